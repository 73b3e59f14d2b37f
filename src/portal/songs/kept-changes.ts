import * as z from "zod/mini";
import { type SongChange, songChange } from "./song-changes.ts";

const changes = z.array(songChange);

const keyOf = (booking: string) => `song-changes:${booking}`;

/** What is kept, `null` where the browser does not let it be read. */
function readKept(booking: string): SongChange[] | null {
  try {
    const kept = z.safeParse(changes, JSON.parse(localStorage.getItem(keyOf(booking)) ?? "[]"));
    return kept.success ? kept.data : [];
  } catch {
    return null;
  }
}

/** The changes of a booking's song list that this browser keeps because they are not saved yet. */
export const keptChanges = (booking: string): SongChange[] => readKept(booking) ?? [];

/** Whether a change that was kept no longer is: another tab has saved it, or put another in its place. */
export const isGone = (booking: string, change: string): boolean =>
  readKept(booking)?.every(({ key }) => key !== change) ?? false;

/**
 * Keeps `waiting`, and forgets every other change that this tab has `held`: it is settled, or another has taken its
 * place. What other tabs keep stays, and what they have forgotten does not come back. Gives whether the browser could do
 * it, and adds to `held` what is kept.
 */
export function keepChanges(booking: string, waiting: readonly SongChange[], held: Set<string>): boolean {
  const mine = new Set(waiting.map(({ key }) => key));
  const stay = keptChanges(booking).filter(({ key }) => mine.has(key) || !held.has(key));
  const all = [...stay, ...waiting.filter(({ key }) => !held.has(key))];
  try {
    if (all.length > 0) localStorage.setItem(keyOf(booking), JSON.stringify(all));
    else localStorage.removeItem(keyOf(booking));
    for (const key of mine) held.add(key);
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs `send` while no other tab runs one for this booking. A tab that sleeps may never let go, so the wait ends after 20
 * seconds: sending something twice does no harm.
 */
export function inTurn<T>(booking: string, send: () => Promise<T>): Promise<T> {
  if (!("locks" in navigator)) return send();
  return navigator.locks.request(keyOf(booking), { signal: AbortSignal.timeout(20_000) }, send).catch(send);
}
