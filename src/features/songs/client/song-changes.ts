import type { Words } from "../../../content/words/en/index.ts";
import type { ChangeWords } from "../../../platform/islands/changes/use-item-list.ts";
import type { OtherWords } from "../../../platform/pages/words.ts";
import type { SongRequest } from "./form.ts";
import { songFragment } from "./paths.ts";

/** Of the island. */
export type SongWords = ChangeWords & OtherWords & Pick<Words, "songs"> & { gauge: Words["portal"]["gauge"] };

export const songDone = ["added", "pasted", "saved", "removed", "moved", "undone", "proposed"] as const;

export type SongNotice = (typeof songDone)[number];

export const controlId = (song: string, control: string): string => `${songFragment(song).slice(1)}-${control}`;

export const handleHelpId = "song-handle-help";

export const formId = "new-song";

export const titleId = `${formId}-title`;

export type Song = SongRequest & { id: string };

export const requestOfSong = ({ title, artist, note, preference, momentId, seconds, explicit }: Song): SongRequest => ({
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
