import { and, eq, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import { bookings, isStanding } from "../../database/schema/bookings.ts";
import { amendments, contractVersions } from "../../database/schema/contracts.ts";
import { queueMailWhereQuery } from "../../platform/mail/outbox.ts";
import { sequenceAfter } from "../bookings/calendar-file.ts";
import { ownBookingId, ownBookingQuery } from "../bookings/client-bookings.ts";
import { isDateGone, releaseLapsedHoldsQuery } from "../bookings/holds.ts";
import { queueAboutQuery } from "../bookings/notify-client.ts";
import type { Client } from "../portal/access/portal-links.ts";
import { clientOf, type LiveSession, liveSessionQuery } from "../portal/access/sessions.ts";
import { listPackagesQuery } from "../prices/packages.ts";
import { type ContractSheet, sheetOf } from "./model.ts";
import { agreedQuoteQuery, type Proposal, proposalQuery } from "./read-contract.ts";
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
  const [[session], [booking], [proposal], [latest], packages, [amendment], [quote]] = await db.batch([
    liveSessionQuery(db, sid, now),
    ownBookingQuery(db, sid, now, form.booking),
    proposalQuery(db, own),
    contractVersionsQuery(db, own),
    listPackagesQuery(db),
    amendmentQuery(db, form.amendment),
    agreedQuoteQuery(db, own),
  ]);
  if (!session) return "signed-out";
  if (!booking) return "missing";
  if (proposal?.id !== form.amendment)
    return { session, outcome: amendment?.status === "accepted" ? "accepted" : "gone" };
  const { features } = latest?.sheet ?? {};
  const amended = sheetOf({ ...booking, ...proposal.after }, packages, quote);
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

interface Acceptance {
  bookingId: string;
  proposal: Proposal;
  /** The session that accepts, and its browser's name. */
  session: string;
  userAgent: string;
  /** The next version of the contract. */
  version: { number: number; sheet: ContractSheet };
}

/**
 * Statements by which a client accepts a proposed change: the booking is changed, the next version of its contract is kept,
 * and both are told. They do nothing when the proposal waits no longer. The batch is refused when the new date has gone.
 * The second gives the id of what was accepted.
 */
export function acceptQueries(
  db: Database,
  { bookingId, proposal, session, userAgent, version }: Acceptance,
  now: number,
) {
  const { id, before, after } = proposal;
  const accepted = sql`exists (select 1 from amendments where amendments.id = ${id} and amendments.status = 'accepted'
    and amendments.decided_at = ${now} and amendments.session = ${session})`;
  return [
    releaseLapsedHoldsQuery(db, now, after.eventDate, bookingId),
    db
      .update(amendments)
      .set({ status: "accepted", decidedAt: now, session, userAgent })
      .where(
        and(
          eq(amendments.id, id),
          eq(amendments.status, "proposed"),
          sql`exists (select 1 from bookings where bookings.id = ${amendments.bookingId}
            and bookings.client_email = ${clientOf(session, now)} and ${isStanding(now)})`,
        ),
      )
      .returning({ id: amendments.id }),
    db
      .update(bookings)
      .set({ ...after, sequence: sequenceAfter(after), updatedAt: now })
      .where(and(eq(bookings.id, bookingId), accepted)),
    // The columns in the order of the schema.
    db
      .insert(contractVersions)
      .select(
        sql`select ${bookings.id} as booking_id, ${version.number} as number, ${bookings.agreement} as agreement,
          ${JSON.stringify(version.sheet)} as sheet, ${now} as created_at
          from ${bookings} where ${eq(bookings.id, bookingId)} and ${accepted}`,
      )
      .onConflictDoNothing(),
    queueAboutQuery(
      db,
      bookingId,
      {
        data: sql`json_object('kind', 'booking-changed', 'bookingId', ${bookings.id}, 'before', json(${JSON.stringify(before)}),
          'after', json(${JSON.stringify(after)}))`,
        to: sql`${bookings.clientEmail}`,
        key: sql`${`amendment-accepted:${id}:client`}`,
        there: accepted,
      },
      now,
    ),
    queueMailWhereQuery(
      db,
      {
        mail: { kind: "amendment-accepted", bookingId, amendmentId: id },
        recipient: site.email,
        dedupeKey: `amendment-accepted:${id}`,
      },
      accepted,
      now,
    ),
  ] as const;
}

/** A statement that reads one amendment, for the mails that tell of it. */
export const amendmentQuery = (db: Database, id: string) =>
  db
    .select({ before: amendments.before, after: amendments.after, status: amendments.status })
    .from(amendments)
    .where(eq(amendments.id, id));
