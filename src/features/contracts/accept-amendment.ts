import { and, eq, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { amendments, contractVersions } from "../../database/schema/contracts.ts";
import { queueMailWhereQuery } from "../../platform/mail/outbox.ts";
import { sequenceAfter } from "../bookings/calendar-steps.ts";
import { releaseLapsedHoldsQuery } from "../bookings/release-holds.ts";
import { queueAboutQuery } from "../bookings/told-changes.ts";
import { clientOf } from "../portal/access/sessions.ts";
import type { Proposal } from "./amendments.ts";
import type { ContractSheet } from "./model.ts";

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
            and bookings.client_email = ${clientOf(session, now)} and bookings.status in ('hold', 'confirmed'))`,
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
        sql`select ${bookingId} as booking_id, ${version.number} as number, ${JSON.stringify(version.sheet)} as sheet,
          ${now} as created_at where ${accepted}`,
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
