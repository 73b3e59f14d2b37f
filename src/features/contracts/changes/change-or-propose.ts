import { and, eq, type SQLWrapper, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { site } from "../../../content/site.ts";
import { batchOf } from "../../../database/batch-of.ts";
import { sumsOfBooking } from "../../../database/booking-sums.ts";
import type { Database } from "../../../database/client.ts";
import { insertFrom } from "../../../database/insert-from.ts";
import { bookings, isSignedByClient, isStanding, type Signer } from "../../../database/schema/bookings.ts";
import { amendments } from "../../../database/schema/contracts.ts";
import { type CalendarDate, calendarDateAt } from "../../../platform/dates.ts";
import { day } from "../../../platform/durations.ts";
import { queueMailWhereQuery } from "../../../platform/mail/outbox.ts";
import type { Actor } from "../../admin/audit/model.ts";
import { proposalQuery, queueWithdrawnMailsQueries, withdrawProposalQuery } from "../../bookings/amendments.ts";
import {
  type BookingChange,
  changeBookingQuery,
  changeWithPerson,
  readdressBookingQueries,
} from "../../bookings/change-booking.ts";
import { balanceDaysAfterMove } from "../../bookings/client-view.ts";
import { changeBought, withNamedHour } from "../../bookings/lines.ts";
import { type BookingSummary, bookingSummary, clashOf, isAmended, statusAt } from "../../bookings/model.ts";
import {
  type Booking,
  findBookingQuery,
  type ListedBooking,
  onSameDateQuery,
  proposedByDj,
  roomForQuery,
} from "../../bookings/read-bookings.ts";
import { moneyOf } from "../../payments/money/model.ts";
import { isErased } from "../../people/erased-address.ts";
import { queueAskedMailsQuery } from "../../people/signer-mails.ts";
import { clientOf } from "../../portal/access/sessions.ts";
import type { SalesTax } from "../../prices/model.ts";
import { addOnsQuery } from "../../prices/read-rates.ts";
import { taxOf } from "../../prices/tax.ts";
import { completeRequestQuery } from "../../requests/read-requests.ts";
import { endProposal } from "./end-proposal.ts";
import { replanned } from "./replan-parts.ts";

/** Signed by everybody on the client's side. */
export const isSignedQuery = (db: Database, id: string | SQLWrapper) =>
  db
    .select({
      byClient: isSignedByClient.mapWith(Boolean).as("by_client"),
      sums: sumsOfBooking,
    })
    .from(bookings)
    .where(eq(bookings.id, id));

/**
 * For a signed booking: what the contract does not name (`beside`) changes at once, the rest waits for the client.
 * Replaces an earlier proposal that differs. `along` runs in its batch, behind it.
 */
export async function proposeChange(
  db: Database,
  id: string,
  change: { before: BookingSummary; after: BookingSummary; beside?: BookingChange & BookingSummary },
  { by, now }: Actor,
  along: readonly BatchItem<"sqlite">[] = [],
): Promise<void> {
  const { before, after, beside } = change;
  const amendment = crypto.randomUUID();
  const isOpen = and(eq(amendments.bookingId, id), eq(amendments.status, "proposed"));
  await db.batch([
    withdrawProposalQuery(
      db,
      id,
      sql`(${amendments.after} <> ${JSON.stringify(after)} or ${amendments.answerBy} is not null)`,
      now,
    ),
    ...(beside
      ? [...(await readdressBookingQueries(db, id, beside)), changeBookingQuery(db, id, { ...beside, ...before })]
      : []),
    insertFrom(
      db,
      amendments,
      {
        id: amendment,
        bookingId: id,
        before,
        after,
        proposedBy: "dj",
        status: "proposed",
        by,
        createdAt: now,
        requestId: sql`(select replaced.request_id from amendments as replaced where replaced.booking_id = ${id}
          and replaced.proposed_by = 'dj' and replaced.status = 'withdrawn' and replaced.decided_at = ${now})`,
      },
      sql`where not exists (select 1 from ${amendments} where ${isOpen})`,
    ),
    ...queueWithdrawnMailsQueries(db, id, now),
    ...along,
    queueAskedMailsQuery(db, sql`bookings.id = ${id}`, now),
  ]);
}

/** Each is mailed to the DJ, as is taking it back. */
const mostProposedInADay = 5;

/** Proposes nothing, and says so, while another change is open, or if the booking has changed since the client saw it. */
export async function proposeForClient(
  db: Database,
  {
    booking: { id, updatedAt },
    sid,
    before,
    after,
  }: { booking: { id: string; updatedAt: number }; sid: string; before: BookingSummary; after: BookingSummary },
  now: number,
): Promise<boolean> {
  const amendment = crypto.randomUUID();
  const [proposed] = await db.batch([
    insertFrom(
      db,
      amendments,
      {
        id: amendment,
        bookingId: bookings.id,
        before,
        after,
        proposedBy: "client",
        status: "proposed",
        by: "client",
        createdAt: now,
      },
      sql`from ${bookings} where ${bookings.id} = ${id} and ${bookings.updatedAt} = ${updatedAt}
            and ${bookings.clientEmail} = ${clientOf(sid, now)} and ${isStanding(now)}
            and not exists (select 1 from ${amendments} where ${amendments.bookingId} = ${id} and ${amendments.status} = 'proposed')
            and (select count(*) from ${amendments} where ${amendments.bookingId} = ${id} and ${amendments.proposedBy} = 'client'
              and ${amendments.createdAt} > ${now - day}) < ${mostProposedInADay}`,
    )
      .onConflictDoNothing()
      .returning({ id: amendments.id }),
    queueMailWhereQuery(
      db,
      {
        mail: { kind: "amendment-proposed", bookingId: id, amendmentId: amendment },
        recipient: site.email,
        dedupeKey: `amendment-proposed:${amendment}`,
      },
      sql`exists (select 1 from amendments where amendments.id = ${amendment})`,
      now,
    ),
  ]);
  return proposed.length > 0;
}

export const doesStand = (
  booking: Pick<Booking, "status" | "holdEndsAt">,
  signed: { byClient: boolean } | undefined,
  now: number,
): boolean => signed?.byClient === true && !["released", "cancelled"].includes(statusAt(booking, now));

/** Of the open proposal, which answers it. */
const setRequestQuery = (db: Database, bookingId: string, requestId: string, isMoved: boolean) =>
  db
    .update(amendments)
    .set({
      requestId: sql`(select id from client_requests where id = ${requestId} and booking_id = ${bookingId}
        and (${isMoved} or type <> 'postpone'))`,
    })
    .where(
      and(eq(amendments.bookingId, bookingId), eq(amendments.status, "proposed"), eq(amendments.proposedBy, "dj")),
    );

/** With those of an open proposal, except where it only has fewer because it moves the event. */
function balanceDaysOf(
  booking: Booking,
  proposed: BookingSummary | undefined,
  change: { eventDate: CalendarDate },
  now: number,
): number {
  const days = proposed?.balanceDays ?? booking.balanceDays;
  // Counted anew, they might be fewer after midnight.
  if (proposed?.eventDate === change.eventDate) return days;
  const isByMove = days >= 0 && proposed?.eventDate !== booking.eventDate;
  return balanceDaysAfterMove({ ...booking, balanceDays: isByMove ? booking.balanceDays : days }, change, now);
}

/**
 * Signed terms change only when the client accepts; an agreement that ended with its hold, or that not everybody has
 * signed, binds nobody. A new change replaces the open proposal; one back to the signed terms withdraws it. `tell`
 * mails the client of a change that applies at once. With `tax`, price and lines are before tax. `answers` is the
 * request that the change answers: one for another day only where the day changes.
 * @returns `changed`, `proposed`, no such booking, lines below the deposit, what has taken the new date, or the event
 * that the crew plays then
 * @throws when D1 does, and on a date that is taken meanwhile
 */
export async function changeOrPropose(
  db: Database,
  id: string,
  {
    tax,
    answers = "",
    ...form
  }: Omit<BookingChange & BookingSummary, "lines" | "signers"> &
    Partial<Pick<BookingSummary, "lines" | "signers">> & {
      tax?: (agreed: SalesTax | null) => SalesTax | null;
      answers?: string;
    },
  tell: boolean,
  actor: Actor,
): Promise<
  | "changed"
  | "proposed"
  | "missing"
  | "deposit-above"
  | { taken: readonly ListedBooking[] }
  | { clashes: ListedBooking }
> {
  const {
    booking: [booking],
    signed: [signed],
    proposal: [proposal],
    taken,
    room: [room],
    addOns,
  } = await batchOf(db, {
    booking: findBookingQuery(db, id),
    signed: isSignedQuery(db, id),
    proposal: proposalQuery(db, id, actor.now),
    taken: onSameDateQuery(db, form.eventDate, actor.now, id),
    room: roomForQuery(db, id, form.eventDate),
    addOns: addOnsQuery(db),
  });
  if (!booking || (isErased(form.clientEmail) && form.clientEmail !== booking.clientEmail)) return "missing";
  const stands = doesStand(booking, signed, actor.now);
  const base = proposedByDj(booking, proposal, stands);
  const hour = addOns.find(({ isHour }) => isHour);
  const lines = form.lines && hour ? withNamedHour(form.lines, base.lines, hour.name) : form.lines;
  const change = {
    ...form,
    signers: form.signers ?? base.signers,
    ...changeBought(base, { ...form, ...(lines ? { lines } : {}), ...(tax ? { tax: tax(taxOf(base.lines)) } : {}) }),
  };
  if (change.deposit > change.price) return "deposit-above";
  const isMoved = change.eventDate !== booking.eventDate;
  const clashes = isMoved
    ? undefined
    : clashOf({ ...booking, startTime: change.startTime, endTime: change.endTime }, taken);
  if (clashes) return { clashes };
  const isProposed = base !== booking && proposal !== undefined;
  // Parts that the open proposal asks for follow the price from there.
  const asked = isProposed ? proposal.after.parts : undefined;
  const balanceDays = balanceDaysOf(booking, isProposed ? proposal.after : undefined, change, actor.now);
  const isDueElse = balanceDays !== booking.balanceDays;
  const [was, is] = [
    { ...bookingSummary(booking), ...(isProposed && proposal.before.parts ? { parts: proposal.before.parts } : {}) },
    { ...bookingSummary(change), ...(asked ? { parts: asked } : {}) },
  ];
  const costsAsSigned = (summary: BookingSummary) => summary.price === was.price && summary.deposit === was.deposit;
  const isBack = asked && proposal && !costsAsSigned(proposal.after) && costsAsSigned(is);
  const from = asked && proposal ? proposal.after : was;
  const { price, deposit } = from;
  const parts = isBack
    ? { before: {}, after: was.parts ? { parts: was.parts } : {} }
    : signed &&
      replanned(
        moneyOf(asked ? { ...signed.sums, price, deposit, parts: asked } : signed.sums, booking.status),
        from,
        is,
        calendarDateAt(actor.now),
      );
  const [before, after] = [
    { ...was, ...(asked ? {} : parts?.before), ...(isDueElse ? { balanceDays: booking.balanceDays } : {}) },
    { ...is, ...parts?.after, ...(isDueElse ? { balanceDays } : {}) },
  ];
  const isDayChanged = change.eventDate !== base.eventDate;
  const answered = answers
    ? [completeRequestQuery(db, { id: answers, bookingId: id, isMoved: isDayChanged }, actor.now)]
    : [];
  if (!stands || !isAmended(before, after)) {
    const changed = await changeWithPerson(db, id, change, tell, booking.eventDate, answered);
    if (proposal && base !== booking)
      await endProposal(db, { bookingId: id, amendment: proposal.id, who: actor }, actor.now);
    return changed.length > 0 ? "changed" : "missing";
  }
  if (isMoved && taken.length > 0 && !room?.isThere) return { taken };
  const along = answers ? [setRequestQuery(db, id, answers, isDayChanged), ...answered] : [];
  await proposeChange(db, id, { before, after, beside: change }, actor, along);
  return "proposed";
}

/** As the DJ changes it, which is as last proposed. `null`: no such booking. */
export async function bookingToChange(db: Database, id: string, now: number) {
  const {
    booking: [booking],
    signed: [signed],
    proposal: [proposal],
  } = await batchOf(db, {
    booking: findBookingQuery(db, id),
    signed: isSignedQuery(db, id),
    proposal: proposalQuery(db, id, now),
  });
  return booking ? { booking: proposedByDj(booking, proposal, doesStand(booking, signed, now)), proposal } : null;
}

/**
 * Once everybody has signed, the client has to accept it. `null`: no such booking, or it is canceled. `tell` as in
 * {@link changeOrPropose}.
 */
export async function changeSigners(
  db: Database,
  id: string,
  change: (signers: readonly Signer[]) => readonly Signer[],
  actor: Actor,
  tell = true,
): Promise<"changed" | "proposed" | null> {
  const { booking } = (await bookingToChange(db, id, actor.now)) ?? {};
  if (!booking || booking.status === "cancelled") return null;
  const { clientEmail, clientPhone, note } = booking;
  const rest = { clientEmail, clientPhone, note, updatedAt: actor.now };
  const signers = change(booking.signers);
  const outcome = await changeOrPropose(db, id, { ...rest, ...bookingSummary(booking), signers }, tell, actor);
  return outcome === "changed" || outcome === "proposed" ? outcome : null;
}
