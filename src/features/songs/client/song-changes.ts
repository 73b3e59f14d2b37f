import * as z from "zod/mini";
import { songWishes } from "../model.ts";
import { songFragment } from "./paths.ts";

/** What was done just now without JavaScript, as the address says it. */
export const songNotices = {
  added: "The song is added.",
  pasted: "The songs are added.",
  saved: "Your change is saved.",
  removed: "The song is off the list.",
  moved: "The song is moved.",
  proposed: "Proposed. It waits for my yes.",
} as const;

export type SongNotice = keyof typeof songNotices;

export const isSongNotice = (value: string | undefined): value is SongNotice =>
  value !== undefined && Object.hasOwn(songNotices, value);

/** Ids of a row's controls, by which focus finds them again. */
export const controlId = (song: string, control: string): string => `${songFragment(song).slice(1)}-${control}`;

/** Id of the words that say how the handle is used by keyboard. */
export const handleHelpId = "song-handle-help";

export const formId = "new-song";

export const titleId = `${formId}-title`;

const song = z.object({
  id: z.string(),
  title: z.string(),
  artist: z.nullable(z.string()),
  note: z.nullable(z.string()),
  wish: z.enum(songWishes),
  momentId: z._default(z.nullable(z.string()), null),
  seconds: z._default(z.nullable(z.number()), null),
  explicit: z._default(z.nullable(z.boolean()), null),
});

/** A change of the list. `song` is what it should then be; `after` is the song that it then follows, `null` for none. */
export const songChange = z.object({
  /** Names this change, however often it is kept, read back and sent. */
  key: z.string(),
  kind: z.enum(["add", "edit", "move", "remove"]),
  song,
  after: z.optional(z.nullable(z.string())),
});

export type Song = z.output<typeof song>;
export type SongChange = z.output<typeof songChange>;

/** The list after `change`. `before` is the song that comes before the list's first one, on a page before this. */
export function applyChange(songs: readonly Song[], change: SongChange, before: string | null): readonly Song[] {
  const { kind, song: changed, after } = change;
  const known = songs.some(({ id }) => id === changed.id);
  if (kind === "edit") return songs.map((each) => (each.id === changed.id ? { ...changed } : each));
  if (kind === "add" ? known : !known) return songs;
  const others = songs.filter(({ id }) => id !== changed.id);
  if (kind === "remove") return others;
  if (after === before || after === null) return [changed, ...others];
  const neighbor = others.findIndex(({ id }) => id === after);
  if (neighbor >= 0) return others.toSpliced(neighbor + 1, 0, changed);
  // The neighbor is on another page.
  return kind === "add" ? [...others, changed] : songs.map((each) => (each.id === changed.id ? changed : each));
}

/**
 * The changes that wait, with `next` behind them. What it makes pointless is left out; `sending` is the key of the one
 * that is under way and has to stay.
 */
export function enqueue(
  waiting: readonly SongChange[],
  next: SongChange,
  sending: string | null,
): readonly SongChange[] {
  const last = waiting.at(-1);
  const repeats =
    last && last.key !== sending && last.kind === next.kind && last.song.id === next.song.id && next.kind !== "add";
  return [...(repeats ? waiting.slice(0, -1) : waiting), next];
}

/**
 * The song that one follows when it is put at `index` among the songs of `wish`, itself left out: `before` when that is
 * the first place of the page.
 */
export function followedBy(
  songs: readonly Song[],
  moved: string,
  wish: Song["wish"],
  index: number,
  before: string | null,
): string | null {
  const others = songs.filter(({ id }) => id !== moved);
  const alike = others.filter((song) => song.wish === wish);
  const previous = alike[index - 1];
  if (previous) return previous.id;
  const next = alike[0];
  // A list that is empty takes the song wherever it is in the order.
  const at = next ? others.indexOf(next) : songs.findIndex(({ id }) => id === moved);
  return others[at - 1]?.id ?? before;
}
