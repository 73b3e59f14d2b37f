import type { WishedSong } from "../../business/bookings/client-wishes.ts";
import { otherLists } from "../../vocabulary/same-song.ts";
import { type SongWish, songWishes } from "../../vocabulary/songs.ts";

/** A song as the DJ's list shows it. `alsoIn`: the other lists in which the client has it as well. */
export interface DeskSong extends WishedSong {
  alsoIn: readonly SongWish[];
}

/** The songs of one list, moment by moment; those without a moment come last, and are named so only if there are others. */
export interface SongGroup {
  wish: SongWish;
  count: number;
  moments: readonly { moment: string | null; songs: readonly DeskSong[] }[];
}

const anyMoment = "At any moment";

/** A client's songs by list and moment, each in the client's own order. Moments come in the order of their first song. */
export function songGroups(songs: readonly WishedSong[]): SongGroup[] {
  const others = otherLists(songs);
  return songWishes.map((wish) => {
    const listed = songs
      .filter((song) => song.wish === wish)
      .map((song) => ({ ...song, alsoIn: others.get(song.id) ?? [] }));
    const isOnly = (those: readonly WishedSong[]) => those.length === listed.length;
    const keyOf = ({ note }: WishedSong) => note?.trim().toLowerCase() ?? "";
    const byMoment = [...Map.groupBy(listed, keyOf).values()].map((those) => ({
      moment: those[0]?.note ?? (isOnly(those) ? null : anyMoment),
      songs: those,
    }));
    const hasNote = ({ songs: [first] }: { songs: readonly WishedSong[] }) => Boolean(first?.note);
    const moments = [...byMoment.filter(hasNote), ...byMoment.filter((each) => !hasNote(each))];
    return { wish, count: listed.length, moments };
  });
}
