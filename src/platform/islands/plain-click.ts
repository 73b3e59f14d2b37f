import type { MouseEvent } from "react";

/** Whether a press on a link asks for this page to change, and not for a new tab or window. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
