import { and, asc, count, desc, eq, lt, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import { batchOf } from "../../database/batch-of.ts";
import { sumsOfBooking } from "../../database/booking-sums.ts";
import type { Database } from "../../database/client.ts";
import { askedRows, type Position } from "../../database/page-of.ts";
import { bookingFields, bookings, isActive, unsignedOfBooking } from "../../database/schema/bookings.ts";
import { signatures } from "../../database/schema/contracts.ts";
import { crateTracks } from "../../database/schema/crate.ts";
import { hasRoom } from "../../database/schema/dates.ts";
import { confirmingOfBooking, openOfBooking } from "../../database/schema/payments.ts";
import { sessions } from "../../database/schema/portal.ts";
import { planMoments } from "../../database/schema/timeline.ts";
import { addDays, type CalendarDate } from "../../platform/dates.ts";
import { cameBackQuery } from "../../platform/mail/outbox.ts";
import { callOfQuery } from "../calls/store.ts";
import { moneyOf } from "../payments/money/model.ts";
import { hasNotEnded, notRevoked } from "../portal/access/sessions.ts";
import { listPackagesQuery } from "../prices/packages.ts";
import { salesTaxOf, termsOf } from "../settings/model.ts";
import { settingsQuery } from "../settings/store.ts";
import { type Proposal, proposalQuery } from "./amendments.ts";
import { bookingColumns } from "./booking-columns.ts";
import { requestsOfBookingQuery, songsOfBookingQuery } from "./client-bookings.ts";
import { isSigned } from "./confirm-booking.ts";
import { isTaken } from "./holds/web-holds.ts";
import { clashOf, statusAt } from "./model.ts";

const listed = {
  ...bookingColumns,
  clientName: bookings.clientName,
  crew: bookings.crew,
  minutesBetween: bookings.minutesBetween,
};

export type ListedBooking = Awaited<ReturnType<typeof upcomingBookingsQuery>>[number];

const place = sql`(${bookings.eventDate}, ${bookings.id})`;

export const upcomingBookingsQuery = (
  db: Database,
  today: CalendarDate,
  from: Position<string> | null,
  limit: number = askedRows,
) =>
  db
    .select(listed)
    .from(bookings)
    .where(
      and(
        sql`${place} > (${from?.key ?? today}, ${from?.id ?? ""})`,
        notInArray(bookings.status, ["cancelled", "completed"]),
      ),
    )
    .orderBy(asc(bookings.eventDate), asc(bookings.id))
    .limit(limit);

export const pastBookingsQuery = (db: Database, today: CalendarDate, from: Position<string> | null) =>
  db
    .select(listed)
    .from(bookings)
    .where(
      and(
        sql`${place} < (${from?.key ?? addDays(today, 1)}, ${from?.id ?? ""})`,
        or(lt(bookings.eventDate, today), eq(bookings.status, "completed")),
      ),
    )
    .orderBy(desc(bookings.eventDate), desc(bookings.id))
    .limit(askedRows);

/** Far more than one DJ plays. */
const mostOfMonth = 200;

/** Both days included. */
export const bookingsBetweenQuery = (db: Database, first: CalendarDate, last: CalendarDate) =>
  db
    .select(listed)
    .from(bookings)
    .where(sql`${bookings.eventDate} between ${first} and ${last}`)
    .orderBy(asc(bookings.eventDate), asc(bookings.id))
    .limit(mostOfMonth);

const namedOfDate = 5;

export const dateOfBooking = (id: string): SQL =>
  sql`(select ${bookings.eventDate} from ${bookings} where ${bookings.id} = ${id})`;

/** Neither canceled nor released. */
export const ofSameLeadQuery = (db: Database, id: string) => {
  const own = (column: SQL): SQL => sql`(select ${column} from bookings as own where own.id = ${id})`;
  return db
    .select(listed)
    .from(bookings)
    .where(
      and(
        or(eq(bookings.contactId, own(sql`own.contact_id`)), eq(bookings.quoteId, own(sql`own.quote_id`))),
        ne(bookings.id, id),
        sql`${bookings.status} not in ('cancelled', 'released')`,
      ),
    )
    .limit(namedOfDate);
};

export const onSameDateQuery = (db: Database, eventDate: CalendarDate | SQL, now: number, exceptId = "") =>
  db
    .select(listed)
    .from(bookings)
    .where(and(eq(bookings.eventDate, eventDate), ne(bookings.id, exceptId), isActive(now)))
    .orderBy(asc(bookings.status), asc(bookings.id))
    .limit(namedOfDate);

export const roomForQuery = (db: Database, id: string, eventDate: CalendarDate | SQL = sql`bookings.event_date`) =>
  db
    .select({ isThere: sql`${hasRoom(eventDate, id)}`.mapWith(Boolean) })
    .from(bookings)
    .where(eq(bookings.id, id));

/** The day's other event that the same crew cannot also play. */
export async function clashOnItsDay(db: Database, id: string, now: number): Promise<ListedBooking | undefined> {
  const {
    booking: [booking],
    others,
  } = await batchOf(db, {
    booking: findBookingQuery(db, id),
    others: onSameDateQuery(db, dateOfBooking(id), now, id),
  });
  return booking?.crew ? clashOf(booking, others) : undefined;
}

export type Booking = Awaited<ReturnType<typeof findBookingQuery>>[number];

/** The DJ's open proposal, while the signed agreement stands; not more music, which ends with its hour. */
export function proposedByDj(booking: Booking, proposal: Proposal | null | undefined, stands: boolean): Booking {
  if (!stands || proposal?.proposedBy !== "dj" || proposal.answerBy !== null) return booking;
  const { billingAddress = null, purchaseOrder = null, parts: _, balanceDays: __, ...after } = proposal.after;
  return { ...booking, ...after, billingAddress, purchaseOrder };
}

export const findBookingQuery = (db: Database, id: string) =>
  db.select(bookingFields).from(bookings).where(eq(bookings.id, id)).limit(1);

const ofAgreement = sql`signatures.booking_id = bookings.id and signatures.agreement = bookings.agreement`;

/** In cents. */
const agreedQuery = (db: Database, id: string, now: number) =>
  db
    .select({
      sums: sumsOfBooking,
      open: openOfBooking,
      confirming: confirmingOfBooking,
      signedAt: sql<number | null>`(select max(signed_at) from signatures where ${ofAgreement})`,
      changed: sql`(select json_array(number, created_at) from contract_versions where booking_id = bookings.id
        and contract_versions.agreement = bookings.agreement
        and number > (select max(number) from signatures where ${ofAgreement}) order by number desc limit 1)`
        .mapWith((json: string): readonly [number, number] => JSON.parse(json))
        .as("changed"),
      unsigned: unsignedOfBooking,
      isSigned: isSigned.mapWith(Boolean).as("is_signed"),
      isTaken: isTaken(now).as("is_taken"),
      countersignedAt: sql<number | null>`(select max(countersignatures.created_at) from countersignatures
        inner join signatures on signatures.id = signature_id where ${ofAgreement})`,
      endedAt: sql<number | null>`(select max(signed_at) from signatures
        where signatures.booking_id = bookings.id and signatures.agreement < bookings.agreement)`,
      language: bookings.language,
    })
    .from(bookings)
    .where(eq(bookings.id, id));

/** `undefined` when there is none. */
export async function bookingInFull(db: Database, id: string, now: number) {
  const found = await batchOf(db, {
    booking: findBookingQuery(db, id),
    signed: db
      .select({
        agreement: signatures.agreement,
        signer: signatures.signer,
        by: signatures.by,
        signedAt: signatures.signedAt,
      })
      .from(signatures)
      .where(eq(signatures.bookingId, id)),
    sameDate: onSameDateQuery(db, dateOfBooking(id), now, id),
    packages: listPackagesQuery(db),
    songs: songsOfBookingQuery(db, id),
    requests: requestsOfBookingQuery(db, id),
    signedIn: db
      .select({ sessions: count(), lastSignIn: sql<number | null>`max(json_extract(${sessions.sess}, '$.createdAt'))` })
      .from(bookings)
      .innerJoin(sessions, and(eq(sessions.clientEmail, bookings.clientEmail), notRevoked))
      .where(and(eq(bookings.id, id), hasNotEnded(now))),
    agreed: agreedQuery(db, id, now),
    proposal: proposalQuery(db, id, now),
    set: settingsQuery(db),
    moments: db
      .select({
        id: planMoments.id,
        name: planMoments.name,
        minutes: planMoments.minutes,
        pinnedAt: planMoments.pinnedAt,
        songTitle: planMoments.songTitle,
        songArtist: planMoments.songArtist,
      })
      .from(planMoments)
      .where(eq(planMoments.bookingId, id))
      .orderBy(asc(planMoments.position), asc(planMoments.id)),
    hasCrate: db.select({ id: crateTracks.id }).from(crateTracks).limit(1),
    cameBack: cameBackQuery(db, sql`(select bookings.client_email from bookings where bookings.id = ${id})`),
    call: callOfQuery(db, { of: "booking", id }, now),
  });
  const [booking] = found.booking;
  const [agreed] = found.agreed;
  return (
    booking &&
    agreed && {
      booking,
      sameDate: found.sameDate,
      packages: found.packages,
      songs: found.songs,
      moments: found.moments,
      requests: found.requests,
      signed: found.signed,
      agreed: { ...agreed, money: moneyOf(agreed.sums, statusAt(booking, now)) },
      hasCrate: found.hasCrate.length > 0,
      cameBack: found.cameBack[0]?.id ?? null,
      call: found.call[0] ?? null,
      proposal: found.proposal[0] ?? null,
      terms: termsOf(found.set),
      tax: salesTaxOf(found.set),
      signedIn: found.signedIn[0] ?? { sessions: 0, lastSignIn: null },
    }
  );
}
