import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { outbox } from "../../database/schema/outbox.ts";
import type { OutboxMail } from "../../database/schema/outbox-mail.ts";
import { addDays, type CalendarDate, calendarDateAt, instantAt } from "../dates.ts";
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
 * On the first day without another automatic mail: today at once, later ones in the morning. When all are taken it
 * queues nothing.
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
      nextAttemptAt: sql`day.value ->> 'dueAt'`,
    },
    sql`from ${from ? sql`${from} cross join ` : sql``}${daysFrom(now, days)}
      where ${where} and not exists (select 1 from ${outbox} as earlier where earlier.dedupe_key = ${key})
      order by day.key limit 1`,
    now,
  ).onConflictDoNothing({ target: outbox.dedupeKey });
};
