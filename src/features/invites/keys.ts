import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { planKeys } from "../../database/schema/invites.ts";
import { planMoments } from "../../database/schema/timeline.ts";

/** A key as its list shows it. */
export type ListedKey = Awaited<ReturnType<typeof keysOfBookingQuery>>[number];

/** A statement that reads the keys of the booking with the id that `booking` is, those that were revoked too, the oldest first. */
export const keysOfBookingQuery = (db: Database, booking: SQL | string) =>
  db
    .select({
      id: planKeys.id,
      kind: planKeys.kind,
      name: planKeys.name,
      email: planKeys.email,
      endsAt: planKeys.endsAt,
      revokedAt: planKeys.revokedAt,
      // Under a name of its own: a batch gives its rows by the names of their columns.
      moment: sql<string | null>`${planMoments.name}`.as("moment"),
    })
    .from(planKeys)
    .leftJoin(planMoments, eq(planMoments.id, planKeys.momentId))
    .where(eq(planKeys.bookingId, booking))
    .orderBy(asc(planKeys.createdAt), asc(planKeys.id));

/** A statement that reads the moments of a booking by name, for the choice of the one that a family key opens. */
export const momentChoicesQuery = (db: Database, booking: SQL | string) =>
  db
    .select({ id: planMoments.id, name: planMoments.name })
    .from(planMoments)
    .where(eq(planMoments.bookingId, booking))
    .orderBy(asc(planMoments.position), asc(planMoments.id));

/** Whose keys they are: the booking as an SQL value, and the name of who gives them. */
export const isOf = (booking: SQL | string): SQL => sql`${planKeys.bookingId} = ${booking}`;

/** A statement that revokes a key, with every session that it has opened; gives no row for one that is not there or was revoked. */
export const revokeKeyQuery = (db: Database, booking: SQL | string, id: string, now: number) =>
  db
    .update(planKeys)
    .set({ revokedAt: now, version: sql`${planKeys.version} + 1` })
    .where(and(eq(planKeys.id, id), isOf(booking), isNull(planKeys.revokedAt)))
    .returning({ id: planKeys.id });
