import { type SongWish, songWishLabels } from "../model.ts";
import type { PastedList, PastedSong } from "../pasted-song.ts";
import { pastedTable } from "../pasted-table.ts";
import { songKey } from "../same-song.ts";

/** A song of a pasted list, as it is shown to be ticked. */
export interface PreviewRow {
  song: PastedSong;
  /** What the client should know of it, in words. */
  remark: string | null;
  taken: boolean;
  turned: boolean;
}

/** A pasted list as it was understood. */
export interface Preview {
  list: PastedList;
  rows: PreviewRow[];
  /** The list as a table, which is sent back with the ticks. */
  table: string;
}

const doubts = {
  "no artist": "No artist found.",
  "several dashes": "Several dashes: please check where the title begins.",
} as const;

/** What is shown of an understood list. A song that is on the client's list already, or above in this one, is not ticked. */
export function previewOf(
  list: PastedList,
  known: ReadonlyMap<string, SongWish>,
  { take, turn }: { take: ReadonlySet<number> | null; turn: ReadonlySet<number> },
): Preview {
  const seen = new Set<string>();
  const rows = list.songs.map((song, at) => {
    const key = songKey(song.title, song.artist);
    const turned = song.artist === null ? key : songKey(song.artist, song.title);
    const wish = known.get(key) ?? known.get(turned);
    const twice = seen.has(key);
    seen.add(key);
    const there = wish ? `Already on your list: ${songWishLabels[wish]}.` : twice ? "Twice in this list." : null;
    const remark = there ?? (song.doubt && doubts[song.doubt]);
    return { song, remark, taken: take ? take.has(at) : there === null, turned: turn.has(at) };
  });
  return { list, rows, table: pastedTable(list.songs) };
}
