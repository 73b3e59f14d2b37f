import { and, eq, type SQLWrapper, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import type { Database } from "../../db/client.ts";
import { queueMailWhereQuery } from "../../mail/outbox.ts";
import { sequenceAfter } from "../bookings/calendar-steps.ts";
import { changeBookingQuery } from "../bookings/queries.ts";
import { releaseLapsedHoldsQuery } from "../bookings/release-holds.ts";
import { bookings } from "../bookings/schema.ts";
import { queueAboutQuery, type ToldFacts } from "../bookings/told-changes.ts";
import type { Actor } from "../leads/lead-status.ts";
import { clientOf } from "../portal-access/sessions.ts";
import type { ContractSheet } from "./contract-sheet.ts";
import { amendments, contractVersions } from "./schema.ts";

/** A change that waits for the client's yes. */
export type Proposal = Awaited<ReturnType<typeof proposalQuery>>[number];

/** A statement that reads the change of a booking that waits for its client's yes. */
export const proposalQuery = (db: Database, bookingId: string | SQLWrapper) =>
  db
    .select({
      id: amendments.id,
      before: amendments.before,
      after: amendments.after,
      createdAt: amendments.createdAt,
    })
    .from(amendments)
    .where(and(eq(amendments.bookingId, bookingId), eq(amendments.status, "proposed")));

/** Whether the client must be asked: something differs of what the contract says. */
export const isAmended = (before: ToldFacts, after: ToldFacts): boolean =>
  JSON.stringify(before) !== JSON.stringify(after);

/**
 * Proposes a change of a signed booking: what the contract does not speak of (`rest`) changes at once, the other facts wait
 * for the client, who is mailed. A proposal that waited before is withdrawn, unless it is the same one: then it waits on.
 */
export async function proposeChange(
  db: Database,
  id: string,
  change: { before: ToldFacts; after: ToldFacts; rest: Parameters<typeof changeBookingQuery>[2] },
  { by, now }: Actor,
): Promise<void> {
  const { before, after, rest } = change;
  const amendment = crypto.randomUUID();
  const isOpen = and(eq(amendments.bookingId, id), eq(amendments.status, "proposed"));
  await db.batch([
    changeBookingQuery(db, id, { ...rest, ...before }),
    db
      .update(amendments)
      .set({ status: "withdrawn", decidedAt: now })
      .where(and(isOpen, sql`${amendments.after} <> ${JSON.stringify(after)}`)),
    // The columns in the order of the schema.
    db.insert(amendments).select(
      sql`select ${amendment} as id, ${id} as booking_id, ${JSON.stringify(before)} as before, ${JSON.stringify(after)} as after,
          'proposed' as status, ${by} as by, ${now} as created_at, null as decided_at, null as session, null as user_agent
          where not exists (select 1 from ${amendments} where ${isOpen})`,
    ),
    queueAboutQuery(
      db,
      id,
      {
        data: sql`json_object('kind', 'amendment-proposed', 'bookingId', ${bookings.id}, 'amendmentId', ${amendment})`,
        to: sql`${bookings.clientEmail}`,
        key: sql`'amendment-proposed:' || ${amendment}`,
        there: sql`exists (select 1 from amendments where amendments.id = ${amendment})`,
      },
      now,
    ),
  ]);
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

/** A statement that reads one amendment, for the mails that tell of it. */
export const amendmentQuery = (db: Database, id: string) =>
  db
    .select({ before: amendments.before, after: amendments.after, status: amendments.status })
    .from(amendments)
    .where(eq(amendments.id, id));
