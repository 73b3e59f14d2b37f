import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { queueMailsOfRowsQuery } from "../../mail/outbox.ts";
import { outbox } from "../../mail/schema.ts";
import type { ContactStatus } from "../../vocabulary/statuses.ts";
import { joinedWith } from "./joined-inquiries.ts";
import { contactEvents, contacts } from "./schema.ts";

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

/** What the DJ writes to a contact. `key` is the form's own: the same form again sends nothing more. */
export interface LeadAnswer {
  key: string;
  subject: string;
  text: string;
}

/**
 * Sends an answer to a contact: the mail is queued, and what was new is contacted, in one D1 batch. Tells whether there is
 * such a contact.
 */
export async function answerLead(
  db: Database,
  contactId: string,
  { key, subject, text }: LeadAnswer,
  actor: Actor,
): Promise<boolean> {
  const waits = and(inArray(contacts.id, joinedWith(contactId)), eq(contacts.status, "new"));
  const [, , , found] = await db.batch([
    queueMailsOfRowsQuery(
      db,
      {
        kind: "lead-answer",
        data: { contactId: contacts.id, subject: sql`${subject}`, text: sql`${text}`, by: sql`${actor.by}` },
        recipient: contacts.email,
        event: [contacts.id, sql`${key}`],
        from: sql`${contacts} where ${eq(contacts.id, contactId)}`,
      },
      actor.now,
    ).onConflictDoNothing({ target: outbox.dedupeKey }),
    ...movingQueries(db, waits, "contacted", actor),
    db.select({ id: contacts.id }).from(contacts).where(eq(contacts.id, contactId)),
  ]);
  return found.length > 0;
}
