import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import type { OutboxMail } from "../../database/schema/outbox-mail.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { hour } from "../../platform/durations.ts";
import { gatheredNoticeQueries } from "../../platform/mail/gathered-notices.ts";
import { isQueued } from "../../platform/mail/outbox.ts";

/** Milliseconds for which more inquiries from one mailbox are gathered before the DJ hears of them. */
const gathering = hour;

/** An inquiry that the DJ is told of, where it `isStored`. `mail` is the notice of it alone. */
interface NewNotice {
  mail: OutboxMail;
  contactId: string;
  mailbox: string;
  isStored: SQL;
}

/**
 * Statements that tell the DJ of an inquiry: the first from a mailbox and day at once, all others by one further notice. Of either
 * kind one goes out in ten minutes, whoever writes. They stand behind what stores it in its batch.
 */
export const noticeOfDayQueries = (db: Database, { mail, contactId, mailbox, isStored }: NewNotice, now: number) => {
  const id = crypto.randomUUID();
  const dayOfMailbox = `${mailbox}:${calendarDateAt(now)}`;
  return [
    ...gatheredNoticeQueries(db, "lead", { id, mail, dedupeKey: `lead-notice:${dayOfMailbox}`, isTold: isStored }, now),
    ...gatheredNoticeQueries(
      db,
      "lead-again",
      {
        mail: { kind: "lead-notice-more", contactId },
        dedupeKey: `lead-notice-more:${dayOfMailbox}`,
        dueAt: now + gathering,
        isTold: sql`(${isStored} and not ${isQueued(id)})`,
      },
      now,
    ),
  ] as const;
};
