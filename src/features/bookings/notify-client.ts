import { eq, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { insertMailsQuery, isReachable, queueMailsOfRowsQuery } from "../../platform/mail/outbox.ts";
import { hasSigned, mailboxesOf } from "../people/signer-mails.ts";
import { type BookingEnd, type BookingSummary, isAmendedBy } from "./model.ts";

/** `data` is an SQL value; queues while `there` holds. */
export const queueAboutQuery = (
  db: Database,
  id: string,
  { data, to, key, there }: Record<"data" | "to" | "key" | "there", ReturnType<typeof sql>>,
  now: number,
) =>
  insertMailsQuery(
    db,
    { id: crypto.randomUUID(), data, recipient: to, dedupeKey: key, nextAttemptAt: now },
    sql`from ${bookings} where ${eq(bookings.id, id)} and ${isReachable(to)} and ${there}`,
    now,
  ).onConflictDoNothing({ target: outbox.dedupeKey });

/** Must run before the change in its batch because it reads the old values. */
export const queueChangeMailQuery = (db: Database, id: string, after: BookingSummary, to: string, now: number) => {
  const { lines, signers, parts: _, balanceDays: __, ...fields } = after;
  const plain = Object.keys(fields).map((name) => sql`${name}, ${bookings[name as keyof typeof fields]}`);
  const before = sql`json_object(${sql.join(plain, sql`, `)}, 'lines', json(${bookings.lines}), 'signers', json(${bookings.signers}))`;
  const parts = {
    data: sql`json_object('kind', 'booking-changed', 'bookingId', ${bookings.id}, 'before', ${before},
      'after', json(${JSON.stringify(after)}))`,
    to: sql`${to}`,
    key: sql`'booking-changed:' || ${bookings.id} || ':' || ${now}`,
    there: isAmendedBy(after),
  };
  return queueAboutQuery(db, id, parts, now);
};

/** Runs behind the step at `now` in its batch, once. */
export const queueEndMailQuery = (
  db: Database,
  id: string,
  { status, words = null }: { status: BookingEnd; words?: string | null },
  now: number,
  isAsked = true,
) =>
  queueAboutQuery(
    db,
    id,
    {
      data: sql`json_object('kind', 'booking-ended', 'bookingId', ${bookings.id}, 'status', ${bookings.status}, 'words', ${words})`,
      to: sql`${bookings.clientEmail}`,
      // Each cancellation has another link version.
      key: sql`'booking-ended:' || ${bookings.id} || ':' || ${bookings.status}
        || iif(${bookings.status} = 'cancelled', ':' || ${bookings.portalLinkVersion}, '')`,
      there: sql`(${isAsked} and ${bookings.status} = ${status} and ${bookings.updatedAt} = ${now})`,
    },
    now,
  );

/** To those who signed with or for the client, who has a mail of their own. Runs behind the cancellation at `now` in its batch. */
export const queueCanceledMailsQuery = (db: Database, id: string, now: number) =>
  queueMailsOfRowsQuery(
    db,
    {
      kind: "booking-ended",
      data: { bookingId: bookings.id, status: bookings.status, words: sql`null`, signer: sql`mailbox.id` },
      recipient: sql`mailbox.email`,
      event: [bookings.id, bookings.portalLinkVersion, sql`mailbox.id`],
      from: sql`${bookings} inner join ${mailboxesOf(sql`bookings.id = ${id}`, sql`(party.id = '' or ${hasSigned})`)} as mailbox
        on mailbox.booking_id = bookings.id where mailbox.id <> '' and ${bookings.status} = 'cancelled'
        and ${bookings.updatedAt} = ${now}`,
    },
    now,
  );
