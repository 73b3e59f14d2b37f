import { floorList } from "../model.ts";
import type { DanceTime } from "../must-play-time.ts";
import { songKey } from "../same-song.ts";
import type { Song } from "./song-changes.ts";

export interface MomentName {
  id: string;
  name: string;
  needsSong?: boolean;
}

const listName = (momentId: string | null, moments: readonly MomentName[], floor: string): string =>
  moments.find(({ id }) => id === momentId)?.name ?? floor;

export interface ShownSong {
  song: Song;
  moments: readonly string[];
}

/** Names all moments of a song. */
export function eachOnce(songs: readonly Song[], moments: readonly MomentName[], floor: string): ShownSong[] {
  const same = Map.groupBy(songs, ({ preference, title, artist }) => `${preference} ${songKey(title, artist)}`);
  return [...same.values()].flatMap((those) => {
    const [song] = those;
    if (!song) return [];
    const lists = new Set(those.map(({ momentId }) => listName(momentId, moments, floor)));
    // A duplicate within one list is a mistake that must show.
    if (lists.size < those.length)
      return those.map((each) => ({ song: each, moments: [listName(each.momentId, moments, floor)] }));
    return [{ song, moments: [...lists] }];
  });
}

export function changedLengths(
  { songs, lists }: DanceTime,
  before: readonly Song[],
  after: readonly Song[],
): DanceTime["songs"] {
  const of = (those: readonly Song[]) => {
    const danced = those.filter(
      ({ preference, momentId }) => preference === "must-play" && lists.includes(momentId ?? floorList),
    );
    const lengths = danced.flatMap(({ seconds }) => seconds ?? []);
    return { count: danced.length, known: lengths.length, seconds: lengths.reduce((sum, each) => sum + each, 0) };
  };
  const [old, now] = [of(before), of(after)];
  return {
    count: songs.count - old.count + now.count,
    known: songs.known - old.known + now.known,
    seconds: songs.seconds - old.seconds + now.seconds,
  };
}
