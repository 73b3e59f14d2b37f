import { and, desc, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { contactEvents, contacts } from "../../database/schema/leads.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { quotes } from "../../database/schema/quotes.ts";
import { clientRequests } from "../../database/schema/requests.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { cameBackQuery } from "../../platform/mail/outbox.ts";
import { callOfQuery } from "../calls/store.ts";
import { occupiedFromQuery } from "../dates/occupied-days.ts";
import { listPackagesQuery } from "../prices/packages.ts";
import { codesOn } from "../prices/stored-codes.ts";
import { salesTaxOf, settingsFrom } from "../settings/model.ts";
import { papersQuery } from "../settings/papers.ts";
import { settingsQuery } from "../settings/store.ts";
import { absolute } from "../site/paths.ts";
import { contactFields } from "./contacts.ts";
import { dateOfLead } from "./date-of-lead.ts";
import { leadPaths } from "./dj/paths.ts";
import { askedAt, dateTakenBy, joinedWith } from "./move-lead.ts";
import { replyTemplatesQuery, templatesOf } from "./reply-templates.ts";

export const openLead = (contactId: string, origin: string) => ({
  label: "Open and reply",
  href: absolute(origin, leadPaths(contactId).page),
});

export type ContactEvent = Awaited<ReturnType<typeof listContactEventsQuery>>[number];

const [shownEvents, shownMails] = [100, 100];

/** Includes notes of joined inquiries. */
const listContactEventsQuery = (db: Database, contactId: string) =>
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
    // What happened at once stands in the order in which it was noted.
    .orderBy(desc(contactEvents.createdAt), sql`contact_events.rowid desc`)
    .limit(shownEvents);

export type ConversationMail = Awaited<ReturnType<typeof mailsOfContactQuery>>[number];

const mailsOfContactQuery = (db: Database, contactId: string) =>
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
        inArray(outbox.kind, ["lead-reply", "lead-answer", "quote", "quote-notice", "follow-up"]),
      ),
    )
    .limit(shownMails);

export type ReplyByMail = Awaited<ReturnType<typeof repliesOfContactQuery>>[number];

const repliesOfContactQuery = (db: Database, contactId: string) =>
  db
    .select({
      id: clientRequests.id,
      message: clientRequests.message,
      adminResponse: clientRequests.adminResponse,
      createdAt: clientRequests.createdAt,
      respondedAt: clientRequests.respondedAt,
    })
    .from(clientRequests)
    .where(and(inArray(clientRequests.contactId, joinedWith(contactId)), eq(clientRequests.type, "reply")))
    .limit(shownMails);

export type Contact = Awaited<ReturnType<typeof findContactQuery>>[number];

export const findContactQuery = (db: Database, id: string) =>
  db.select(contactFields).from(contacts).where(eq(contacts.id, id)).limit(1);

// Written as in the index: SQLite does not look into a list of values.
const isOfContact = sql`${bookings.status} not in ('cancelled', 'released')`;

/** Includes joined inquiries; neither canceled nor released. */
export const bookingOfContactQuery = (db: Database, contactId: string) =>
  db
    .select({ id: bookings.id, eventDate: bookings.eventDate, status: bookings.status })
    .from(bookings)
    .where(and(inArray(bookings.contactId, joinedWith(contactId)), isOfContact))
    .limit(1);

export type Inquiry = Awaited<ReturnType<typeof joinedInquiriesQuery>>[number];

const joinedInquiriesQuery = (db: Database, contactId: string) =>
  db
    .select({
      id: contacts.id,
      firstName: contacts.firstName,
      email: contacts.email,
      createdAt: contacts.createdAt,
      details: contacts.details,
      source: contacts.source,
    })
    .from(contacts)
    .where(inArray(contacts.id, joinedWith(contactId)));

const shownOthers = 5;

const otherLead = {
  id: contacts.id,
  firstName: contacts.firstName,
  lastName: contacts.lastName,
  email: sql<string>`lower(contacts.email)`.as("email"),
  eventType: contacts.eventType,
  eventDate: contacts.eventDate,
  createdAt: contacts.createdAt,
};

