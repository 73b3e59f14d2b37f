import { and, eq, getTableColumns, gt } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { contacts } from "../../database/schema/leads.ts";
import { linkKinds } from "../../platform/links/link-kinds.ts";
import { searchTextOf } from "./contact-search.ts";

type NewContact = Omit<typeof contacts.$inferInsert, "searchText">;

const { searchText: _, ...fields } = getTableColumns(contacts);

/** The columns of a contact, without what the search alone reads. */
export const contactFields = fields;

/** A statement that stores `contact` as the inbox finds it. A known idempotency key stores nothing. */
export const insertContactQuery = (db: Database, contact: NewContact) =>
  db
    .insert(contacts)
    .values({ ...contact, searchText: searchTextOf(contact) })
    .onConflictDoNothing({ target: contacts.idempotencyKey });

/** A statement that reads what the post with `idempotencyKey` has stored, be it now or before. */
export const storedContactQuery = (db: Database, idempotencyKey: string) =>
  db
    .select({ id: contacts.id, eventCategory: contacts.eventCategory, createdAt: contacts.createdAt })
    .from(contacts)
    .where(eq(contacts.idempotencyKey, idempotencyKey))
    .limit(1);

/** Milliseconds for which a confirmation says to whom the answer goes. */
export const receivedFor = linkKinds["inquiry-receipt"].lasts;

/** Of whom the contact `id` is, when and what for, as far as its confirmation says it again while it is new. */
export async function receivedContact(db: Database, id: string, now: number) {
  const [row] = await db
    .select({ email: contacts.email, eventCategory: contacts.eventCategory, createdAt: contacts.createdAt })
    .from(contacts)
    .where(and(eq(contacts.id, id), gt(contacts.createdAt, now - receivedFor)));
  return row ?? null;
}
