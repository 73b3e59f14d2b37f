import { eq } from "drizzle-orm";
import { batchOf } from "../../../database/batch-of.ts";
import type { Database } from "../../../database/client.ts";
import { bookings, isSignedByAnyone } from "../../../database/schema/bookings.ts";
import { confirmingOfBooking, paidOfBooking } from "../../../database/schema/payments.ts";
import { type CalendarDate, calendarDateAt } from "../../../platform/dates.ts";
import { ownBookingId, ownBookingQuery } from "../../bookings/client-bookings.ts";
import { statusAt } from "../../bookings/model.ts";
import { contractVersionsQuery } from "../../contracts/versions.ts";
import { answerOf, daysAround } from "../../dates/date-state.ts";
import { occupiedDaysQuery, occupiedIn } from "../../dates/occupied-days.ts";
import { liveSessionQuery, ofClient } from "../../portal/access/sessions.ts";
import { planQuery } from "../read-requests.ts";

export async function readPlans(
  db: Database,
  sid: string,
  asked: string | null,
  date: CalendarDate | null,
  now: number,
) {
  const today = calendarDateAt(now);
  const span = date && daysAround(date, today);
  const own = ownBookingId(sid, now, asked);
  const {
    session: [session],
    booking: [booking],
    money: [money],
    versions: [version],
    plan: [plan],
    occupied,
  } = await batchOf(db, {
    session: liveSessionQuery(db, sid, now),
    booking: ownBookingQuery(db, sid, now, asked),
    money: db
      .select({
        paid: paidOfBooking,
        confirming: confirmingOfBooking,
        isSigned: isSignedByAnyone.mapWith(Boolean).as("is_signed"),
      })
      .from(bookings)
      .where(eq(bookings.id, own)),
    versions: contractVersionsQuery(db, own),
    plan: planQuery(db, own),
    occupied: occupiedDaysQuery(db, span, now),
  });
  if (!session || !booking) return ofClient(session, null);
  const status = statusAt(booking, now);
  return ofClient(session, {
    booking: { id: booking.id, eventType: booking.eventType, deposit: booking.deposit },
    eventDate: booking.eventDate,
    isAhead: booking.eventDate >= today && (status === "hold" || status === "confirmed"),
    paid: money?.paid ?? 0,
    isSigned: money?.isSigned ?? false,
    /** Paid by card, not yet confirmed by the payment service. */
    confirming: money?.confirming ?? 0,
    clauses: version?.sheet.agreement.terms ?? null,
    pending: plan?.isOpen ? plan : null,
    answered: plan && !plan.isOpen && plan.adminResponse ? plan : null,
    answer: date && answerOf(date, today, occupiedIn(occupied, span)),
  });
}

export type ClientPlans = NonNullable<NonNullable<Awaited<ReturnType<typeof readPlans>>>["found"]>;
