import type { D1Database, KVNamespace } from "@cloudflare/workers-types";
import { lte, min, sql } from "drizzle-orm";
import { Hono } from "hono";
import tables from "../../../../dist/tables.json";
import { batchOf } from "../../../database/batch-of.ts";
import { type Database, primary } from "../../../database/client.ts";
import { auditLog } from "../../../database/schema/audit.ts";
import { spotifyConnection } from "../../../database/schema/live.ts";
import { outbox } from "../../../database/schema/outbox.ts";
import type { AppEnv } from "../../../env.ts";
import { day, minute } from "../../../platform/durations.ts";
import { clientNetwork } from "../../../platform/http/client-address.ts";
import { problem } from "../../../platform/http/forms/problem.tsx";
import { timeouts, within } from "../../../platform/http/timeouts.ts";
import { countFailingCalendarsQuery } from "../../calendars/read-calendars.ts";
import { visitorOf } from "../frame/access.tsx";
import { adminApi } from "../paths.ts";
import { countFaultsQuery } from "./faults.ts";
import { lastMinuteQuery } from "./jobs.ts";

/** Milliseconds. */
const longest = { cron: 5 * minute, mail: 30 * minute } as const;

/** Those that lack a table or, as one migration was not applied, a column. */
const lackingTablesQuery = (db: Database) =>
  db.select({ name: sql<string>`made.key` }).from(sql`json_each(${JSON.stringify(tables)}) as made
    where (select count(*) from pragma_table_info(made.key)) < made.value`);

/** Instants; `null` for what has not happened. */
interface Health {
  database: boolean;
  /** Tables; undefined where one that is read here is among them. */
  lacking: string[] | undefined;
  kv: boolean;
  oldestDueMail: number | null;
  lastCron: number | null;
  lastSync: number | null;
  kindsOfFaultToday: number | null;
  failingCalendars: number | null;
}

async function healthOf({ DB, NOW_PLAYING }: { DB: D1Database; NOW_PLAYING: KVNamespace }, now: number) {
  const db = primary(DB);
  const read = batchOf(db, {
    dueMail: db
      .select({ at: min(outbox.nextAttemptAt) })
      .from(outbox)
      .where(lte(outbox.nextAttemptAt, now)),
    cron: lastMinuteQuery(db),
    sync: db.select({ at: spotifyConnection.lastSyncedAt }).from(spotifyConnection),
    faults: countFaultsQuery(db, now - day),
    calendars: countFailingCalendarsQuery(db),
    lacking: lackingTablesQuery(db),
    firstAct: db.select({ at: min(auditLog.createdAt) }).from(auditLog),
  });
  const [rows, kv] = await Promise.all([
    within(
      timeouts.read,
      read.catch(() => null),
    ),
    within(
      timeouts.read,
      NOW_PLAYING.get("health").then(
        () => true,
        () => false,
      ),
      false,
    ),
  ]);
  const health: Health = {
    database: rows?.lacking.length === 0,
    lacking: rows?.lacking.map(({ name }) => name),
    kv,
    oldestDueMail: rows?.dueMail[0]?.at ?? null,
    lastCron: rows?.cron[0]?.at ?? null,
    lastSync: rows?.sync[0]?.at ?? null,
    kindsOfFaultToday: rows?.faults[0]?.kinds ?? null,
    failingCalendars: rows?.calendars[0]?.failing ?? null,
  };
  return { health, isWell: isWell({ ...health, lastCron: health.lastCron ?? rows?.firstAct[0]?.at ?? null }, now) };
}

const isWell = ({ database, kv, lastCron, oldestDueMail }: Health, now: number): boolean =>
  database &&
  kv &&
  (lastCron === null || now - lastCron < longest.cron) &&
  (oldestDueMail === null || now - oldestDueMail < longest.mail);

const inWords = (instant: number | null): string | null => (instant === null ? null : new Date(instant).toISOString());

/** Monitoring has no login and gets only 200 or 503. */
export const health = new Hono<AppEnv>().get(adminApi.health, async (c) => {
  const { success } = await c.env.BEACON_LIMIT.limit({ key: `health:${clientNetwork(c)}` });
  if (!success) {
    c.header("Retry-After", "60");
    return problem(c, 429, "That was a lot at once. Please try again in a minute.");
  }
  const { health: found, isWell } = await healthOf(c.env, Date.now());
  const status = isWell ? "ok" : "failing";
  c.status(isWell ? 200 : 503);
  if (typeof (await visitorOf(c)) !== "object") return c.json({ status });
  const { oldestDueMail, lastCron, lastSync, ...rest } = found;
  const times = { oldestDueMail: inWords(oldestDueMail), lastCron: inWords(lastCron), lastSync: inWords(lastSync) };
  return c.json({ status, ...rest, ...times, version: c.env.VERSION ?? null });
});
