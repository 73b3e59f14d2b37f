import type { MouseEvent } from "react";

/** Excludes clicks for a new tab or window. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
