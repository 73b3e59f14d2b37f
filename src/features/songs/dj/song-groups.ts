import type { ListedSong } from "../../bookings/client-bookings.ts";
import { type SongPreference, songPreferenceLabels, songPreferences } from "../model.ts";
import { otherLists, songKey } from "../same-song.ts";

/** `alsoIn`: other lists with the song. */
export interface GroupedSong extends ListedSong {
  alsoIn: readonly string[];
}

/** Songs without a moment come last. */
export interface SongGroup {
  preference: SongPreference;
  count: number;
  moments: readonly { moment: string | null; songs: readonly GroupedSong[] }[];
}

const anyMoment = "At any moment";

const momentOf = ({ moment, note }: ListedSong): string | null => moment ?? note?.trim() ?? null;

function eachOnce(
  listed: readonly ListedSong[],
  others: ReadonlyMap<string, readonly SongPreference[]>,
): GroupedSong[] {
  const same = Map.groupBy(listed, ({ title, artist }) => songKey(title, artist));
  return [...same.values()].flatMap(([first, ...more]) => {
    if (!first) return [];
    const own = momentOf(first);
    const moments = more.map((song) => momentOf(song) ?? anyMoment).filter((moment) => moment !== (own ?? anyMoment));
    const preferences = (others.get(first.id) ?? []).map((preference) => songPreferenceLabels[preference]);
    return [{ ...first, alsoIn: [...new Set(moments), ...preferences] }];
  });
}

export function songGroups(songs: readonly ListedSong[]): SongGroup[] {
  const others = otherLists(songs);
  return songPreferences.map((preference) => {
    const listed = eachOnce(
      songs.filter((song) => song.preference === preference),
      others,
    );
    const keyOf = (song: ListedSong) => momentOf(song)?.toLowerCase() ?? "";
    const isOnly = (those: readonly ListedSong[]) => those.length === listed.length;
    const byMoment = [...Map.groupBy(listed, keyOf).values()].map(([first, ...more]) => {
      const those = first ? [first, ...more] : [];
      return { moment: (first && momentOf(first)) || (isOnly(those) ? null : anyMoment), songs: those };
    });
    const hasMoment = ({ songs: [first] }: { songs: readonly ListedSong[] }) => Boolean(first && momentOf(first));
    const moments = [...byMoment.filter(hasMoment), ...byMoment.filter((each) => !hasMoment(each))];
    return { preference, count: listed.length, moments };
  });
}
