import * as z from "zod/mini";
import { type SongChange, songChange } from "./song-changes.ts";

const changes = z.array(songChange);

const keyOf = (booking: string) => `song-changes:${booking}`;

/** The changes of a booking's song list that this browser keeps because they are not saved yet. */
export function keptChanges(booking: string): SongChange[] {
  try {
    const kept = z.safeParse(changes, JSON.parse(localStorage.getItem(keyOf(booking)) ?? "[]"));
    return kept.success ? kept.data : [];
  } catch {
    return [];
  }
}

/**
 * Keeps `waiting`, and forgets every other change that this tab has `held`: it is settled, or another has taken its
 * place. What other tabs keep stays. Gives whether the browser could do it, and adds to `held` what is kept.
 */
export function keepChanges(booking: string, waiting: readonly SongChange[], held: Set<string>): boolean {
  const mine = new Set(waiting.map(({ key }) => key));
  const others = keptChanges(booking).filter(({ key }) => !mine.has(key) && !held.has(key));
  const all = [...others, ...waiting];
  try {
    if (all.length > 0) localStorage.setItem(keyOf(booking), JSON.stringify(all));
    else localStorage.removeItem(keyOf(booking));
    for (const key of mine) held.add(key);
    return true;
  } catch {
    return false;
  }
}
