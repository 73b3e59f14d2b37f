import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import type { OutboxMail } from "../../database/schema/outbox-mail.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { hour } from "../../platform/durations.ts";
import { gatheredNoticeQueries } from "../../platform/mail/gathered-notices.ts";
import { isQueued } from "../../platform/mail/outbox.ts";

/** Milliseconds for further inquiries of one mailbox. */
const gathering = hour;

/** Sent if `isStored`. */
interface NewNotice {
  mail: OutboxMail;
  contactId: string;
  mailbox: string;
  isStored: SQL;
}

/**
 * A mailbox's later inquiries of a day share one notice, and either kind goes once in ten minutes, whoever writes.
 * Must follow the insertion in its batch.
 */
export const noticeOfDayQueries = (db: Database, { mail, contactId, mailbox, isStored }: NewNotice, now: number) => {
  const id = crypto.randomUUID();
  const dayOfMailbox = `${mailbox}:${calendarDateAt(now)}`;
  return [
    ...gatheredNoticeQueries(db, "lead", { id, mail, dedupeKey: `lead-notice:${dayOfMailbox}`, isDue: isStored }, now),
    ...gatheredNoticeQueries(
      db,
      "lead-again",
      {
        mail: { kind: "lead-notice-more", contactId },
        dedupeKey: `lead-notice-more:${dayOfMailbox}`,
        dueAt: now + gathering,
        isDue: sql`(${isStored} and not ${isQueued(id)})`,
      },
      now,
    ),
  ] as const;
};
