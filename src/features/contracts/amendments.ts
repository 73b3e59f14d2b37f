import { and, eq, type SQLWrapper } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { amendments } from "../../database/schema/contracts.ts";
import type { ToldFacts } from "../bookings/told-facts.ts";

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

/** A statement that reads one amendment, for the mails that tell of it. */
export const amendmentQuery = (db: Database, id: string) =>
  db
    .select({ before: amendments.before, after: amendments.after, status: amendments.status })
    .from(amendments)
    .where(eq(amendments.id, id));
