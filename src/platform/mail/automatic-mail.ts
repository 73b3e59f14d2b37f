import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { outbox } from "../../database/schema/outbox.ts";
import type { OutboxMail } from "../../database/schema/outbox-mail.ts";
import { addDays, type CalendarDate, calendarDateAt, instantAt } from "../dates.ts";
import { hour } from "../durations.ts";
import { insertMailsQuery } from "./outbox.ts";

/** Minutes after midnight. */
const morning = 9 * 60;

/** An address that anyone may type gets one such mail a day. `mailbox` comes from `mailboxKey`. */
export const automaticMailKey = (mailbox: SQLWrapper | string, date: SQLWrapper | CalendarDate): SQL =>
  sql`'automatic:' || ${mailbox} || ':' || ${date}`;

export function daysFrom(now: number, days: number): SQL {
  const today = calendarDateAt(now);
  const each = Array.from({ length: days }, (_, after) => {
    const date = addDays(today, after);
    return { date, dueAt: after === 0 ? now : instantAt(date, morning) };
  });
  return sql`json_each(${JSON.stringify(each)}) as day`;
}

/** For the whole site, whoever sets them off: the best day's inquiries fit into one. */
export const mostAnHour = 60;

/** Hours that a mail waits for room at most. */
const longestWait = 7 * 24;

const hourOf = (at: SQL): SQL => sql`(${at} - ${at} % ${sql.raw(String(hour))})`;

/** Sent or due in the hour of instant `at`. */
export const automaticMailsAt = (at: SQL): SQL => sql`(select count(*) from outbox as hourly
  where hourly.automatic_at >= ${hourOf(at)} and hourly.automatic_at < ${hourOf(at)} + ${sql.raw(String(hour))})`;

/** When the day in hand has it sent, else the next hour with room; null without one. */
export const dueWithRoom = sql`(with recursive slots(at) as (select day.value ->> 'dueAt' union all
  select ${hourOf(sql`at`)} + ${sql.raw(String(hour))} from slots where ${automaticMailsAt(sql`at`)} >= ${mostAnHour}
    limit ${sql.raw(String(longestWait))})
  select max(at) from slots having count(*) < ${longestWait})`;

export const dayInHand = sql`(day.value ->> 'date')`;

interface AutomaticMail {
  id?: string;
  mail: OutboxMail | SQLWrapper;
  recipient: SQLWrapper | string;
  mailbox: SQLWrapper | string;
  /** Includes today. */
  days: number;
  from?: SQL;
  where: SQL;
}

/**
 * On the first day without another automatic mail: today at once, later ones in the morning; beyond the hour's limit
 * in a later one. When all are taken it queues nothing.
 */
export const queueAutomaticMailQuery = (
  db: Database,
  { id = crypto.randomUUID(), mail, recipient, mailbox, days, from, where }: AutomaticMail,
  now: number,
) => {
  const key = automaticMailKey(mailbox, dayInHand);
  return insertMailsQuery(
    db,
    {
      id,
      data: mail,
      recipient,
      dedupeKey: key,
      nextAttemptAt: dueWithRoom,
    },
    sql`from ${from ? sql`${from} cross join ` : sql``}${daysFrom(now, days)}
      where ${where} and not exists (select 1 from ${outbox} as earlier where earlier.dedupe_key = ${key})
        and ${dueWithRoom} is not null
      order by day.key limit 1`,
    now,
  ).onConflictDoNothing({ target: outbox.dedupeKey });
};
