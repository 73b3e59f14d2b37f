import { middleOf, useRowDrag } from "../../../platform/ui/use-row-drag.ts";
import { type SongWish, songWishes } from "../model.ts";

/** Where a dragged song would go: before the song at `index` of a list, the dragged one left out. */
export interface Drop {
  id: string;
  wish: SongWish;
  index: number;
}

/** The list under a point, and the place in it. */
function dropAt(root: HTMLElement, id: string, x: number, y: number): Drop | null {
  for (const wish of songWishes) {
    const list = root.querySelector(`[data-wish="${wish}"]`);
    const box = list?.getBoundingClientRect();
    if (!list || !box || x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
    const rows = [...list.querySelectorAll<HTMLElement>("[data-song]")].filter((row) => row.dataset.song !== id);
    return { id, wish, index: rows.filter((row) => middleOf(row) < y).length };
  }
  return null;
}

/** Dragging a song by its handle, with a mouse, a pen or a finger. `onDrop` takes where it was let go. */
export const useSongDrag = (onDrop: (drop: Drop) => void) =>
  useRowDrag({
    rows: "[data-song]",
    dropAt,
    isSame: (a, b) => a?.index === b?.index && a?.wish === b?.wish,
    onDrop,
  });
