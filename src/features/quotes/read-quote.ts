import { and, asc, desc, eq, gt, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { contacts } from "../../database/schema/leads.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { addressesOf } from "../../database/schema/people.ts";
import { quotes } from "../../database/schema/quotes.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { minute } from "../../platform/durations.ts";
import { mailboxKey } from "../../platform/mail/mailbox.ts";
import { isHeldTwice } from "../bookings/holds/web-holds.ts";
import { answerOf, daysAround } from "../dates/date-state.ts";
import { occupiedDaysQuery, occupiedIn } from "../dates/occupied-days.ts";
import { contactFields } from "../leads/contacts.ts";
import { joinedWith } from "../leads/move-lead.ts";
import { clientOf } from "../portal/access/sessions.ts";
import { termsOf } from "../settings/model.ts";
import { settingsQuery } from "../settings/store.ts";

/** With whether session `sid` is its client's. */
export const bookingOfQuoteQuery = (db: Database, quoteId: string, sid: string, now: number) =>
  db
    .select({
      id: bookings.id,
      email: bookings.clientEmail,
      status: bookings.status,
      holdEndsAt: bookings.holdEndsAt,
      createdAt: bookings.createdAt,
      isSignedIn: sql<boolean>`coalesce(${bookings.clientEmail} = ${clientOf(sid, now)}, 0)`
        .mapWith(Boolean)
        .as("is_signed_in"),
      isHeldTwice,
    })
    .from(bookings)
    .where(and(eq(bookings.quoteId, quoteId), ne(bookings.status, "cancelled")))
    .orderBy(desc(bookings.createdAt))
    .limit(1);

export type BookingOfQuote = Awaited<ReturnType<typeof bookingOfQuoteQuery>>[number];

/** No reply or newer version followed, and since then the lead neither booked nor has a note, or the word that they were in contact, by the DJ. */
export const openQuestionsQuery = (db: Database, limit: number) =>
  db
    .select({
      contactId: contacts.id,
      firstName: contacts.firstName,
      lastName: contacts.lastName,
      text: sql<string | null>`json_extract(${outbox.data}, '$.text')`,
      askedAt: outbox.createdAt,
    })
    .from(outbox)
    .innerJoin(contacts, eq(contacts.id, outbox.contactId))
    .where(
      and(
        sql`${outbox.dedupeKey} >= 'quote-asked:' and ${outbox.dedupeKey} < 'quote-asked;'`,
        ne(contacts.status, "lost"),
        sql`not exists (select 1 from outbox as later where later.contact_id in ${joinedWith(sql`outbox.contact_id`)}
          and later.kind in ('lead-answer', 'quote') and later.created_at > ${outbox.createdAt})`,
        sql`not exists (select 1 from contact_events as said where said.contact_id in ${joinedWith(sql`outbox.contact_id`)}
          and (said.note is not null or said.status in ('contacted', 'booked')) and said.created_at > ${outbox.createdAt})`,
      ),
    )
    .limit(limit);

/** A day that the waitlist keeps for who is quoted is free to them. */
export async function dateOfQuote(
  db: Database,
  { quote, person }: { quote: Pick<Quote, "choice">; person: { email: string } },
  now: number,
) {
  const { eventDate } = quote.choice;
  const today = calendarDateAt(now);
  const span = daysAround(eventDate, today);
  const mailbox = await mailboxKey(person.email);
  return answerOf(eventDate, today, occupiedIn(await occupiedDaysQuery(db, span, now, { mailbox }), span));
}

export const stateOfQuote = ({ status, expiresAt }: Quote, now: number): Quote["status"] | "expired" =>
  status === "open" && expiresAt <= now ? "expired" : status;

/** Two round trips, because the second needs the date. `null` when the link names none. */
export async function openQuote(
  db: Database,
  { id, linkVersion }: { id: string; linkVersion: number },
  sid: string,
  now: number,
) {
  const {
    found: [found],
    versions,
    others,
    words,
    booking: [booking],
    set,
  } = await batchOf(db, {
    found: quoteQuery(db, id, linkVersion),
    versions: versionsQuery(db, id),
    others: otherQuotesQuery(db, id, now, sql`lower(${contacts.email}) = ${clientOf(sid, now)}`),
    words: wordsAboutQuery(db, id),
    booking: bookingOfQuoteQuery(db, id, sid, now),
    set: settingsQuery(db),
  });
  if (!found) return null;
  return {
    ...found,
    versions,
    others: others.map(({ quote }) => quote),
    words,
    date: await dateOfQuote(db, found, now),
    booking: booking ?? null,
    terms: termsOf(set),
  };
}

export type OpenedQuote = NonNullable<Awaited<ReturnType<typeof openQuote>>>;

const person = {
  firstName: contacts.firstName,
  lastName: contacts.lastName,
  email: contacts.email,
  phone: contacts.phone,
  companyName: contacts.companyName,
  billingAddress: contacts.billingAddress,
  purchaseOrder: contacts.purchaseOrder,
  language: contacts.language,
};

/** The day is held for, or booked by, who is quoted. */
const isOwnDate = sql`exists (select 1 from bookings as own where own.event_date = json_extract(quotes.choice, '$.eventDate')
  and own.client_email in ${addressesOf(sql`lower(contacts.email)`)} and own.status in ('hold', 'confirmed'))`;

const quoted = { quote: quotes, person, isOwnDate: isOwnDate.mapWith(Boolean).as("is_own_date") };

/** `linkVersion` null asks for no link. */
export const quoteQuery = (db: Database, id: string, linkVersion: number | null) =>
  db
    .select(quoted)
    .from(quotes)
    .innerJoin(contacts, eq(contacts.id, quotes.contactId))
    .where(and(eq(quotes.id, id), linkVersion === null ? undefined : eq(quotes.linkVersion, linkVersion)));

export type ReadQuote = Awaited<ReturnType<typeof quoteQuery>>[number];

/** Of the lead of version `id`. */
const versionsQuery = (db: Database, id: string) =>
  db
    .select()
    .from(quotes)
    .where(sql`${quotes.contactId} = (select of_id.contact_id from quotes as of_id where of_id.id = ${id})`)
    .orderBy(desc(quotes.version));

export const quotesOfLeadQuery = (db: Database, contactId: string) =>
  db.select().from(quotes).where(eq(quotes.contactId, contactId)).orderBy(desc(quotes.version));

export const newestWithLeadQuery = (db: Database, contactId: string) =>
  db
    .select({ quote: quotes, contact: contactFields })
    .from(quotes)
    .innerJoin(contacts, eq(contacts.id, quotes.contactId))
    .where(eq(quotes.contactId, contactId))
    .orderBy(desc(quotes.version))
    .limit(1);

export type Quote = Awaited<ReturnType<typeof quotesOfLeadQuery>>[number];

export const versionBeforeQuery = (db: Database, contactId: string, version: number) =>
  db
    .select()
    .from(quotes)
    .where(and(eq(quotes.contactId, contactId), lt(quotes.version, version)))
    .orderBy(desc(quotes.version))
    .limit(1);

/** Milliseconds in which openings count as one. */
const onceIn = 10 * minute;

export const countOpeningQuery = (
  db: Database,
  { id, linkVersion }: { id: string; linkVersion: number },
  now: number,
) =>
  db
    .update(quotes)
    .set({ openedTimes: sql`${quotes.openedTimes} + 1`, openedAt: now })
    .where(
      and(
        eq(quotes.id, id),
        eq(quotes.linkVersion, linkVersion),
        sql`coalesce(${quotes.openedAt}, 0) <= ${now - onceIn}`,
      ),
    );

export const numberOf = ({ id }: Pick<Quote, "id">): string => id.slice(0, 6).toUpperCase();

/** Open ones with the address of version `id`. A forwarded link shows none: on a page only to the client's session. */
export const otherQuotesQuery = (db: Database, id: string, now: number, where?: SQL) =>
  db
    .select(quoted)
    .from(quotes)
    .innerJoin(contacts, eq(contacts.id, quotes.contactId))
    .where(
      and(
        sql`lower(${contacts.email}) = (select lower(theirs.email) from contacts as theirs
          inner join quotes as named on named.contact_id = theirs.id where named.id = ${id})`,
        sql`${quotes.contactId} <> (select of_id.contact_id from quotes as of_id where of_id.id = ${id})`,
        eq(quotes.status, "open"),
        gt(quotes.expiresAt, now),
        where,
      ),
    )
    .orderBy(desc(quotes.createdAt))
    .limit(20);

const wordsAboutQuery = (db: Database, id: string) =>
  db
    .select({ id: outbox.id, mail: outbox.data, createdAt: outbox.createdAt })
    .from(outbox)
    .where(
      and(
        sql`${outbox.contactId} = (select of_id.contact_id from quotes as of_id where of_id.id = ${id})`,
        inArray(outbox.kind, ["quote-notice", "lead-answer"]),
      ),
    )
    .orderBy(asc(outbox.createdAt))
    .limit(50);
