import type { Moment } from "../timeline/model.ts";

const callsForSong =
  /\bdances?\b|song|waltz|vals|[hj]ora\b|entrance|processional|recessional|candle|\bbailes?\b|canción|entrada|velas/i;

/** Unless its own list has one. */
export const needsSong = ({ name, dancing, songTitle }: Pick<Moment, "name" | "dancing" | "songTitle">): boolean =>
  callsForSong.test(name) && !dancing && !songTitle;
