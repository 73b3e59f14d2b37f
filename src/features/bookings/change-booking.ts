import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { batchOf } from "../../database/batch-of.ts";
import { breaksNotNull } from "../../database/broken-constraint.ts";
import type { Database } from "../../database/client.ts";
import { bookings, isSignedByAnyone } from "../../database/schema/bookings.ts";
import { contacts } from "../../database/schema/leads.ts";
import type { Actor } from "../admin/audit/model.ts";
import { joinedWith, movingQueries } from "../leads/move-lead.ts";
import { correctAddressQueries, correctedOfBooking } from "../people/correct-address.ts";
import { endLinksOfBookingQueries, moveKeysQueries, renewGuestCodesQuery } from "../people/end-links.ts";
import { isErased } from "../people/erased-address.ts";
import { queueSignMailsQuery } from "../people/signer-mails.ts";
import { signersAsTheyAre } from "../people/signers.ts";
import { queueWithdrawnMailsQueries, withdrawProposalQuery } from "./amendments.ts";
import { clientSearchText } from "./booking-columns.ts";
import { sequenceAfter, sequenceAfterStatus } from "./calendar/client-calendar.ts";
import { queueConfirmedMailQuery } from "./confirm-booking.ts";
import type { NewBooking } from "./holds/holds.ts";
import { holdAgainQueries, holdEnd, releaseLapsedHoldsQuery } from "./holds/holds.ts";
import { giveHoldQuery } from "./holds/web-holds.ts";
import { mailNewAddressQueries } from "./mail-new-address.ts";
import { balanceDaysMoved } from "./make-booking.ts";
import { type BookingSummary, bookingSummary, crewOn, daysMoved, isAmendedBy } from "./model.ts";
import { queueAboutQuery, queueChangeMailQuery } from "./notify-client.ts";
import { dateOfBooking } from "./read-bookings.ts";

/**
 * Confirms a held or released booking, and books its lead in the same batch.
 * @throws when another booking has the date by now
 */
export async function confirmBooking(db: Database, id: string, { by, now }: Actor): Promise<"confirmed" | "not-moved"> {
  const lead = sql`(select bookings.contact_id from bookings where bookings.id = ${id} and bookings.status in ('hold', 'released'))`;
  const { confirmed } = await batchOf(db, {
    released: releaseLapsedHoldsQuery(db, now, dateOfBooking(id), id),
    moved: movingQueries(db, inArray(contacts.id, joinedWith(lead)), "booked", { by, now }),
    confirmed: db
      .update(bookings)
      .set({
        status: "confirmed",
        holdEndsAt: null,
        crew: crewOn(sql`bookings.event_date`),
        sequence: sequenceAfterStatus(now),
        updatedAt: now,
      })
      .where(and(eq(bookings.id, id), inArray(bookings.status, ["hold", "released"])))
      .returning({ id: bookings.id }),
    mailed: queueConfirmedMailQuery(db, id, now),
    asked: queueSignMailsQuery(db, id, now),
  });
  return confirmed.length > 0 ? "confirmed" : "not-moved";
}

/**
 * By the DJ, so it counts for no limit.
 * @returns whether it was done; `unavailable` when the day is blocked, or offered to its waitlist
 * @throws when another booking has the date by now
 */
export async function holdAgainForClient(
  db: Database,
  id: string,
  now: number,
): Promise<"given-again" | "not-moved" | "unavailable"> {
  try {
    const {
      held: [, given],
    } = await batchOf(db, {
      held: holdAgainQueries(db, id, now),
      counted: giveHoldQuery(db, id),
      signMails: queueSignMailsQuery(db, id, now),
      told: queueHeldMailQuery(db, id, true, now),
    });
    return given.length > 0 ? "given-again" : "not-moved";
  } catch (error) {
    if (breaksNotNull(error, "bookings.event_date")) return "unavailable";
    throw error;
  }
}

/** Runs behind the hold at `now` in its batch. */
const queueHeldMailQuery = (db: Database, id: string, isNew: true | "longer", now: number) =>
  queueAboutQuery(
    db,
    id,
    {
      data: sql`json_object('kind', 'portal-link', 'bookingId', ${bookings.id}, 'linkVersion', ${bookings.portalLinkVersion},
        'isNew', json(${JSON.stringify(isNew)}))`,
      to: sql`${bookings.clientEmail}`,
      key: sql`'given-again:' || ${bookings.id} || ':' || ${now}`,
      there: sql`(${bookings.status} = 'hold' and ${bookings.updatedAt} = ${now})`,
    },
    now,
  );

/**
 * Counts for no limit, and mails the client. Does nothing unless the hold still ends at `endsAt`, so that a double
 * click adds nothing.
 */
