import { and, asc, eq, getTableColumns, type SQL } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { planMoments } from "../../database/schema/timeline.ts";
import type { Moment } from "./moment.ts";

const { bookingId, createdAt: _, updatedAt: __, ...columns } = getTableColumns(planMoments);

/** A statement that reads the moments of `booking` (an SQL value or an id) in their order. */
export const momentsQuery = (db: Database, booking: SQL | string) =>
  db
    .select(columns)
    .from(planMoments)
    .where(eq(bookingId, booking))
    .orderBy(asc(planMoments.position), asc(planMoments.id));

/** A statement that stores a new moment. */
export const addMomentQuery = (db: Database, booking: string, moment: Moment, now: number) =>
  db.insert(planMoments).values({ ...moment, bookingId: booking, createdAt: now, updatedAt: now });

/** A statement that stores what a moment now is, as the next revision of it. */
export const setMomentQuery = (db: Database, booking: string, { id, revision, ...moment }: Moment, now: number) =>
  db
    .update(planMoments)
    .set({ ...moment, revision: revision + 1, updatedAt: now })
    .where(and(eq(planMoments.id, id), eq(bookingId, booking)));

/** A statement that removes a moment. */
export const removeMomentQuery = (db: Database, booking: string, id: string) =>
  db.delete(planMoments).where(and(eq(planMoments.id, id), eq(bookingId, booking)));
