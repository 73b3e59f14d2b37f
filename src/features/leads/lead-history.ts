import { and, eq, inArray, isNotNull, or } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { contactEvents } from "../../database/schema/leads.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { joinedWith } from "./joined-inquiries.ts";

/** What happened to a contact. */
export type ContactEvent = Awaited<ReturnType<typeof listContactEventsQuery>>[number];

/** Events of one contact that its page shows, and mails of it. */
const [shownEvents, shownMails] = [100, 100];

/** A statement that reads what happened to a contact, newest first, with the notes beside inquiries that are joined with it. */
export const listContactEventsQuery = (db: Database, contactId: string) =>
  db
    .select({
      id: contactEvents.id,
      status: contactEvents.status,
      note: contactEvents.note,
      by: contactEvents.by,
      createdAt: contactEvents.createdAt,
    })
    .from(contactEvents)
    .where(
      or(
        eq(contactEvents.contactId, contactId),
        and(inArray(contactEvents.contactId, joinedWith(contactId)), isNotNull(contactEvents.note)),
      ),
    )
    .limit(shownEvents);

/** A mail of a conversation: the automatic answer, or one of the DJ's own. */
export type ConversationMail = Awaited<ReturnType<typeof mailsOfContactQuery>>[number];

export const mailsOfContactQuery = (db: Database, contactId: string) =>
  db
    .select({
      id: outbox.id,
      mail: outbox.data,
      recipient: outbox.recipient,
      nextAttemptAt: outbox.nextAttemptAt,
      sentAt: outbox.sentAt,
      lastError: outbox.lastError,
      createdAt: outbox.createdAt,
    })
    .from(outbox)
    .where(
      and(
        inArray(outbox.contactId, joinedWith(contactId)),
        inArray(outbox.kind, ["lead-reply", "lead-answer", "quote", "quote-notice"]),
      ),
    )
    .limit(shownMails);
