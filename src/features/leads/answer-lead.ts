import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { contacts } from "../../database/schema/leads.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { queueMailsOfRowsQuery } from "../../platform/mail/outbox.ts";
import { joinedWith } from "./joined-inquiries.ts";
import { type Actor, movingQueries } from "./move-lead.ts";

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
