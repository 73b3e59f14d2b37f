import { sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { contacts } from "../../database/schema/leads.ts";
import { contentKey } from "../../platform/http/forms/content-key.ts";
import { gatheredNoticeQueries } from "../../platform/mail/gathered-notices.ts";
import type { ContactMessage } from "../contact/form.ts";
import { insertContactQuery, storedContactQuery } from "./contacts.ts";

/**
 * Stores a message with the DJ's notice in one D1 batch: all or nothing, one round trip. The same idempotency key again
 * stores nothing.
 *
 * @param now instant in milliseconds
 * @returns the id of the stored contact
 * @throws when D1 does; then nothing was stored
 */
export async function receiveContact(db: Database, form: ContactMessage, now: number): Promise<string> {
  const { leaveBlank: _, idempotencyKey, ...message } = form;
  const key = `contact:${idempotencyKey ?? (await contentKey(message, now))}`;
  const { package: about, details, ...person } = message;
  const contactId = crypto.randomUUID();

  const [, , , stored] = await db.batch([
    insertContactQuery(db, {
      ...person,
      // Contacts have no column for it, and whoever reads the details must not miss it.
      details: about ? [`Package: ${about.toUpperCase()}`, details].filter(Boolean).join("\n\n") : details,
      id: contactId,
      idempotencyKey: key,
      createdAt: now,
    }),
    ...gatheredNoticeQueries(
      db,
      "message",
      {
        mail: { kind: "contact-notice", contactId, message, receivedAt: now },
        dedupeKey: `${key}:contact-notice`,
        isTold: sql`exists (select 1 from ${contacts} where ${contacts.id} = ${contactId})`,
      },
      now,
    ),
    storedContactQuery(db, key),
  ]);
  return stored[0]?.id ?? contactId;
}
