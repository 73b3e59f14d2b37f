import { eq } from "drizzle-orm";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import type { CalendarDate } from "../../platform/dates.ts";
import { balanceDaysAt } from "../bookings/make-booking.ts";
import { bookingSummary } from "../bookings/model.ts";
import { proposalQuery } from "../bookings/read-amendments.ts";
import { findBookingQuery } from "../bookings/read-bookings.ts";
import type { Actor } from "../leads/move-lead.ts";
import type { PaymentPart } from "../payments/money/model.ts";
import { doesStand, isSignedQuery, proposeChange } from "./change-or-propose.ts";

/**
 * How the balance of a signed booking is paid: in parts, or `net` days after the event. Null where nothing signed
 * stands; `parts-wait` while another change is open; `parts-stored` if it is so already.
 */
export async function proposePayment(
  db: Database,
  { id, eventDate }: { id: string; eventDate: CalendarDate },
  { parts, net }: { parts: readonly PaymentPart[]; net: number | null },
  actor: Actor,
): Promise<"proposed" | "parts-wait" | "parts-stored" | null> {
  const { now } = actor;
  const {
    booking: [booking],
    signed: [signed],
    proposal: [proposal],
    usual: [usual],
  } = await batchOf(db, {
    booking: findBookingQuery(db, id),
    signed: isSignedQuery(db, id),
    proposal: proposalQuery(db, id, now),
    usual: db
      .select({ days: balanceDaysAt(eventDate, now).mapWith(Number).as("days") })
      .from(bookings)
      .where(eq(bookings.id, id)),
  });
  if (!booking || !signed || !usual || !doesStand(booking, signed, now)) return null;
  if (proposal) return "parts-wait";
  const was = booking.balanceDays;
  const is = net !== null ? -net : was < 0 ? usual.days : was;
  // A date that is moved as well may bring the balance nearer.
  const due = (balanceDays: number) => (was === is ? {} : { balanceDays });
  const before = { ...bookingSummary(booking), parts: signed.sums.parts, ...due(was) };
  const after = { ...before, parts, ...due(is) };
  if (JSON.stringify(before) === JSON.stringify(after)) return "parts-stored";
  await proposeChange(db, id, { before, after }, actor);
  return "proposed";
}
