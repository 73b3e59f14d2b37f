import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import type { OutboxMail } from "../../database/schema/outbox-mail.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { hour } from "../../platform/durations.ts";
import { gatheredNoticeQueries } from "../../platform/mail/gathered-notices.ts";
import { isQueued } from "../../platform/mail/outbox.ts";

/** Milliseconds in which further inquiries from one mailbox are gathered. */
const gathering = hour;

/** Sent where the inquiry `isStored`. `mail` is its own notice. */
interface NewNotice {
  mail: OutboxMail;
  contactId: string;
  mailbox: string;
  isStored: SQL;
}

/**
 * The first inquiry from a mailbox and day at once, all others in one further notice. Either kind goes out once in ten
 * minutes, whoever writes. Go behind what stores the inquiry in its batch.
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
