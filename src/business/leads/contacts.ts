import { eq, getTableColumns } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { searchTextOf } from "./contact-search.ts";
import { contacts } from "./schema.ts";

type NewContact = Omit<typeof contacts.$inferInsert, "searchText">;

const { searchText: _, ...fields } = getTableColumns(contacts);

/** The columns of a contact, without what the search alone reads. */
export const contactFields = fields;

/** A statement that stores `contact` as the inbox finds it. A known idempotency key stores nothing. */
export const insertContact = (db: Database, contact: NewContact) =>
  db
    .insert(contacts)
    .values({ ...contact, searchText: searchTextOf(contact) })
    .onConflictDoNothing({ target: contacts.idempotencyKey });

/** A statement that reads the category under which the post with `idempotencyKey` was first stored. */
export const storedCategory = (db: Database, idempotencyKey: string) =>
  db
    .select({ eventCategory: contacts.eventCategory })
    .from(contacts)
    .where(eq(contacts.idempotencyKey, idempotencyKey))
    .limit(1);
