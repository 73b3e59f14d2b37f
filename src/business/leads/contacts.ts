import { eq } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { contacts } from "./schema.ts";

type NewContact = typeof contacts.$inferInsert;

/** A statement that stores `contact`. A known idempotency key stores nothing. */
export const insertContact = (db: Database, contact: NewContact) =>
  db.insert(contacts).values(contact).onConflictDoNothing({ target: contacts.idempotencyKey });

/** A statement that reads the category under which the post with `idempotencyKey` was first stored. */
export const storedCategory = (db: Database, idempotencyKey: string) =>
  db
    .select({ eventCategory: contacts.eventCategory })
    .from(contacts)
    .where(eq(contacts.idempotencyKey, idempotencyKey))
    .limit(1);
