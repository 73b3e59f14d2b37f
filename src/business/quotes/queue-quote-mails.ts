import { type SQL, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import { addDays, calendarDateAt, instantAt } from "../../dates.ts";
import type { Database } from "../../db/client.ts";
import { hour } from "../../durations.ts";
import { automaticMailKey } from "../../mail/mailbox.ts";
import { isQueued, queueMailWhereQuery } from "../../mail/outbox.ts";

/** Milliseconds for which more inquiries from one mailbox are gathered before the DJ hears of them. */
const gathering = hour;

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
  const [notice, today] = [crypto.randomUUID(), calendarDateAt(now)];
  const tomorrow = addDays(today, 1);
  const first = crypto.randomUUID();
  const quoteMail = { kind: "quote", quoteId, contactId } as const;
  const goes = isAnswered ? isStored : sql`false`;
  return [
    queueMailWhereQuery(
      db,
      {
        id: notice,
        mail: { kind: "quote-notice", quoteId, contactId, event: "saved", ...(isAnswered ? {} : { isKept: true }) },
        recipient: site.email,
        dedupeKey: `lead-notice:${mailbox}:${today}`,
      },
      isStored,
      now,
    ),
    queueMailWhereQuery(
      db,
      {
        mail: { kind: "lead-notice-more", contactId },
        recipient: site.email,
        dedupeKey: `lead-notice-more:${mailbox}:${today}`,
        dueAt: now + gathering,
      },
      sql`${isStored} and not ${isQueued(notice)}`,
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
