import { sql } from "drizzle-orm";
import { discountCodes } from "../../content/offers.ts";
import { site } from "../../content/site.ts";
import { calendarDateAt } from "../../dates.ts";
import type { Database } from "../../db/client.ts";
import { automaticMailKey, mailboxKey } from "../../mail/mailbox.ts";
import { isQueued, queueMailWhereQuery } from "../../mail/outbox.ts";
import type { Lead, LeadReceipt } from "../../site/home/form.ts";
import { contentKey } from "../../web/forms/content-key.ts";
import { insertContactQuery, storedContactQuery } from "./contacts.ts";
import { receiptFor } from "./receipt.ts";
import { contacts } from "./schema.ts";

/** Milliseconds for which more inquiries from one mailbox are gathered before the DJ hears of them. */
const gathering = 60 * 60_000;

/**
 * Stores an inquiry with its mails in one D1 batch: all or nothing, one round trip. The same idempotency key again stores
 * nothing and gives the first answer. Of the inquiries from one mailbox and day the first is answered and told to the DJ
 * at once; all others share one further notice. So nobody can fill a stranger's mailbox, nor the DJ's, through the form.
 *
 * @param now instant in milliseconds
 * @param isAnswered whether a mail answers it: not one that was sent faster than by hand
 * @returns what the sender is told, and the id of the stored contact
 * @throws when D1 does; then nothing was stored
 */
export async function receiveLead(
  db: Database,
  lead: Lead,
  now: number,
  isAnswered = true,
): Promise<{ id: string; receipt: LeadReceipt }> {
  const { leaveBlank: _, idempotencyKey, ...inquiry } = lead;
  const { eventCategory, email } = inquiry;
  const key = `lead:${idempotencyKey ?? (await contentKey(inquiry, now))}`;
  const discountCode = discountCodes[eventCategory];
  const [id, notice] = [crypto.randomUUID(), crypto.randomUUID()];
  const told = { contactId: id, lead: inquiry, discountCode, eventCategory, receivedAt: now };
  const [mailbox, today] = [await mailboxKey(email), calendarDateAt(now)];
  const dayOfMailbox = `${mailbox}:${today}`;
  // A post that is repeated stores nothing, and then no mail tells of it, not even on the next day.
  const isStored = sql`exists (select 1 from ${contacts} where ${contacts.id} = ${id})`;

  const [, , , , stored] = await db.batch([
    insertContactQuery(db, { ...inquiry, id, discountCode, idempotencyKey: key, createdAt: now }),
    queueMailWhereQuery(
      db,
      {
        id: notice,
        mail: { kind: "lead-notice", ...told },
        recipient: site.email,
        dedupeKey: `lead-notice:${dayOfMailbox}`,
      },
      isStored,
      now,
    ),
    queueMailWhereQuery(
      db,
      {
        mail: { kind: "lead-notice-more", contactId: id },
        recipient: site.email,
        dedupeKey: `lead-notice-more:${dayOfMailbox}`,
        dueAt: now + gathering,
      },
      sql`${isStored} and not ${isQueued(notice)}`,
      now,
    ),
    queueMailWhereQuery(
      db,
      { mail: { kind: "lead-reply", ...told }, recipient: email, dedupeKey: automaticMailKey(mailbox, today) },
      isAnswered ? isStored : sql`false`,
      now,
    ),
    storedContactQuery(db, key),
  ]);
  const first = stored[0] ?? { id, eventCategory, createdAt: now };
  return { id: first.id, receipt: receiptFor(first.eventCategory ?? eventCategory, first.createdAt) };
}
