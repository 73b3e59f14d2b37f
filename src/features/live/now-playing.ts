import type { KVNamespace } from "@cloudflare/workers-types";
import * as z from "zod/mini";
import type { Database } from "../../database/client.ts";
import { timeouts, within } from "../../platform/http/timeouts.ts";
import { type NowPlaying, nowPlayingState } from "./model.ts";
import {
  changeNowPlaying,
  markPublished,
  markUnpublished,
  type NowPlayingChange,
  storedNowPlayingQuery,
} from "./stored-now-playing.ts";

export const nowPlayingKey = "now-playing";

/** Seconds: KV's minimum. */
const cacheTtl = 30;

const silence: NowPlaying = { title: "", artist: "", isLive: false, updatedAt: 0 };

const late = Symbol("late");

/** Used when KV does not answer. */
const lastKnown = new WeakMap<KVNamespace, NowPlaying>();

/** KV's nearest copy lags by a minute at most; when KV fails or is slow, the last known state counts. */
export async function publicNowPlaying(kv: KVNamespace): Promise<NowPlaying> {
  try {
    const value = await within(timeouts.read, kv.get(nowPlayingKey, { type: "json", cacheTtl }), late);
    if (value === late) throw new Error("KV did not answer in time");
    const { data = silence } = z.safeParse(nowPlayingState, value);
    lastKnown.set(kv, data);
    return data;
  } catch (error) {
    console.error(JSON.stringify({ event: "now-playing-unread", message: String(error) }));
    return lastKnown.get(kv) ?? silence;
  }
}

/** D1 decides; KV holds the copy for visitors. */
export interface NowPlayingStore {
  db: Database;
  kv: KVNamespace;
}

/**
 * Omitted values stay. A change that did not reach KV is published by the next call or the Cron Trigger.
 * @throws when D1 does not take the change
 */
export async function setNowPlaying(
  store: NowPlayingStore,
  change: NowPlayingChange,
  now: number,
): Promise<NowPlaying> {
  const row = await changeNowPlaying(store.db, change, now);
  await publish(store, row).catch((error: unknown) => {
    console.error(JSON.stringify({ event: "publish-failed", message: String(error) }));
  });
  const { publishedAt: _, ...nowPlaying } = row;
  return nowPlaying;
}

/** Retries a change that did not reach KV. */
export async function publishNowPlaying(store: NowPlayingStore): Promise<void> {
  const [row] = await storedNowPlayingQuery(store.db);
  if (row) await publish(store, row);
}

type Row = Awaited<ReturnType<typeof storedNowPlayingQuery>>[number];

/**
 * A slow write may overwrite a newer one, and a failed one may have landed: the newest row then counts as unpublished
 * and is written again.
 */
async function publish({ db, kv }: NowPlayingStore, row: Row): Promise<void> {
  let next: Row | undefined = row;
  for (let chances = 3; next && chances > 0; chances -= 1) {
    const { publishedAt, ...nowPlaying }: Row = next;
    if (publishedAt === nowPlaying.updatedAt) return;
    try {
      await kv.put(nowPlayingKey, JSON.stringify(nowPlaying));
    } catch (error) {
      await markUnpublished(db);
      throw error;
    }
    if (await markPublished(db, nowPlaying.updatedAt)) return;
    next = await markUnpublished(db);
  }
}
