import { and, asc, eq, inArray, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { mailTexts, outbox } from "../../mail/schema.ts";
import { newErasedAddress } from "../../vocabulary/erased-address.ts";
import { contactEventTypeLabels, leadEventTypes } from "../../vocabulary/event-types.ts";
import { contractVersions } from "../agreements/schema.ts";
import { auditQuery } from "../audit/audit-log.ts";
import { bookingFields, bookings } from "../bookings/schema.ts";
import { waitlist } from "../dates/schema.ts";
import { contactFields } from "../leads/contacts.ts";
import type { Actor } from "../leads/lead-status.ts";
import { contactEvents, contacts } from "../leads/schema.ts";
import { newsletterSubscribers } from "../newsletter/schema.ts";
import { planKeys } from "../plan/keys/schema.ts";
import { sessions } from "../portal-access/schema.ts";
import { quotes } from "../quotes/schema.ts";
import { clientRequests } from "../requests/schema.ts";
import { songRequests } from "../songs/schema.ts";
import { addressesOf, forgetAddressesQuery } from "./addresses.ts";
import { clearEveningsQueries, eveningsQueries, ofBooking } from "./evenings.ts";
import { clearPapersQueries, isAboutPapers, papersQueries } from "./papers.ts";

/*
 * One person is whoever has an e-mail address, here always in lower case, with all other addresses that are known to be that
 * person's. What belongs to it: contacts and bookings with one of the addresses, what hangs on them, and every mail to
 * it or about it.
 */

const isTheirs = (email: string) => (address: SQLWrapper) => sql`${address} in ${addressesOf(email)}`;
const isContact = (email: string): SQL => sql`lower(${contacts.email}) in ${addressesOf(email)}`;
const contactsOfQuery = (db: Database, email: string) =>
  db.select({ id: contacts.id }).from(contacts).where(isContact(email));
const isBooking = (email: string): SQL => sql`${bookings.clientEmail} in ${addressesOf(email)}`;
const bookingsOfQuery = (db: Database, email: string) =>
  db.select({ id: bookings.id }).from(bookings).where(isBooking(email));
const isSong = (db: Database, email: string) => inArray(songRequests.bookingId, bookingsOfQuery(db, email));
const isKey = (db: Database, email: string) =>
  or(sql`${planKeys.email} in ${addressesOf(email)}`, inArray(planKeys.bookingId, bookingsOfQuery(db, email)));
const isContract = (db: Database, email: string) => inArray(contractVersions.bookingId, bookingsOfQuery(db, email));
const isRequest = (db: Database, email: string) =>
  or(
    sql`${clientRequests.clientEmail} in ${addressesOf(email)}`,
    inArray(clientRequests.bookingId, bookingsOfQuery(db, email)),
  );
const isSession = (email: string): SQL => sql`${sessions.clientEmail} in ${addressesOf(email)}`;
const isOnWaitlist = (email: string): SQL => sql`${waitlist.email} in ${addressesOf(email)}`;
const isSubscriber = (email: string): SQL => sql`${newsletterSubscribers.email} in ${addressesOf(email)}`;

// A notice to the DJ has the person in its data alone, under a name that depends on its kind. So every mail is looked
// at: few people are ever erased, and none may be overlooked. With its quotes the address is a whole value of the JSON,
// and not the end of a longer one.
// A notice that names a request, a lead, a booking or its money by its id alone is the person's as well: what it said is kept.
const isMail = (db: Database, email: string) =>
  or(
    sql`lower(${outbox.recipient}) in ${addressesOf(email)}`,
    sql`exists (select 1 from ${addressesOf(email)} where instr(lower(${outbox.data}), json_quote(address)) > 0)`,
    inArray(outbox.contactId, contactsOfQuery(db, email)),
    sql`json_extract(${outbox.data}, '$.requestId') in ${db
      .select({ id: clientRequests.id })
      .from(clientRequests)
      .where(isRequest(db, email))}`,
    sql`json_extract(${outbox.data}, '$.keyId') in ${db.select({ id: planKeys.id }).from(planKeys).where(isKey(db, email))}`,
    ...isAboutPapers(db, outbox.data, bookingsOfQuery(db, email)),
  );

/** Everything stored of the person with this e-mail, in one round trip. Secrets of sessions are left out. */
export async function readPerson(db: Database, email: string) {
  const [
    addresses,
    ofContacts,
    events,
    offered,
    ofBookings,
    songs,
    contracts,
    requests,
    subscriptions,
    ofSessions,
    mails,
    waitsFor,
    keys,
    signed,
    changes,
    paid,
    refunded,
    disputed,
    invoiced,
    moments,
    details,
    planned,
    comments,
    guestPages,
    guestSongs,
    reviewed,
  ] = await db.batch([
    db.select({ email: sql<string>`address` }).from(sql`${addressesOf(email)}`),
    db.select(contactFields).from(contacts).where(isContact(email)),
    db
      .select()
      .from(contactEvents)
      .where(inArray(contactEvents.contactId, contactsOfQuery(db, email)))
      .orderBy(asc(contactEvents.createdAt)),
    db
      .select()
      .from(quotes)
      .where(inArray(quotes.contactId, contactsOfQuery(db, email)))
      .orderBy(asc(quotes.version)),
    db.select(bookingFields).from(bookings).where(isBooking(email)).orderBy(asc(bookings.eventDate)),
    db.select().from(songRequests).where(isSong(db, email)).orderBy(asc(songRequests.position)),
    db.select().from(contractVersions).where(isContract(db, email)).orderBy(asc(contractVersions.number)),
    db.select().from(clientRequests).where(isRequest(db, email)).orderBy(asc(clientRequests.createdAt)),
    db.select().from(newsletterSubscribers).where(isSubscriber(email)),
    db
      .select({
        expire: sessions.expire,
        since: sql<number>`json_extract(${sessions.sess}, '$.createdAt')`,
        browser: sql<string>`json_extract(${sessions.sess}, '$.userAgent')`,
      })
      .from(sessions)
      .where(isSession(email)),
    db
      .select({
        kind: outbox.kind,
        recipient: outbox.recipient,
        data: outbox.data,
        createdAt: outbox.createdAt,
        sentAt: outbox.sentAt,
        lastError: outbox.lastError,
        subject: mailTexts.subject,
        text: mailTexts.text,
      })
      .from(outbox)
      .leftJoin(mailTexts, eq(mailTexts.mailId, outbox.id))
      .where(isMail(db, email))
      .orderBy(asc(outbox.createdAt)),
    db.select().from(waitlist).where(isOnWaitlist(email)).orderBy(asc(waitlist.createdAt)),
    db.select().from(planKeys).where(isKey(db, email)).orderBy(asc(planKeys.createdAt)),
    ...papersQueries(db, bookingsOfQuery(db, email)),
    ...eveningsQueries(db, bookingsOfQuery(db, email), isTheirs(email)),
  ]);
  return {
    addresses: addresses.map((each) => each.email),
    // Sorted here: in its own order SQLite would walk all contacts.
    contacts: ofContacts
      .toSorted((one, other) => one.createdAt - other.createdAt)
      .map((contact) => ({
        ...contact,
        events: events.filter(({ contactId }) => contactId === contact.id),
        quotes: offered.filter(({ contactId }) => contactId === contact.id),
      })),
    bookings: ofBookings.map((booking) => ({
      ...booking,
      songs: songs.filter(({ bookingId }) => bookingId === booking.id),
      contracts: contracts.filter(({ bookingId }) => bookingId === booking.id),
      signatures: signed.filter(({ bookingId }) => bookingId === booking.id),
      changes: changes.filter(({ bookingId }) => bookingId === booking.id),
      payments: paid
        .filter(({ bookingId }) => bookingId === booking.id)
        .map((payment) => ({
          ...payment,
          refunds: refunded.filter(({ paymentId }) => paymentId === payment.id),
          disputes: disputed.filter(({ paymentId }) => paymentId === payment.id),
        })),
      invoices: invoiced.filter(({ bookingId }) => bookingId === booking.id),
      plan: {
        moments: ofBooking(moments, booking.id),
        details: ofBooking(details, booking.id),
        guests: ofBooking(guestPages, booking.id),
        songs: ofBooking(guestSongs, booking.id),
      },
      reviews: ofBooking(reviewed, booking.id),
    })),
    // Of the person's own plans, and of those that a key of the person opens.
    plans: { changes: planned, comments },
    requests,
    subscriptions,
    sessions: ofSessions,
    waitsFor,
    keys,
    mails,
  };
}

export type Person = Awaited<ReturnType<typeof readPerson>>;

/** What is left in place of a client's name. */
export const erasedName = "Erased";

/** What is left in place of a kind of event in own words, which may name people. */
const erasedEventType = "Event";

/** Kinds of event that the site's forms offer. */
const knownEventTypes = [...Object.values(leadEventTypes).flat(), ...Object.values(contactEventTypeLabels)];

/**
 * Erases the person with this e-mail in one batch, all or nothing. Bookings stay with what was agreed (date, times, kind of
 * event as the forms offer it, package, price, deposit, status) and nobody's name; their links to the portal are revoked. Payments
 * and invoices stay as figures, signatures as evidence. Everything else goes.
 */
export async function erasePerson(db: Database, email: string, { by, now }: Actor): Promise<void> {
  const theirContacts = contactsOfQuery(db, email);
  await db.batch([
    // What is found by other rows goes before them.
    db.delete(outbox).where(isMail(db, email)),
    db.delete(songRequests).where(isSong(db, email)),
    db.delete(contractVersions).where(isContract(db, email)),
    db.delete(clientRequests).where(isRequest(db, email)),
    ...clearEveningsQueries(db, bookingsOfQuery(db, email), isTheirs(email), erasedName),
    db.delete(planKeys).where(isKey(db, email)),
    // With the wishes go the votes.
    // Of somebody else, but made from this person's message.
    db.update(clientRequests).set({ contactId: null }).where(inArray(clientRequests.contactId, theirContacts)),
    db.delete(sessions).where(isSession(email)),
    ...clearPapersQueries(db, bookingsOfQuery(db, email), erasedName),
    db
      .update(bookings)
      .set({ contactId: null })
      .where(and(inArray(bookings.contactId, theirContacts), sql`not ${isBooking(email)}`)),
    db
      .update(bookings)
      .set({
        clientName: erasedName,
        clientEmail: newErasedAddress(),
        clientPhone: null,
        contactId: null,
        venue: null,
        city: null,
        eventType: sql`case when ${inArray(bookings.eventType, knownEventTypes)} then ${bookings.eventType} else ${erasedEventType} end`,
        note: null,
        searchText: "",
        portalLinkVersion: sql`${bookings.portalLinkVersion} + 1`,
        updatedAt: now,
      })
      .where(isBooking(email)),
    db.delete(contacts).where(isContact(email)),
    db.delete(newsletterSubscribers).where(isSubscriber(email)),
    db.delete(waitlist).where(isOnWaitlist(email)),
    forgetAddressesQuery(db, email),
    auditQuery(db, { what: "erased", who: by }, now),
  ]);
}
