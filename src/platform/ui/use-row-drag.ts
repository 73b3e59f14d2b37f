import { type PointerEvent, useEffect, useRef, useState } from "react";

/** Pixels from the window's edge, and of each scroll step. */
const edge = 72;
const pace = 12;

/** Pixels a row is dragged before scrolling. */
const slack = 8;

export const middleOf = (element: Element): number => {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
};

export interface HandleProps {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
}

interface RowDragOf<Drop> {
  /** CSS selector. */
  rows: string;
  /** Window coordinates; null: nowhere. */
  dropAt: (root: HTMLElement, id: string, x: number, y: number) => Drop | null;
  isSame: (a: Drop | null, b: Drop | null) => boolean;
  onDrop: (drop: Drop) => void;
}

export function useRowDrag<Drop>({ rows, dropAt, isSame, onDrop }: RowDragOf<Drop>) {
  const [drop, setDrop] = useState<Drop | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const drag = useRef<{ row: HTMLElement; startY: number; startX: number; x: number; y: number } | null>(null);

  useEffect(() => {
    if (!dragged) return;
    let frame = requestAnimationFrame(function scroll() {
      const now = drag.current;
      // A press near the edge is no drag toward it.
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

  function follow(id: string) {
    const now = drag.current;
    if (!now || !root.current) return;
    now.row.style.translate = `${now.x + scrollX - now.startX}px ${now.y + scrollY - now.startY}px`;
    const next = dropAt(root.current, id, now.x, now.y);
    if (!isSame(next, drop)) setDrop(next);
  }

  function end() {
    if (drag.current) drag.current.row.style.translate = "";
    drag.current = null;
    setDragged(null);
    setDrop(null);
  }

  const handleProps = (id: string): HandleProps => ({
    onPointerDown(event) {
      const row = event.currentTarget.closest<HTMLElement>(rows);
      if (!row || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const [x, y] = [event.clientX, event.clientY];
      drag.current = { row, x, y, startX: x + scrollX, startY: y + scrollY };
      setDragged(id);
    },
    onPointerMove(event) {
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
