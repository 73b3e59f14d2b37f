import { discountCodes } from "../../content/offers.ts";
import { site } from "../../content/site.ts";
import type { Database } from "../../db/client.ts";
import { queueMail } from "../../mail/outbox.ts";
import type { Lead, LeadReceipt } from "../../site/home/form.ts";
import { contentKey } from "../../web/forms/content-key.ts";
import { insertContact, storedCategory } from "./contacts.ts";
import { receiptFor } from "./receipt.ts";

/**
 * Stores an inquiry with its two mails, the DJ's notice and the client's reply, in one D1 batch: all or nothing, one
 * round trip. The same idempotency key again stores nothing and gives the first answer.
 *
 * @param now instant in milliseconds
 * @throws when D1 does; then nothing was stored
 */
export async function receiveLead(db: Database, lead: Lead, now: number): Promise<LeadReceipt> {
  const { leaveBlank: _, idempotencyKey, ...inquiry } = lead;
  const { eventCategory } = inquiry;
  const key = `lead:${idempotencyKey ?? (await contentKey(inquiry, now))}`;
  const discountCode = discountCodes[eventCategory];
  const told = { lead: inquiry, discountCode, eventCategory, receivedAt: now };

  const [, , , stored] = await db.batch([
    insertContact(db, {
      ...inquiry,
      id: crypto.randomUUID(),
      discountCode,
      idempotencyKey: key,
      createdAt: now,
    }),
    queueMail(db, { kind: "lead-notice", ...told }, site.email, `${key}:lead-notice`, now),
    queueMail(db, { kind: "lead-reply", ...told }, inquiry.email, `${key}:lead-reply`, now),
    storedCategory(db, key),
  ]);
  return receiptFor(stored[0]?.eventCategory ?? eventCategory);
}
