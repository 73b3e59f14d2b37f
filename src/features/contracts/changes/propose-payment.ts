import { eq } from "drizzle-orm";
import { batchOf } from "../../../database/batch-of.ts";
import type { Database } from "../../../database/client.ts";
import { bookings } from "../../../database/schema/bookings.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import type { Actor } from "../../admin/audit/model.ts";
import { proposalQuery } from "../../bookings/amendments.ts";
import { balanceDaysWith } from "../../bookings/make-booking.ts";
import { bookingSummary } from "../../bookings/model.ts";
import { findBookingQuery } from "../../bookings/read-bookings.ts";
import type { PaymentPart } from "../../prices/model.ts";
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
    due: [due],
  } = await batchOf(db, {
    booking: findBookingQuery(db, id),
    signed: isSignedQuery(db, id),
    proposal: proposalQuery(db, id, now),
    due: db
      .select({ days: balanceDaysWith(net, eventDate, now).mapWith(Number).as("days") })
      .from(bookings)
      .where(eq(bookings.id, id)),
  });
  if (!booking || !signed || !due || !doesStand(booking, signed, now)) return null;
  if (proposal) return "parts-wait";
  // A date that is moved as well may bring the balance nearer.
  const dueIn = (balanceDays: number) => (due.days === booking.balanceDays ? {} : { balanceDays });
  const before = { ...bookingSummary(booking), parts: signed.sums.parts, ...dueIn(booking.balanceDays) };
  const after = { ...before, parts, ...dueIn(due.days) };
  if (JSON.stringify(before) === JSON.stringify(after)) return "parts-stored";
  await proposeChange(db, id, { before, after }, actor);
  return "proposed";
}
