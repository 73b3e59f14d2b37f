import { and, eq, inArray, sql } from "drizzle-orm";
import type { ContactStatus } from "../../content/statuses.ts";
import type { Database } from "../../database/client.ts";
import { contactEvents, contacts } from "../../database/schema/leads.ts";
import { joinedWith } from "./joined-inquiries.ts";
import { type Actor, statusQueries } from "./move-lead.ts";

/** Gives a contact another status. Tells whether there is such a contact. */
export async function setContactStatus(
  db: Database,
  id: string,
  status: ContactStatus,
  actor: Actor,
): Promise<boolean> {
  const [, found] = await db.batch(statusQueries(db, id, status, actor));
  return found.length > 0;
}

/** Takes a change of status back: one that is new again waits for its answer as before. Tells whether there is such a contact. */
export async function undoContactStatus(
  db: Database,
  id: string,
  status: ContactStatus,
  actor: Actor,
): Promise<boolean> {
  const [, found] = await db.batch([
    ...statusQueries(db, id, status, actor),
    db
      .update(contacts)
      .set({ answeredAt: null })
      .where(and(inArray(contacts.id, joinedWith(id)), eq(contacts.status, "new"))),
  ]);
  return found.length > 0;
}

/** A statement that notes something privately beside a contact; gives an id if there is such a contact. */
export const addContactNoteQuery = (db: Database, contactId: string, note: string, { by, now }: Actor) =>
  db
    .insert(contactEvents)
    .select(
      sql`select ${crypto.randomUUID()} as id, ${contacts.id} as contact_id, null as status, ${note} as note,
        ${by} as by, ${now} as created_at
        from ${contacts} where ${contacts.id} = ${contactId}`,
    )
    .returning({ id: contactEvents.id });
