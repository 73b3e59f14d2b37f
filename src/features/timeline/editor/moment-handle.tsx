import type { KeyboardEvent } from "react";
import type { RowEditing } from "./plan-editing.ts";

/** What a moment is dragged by, and moved with the arrow keys. */
export function Handle({ id, name, editing }: { id: string; name: string; editing: RowEditing }) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    editing.onStep(id, event.key === "ArrowUp" ? -1 : 1);
  }
  return (
    <button
      type="button"
      className="plan-handle"
      id={`${id}-handle`}
      aria-label={`Move ${name}`}
      aria-describedby="plan-handle-help"
      onKeyDown={onKeyDown}
      {...editing.handleProps(id)}
    >
      <span className="i-lucide-grip-vertical" aria-hidden="true" />
    </button>
  );
}
