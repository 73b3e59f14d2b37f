import type { SongRequest } from "./form.ts";
import { songFragment } from "./paths.ts";

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

export const controlId = (song: string, control: string): string => `${songFragment(song).slice(1)}-${control}`;

export const handleHelpId = "song-handle-help";

export const formId = "new-song";

export const titleId = `${formId}-title`;

export type Song = SongRequest & { id: string };

export const wordsOf = ({ title, artist, note, preference, momentId, seconds, explicit }: Song): SongRequest => ({
  title,
  artist,
  note,
  preference,
  momentId,
  seconds,
  explicit,
});

/** `before` when `index` is the first place of the page. */
export function followedBy(
  songs: readonly Song[],
  moved: string,
  preference: Song["preference"],
  index: number,
  before: string | null,
): string | null {
  const others = songs.filter(({ id }) => id !== moved);
  const alike = others.filter((song) => song.preference === preference);
  const previous = alike[index - 1];
  if (previous) return previous.id;
  const next = alike[0];
  const at = next ? others.indexOf(next) : songs.findIndex(({ id }) => id === moved);
  return others[at - 1]?.id ?? before;
}
