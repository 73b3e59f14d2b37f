import { songFragment } from "./paths.ts";

/** Ids of a row's controls, by which focus finds them again. */
export const controlId = (song: string, control: string): string => `${songFragment(song).slice(1)}-${control}`;

/** Id of the words that say how the handle is used by keyboard. */
export const handleHelpId = "song-handle-help";

export const formId = "new-song";

export const titleId = `${formId}-title`;
