import { and, eq, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { amendments } from "../../database/schema/contracts.ts";
import { reducedOfBooking } from "../../database/schema/payments.ts";

const reduced = reducedOfBooking.mapWith(Number).as("reduced");

export type Proposal = Awaited<ReturnType<typeof proposalQuery>>[number];

export const proposalQuery = (db: Database, bookingId: string | SQLWrapper) =>
  db
    .select({
      id: amendments.id,
      before: amendments.before,
      after: amendments.after,
      proposedBy: amendments.proposedBy,
      note: amendments.note,
      createdAt: amendments.createdAt,
      reduced,
    })
    .from(amendments)
    .innerJoin(bookings, eq(bookings.id, amendments.bookingId))
    .where(and(eq(amendments.bookingId, bookingId), eq(amendments.status, "proposed")));

/** If `ended` (an SQL value) holds: the proposal was made of something that has gone. */
export const withdrawProposalQuery = (db: Database, id: string, ended: SQL, now: number) =>
  db
    .update(amendments)
    .set({ status: "withdrawn", decidedAt: now })
    .where(and(eq(amendments.bookingId, id), eq(amendments.status, "proposed"), ended));

export const amendmentQuery = (db: Database, id: string) =>
  db
    .select({ before: amendments.before, after: amendments.after, status: amendments.status, reduced })
    .from(amendments)
    .innerJoin(bookings, eq(bookings.id, amendments.bookingId))
    .where(eq(amendments.id, id));