export type OtherLead = Awaited<ReturnType<typeof ofSamePersonQuery>>[number];

const ofSamePersonQuery = (db: Database, contactId: string) =>
  db
    .select(otherLead)
    .from(contacts)
    .where(
      sql`lower(contacts.email) in (select lower(lead.email) from contacts as lead where lead.id = ${contactId} union all
          select theirs.email || '' from contacts as lead inner join person_addresses as own on own.email = lower(lead.email)
            inner join person_addresses as theirs on theirs.person_id = own.person_id where lead.id = ${contactId})
        and contacts.id not in ${joinedWith(contactId)}`,
    )
    .limit(shownEvents);

/** Under other addresses: perhaps the same person. */
const withSamePhoneQuery = (db: Database, contactId: string) =>
  db
    .select(otherLead)
    .from(contacts)
    .where(
      sql`contacts.phone is not null and contacts.phone = (select lead.phone from contacts as lead where lead.id = ${contactId})
        and lower(contacts.email) <> (select lower(lead.email) from contacts as lead where lead.id = ${contactId})
        and not exists (select 1 from contacts as lead inner join person_addresses as own on own.email = lower(lead.email)
          inner join person_addresses as theirs on theirs.person_id = own.person_id
          where lead.id = ${contactId} and theirs.email = lower(contacts.email))`,
    )
    .limit(shownEvents);

const newestOf = <Row extends { createdAt: number }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => other.createdAt - one.createdAt).slice(0, shownOthers);

/** The newest version for each of joined inquiries. */
const newestQuotesQuery = (db: Database, contactId: string) =>
  db
    .select()
    .from(quotes)
    .where(
      and(
        inArray(quotes.contactId, joinedWith(contactId)),
        sql`not exists (select 1 from quotes as later where later.contact_id = quotes.contact_id and later.version > quotes.version)`,
      ),
    )
    .limit(shownEvents);

const dateTakenQuery = (db: Database, id: string, now: number) =>
  db
    .select({ by: dateTakenBy(now), askedAt })
    .from(contacts)
    .where(eq(contacts.id, id));

/** One round trip; `undefined` when there is none. */
export async function contactInFull(db: Database, id: string, now: number) {
  const today = calendarDateAt(now);
  const found = await batchOf(db, {
    contact: findContactQuery(db, id),
    events: listContactEventsQuery(db, id),
    booking: bookingOfContactQuery(db, id),
    inquiries: joinedInquiriesQuery(db, id),
    mails: mailsOfContactQuery(db, id),
    replies: repliesOfContactQuery(db, id),
    taken: dateTakenQuery(db, id, now),
    occupied: occupiedFromQuery(db, today, now),
    packages: listPackagesQuery(db),
    quoted: newestQuotesQuery(db, id),
    set: settingsQuery(db),
    templates: replyTemplatesQuery(db),
    papers: papersQuery(db),
    cameBack: cameBackQuery(db, sql`(select contacts.email from contacts where contacts.id = ${id})`),
    ofSamePerson: ofSamePersonQuery(db, id),
    withSamePhone: withSamePhoneQuery(db, id),
    call: callOfQuery(db, { of: "lead", id }, now),
  });
  const [contact] = found.contact;
  const [taken] = found.taken;
  if (!contact) return undefined;
  return {
    contact,
    events: found.events.toSorted((one, other) => other.createdAt - one.createdAt),
    booking: found.booking[0] ?? null,
    inquiries: found.inquiries,
    mails: found.mails,
    replies: found.replies,
    date: dateOfLead(contact.eventDate, taken?.by ?? null, found.occupied, today),
    packages: found.packages,
    quotes: newestOf(found.quoted),
    askedAt: taken?.askedAt ?? contact.createdAt,
    settings: settingsFrom(found.set),
    codes: codesOn(found.set, calendarDateAt(now)),
    tax: salesTaxOf(found.set),
    templates: templatesOf(found.templates, "lead", contact.language),
    papers: found.papers,
    cameBack: found.cameBack[0]?.id ?? null,
    ofSamePerson: newestOf(found.ofSamePerson),
    withSamePhone: newestOf(found.withSamePhone),
    call: found.call[0] ?? null,
  };
}
