import { middleOf, useRowDrag } from "../../../platform/ui/use-row-drag.ts";
import { type SongPreference, songPreferences } from "../model.ts";

/** `index` is counted without the dragged song. */
export interface Drop {
  id: string;
  preference: SongPreference;
  index: number;
}

function dropAt(root: HTMLElement, id: string, x: number, y: number): Drop | null {
  for (const preference of songPreferences) {
    const list = root.querySelector(`[data-preference="${preference}"]`);
    const box = list?.getBoundingClientRect();
    if (!list || !box || x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
    const rows = [...list.querySelectorAll<HTMLElement>("[data-song]")].filter((row) => row.dataset.song !== id);
    return { id, preference, index: rows.filter((row) => middleOf(row) < y).length };
  }
  return null;
}

export const useSongDrag = (onDrop: (drop: Drop) => void) =>
  useRowDrag({
    rows: "[data-song]",
    dropAt,
    isSame: (a, b) => a?.index === b?.index && a?.preference === b?.preference,
    onDrop,
  });