export async function extendHold(
  db: Database,
  id: string,
  endsAt: number,
  now: number,
): Promise<"extended" | "not-moved"> {
  const { extended } = await batchOf(db, {
    extended: db
      .update(bookings)
      .set({ holdEndsAt: holdEnd(endsAt), updatedAt: now })
      .where(
        and(
          eq(bookings.id, id),
          eq(bookings.status, "hold"),
          eq(bookings.holdEndsAt, endsAt),
          gt(bookings.holdEndsAt, now),
        ),
      )
      .returning({ id: bookings.id }),
    counted: giveHoldQuery(db, id),
    told: queueHeldMailQuery(db, id, "longer", now),
  });
  return extended.length > 0 ? "extended" : "not-moved";
}

export type BookingChange = Omit<NewBooking, "id" | "contactId" | "status" | "portalLinkVersion" | "createdAt">;

/** Runs before the change. */
const endLinksOfOldAddressQueries = (
  db: Database,
  id: string,
  { clientName, clientEmail, updatedAt }: BookingChange,
) => {
  const moved = sql`(select moved.id from bookings as moved where moved.id = ${id} and moved.client_email <> ${clientEmail})`;
  // The same client at another address keeps the printed cards.
  const isAnother = sql`(select 1 from bookings as given where given.id = ${id} and given.client_name <> ${clientName})`;
  return [
    ...endLinksOfBookingQueries(db, moved, updatedAt),
    renewGuestCodesQuery(db, sql`(select ${moved} where exists ${isAnother})`),
  ] as const;
};

/** An erased client's address goes to no other booking. */
const changed = (id: string, { clientEmail }: BookingChange) =>
  and(eq(bookings.id, id), isErased(clientEmail) ? eq(bookings.clientEmail, clientEmail) : undefined);

/** Another client address revokes the old one's links and sessions. */
export const changeBookingQuery = (db: Database, id: string, change: BookingChange & BookingSummary) =>
  db
    .update(bookings)
    .set({
      ...change,
      signers: signersAsTheyAre(change.signers),
      crew: crewOn(change.eventDate),
      balanceDays: balanceDaysMoved(change.eventDate, change.updatedAt),
      sequence: sequenceAfter(change),
      // Changing terms that anyone signed makes another agreement.
      agreement: sql`${bookings.agreement} + (${isAmendedBy(bookingSummary(change))} and ${isSignedByAnyone})`,
      searchText: clientSearchText(change),
      portalLinkVersion: sql`${bookings.portalLinkVersion} + (${bookings.clientEmail} <> ${change.clientEmail})`,
    })
    .where(changed(id, change));

/** Corrects the address for the person everywhere, and mails the new link; before the change. */
export const readdressBookingQueries = async (db: Database, id: string, change: BookingChange) => {
  const { clientEmail, updatedAt } = change;
  const from = correctedOfBooking(id, change);
  const isAnother = sql`(${changed(id, change)} and bookings.client_email <> ${clientEmail})`;
  return [
    ...mailNewAddressQueries(db, isAnother, from, clientEmail, updatedAt),
    ...(await correctAddressQueries(db, from, clientEmail, id, updatedAt)),
    ...endLinksOfOldAddressQueries(db, id, change),
  ] as const;
};

/**
 * Also releases ended holds of the date, and corrects an address for the person everywhere. `tell` mails the client.
 * `along` runs in its batch, behind it.
 */
export async function changeWithPerson(
  db: Database,
  id: string,
  change: BookingChange & BookingSummary,
  tell: boolean,
  was = change.eventDate,
  along: readonly BatchItem<"sqlite">[] = [],
) {
  const { clientEmail, updatedAt } = change;
  const [found] = await db.batch([
    db.select({ id: bookings.id }).from(bookings).where(changed(id, change)),
    ...(await readdressBookingQueries(db, id, change)),
    ...moveKeysQueries(
      db,
      id,
      {
        was,
        by: daysMoved(was, change.eventDate),
        isElsewhere: sql`(bookings.venue is not ${change.venue} or bookings.city is not ${change.city}
          or bookings.start_time is not ${change.startTime})`,
      },
      sql`exists (select 1 from bookings where ${changed(id, change)})`,
      updatedAt,
    ),
    releaseLapsedHoldsQuery(db, updatedAt, change.eventDate, id),
    ...(tell ? [queueChangeMailQuery(db, id, bookingSummary(change), clientEmail, updatedAt)] : []),
    withdrawProposalQuery(
      db,
      id,
      sql`exists (select 1 from bookings where ${changed(id, change)} and ${isAmendedBy(bookingSummary(change))})`,
      updatedAt,
    ),
    changeBookingQuery(db, id, change),
    ...along,
    ...queueWithdrawnMailsQueries(db, id, updatedAt),
    queueSignMailsQuery(db, id, updatedAt),
  ]);
  return found;
}
