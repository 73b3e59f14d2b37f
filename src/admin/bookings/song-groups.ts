import type { WishedSong } from "../../business/bookings/client-wishes.ts";
import { otherLists } from "../../vocabulary/same-song.ts";
import { type SongWish, songWishes } from "../../vocabulary/songs.ts";

/** A song as the DJ's list shows it. `alsoIn`: the other lists in which the client has it as well. */
export interface DeskSong extends WishedSong {
  alsoIn: readonly SongWish[];
}

/** The songs of one list, moment by moment; those without a moment come last, under `null`. */
export interface SongGroup {
  wish: SongWish;
  count: number;
  moments: readonly { moment: string | null; songs: readonly DeskSong[] }[];
}

/** A client's songs by list and moment, each in the client's own order. Moments come in the order of their first song. */
export function songGroups(songs: readonly WishedSong[]): SongGroup[] {
  const others = otherLists(songs);
  return songWishes.map((wish) => {
    const listed = songs
      .filter((song) => song.wish === wish)
      .map((song) => ({ ...song, alsoIn: others.get(song.id) ?? [] }));
    const keyOf = ({ note }: WishedSong) => note?.trim().toLowerCase() ?? "";
    const byMoment = [...Map.groupBy(listed, keyOf).values()].map((those) => ({
      moment: those[0]?.note ?? null,
      songs: those,
    }));
    const isNamed = ({ moment }: { moment: string | null }) => moment !== null;
    const moments = [...byMoment.filter(isNamed), ...byMoment.filter((each) => !isNamed(each))];
    return { wish, count: listed.length, moments };
  });
}
