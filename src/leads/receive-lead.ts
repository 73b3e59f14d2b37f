import { discountCodes } from "../content/offers.ts";
import { site } from "../content/site.ts";
import type { Database } from "../db/client.ts";
import { insertContact, queueLeadReply, storedCategory } from "../db/contacts.ts";
import { queueMail } from "../db/outbox.ts";
import type { Lead, LeadReceipt } from "../forms/lead.ts";
import { contentKey } from "./content-key.ts";
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
  const id = crypto.randomUUID();
  const told = { lead: inquiry, discountCode, eventCategory, receivedAt: now };

  const [, , , stored] = await db.batch([
    insertContact(db, {
      ...inquiry,
      id,
      discountCode,
      idempotencyKey: key,
      createdAt: now,
    }),
    queueMail(db, { kind: "lead-notice", ...told }, site.email, `${key}:lead-notice`, now),
    queueLeadReply(db, id, { kind: "lead-reply", ...told }, now),
    storedCategory(db, key),
  ]);
  return receiptFor(stored[0]?.eventCategory ?? eventCategory);
}
