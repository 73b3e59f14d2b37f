import { type SQL, sql } from "drizzle-orm";
import { addDays, calendarDateAt, instantAt } from "../../dates.ts";
import type { Database } from "../../db/client.ts";
import { automaticMailKey } from "../../mail/mailbox.ts";
import { isQueued, queueMailWhereQuery } from "../../mail/outbox.ts";
import { noticeOfDayQueries } from "../leads/notice-of-day.ts";

/** Minutes after midnight at which a mail goes out that met the one of its mailbox and day. */
const nextMorning = 9 * 60;

/**
 * The mails of a new quote. It goes to the address that was typed, once a mailbox and day as every automatic mail; one that
 * meets another goes the next morning, for without its link there is no quote. The DJ hears of it as of an inquiry.
 */
export function mailQueries(
  db: Database,
  told: { contactId: string; quoteId: string; email: string; mailbox: string; isAnswered: boolean; isStored: SQL },
  now: number,
) {
  const { contactId, quoteId, email, mailbox, isAnswered, isStored } = told;
  const today = calendarDateAt(now);
  const tomorrow = addDays(today, 1);
  const first = crypto.randomUUID();
  const quoteMail = { kind: "quote", quoteId, contactId } as const;
  const goes = isAnswered ? isStored : sql`false`;
  return [
    ...noticeOfDayQueries(
      db,
      {
        mail: { kind: "quote-notice", quoteId, contactId, event: "saved", ...(isAnswered ? {} : { isKept: true }) },
        ...{ contactId, mailbox, isStored },
      },
      now,
    ),
    queueMailWhereQuery(
      db,
      { id: first, mail: quoteMail, recipient: email, dedupeKey: automaticMailKey(mailbox, today) },
      goes,
      now,
    ),
    queueMailWhereQuery(
      db,
      {
        mail: quoteMail,
        recipient: email,
        dedupeKey: automaticMailKey(mailbox, tomorrow),
        dueAt: instantAt(tomorrow, nextMorning),
      },
      sql`${goes} and not ${isQueued(first)}`,
      now,
    ),
  ] as const;
}
