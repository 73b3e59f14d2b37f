import type * as z from "zod/mini";
import type { Delay } from "../../../platform/islands/changes/use-change-queue.ts";
import { delayOf, post } from "../../../platform/islands/request.ts";
import { begun, crateLimits, type Replaced, replaced, type Track, taken } from "../model.ts";
import { crateApi } from "./paths.ts";

const encoder = new TextEncoder();

/** Deterministic, so an interrupted upload can go on. */
function portionsOf(tracks: readonly Track[]): Track[][] {
  const portions: Track[][] = [];
  let bytes = 0;
  for (const track of tracks) {
    const size = encoder.encode(JSON.stringify(track)).length + 1;
    const last = portions.at(-1);
    if (last && last.length < crateLimits.portion && bytes + size < crateLimits.portionBytes) {
      last.push(track);
      bytes += size;
    } else {
      portions.push([track]);
      bytes = size;
    }
  }
  return portions;
}

async function hashOf(tracks: readonly Track[]): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", encoder.encode(JSON.stringify(tracks)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** In milliseconds. */
const pause = 5000;

/** `sent` counts tracks; `delay` is why sending waits. */
export type TellSending = (sent: number, delay: Delay | null) => void;

/**
 * Skips portions that have arrived, and waits while offline.
 * @throws {HttpError} when the site refuses it
 */
export async function sendLibrary(tracks: readonly Track[], tell: TellSending): Promise<Replaced> {
  let sent = 0;
  async function send<T>(path: string, payload: object, answer: z.ZodMiniType<T>): Promise<T> {
    for (;;) {
      try {
        const taken = await post(path, payload, answer);
        tell(sent, null);
        return taken;
      } catch (error) {
        const delay = delayOf(error);
        if (delay === null) throw error;
        tell(sent, delay);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }
  const portions = portionsOf(tracks);
  const upload = await hashOf(tracks);
  const { portions: there } = await send(crateApi.begin, { upload }, begun);
  for (const [number, portion] of portions.entries()) {
    if (number >= there) await send(crateApi.portion, { upload, number, tracks: portion }, taken);
    sent += portion.length;
    tell(sent, null);
  }
  return send(crateApi.finish, { upload, portions: portions.length }, replaced);
}
