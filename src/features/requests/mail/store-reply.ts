import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { batchOf } from "../../../database/batch-of.ts";
import type { Database } from "../../../database/client.ts";
import { insertFrom } from "../../../database/insert-from.ts";
import { bookings } from "../../../database/schema/bookings.ts";
import { contacts } from "../../../database/schema/leads.ts";
import { clientRequests, mailReplies } from "../../../database/schema/requests.ts";
import { gatheredNoticeQueries } from "../../../platform/mail/gathered-notices.ts";
import { isReachable, queueMailsOfRowsQuery } from "../../../platform/mail/outbox.ts";
import { eventTypeIn, wordsIn } from "../../../platform/pages/words.ts";
import { answerLead, answerSubject } from "../../leads/answer-lead.ts";
import { replyType } from "../model.ts";
import { answerRequest, requestNoticeQueries } from "../receive-request.ts";

type Row = typeof mailReplies.$inferSelect;

export type Reply = Omit<Row, "words" | "acceptedAt" | "createdAt"> & { words: string };

const insertReplyQuery = (db: Database, reply: Reply, acceptedAt: number | null, now: number) =>
  db
    .insert(mailReplies)
    .values({ ...reply, words: acceptedAt === null ? reply.words : null, acceptedAt, createdAt: now })
    .onConflictDoNothing({ target: mailReplies.id });

const requestQuery = (db: Database, { id, bookingId, contactId, writerEmail, subject, words }: Reply, now: number) =>
  insertFrom(
    db,
    clientRequests,
    {
      id,
      clientEmail: sql`coalesce(${writerEmail}, booking.client_email, lower(contact.email))`,
      contactId: sql`iif(${writerEmail} is null, coalesce(contact.id, booking.contact_id), null)`,
      bookingId: sql`booking.id`,
      type: replyType,
      subject,
      message: words || "Only files, without words.",
      status: "pending",
      idempotencyKey: sql`'mail:' || ${id}`,
      createdAt: now,
      updatedAt: now,
    },
    sql`from (select 1) left join bookings as booking on booking.id = ${bookingId}
      left join contacts as contact on contact.id = ${contactId}
      where coalesce(booking.id, contact.id) is not null`,
  ).onConflictDoNothing();

/** The DJ's own words: a request that asks nothing. */
async function writeToClient(
  db: Database,
  { id, bookingId, words }: { id: string; bookingId: string; words: string },
  taken: BatchItem<"sqlite">,
  now: number,
): Promise<void> {
  const [booking] = await db
    .select({ eventType: bookings.eventType, eventDate: bookings.eventDate, language: bookings.language })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  if (!booking) return;
  const spoken = wordsIn(booking.language);
  const subject = answerSubject({ ...booking, eventType: eventTypeIn(spoken, booking.eventType) }, spoken);
  await batchOf(db, {
    written: insertFrom(
      db,
      clientRequests,
      {
        id,
        clientEmail: sql`bookings.client_email`,
        bookingId: sql`bookings.id`,
        type: replyType,
        subject,
        message: "",
        status: "completed",
        adminResponse: words,
        respondedAt: now,
        idempotencyKey: sql`'mail:' || ${id}`,
        createdAt: now,
        updatedAt: now,
      },
      sql`from bookings where bookings.id = ${bookingId} and ${isReachable(bookings.clientEmail)}`,
    ).onConflictDoNothing(),
    mailed: queueMailsOfRowsQuery(
      db,
      {
        kind: "client-request-reply",
        data: { requestId: clientRequests.id, papers: sql`json('[]')` },
        recipient: clientRequests.clientEmail,
        event: [clientRequests.id, clientRequests.updatedAt],
        from: sql`${clientRequests} where ${clientRequests.id} = ${id}`,
      },
      now,
    ),
    taken,
  });
}

