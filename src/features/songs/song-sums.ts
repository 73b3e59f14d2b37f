import { hoursBetween } from "../../platform/dates.ts";
import { allWords } from "../../platform/pages/words.ts";
import { floorList, type SongPreference, songPreferences } from "./model.ts";
import { type DanceTime, dancingMinutes } from "./must-play-time.ts";
import type { SongMoment, SongSum } from "./store.ts";

/** In each language. */
const floors = new Set(allWords.map(({ songs }) => songs.danceFloor.toLowerCase()));

/** Moments named as the dance floor share its list. */
export const ownLists = (moments: readonly SongMoment[]): SongMoment[] =>
  moments.filter(({ name }) => !floors.has(name.trim().toLowerCase()));

const listOfSum = ({ momentId }: SongSum, moments: readonly SongMoment[]): string =>
  moments.some(({ id }) => id === momentId) && momentId ? momentId : floorList;

const countOf = (sums: readonly SongSum[]): number => sums.reduce((all, { count }) => all + count, 0);

export function songsByPreference(
  sums: readonly SongSum[],
  moments: readonly SongMoment[],
  list: string | null,
): Record<SongPreference, number> {
  const listed = sums.filter((sum) => list === null || listOfSum(sum, moments) === list);
  const of = (preference: SongPreference) => countOf(listed.filter((sum) => sum.preference === preference));
  const [must, possible, never, asked] = songPreferences;
  return { [must]: of(must), [possible]: of(possible), [never]: of(never), [asked]: of(asked) };
}

export const songsByList = (sums: readonly SongSum[], moments: readonly SongMoment[]): Record<string, number> =>
  Object.fromEntries(
    [floorList, ...moments.map(({ id }) => id)].map((list) => [
      list,
      countOf(sums.filter((sum) => listOfSum(sum, moments) === list)),
    ]),
  );

export function danceTime(
  sums: readonly SongSum[],
  moments: readonly SongMoment[],
  booking: { startTime: string; endTime: string },
): DanceTime {
  const lists = [floorList, ...moments.filter(({ dancing }) => dancing).map(({ id }) => id)];
  const danced = sums.filter((sum) => sum.preference === "must-play" && lists.includes(listOfSum(sum, moments)));
  return {
    songs: danced.reduce(
      (all, { count, known, seconds }) => ({
        count: all.count + count,
        known: all.known + known,
        seconds: all.seconds + seconds,
      }),
      { count: 0, known: 0, seconds: 0 },
    ),
    minutes: dancingMinutes(moments, hoursBetween(booking.startTime, booking.endTime)),
    lists,
  };
}
