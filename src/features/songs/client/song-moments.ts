import { danceFloor, floorList } from "../model.ts";
import type { DanceTime } from "../must-play-time.ts";
import { songKey } from "../same-song.ts";
import type { Song } from "./song-changes.ts";

/** A moment of the evening that songs may be for. */
export interface MomentName {
  id: string;
  name: string;
}

/** The name of the list that a song is in. */
export const listName = (momentId: string | null, moments: readonly MomentName[]): string =>
  moments.find(({ id }) => id === momentId)?.name ?? danceFloor;

/** A song as a list of many moments shows it. */
export interface ShownSong {
  song: Song;
  moments: readonly string[];
}

/** The songs of a list, each once: one that stands in the lists of several moments under the same wish names them all. */
export function eachOnce(songs: readonly Song[], moments: readonly MomentName[]): ShownSong[] {
  const same = Map.groupBy(songs, ({ wish, title, artist }) => `${wish} ${songKey(title, artist)}`);
  return [...same.values()].flatMap((those) => {
    const [song] = those;
    if (!song) return [];
    const lists = new Set(those.map(({ momentId }) => listName(momentId, moments)));
    // The same song twice in one list is a slip that shows.
    if (lists.size < those.length)
      return those.map((each) => ({ song: each, moments: [listName(each.momentId, moments)] }));
    return [{ song, moments: [...lists] }];
  });
}

/** The must-plays that are danced to once the songs of this page have changed from `before` to `after`. */
export function changedLengths(
  { songs, lists }: DanceTime,
  before: readonly Song[],
  after: readonly Song[],
): DanceTime["songs"] {
  const of = (those: readonly Song[]) => {
    const danced = those.filter(({ wish, momentId }) => wish === "must-play" && lists.includes(momentId ?? floorList));
    const known = danced.flatMap(({ seconds }) => seconds ?? []);
    return { count: danced.length, known: known.length, seconds: known.reduce((sum, each) => sum + each, 0) };
  };
  const [old, now] = [of(before), of(after)];
  return {
    count: songs.count - old.count + now.count,
    known: songs.known - old.known + now.known,
    seconds: songs.seconds - old.seconds + now.seconds,
  };
}
