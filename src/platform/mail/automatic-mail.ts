import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { outbox } from "../../database/schema/outbox.ts";
import type { OutboxMail } from "../../database/schema/outbox-mail.ts";
import { addDays, type CalendarDate, calendarDateAt, instantAt } from "../dates.ts";
import { insertMailsQuery } from "./outbox.ts";

/** Minutes after midnight at which postponed mails go out. */
const morning = 9 * 60;

/**
 * The dedupe key of mails to whoever was named, without the DJ's doing. All kinds share it, so an address that anyone
 * may type gets one a calendar day at most. `mailbox` as `mailboxKey` gives it.
 */
export const automaticMailKey = (mailbox: SQLWrapper | string, date: SQLWrapper | CalendarDate): SQL =>
  sql`'automatic:' || ${mailbox} || ':' || ${date}`;

/** The days from that of `now` on, each with the instant at which its mail is due, as a JSON table. */
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
  /** An SQL value where only the database knows it. */
  mail: OutboxMail | SQLWrapper;
  recipient: SQLWrapper | string;
  mailbox: SQLWrapper | string;
  /** Days on which it may go out, today among them. */
  days: number;
  from?: SQL;
  /** Of one row, or none. */
  where: SQL;
}

/**
 * Queues a mail on the first of its days on which its mailbox gets no other automatic one: today at once, later in the
 * morning. When all are taken it queues nothing.
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
      data: "kind" in mail ? JSON.stringify(mail) : mail,
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
