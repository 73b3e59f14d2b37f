import type { SongRequest } from "./form.ts";
import { songFragment } from "./paths.ts";

/** What was done just now without JavaScript, as the address says it. */
export const songNotices = {
  added: "The song is added.",
  pasted: "The songs are added.",
  saved: "Your change is saved.",
  removed: "The song is off the list.",
  moved: "The song is moved.",
  undone: "Undone.",
  proposed: "Proposed.",
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

/** A song as the list shows it. */
export type Song = SongRequest & { id: string };

/** The words of a song alone. */
export const wordsOf = ({ title, artist, note, wish, momentId, seconds, explicit }: Song): SongRequest => ({
  ...{ title, artist, note, wish, momentId, seconds, explicit },
});

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
