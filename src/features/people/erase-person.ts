import { and, inArray, sql } from "drizzle-orm";
import { contactEventTypeLabels, leadEventTypes } from "../../content/event-types.ts";
import type { Database } from "../../database/client.ts";
import { bookings, webHolds } from "../../database/schema/bookings.ts";
import { calls } from "../../database/schema/calls.ts";
import { amendments, contractVersions } from "../../database/schema/contracts.ts";
import { waitlist } from "../../database/schema/dates.ts";
import { importRows } from "../../database/schema/imports.ts";
import { planKeys } from "../../database/schema/invites.ts";
import { contacts } from "../../database/schema/leads.ts";
import { newsletterSubscribers } from "../../database/schema/newsletter.ts";
import { mailTexts, outbox } from "../../database/schema/outbox.ts";
import { addressesOf } from "../../database/schema/people.ts";
import { sessions } from "../../database/schema/portal.ts";
import { clientRequests, mailReplies } from "../../database/schema/requests.ts";
import { songRequests } from "../../database/schema/songs.ts";
import { auditQuery } from "../admin/audit/audit-log.ts";
import type { Actor } from "../admin/audit/model.ts";
import { forgetAddressesQuery } from "./email-addresses.ts";
import { newErasedAddress } from "./erased-address.ts";
import {
  bookingsOfQuery,
  contactsOfQuery,
  gatheringNoticesQuery,
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
import { clearEveningsQueries } from "./rows-of-evenings.ts";
import { clearPapersQueries } from "./rows-of-papers.ts";
import { hasSignerAmong } from "./signer-fields.ts";
import { signersErased } from "./signers.ts";

const erasedName = "Erased";

/** The client's own words may name people. */
const erasedEventType = "Event";

const knownEventTypes = [...Object.values(leadEventTypes).flat(), ...Object.values(contactEventTypeLabels)];

/**
 * All or nothing. Bookings keep what was agreed, without a name; payments and invoices stay as figures, signatures as
 * evidence. Everything else goes.
 */
export async function erasePerson(db: Database, email: string, { by, now }: Actor): Promise<void> {
  const theirContacts = contactsOfQuery(db, email);
  await db.batch([
    // Rows that are found through others go first. A notice of several people stays, without its text.
    db.delete(mailTexts).where(inArray(mailTexts.mailId, gatheringNoticesQuery(db, email))),
    db.delete(outbox).where(isMail(db, email)),
    // The report still counts the row.
    db.update(importRows).set({ cells: [], reason: null }).where(isImportRow(db, email)),
    db.delete(songRequests).where(isSong(db, email)),
    db.delete(contractVersions).where(isContract(db, email)),
    db.delete(mailReplies).where(isReply(db, email)),
    db.delete(clientRequests).where(isRequest(db, email)),
    ...clearEveningsQueries(db, bookingsOfQuery(db, email), isTheirs(email), erasedName),
    db.delete(planKeys).where(isKey(db, email)),
    db.delete(calls).where(isCall(db, email)),
    db.delete(webHolds).where(inArray(webHolds.bookingId, bookingsOfQuery(db, email))),
    // Somebody else's request, made from this person's message.
    db.update(clientRequests).set({ contactId: null }).where(inArray(clientRequests.contactId, theirContacts)),
    db.delete(sessions).where(isSession(email)),
    ...clearPapersQueries(db, bookingsOfQuery(db, email), erasedName, now),
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
        companyName: null,
        billingAddress: null,
        purchaseOrder: null,
        payableEmail: null,
        contactId: null,
        signers: [],
        venue: null,
        city: null,
        eventType: sql`case when ${inArray(bookings.eventType, knownEventTypes)} then ${bookings.eventType} else ${erasedEventType} end`,
        note: null,
        searchText: "",
        portalLinkVersion: sql`${bookings.portalLinkVersion} + 1`,
        updatedAt: now,
      })
      .where(isBooking(email)),
    // They pay another client's bills.
    db.update(bookings).set({ payableEmail: null }).where(isTheirs(email)(bookings.payableEmail)),
    db
      .update(amendments)
      .set({
        yeses: [],
        before: sql`json_set(${amendments.before}, '$.signers', json(${signersErased(sql`json_extract(amendments.before, '$.signers')`, addressesOf(email), erasedName)}))`,
        after: sql`json_set(${amendments.after}, '$.signers', json(${signersErased(sql`json_extract(amendments.after, '$.signers')`, addressesOf(email), erasedName)}))`,
      })
      .where(
        sql`(${amendments.bookingId} in (select bookings.id from bookings where ${hasSignerAmong(addressesOf(email))})
          or exists (select 1 from json_each(amendments.after, '$.signers') where json_extract(value, '$.email') in ${addressesOf(email)}))`,
      ),
    db
      .update(bookings)
      .set({ signers: signersErased(sql`bookings.signers`, addressesOf(email), erasedName) })
      .where(hasSignerAmong(addressesOf(email))),
    db.delete(contacts).where(isContact(email)),
    db.delete(newsletterSubscribers).where(isSubscriber(email)),
    db.delete(waitlist).where(isOnWaitlist(email)),
    forgetAddressesQuery(db, email),
    auditQuery(db, { what: "erased", who: by }, now),
  ]);
}
