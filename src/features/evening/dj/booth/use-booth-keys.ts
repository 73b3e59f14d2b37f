import { useEffect, useState } from "react";
import type { BoothSong } from "../../booth.ts";
import type { BoothMove } from "./form.ts";

interface BoothKeys {
  wishes: readonly BoothSong[];
  next: BoothSong | null;
  move: (move: BoothMove) => void;
  undo: () => void;
}

const moveOf = (act: BoothMove["act"], { key, title, artist, state }: BoothSong): BoothMove => ({
  ...{ act, key, title, artist: artist ?? "", from: state ?? "" },
});

/** Whether a key is meant for what has the focus. */
function isTaken({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return true;
  if (target.closest("input, textarea, select")) return true;
  return key === " " && target.closest("button, a, summary")?.matches(":focus-visible") === true;
}

/** The booth by keys: J and K choose a wish, N puts it next, X declines it, Space starts what is next, U undoes. Gives the row that is chosen. */
export function useBoothKeys({ wishes, next, move, undo }: BoothKeys): number {
  const [asked, setChosen] = useState(0);
  const chosen = Math.min(asked, wishes.length - 1);
  useEffect(() => {
    const song = wishes[chosen];
    const acts: Readonly<Record<string, () => void>> = {
      j: () => setChosen(Math.min(chosen + 1, wishes.length - 1)),
      k: () => setChosen(Math.max(chosen - 1, 0)),
      n: () => song && !song.isNever && move(moveOf("next", song)),
      x: () => song && move(moveOf("declined", song)),
      " ": () => next && move(moveOf("playing", next)),
      u: undo,
    };
    const press = (event: KeyboardEvent) => {
      const act = isTaken(event) ? undefined : acts[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  return chosen;
}
