import type { D1Database } from "@cloudflare/workers-types";
import { count, gt, lt, sql } from "drizzle-orm";
import { site } from "../../../content/site.ts";
import { type Database, primary } from "../../../database/client.ts";
import { insertFrom } from "../../../database/insert-from.ts";
import { faults } from "../../../database/schema/operation.ts";
import type { MailOf } from "../../../database/schema/outbox-mail.ts";
import { calendarDateAt, instantAt } from "../../../platform/dates.ts";
import { day, hour, minute } from "../../../platform/durations.ts";
import { instantInWords } from "../../../platform/english.ts";
import { inTime } from "../../../platform/http/timeouts.ts";
import { automaticMailsAt, mostAnHour } from "../../../platform/mail/automatic-mail.ts";
import type { MailContent } from "../../../platform/mail/message.ts";
import { queueMailsOfRowsQuery } from "../../../platform/mail/outbox.ts";
import { absolute } from "../../site/paths.ts";
import { adminPaths } from "../paths.ts";

/** Milliseconds. */
const faultRetention = 30 * day;

const listed = 20;

export interface Fault {
  event: string;
  place: string;
  id: string;
}

/** Not yet written by this isolate, by event and place. */
const unwritten = new WeakMap<D1Database, Map<string, { times: number; writtenAt: number }>>();

/** Once a minute per kind, against a storm of writes. Never throws: a database fault can only be logged. */
export async function noteFault(d1: D1Database, { event, place, id }: Fault, now: number): Promise<void> {
  const kinds = unwritten.get(d1) ?? new Map<string, { times: number; writtenAt: number }>();
  unwritten.set(d1, kinds);
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

export const countFaultsQuery = (db: Database, since: number) =>
  db.select({ kinds: count() }).from(faults).where(gt(faults.lastAt, since));

/** Once a day, when automatic mails had to wait for another hour. */
const noteFullHourQuery = (db: Database, now: number) =>
  insertFrom(
    db,
    faults,
    {
      hour: instantAt(calendarDateAt(now), 0),
      event: "mails-wait",
      place: `more than ${mostAnHour} automatic mails an hour`,
      lastId: "",
      times: 1,
      lastAt: now,
    },
    sql`where max(${automaticMailsAt(sql`${now}`)}, ${automaticMailsAt(sql`${now - hour}`)}) >= ${mostAnHour}`,
  ).onConflictDoNothing();

/** The batch that queues the mail marks its faults, so each is reported once. The rest waits for the next digest. */
export async function queueFaultDigest(db: Database, now: number): Promise<void> {
  const unmailed = sql`from ${faults} where ${faults.times} > ${faults.notified} order by ${faults.lastAt} desc limit ${listed}`;
  await db.batch([
    noteFullHourQuery(db, now),
    queueMailsOfRowsQuery(
      db,
      {
        kind: "fault-digest",
        data: {
          faults: sql`json((select json_group_array(json_object('event', event, 'place', place, 'times', times - notified,
            'lastAt', last_at, 'lastId', last_id)) from (select * ${unmailed})))`,
        },
        recipient: sql`${site.email}`,
        event: [sql`${String(now)}`],
        from: sql`(select 1 ${unmailed}) limit 1`,
      },
      now,
    ),
    db.update(faults).set({ notified: faults.times }).where(sql`rowid in (select rowid ${unmailed})`),
  ]);
}

export const removeOldFaultsQuery = (db: Database, now: number) =>
  db.delete(faults).where(lt(faults.lastAt, now - faultRetention));

export function faultDigest({ faults }: MailOf<"fault-digest">, siteOrigin: string): MailContent {
  const total = faults.reduce((sum, { times }) => sum + times, 0);
  const things = total === 1 ? "1 thing" : `${total} things`;
  return {
    subject: `${things} went wrong on the site`,
    preview: "Visitors were told, and nothing that was acknowledged is lost. At most one such mail an hour.",
    heading: `${things} went wrong`,
    blocks: [
      {
        type: "text",
        text: "Visitors saw a clear message each time. The log (npx wrangler tail, or Workers Logs) has more under the ids below.",
      },
      {
        type: "facts",
        rows: faults.map(({ event, place, times, lastAt, lastId }) => ({
          label: `${event}, ${place}`,
          value: `${times === 1 ? "once" : `${times} times`}, last ${instantInWords(lastAt)}, id ${lastId}`,
        })),
      },
      {
        type: "actions",
        actions: [{ label: "Open the administration", href: absolute(siteOrigin, adminPaths.today) }],
      },
    ],
  };
}
