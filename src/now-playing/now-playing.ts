import type { KVNamespace } from "@cloudflare/workers-types";
import * as z from "zod/mini";
import type { Database } from "../db/client.ts";
import { changeNowPlaying, markPublished, type NowPlayingChange, storedNowPlaying } from "../db/now-playing.ts";
import { type NowPlaying, nowPlayingState } from "../forms/now-playing.ts";

/** The one key in the namespace. */
export const nowPlayingKey = "now-playing";

/** Seconds for which a place keeps its copy of the value: the least that KV allows. */
const cacheTtl = 30;

const silence: NowPlaying = { title: "", artist: "", isLive: false, updatedAt: 0 };

/** What visitors are told, from the nearest copy of KV. It lags behind a change by a minute at most. */
export async function publicNowPlaying(kv: KVNamespace): Promise<NowPlaying> {
  const { data } = z.safeParse(nowPlayingState, await kv.get(nowPlayingKey, { type: "json", cacheTtl }));
  return data ?? silence;
}

export interface Stage {
  db: Database;
  kv: KVNamespace;
}

/**
 * Changes what plays now: a track, the live flag, or both; what is left out stays. KV is written only when something
 * differs. Going live queues a mail to everyone who asked for it, once a broadcast.
 *
 * @throws when D1 or KV does; a change that reached D1 alone is published by the next call or by the Cron Trigger
 */
export async function setNowPlaying(stage: Stage, change: NowPlayingChange, now: number): Promise<NowPlaying> {
  return publish(stage, await changeNowPlaying(stage.db, change, now));
}

/** Brings KV up to date when an earlier change did not reach it. */
export async function publishNowPlaying(stage: Stage): Promise<void> {
  const [row] = await storedNowPlaying(stage.db);
  if (row) await publish(stage, row);
}

type Row = Awaited<ReturnType<typeof storedNowPlaying>>[number];

async function publish({ db, kv }: Stage, { publishedAt, ...nowPlaying }: Row): Promise<NowPlaying> {
  if (publishedAt !== nowPlaying.updatedAt) {
    await kv.put(nowPlayingKey, JSON.stringify(nowPlaying));
    await markPublished(db, nowPlaying.updatedAt);
  }
  return nowPlaying;
}
