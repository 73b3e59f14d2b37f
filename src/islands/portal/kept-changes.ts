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
 * Keeps `waiting`, and forgets the changes named in `settled`. What another tab keeps stays. Gives whether the browser
 * could do it.
 */
export function keepChanges(booking: string, waiting: readonly SongChange[], settled: ReadonlySet<string>): boolean {
  const mine = new Set(waiting.map(({ key }) => key));
  const others = keptChanges(booking).filter(({ key }) => !mine.has(key) && !settled.has(key));
  const all = [...others, ...waiting];
  try {
    if (all.length > 0) localStorage.setItem(keyOf(booking), JSON.stringify(all));
    else localStorage.removeItem(keyOf(booking));
    return true;
  } catch {
    return false;
  }
}