/** `taken` notes in the answer's batch that it was taken: a second try of the same mail adds nothing. */
async function answer(
  db: Database,
  { id, requestId, bookingId, contactId, words, fromEmail }: Reply,
  taken: BatchItem<"sqlite">,
  now: number,
): Promise<void> {
  if (requestId !== null) {
    const response = sql`iif(exists (select 1 from mail_replies where mail_replies.id = ${id} and mail_replies.accepted_at is not null),
      ${clientRequests.adminResponse}, coalesce(${clientRequests.adminResponse} || ${"\n\n"}, '') || ${words})`;
    await answerRequest(db, { id: requestId, response, reply: taken }, now);
    return;
  }
  if (bookingId !== null) {
    await writeToClient(db, { id, bookingId, words }, taken, now);
    return;
  }
  if (contactId !== null) {
    const [lead] = await db
      .select({ eventType: contacts.eventType, eventDate: contacts.eventDate, language: contacts.language })
      .from(contacts)
      .where(eq(contacts.id, contactId));
    if (lead) {
      const spoken = wordsIn(lead.language);
      const subject = answerSubject({ ...lead, eventType: eventTypeIn(spoken, lead.eventType) }, spoken);
      await answerLead(db, contactId, { key: id, subject, text: words, papers: [] }, { by: fromEmail, now });
    }
  }
  await taken;
}

/** @throws when D1 does; then it is taken when it comes again */
export async function takeReply(db: Database, reply: Reply, now: number): Promise<void> {
  if (reply.isByDj) {
    await answer(db, reply, insertReplyQuery(db, reply, now, now), now);
    return;
  }
  await db.batch([
    insertReplyQuery(db, reply, now, now),
    requestQuery(db, reply, now),
    ...requestNoticeQueries(db, reply.id, now),
  ]);
}

export const keepWaitingReply = (db: Database, reply: Reply, now: number) =>
  db.batch([
    insertReplyQuery(db, reply, null, now),
    ...gatheredNoticeQueries(
      db,
      "request",
      {
        mail: { kind: "reply-waiting", replyId: reply.id },
        dedupeKey: `reply-waiting:${reply.id}`,
        isDue: sql`exists (select 1 from ${mailReplies} where ${mailReplies.id} = ${reply.id})`,
      },
      now,
    ),
  ]);

const mostShown = 50;

export type ShownReply = Awaited<ReturnType<typeof waitingRepliesQuery>>[number];

export const waitingRepliesQuery = (db: Database) =>
  db
    .select({
      id: mailReplies.id,
      isByDj: mailReplies.isByDj,
      fromEmail: mailReplies.fromEmail,
      subject: mailReplies.subject,
      words: mailReplies.words,
      files: mailReplies.files,
      createdAt: mailReplies.createdAt,
      client: sql<string | null>`coalesce(${bookings.clientName}, ${contacts.firstName} || ' ' || ${contacts.lastName},
        ${clientRequests.clientEmail})`,
      clientEmail: sql<
        string | null
      >`coalesce(${mailReplies.writerEmail}, ${bookings.clientEmail}, ${contacts.email}, ${clientRequests.clientEmail})`,
    })
    .from(mailReplies)
    .leftJoin(clientRequests, eq(clientRequests.id, mailReplies.requestId))
    .leftJoin(bookings, eq(bookings.id, sql`coalesce(${mailReplies.bookingId}, ${clientRequests.bookingId})`))
    .leftJoin(contacts, eq(contacts.id, mailReplies.contactId))
    .where(isNull(mailReplies.acceptedAt))
    .orderBy(asc(mailReplies.createdAt), asc(mailReplies.id))
    .limit(mostShown);

export const filesOfReplyQuery = (db: Database, id: string) =>
  db.select({ files: mailReplies.files }).from(mailReplies).where(eq(mailReplies.id, id));

export const filesOfClientQuery = (db: Database, client: SQL<string>, id: string) =>
  db
    .select({ files: mailReplies.files })
    .from(mailReplies)
    .innerJoin(clientRequests, eq(clientRequests.id, mailReplies.id))
    .where(and(eq(mailReplies.id, id), eq(clientRequests.clientEmail, client)));

const isWaiting = (id: string) => and(eq(mailReplies.id, id), isNull(mailReplies.acceptedAt));

/** Gives its request or lead, null when it does not wait. */
export async function acceptReply(db: Database, id: string, now: number): Promise<Row | null> {
  const [found] = await db.select().from(mailReplies).where(isWaiting(id));
  if (!found) return null;
  const reply = { ...found, words: found.words ?? "" };
  const accepted = db.update(mailReplies).set({ acceptedAt: now, words: null }).where(isWaiting(id));
  if (reply.isByDj) await answer(db, reply, accepted, now);
  else await batchOf(db, { request: requestQuery(db, reply, now), accepted });
  return found;
}

/** Gives whether it waited. */
export async function discardReply(db: Database, id: string): Promise<boolean> {
  const removed = await db.delete(mailReplies).where(isWaiting(id)).returning({ id: mailReplies.id });
  return removed.length > 0;
}
