import type { D1Database } from "@cloudflare/workers-types";
import { count, desc, gt, lt, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import { type Database, primary } from "../../db/client.ts";
import { day, hour, minute } from "../../durations.ts";
import { queueMailQuery } from "../../mail/outbox.ts";
import { inTime } from "../../web/deadline.ts";
import { faults } from "./schema.ts";

/** Milliseconds for which faults are kept. */
export const faultsKept = 30 * day;

/** Kinds of fault that a digest lists at most. */
const listed = 20;

/** Something that went wrong: the name of its line in the log, where it was, and the request's id. */
export interface Fault {
  event: string;
  place: string;
  id: string;
}

/** What this isolate has not written yet, by event and place. */
const held = new WeakMap<D1Database, Map<string, { times: number; writtenAt: number }>>();

/**
 * Counts a fault for the digest: each kind is written once a minute at most, so that a storm of them is no storm of writes.
 * Never throws: a fault of the database can only be logged.
 */
export async function noteFault(d1: D1Database, { event, place, id }: Fault, now: number): Promise<void> {
  const kinds = held.get(d1) ?? new Map<string, { times: number; writtenAt: number }>();
  held.set(d1, kinds);
  const known = kinds.get(`${event} ${place}`) ?? { times: 0, writtenAt: 0 };
  kinds.set(`${event} ${place}`, known);
  known.times += 1;
  if (now - known.writtenAt < minute) return;
  const { times } = known;
  Object.assign(known, { times: 0, writtenAt: now });
  const latest = { lastId: id, lastAt: now };
  const counted = primary(d1)
    .insert(faults)
    .values({ hour: now - (now % hour), event, place, times, ...latest })
    .onConflictDoUpdate({
      target: [faults.hour, faults.event, faults.place],
      set: { times: sql`${faults.times} + ${times}`, ...latest },
    });
  await inTime(counted).catch(() => console.error(JSON.stringify({ event: "fault-not-counted", of: event, id })));
}

/** A statement that counts the kinds of fault since `since`. */
export const countFaultsQuery = (db: Database, since: number) =>
  db.select({ kinds: count() }).from(faults).where(gt(faults.lastAt, since));

/** Queues the mail that tells the administrator of what went wrong since `since`, if anything did. */
export async function queueFaultDigest(db: Database, since: number, now: number): Promise<void> {
  const found = await db
    .select()
    .from(faults)
    .where(gt(faults.lastAt, Math.max(since, now - faultsKept)))
    .orderBy(desc(faults.lastAt))
    .limit(listed);
  if (found.length === 0) return;
  const told = found.map(({ event, place, times, lastAt, lastId }) => ({ event, place, times, lastAt, lastId }));
  await queueMailQuery(
    db,
    { kind: "fault-digest", faults: told },
    site.email,
    `fault-digest:${Math.floor(now / hour)}`,
    now,
  );
}

/** A statement that forgets faults that are too old. */
export const removeOldFaultsQuery = (db: Database, now: number) =>
  db.delete(faults).where(lt(faults.lastAt, now - faultsKept));
