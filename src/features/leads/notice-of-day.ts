import { type SQL, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import type { OutboxMail } from "../../database/schema/outbox-mail.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { hour } from "../../platform/durations.ts";
import { isQueued, queueMailWhereQuery } from "../../platform/mail/outbox.ts";

/** Milliseconds for which more inquiries from one mailbox are gathered before the DJ hears of them. */
const gathering = hour;

/** An inquiry that the DJ is told of, where it `isStored`. `mail` is the notice of it alone. */
interface Told {
  mail: OutboxMail;
  contactId: string;
  mailbox: string;
  isStored: SQL;
}

/**
 * Statements that tell the DJ of an inquiry: the first from a mailbox and day at once, all others by one further notice. They
 * stand behind what stores it in its batch.
 */
export const noticeOfDayQueries = (db: Database, { mail, contactId, mailbox, isStored }: Told, now: number) => {
  const id = crypto.randomUUID();
  const dayOfMailbox = `${mailbox}:${calendarDateAt(now)}`;
  return [
    queueMailWhereQuery(
      db,
      { id, mail, recipient: site.email, dedupeKey: `lead-notice:${dayOfMailbox}` },
      isStored,
      now,
    ),
    queueMailWhereQuery(
      db,
      {
        mail: { kind: "lead-notice-more", contactId },
        recipient: site.email,
        dedupeKey: `lead-notice-more:${dayOfMailbox}`,
        dueAt: now + gathering,
      },
      sql`${isStored} and not ${isQueued(id)}`,
      now,
    ),
  ] as const;
};
