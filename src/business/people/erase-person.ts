import { and, inArray, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { mailTexts, outbox } from "../../mail/schema.ts";
import { newErasedAddress } from "../../vocabulary/erased-address.ts";
import { contactEventTypeLabels, leadEventTypes } from "../../vocabulary/event-types.ts";
import { contractVersions } from "../agreements/schema.ts";
import { auditQuery } from "../audit/audit-log.ts";
import { bookings, webHolds } from "../bookings/schema.ts";
import { waitlist } from "../dates/schema.ts";
import type { Actor } from "../leads/move-lead.ts";
import { contacts } from "../leads/schema.ts";
import { newsletterSubscribers } from "../newsletter/schema.ts";
import { planKeys } from "../plan/keys/schema.ts";
import { sessions } from "../portal-access/schema.ts";
import { clientRequests } from "../requests/schema.ts";
import { songRequests } from "../songs/schema.ts";
import { forgetAddressesQuery } from "./addresses.ts";
import { clearEveningsQueries } from "./evenings.ts";
import { clearPapersQueries } from "./papers.ts";
import {
  bookingsOfQuery,
  contactsOfQuery,
  gatheringNoticesQuery,
  isBooking,
  isContact,
  isContract,
  isKey,
  isMail,
  isOnWaitlist,
  isRequest,
  isSession,
  isSong,
  isSubscriber,
  isTheirs,
} from "./rows-of-person.ts";

/** What is left in place of a client's name. */
export const erasedName = "Erased";

/** What is left in place of a kind of event in own words, which may name people. */
const erasedEventType = "Event";

/** Kinds of event that the site's forms offer. */
const knownEventTypes = [...Object.values(leadEventTypes).flat(), ...Object.values(contactEventTypeLabels)];

/**
 * Erases the person with this e-mail in one batch, all or nothing. Bookings stay with what was agreed (date, times, kind of
 * event as the forms offer it, package, price, deposit, status) and nobody's name; their links are revoked. Payments
 * and invoices stay as figures, signatures as evidence. Everything else goes.
 */
export async function erasePerson(db: Database, email: string, { by, now }: Actor): Promise<void> {
  const theirContacts = contactsOfQuery(db, email);
  await db.batch([
    // What is found by other rows goes before them. A notice of several people stays, without what it said.
    db.delete(mailTexts).where(inArray(mailTexts.mailId, gatheringNoticesQuery(db, email))),
    db.delete(outbox).where(isMail(db, email)),
    db.delete(songRequests).where(isSong(db, email)),
    db.delete(contractVersions).where(isContract(db, email)),
    db.delete(clientRequests).where(isRequest(db, email)),
    ...clearEveningsQueries(db, bookingsOfQuery(db, email), isTheirs(email), erasedName),
    db.delete(planKeys).where(isKey(db, email)),
    db.delete(webHolds).where(inArray(webHolds.bookingId, bookingsOfQuery(db, email))),
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
