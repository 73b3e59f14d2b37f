import { type PointerEvent, useEffect, useRef, useState } from "react";
import { type SongWish, songWishes } from "../../vocabulary/songs.ts";

/** Where a dragged song would go: before the song at `index` of a list, the dragged one left out. */
export interface Drop {
  id: string;
  wish: SongWish;
  index: number;
}

/** Distance from the window's edge within which the page scrolls under a dragged song, and how fast, in pixels. */
const edge = 72;
const pace = 12;

/** How far a song has to be dragged before that, in pixels. */
const slack = 8;

const middleOf = (element: Element): number => {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
};

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
export function useSongDrag(onDrop: (drop: Drop) => void) {
  const [drop, setDrop] = useState<Drop | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const drag = useRef<{ row: HTMLElement; startY: number; startX: number; x: number; y: number } | null>(null);

  useEffect(() => {
    if (!dragged) return;
    let frame = requestAnimationFrame(function scroll() {
      const now = drag.current;
      // A press near the edge alone is no drag toward it.
      const far = now && Math.abs(now.y + scrollY - now.startY) > slack;
      const step = far && now.y < edge ? -pace : far && now.y > innerHeight - edge ? pace : 0;
      if (step) {
        scrollBy({ top: step, behavior: "instant" });
        follow(dragged);
      }
      frame = requestAnimationFrame(scroll);
    });
    const cancel = (event: KeyboardEvent) => {
      if (event.key === "Escape") end();
    };
    addEventListener("keydown", cancel);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("keydown", cancel);
    };
  });

  /** Puts the dragged row under the pointer, and marks where it would go. */
  function follow(id: string) {
    const now = drag.current;
    if (!now || !root.current) return;
    now.row.style.translate = `${now.x + scrollX - now.startX}px ${now.y + scrollY - now.startY}px`;
    const next = dropAt(root.current, id, now.x, now.y);
    if (next?.index !== drop?.index || next?.wish !== drop?.wish) setDrop(next);
  }

  function end() {
    if (drag.current) drag.current.row.style.translate = "";
    drag.current = null;
    setDragged(null);
    setDrop(null);
  }

  /** What the handle of a song needs. */
  const handleProps = (id: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const row = event.currentTarget.closest<HTMLElement>("[data-song]");
      if (!row || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const [x, y] = [event.clientX, event.clientY];
      drag.current = { row, x, y, startX: x + scrollX, startY: y + scrollY };
      setDragged(id);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!drag.current) return;
      drag.current.x = event.clientX;
      drag.current.y = event.clientY;
      follow(id);
    },
    onPointerUp() {
      const place = drop;
      const under = drag.current !== null;
      end();
      if (under && place) onDrop(place);
    },
    onPointerCancel: end,
  });

  return { root, drop, dragged, handleProps };
}
