import { and, eq, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import type { Canceler } from "../../content/statuses.ts";
import { batchOf } from "../../database/batch-of.ts";
import { breaksNotNull } from "../../database/broken-constraint.ts";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { bookings, isSignedByAnyone } from "../../database/schema/bookings.ts";
import { contactEvents, contacts } from "../../database/schema/leads.ts";
import { paidOfBooking } from "../../database/schema/payments.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { dateInWords } from "../../platform/english.ts";
import { auditQuery } from "../admin/audit/audit-log.ts";
import type { Actor } from "../admin/audit/model.ts";
import { joinedWith, movingQueries } from "../leads/move-lead.ts";
import { endLinksOfBookingQueries, signOutQuery } from "../people/end-links.ts";
import { isErased } from "../people/erased-address.ts";
import { queueLeftOutMailsQuery, queueSignMailsQuery } from "../people/signer-mails.ts";
import { withdrawProposalQuery } from "./amendments.ts";
import { sequenceAfterStatus } from "./calendar/client-calendar.ts";
import { dateUnlessKept, holdEnd, releaseLapsedHoldsQuery } from "./holds/holds.ts";
import { giveHoldQuery } from "./holds/web-holds.ts";
import { crewOn } from "./model.ts";
import { queueAboutQuery, queueCanceledMailsQuery, queueEndMailQuery } from "./notify-client.ts";
import { findBookingQuery } from "./read-bookings.ts";

const noteOnLeadQuery = (db: Database, which: SQL | undefined, note: string, { by, now }: Actor) =>
  insertFrom(
    db,
    contactEvents,
    { id: crypto.randomUUID(), contactId: bookings.contactId, note, by, createdAt: now },
    sql`from ${bookings} where ${which} and ${bookings.contactId} is not null`,
  );

/**
 * Also ends its links and sessions, and its contact is quoted again if it was booked. `notify` mails the client. Gives
 * whether there was one to cancel.
 */
export async function cancelBooking(
  db: Database,
  id: string,
  { reason, canceledBy }: { reason: string; canceledBy: Canceler | null },
  { by, now }: Actor,
  notify?: { words: string | null },
): Promise<boolean> {
  const open = and(eq(bookings.id, id), notInArray(bookings.status, ["cancelled", "completed"]));
  const own = (column: SQL) => sql`(select ${column} from bookings where ${open})`;
  const wasBooked = and(eq(contacts.status, "booked"), inArray(contacts.id, joinedWith(own(sql`bookings.contact_id`))));
  const [found] = await db.batch([
    db.select({ id: bookings.id }).from(bookings).where(open),
    ...endLinksOfBookingQueries(db, own(sql`bookings.id`), now),
    signOutQuery(db, own(sql`bookings.client_email`)),
    noteOnLeadQuery(db, open, reason, { by, now }),
    ...movingQueries(db, wasBooked, "quoted", { by, now }),
    withdrawProposalQuery(db, id, sql`exists (select 1 from bookings where ${open})`, now),
    db
      .update(bookings)
      .set({
        status: "cancelled",
        canceledFrom: bookings.status,
        canceledAt: now,
        canceledBy,
        sequence: sequenceAfterStatus(now),
        note: sql`coalesce(${bookings.note} || char(10), '') || ${reason}`,
        portalLinkVersion: sql`${bookings.portalLinkVersion} + 1`,
        updatedAt: now,
      })
      .where(open),
    ...(notify
      ? [
          queueEndMailQuery(db, id, { status: "cancelled", ...notify }, now),
          queueCanceledMailsQuery(db, id, now),
          queueLeftOutMailsQuery(db, id, now),
        ]
      : []),
  ]);
  return found.length > 0;
}

export async function sayWhoCanceled(
  db: Database,
  id: string,
  said: { canceledBy: Canceler; kept: number | null },
  now: number,
): Promise<boolean> {
  const canceled = await db
    .update(bookings)
    .set({ ...said, updatedAt: now })
    .where(and(eq(bookings.id, id), eq(bookings.status, "cancelled"), sql`${said.kept ?? 0} <= ${paidOfBooking}`))
    .returning({ id: bookings.id });
  return canceled.length > 0;
}

/** Its agreement has ended, and nothing of a deposit is there. */
const restsOnNothing = sql`(${isSignedByAnyone} and ${paidOfBooking} <= 0 and bookings.deposit > 0)`.mapWith(Boolean);

/**
 * Canceling ended its links and agreement: a new one must be signed. `notify` mails a new link, and one to sign to
 * signers.
 * @returns `unavailable` when the day is blocked, or offered to its waitlist
 * @throws when another booking has the date or the lead
 */
export async function reopenBooking(
  db: Database,
  id: string,
  actor: Actor,
  notify: boolean,
): Promise<"reopened" | "not-moved" | "over" | "unavailable"> {
  const { by, now } = actor;
  const today = calendarDateAt(now);
  const [[booking], [stands]] = await db.batch([
    findBookingQuery(db, id),
    db.select({ rests: restsOnNothing }).from(bookings).where(eq(bookings.id, id)),
  ]);
  if (booking?.status !== "cancelled" || isErased(booking.clientEmail)) return "not-moved";
  if (booking.eventDate < today) return "over";
  const isConfirmed = booking.canceledFrom === "confirmed" && !stands?.rests;
  const isCanceled = sql`(bookings.id = ${id} and bookings.status = 'cancelled' and bookings.updated_at = ${booking.updatedAt})`;
  const lead = sql`(select bookings.contact_id from bookings where ${isCanceled})`;
  // A booking made by hand had its lead booked, even as a hold.
  const leadStatus = isConfirmed || booking.quoteId === null ? "booked" : "quoted";
  const [told, moved] = movingQueries(db, inArray(contacts.id, joinedWith(lead)), leadStatus, actor);
  const note = `Reopened on ${dateInWords(today)}`;
  const hasNoEnd = isConfirmed || (booking.canceledFrom === "hold" && booking.holdEndsAt === null);
  try {
    const { reopened } = await batchOf(db, {
      released: releaseLapsedHoldsQuery(db, now, booking.eventDate),
      noted: noteOnLeadQuery(db, isCanceled, note, actor),
      told,
      moved,
      audited: auditQuery(
        db,
        { what: "booking-reopened", who: by, about: `bookings/${id}` },
        now,
        sql`exists (select 1 from bookings where ${isCanceled})`,
      ),
      reopened: db
        .update(bookings)
        .set({
          status: isConfirmed ? "confirmed" : "hold",
          canceledFrom: null,
          canceledAt: null,
          canceledBy: null,
          kept: null,
          holdEndsAt: hasNoEnd ? null : holdEnd(now),
          eventDate: dateUnlessKept(now),
          crew: crewOn(sql`bookings.event_date`),
          agreement: sql`${bookings.agreement} + ${isSignedByAnyone}`,
          note: sql`coalesce(${bookings.note} || char(10), '') || ${note}`,
          sequence: sequenceAfterStatus(now),
          updatedAt: now,
        })
        .where(isCanceled)
        .returning({ id: bookings.id }),
      given: giveHoldQuery(db, id),
      mailed: queueAboutQuery(
        db,
        id,
        {
          data: sql`json_object('kind', 'portal-link', 'bookingId', ${bookings.id}, 'linkVersion', ${bookings.portalLinkVersion},
            'isNew', 'again')`,
          to: sql`${bookings.clientEmail}`,
          key: sql`'reopened:' || ${bookings.id} || ':' || ${bookings.portalLinkVersion}`,
          there: sql`(${notify} and ${bookings.status} in ('hold', 'confirmed') and ${bookings.updatedAt} = ${now})`,
        },
        now,
      ),
      asked: notify ? [queueSignMailsQuery(db, id, now)] : [],
    });
    return reopened.length > 0 ? "reopened" : "not-moved";
  } catch (error) {
    if (breaksNotNull(error, "bookings.event_date")) return "unavailable";
    throw error;
  }
}
