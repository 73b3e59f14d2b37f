import { isDateGone } from "../bookings/hold-date.ts";
import { ownBookingId, ownBookingQuery } from "../bookings/own-booking.ts";
import type { Client } from "../portal/access/client.ts";
import { type LiveSession, liveSessionQuery } from "../portal/access/sessions.ts";
import { listPackagesQuery } from "../prices/packages.ts";
import { acceptQueries } from "./accept-amendment.ts";
import { amendmentQuery, proposalQuery } from "./amendments.ts";
import { sheetOf } from "./model.ts";
import { contractVersionsQuery } from "./versions.ts";

/** What came of a client's yes. `gone`: the proposal waits no longer. */
type Outcome = "accepted" | "date-gone" | "gone";

/**
 * Accepts the change of a booking that waits for its client. Accepting it again changes nothing.
 *
 * @throws when D1 does; then nothing was stored
 */
export async function acceptChange(
  { db, sid, now }: Client,
  form: { booking: string; amendment: string },
  userAgent: string,
): Promise<"signed-out" | "missing" | { session: LiveSession; outcome: Outcome }> {
  const own = ownBookingId(sid, now, form.booking);
  const [[session], [booking], [proposal], [latest], packages, [amendment]] = await db.batch([
    liveSessionQuery(db, sid, now),
    ownBookingQuery(db, sid, now, form.booking),
    proposalQuery(db, own),
    contractVersionsQuery(db, own),
    listPackagesQuery(db),
    amendmentQuery(db, form.amendment),
  ]);
  if (!session) return "signed-out";
  if (!booking) return "missing";
  if (proposal?.id !== form.amendment)
    return { session, outcome: amendment?.status === "accepted" ? "accepted" : "gone" };
  const { features } = latest?.sheet ?? {};
  const amended = sheetOf({ ...booking, ...proposal.after }, packages);
  const sheet = features && proposal.after.packageName === booking.packageName ? { ...amended, features } : amended;
  const version = { number: (latest?.number ?? 0) + 1, sheet };
  try {
    const how = { bookingId: booking.id, proposal, session: sid, userAgent, version };
    const [, accepted] = await db.batch(acceptQueries(db, how, now));
    return { session, outcome: accepted.length > 0 ? "accepted" : "gone" };
  } catch (error) {
    if (isDateGone(error)) return { session, outcome: "date-gone" };
    throw error;
  }
}
