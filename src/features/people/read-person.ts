import { asc, eq, inArray, sql } from "drizzle-orm";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { bookingFields, bookings, webHolds } from "../../database/schema/bookings.ts";
import { calls } from "../../database/schema/calls.ts";
import { contractVersions } from "../../database/schema/contracts.ts";
import { waitlist } from "../../database/schema/dates.ts";
import { importRows } from "../../database/schema/imports.ts";
import { planKeys } from "../../database/schema/invites.ts";
import { contactEvents, contacts } from "../../database/schema/leads.ts";
import { newsletterSubscribers } from "../../database/schema/newsletter.ts";
import { mailTexts, outbox } from "../../database/schema/outbox.ts";
import { addressesOf } from "../../database/schema/people.ts";
import { sessions } from "../../database/schema/portal.ts";
import { quotes } from "../../database/schema/quotes.ts";
import { clientRequests, mailReplies } from "../../database/schema/requests.ts";
import { songRequests } from "../../database/schema/songs.ts";
import { contactFields } from "../leads/contacts.ts";
import { signedForOthersQuery } from "./named-signers.ts";
import {
  bookingsOfQuery,
  contactsOfQuery,
  isBooking,
  isCall,
  isContact,
  isContract,
  isImportRow,
  isKey,
  isMail,
  isOnWaitlist,
  isReply,
  isRequest,
  isSession,
  isSong,
  isSubscriber,
  isTheirs,
} from "./rows-by-address.ts";
import { eveningsQueries, ofBooking } from "./rows-of-evenings.ts";
import { papersQueries } from "./rows-of-papers.ts";

/** One round trip, without secrets of sessions. */
export async function readPerson(db: Database, email: string) {
  const found = await batchOf(db, {
    addresses: db.select({ email: sql<string>`address` }).from(sql`${addressesOf(email)}`),
    ofContacts: db.select(contactFields).from(contacts).where(isContact(email)),
    events: db
      .select()
      .from(contactEvents)
      .where(inArray(contactEvents.contactId, contactsOfQuery(db, email)))
      .orderBy(asc(contactEvents.createdAt)),
    offered: db
      .select()
      .from(quotes)
      .where(inArray(quotes.contactId, contactsOfQuery(db, email)))
      .orderBy(asc(quotes.version)),
    ofBookings: db.select(bookingFields).from(bookings).where(isBooking(email)).orderBy(asc(bookings.eventDate)),
    songs: db.select().from(songRequests).where(isSong(db, email)).orderBy(asc(songRequests.position)),
    contracts: db.select().from(contractVersions).where(isContract(db, email)).orderBy(asc(contractVersions.number)),
    requests: db.select().from(clientRequests).where(isRequest(db, email)).orderBy(asc(clientRequests.createdAt)),
    ofCalls: db.select().from(calls).where(isCall(db, email)).orderBy(asc(calls.createdAt)),
    replies: db.select().from(mailReplies).where(isReply(db, email)).orderBy(asc(mailReplies.createdAt)),
    subscriptions: db.select().from(newsletterSubscribers).where(isSubscriber(email)),
    ofSessions: db
      .select({
        expire: sessions.expire,
        since: sql<number>`json_extract(${sessions.sess}, '$.createdAt')`,
        browser: sql<string>`json_extract(${sessions.sess}, '$.userAgent')`,
      })
      .from(sessions)
      .where(isSession(email)),
    mails: db
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
    waitsFor: db.select().from(waitlist).where(isOnWaitlist(email)).orderBy(asc(waitlist.createdAt)),
    held: db
      .select({ bookingId: webHolds.bookingId, eventDate: webHolds.eventDate, heldAt: webHolds.heldAt })
      .from(webHolds)
      .where(inArray(webHolds.bookingId, bookingsOfQuery(db, email))),
    keys: db.select().from(planKeys).where(isKey(db, email)).orderBy(asc(planKeys.createdAt)),
    signsFor: signedForOthersQuery(db, addressesOf(email)),
    paysFor: db
      .select({
        bookingId: bookings.id,
        eventType: bookings.eventType,
        eventDate: bookings.eventDate,
        email: bookings.payableEmail,
      })
      .from(bookings)
      .where(isTheirs(email)(bookings.payableEmail)),
    broughtAlong: db
      .select({ importId: importRows.importId, number: importRows.number, cells: importRows.cells })
      .from(importRows)
      .where(isImportRow(db, email)),
    ...papersQueries(db, bookingsOfQuery(db, email)),
    ...eveningsQueries(db, bookingsOfQuery(db, email), isTheirs(email)),
  });
  return {
    addresses: found.addresses.map((each) => each.email),
    // SQLite would scan all contacts in its own order.
    contacts: found.ofContacts
      .toSorted((one, other) => one.createdAt - other.createdAt)
      .map((contact) => ({
        ...contact,
        events: found.events.filter(({ contactId }) => contactId === contact.id),
        quotes: found.offered.filter(({ contactId }) => contactId === contact.id),
      })),
    bookings: found.ofBookings.map((booking) => ({
      ...booking,
      songs: found.songs.filter(({ bookingId }) => bookingId === booking.id),
      contracts: found.contracts.filter(({ bookingId }) => bookingId === booking.id),
      signatures: found.signed.filter(({ bookingId }) => bookingId === booking.id),
      changes: found.changes.filter(({ bookingId }) => bookingId === booking.id),
      payments: found.paid
        .filter(({ bookingId }) => bookingId === booking.id)
        .map((payment) => ({
          ...payment,
          refunds: found.refunded.filter(({ paymentId }) => paymentId === payment.id),
          disputes: found.disputed.filter(({ paymentId }) => paymentId === payment.id),
        })),
      keptCards: ofBooking(found.kept, booking.id),
      holds: ofBooking(found.held, booking.id),
      invoices: found.invoiced.filter(({ bookingId }) => bookingId === booking.id),
      plan: {
        moments: ofBooking(found.moments, booking.id),
        details: ofBooking(found.details, booking.id),
        guests: ofBooking(found.guestPages, booking.id),
        songs: ofBooking(found.guestSongs, booking.id),
        shown: ofBooking(found.recaps, booking.id),
        said: ofBooking(found.recapSongs, booking.id),
      },
      reviews: ofBooking(found.reviewed, booking.id),
    })),
    // Includes plans that the person's keys open.
    plans: { changes: found.planned, comments: found.comments },
    requests: found.requests,
    replies: found.replies,
    calls: found.ofCalls,
    subscriptions: found.subscriptions,
    sessions: found.ofSessions,
    waitsFor: found.waitsFor,
    keys: found.keys,
    signsFor: found.signsFor,
    paysFor: found.paysFor,
    broughtAlong: found.broughtAlong,
    mails: found.mails,
  };
}

export type Person = Awaited<ReturnType<typeof readPerson>>;
