import { and, inArray, type SQL, sql } from "drizzle-orm";
import type { ContactStatus } from "../../content/statuses.ts";
import type { Database } from "../../database/client.ts";
import { contactEvents, contacts } from "../../database/schema/leads.ts";
import { joinedWith } from "./joined-inquiries.ts";

/** Who changes something, and when (an instant). */
export interface Actor {
  by: string;
  now: number;
}

/**
 * Statements that give the contacts which `which` picks another status and write it down, as {@link statusQueries} does. The
 * first still sees them as they were, and so does the second.
 */
export const movingQueries = (db: Database, which: SQL | undefined, status: ContactStatus, { by, now }: Actor) =>
  [
    // The columns of the table in the order of its schema.
    db.insert(contactEvents).select(
      sql`select lower(hex(randomblob(16))) as id, ${contacts.id} as contact_id, ${status} as status, null as note,
        ${by} as by, ${now} as created_at
        from ${contacts} where ${and(which, sql`${contacts.status} <> ${status}`)}`,
    ),
    db
      .update(contacts)
      .set({
        status,
        answeredAt: sql`coalesce(${contacts.answeredAt}, case when ${status} <> 'new' then ${now} end)`,
      })
      .where(which)
      .returning({ id: contacts.id }),
  ] as const;

/**
 * Statements that give a contact, and the inquiries joined with it, another status and write it down. The first time that
 * one leaves "new" it counts as answered. The status that it has already changes nothing. The second gives the ids that
 * there are.
 */
export const statusQueries = (db: Database, contactId: string, status: ContactStatus, actor: Actor) =>
  movingQueries(db, inArray(contacts.id, joinedWith(contactId)), status, actor);
