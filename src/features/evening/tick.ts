import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { planTicks } from "../../database/schema/timeline.ts";

/** Something that was ticked, when, and whether it counts as done since. */
export interface Tick {
  subject: string;
  done: boolean;
  /** Instant in milliseconds: of two ticks of a subject the newer one counts, however late it arrives. */
  at: number;
}

/** A statement that stores a tick of `booking`, unless a newer one of its subject is there or there is no such booking. */
export const tickQuery = (db: Database, booking: string, { subject, done, at }: Tick) =>
  db
    .insert(planTicks)
    .select(
      sql`select ${bookings.id}, ${subject}, ${done ? 1 : 0}, ${at} from ${bookings} where ${bookings.id} = ${booking}`,
    )
    .onConflictDoUpdate({
      target: [planTicks.bookingId, planTicks.subject],
      set: { done, tickedAt: at },
      setWhere: sql`excluded.ticked_at >= plan_ticks.ticked_at`,
    });

/** A statement that reads the tick of a subject. */
export const tickOfQuery = (db: Database, booking: string, subject: string) =>
  db
    .select({ done: planTicks.done, at: planTicks.tickedAt })
    .from(planTicks)
    .where(and(eq(planTicks.bookingId, booking), eq(planTicks.subject, subject)))
    .limit(1);

/** What was there before a tick, and what is there after it. */
export interface Ticked {
  before: boolean;
  done: boolean;
}

/** Stores a tick and says what came of it; `null` when there is no such booking. One round trip. */
export async function tick(db: Database, booking: string, each: Tick): Promise<Ticked | null> {
  const [[before], , [after]] = await db.batch([
    tickOfQuery(db, booking, each.subject),
    tickQuery(db, booking, each),
    tickOfQuery(db, booking, each.subject),
  ]);
  return after ? { before: before?.done ?? false, done: after.done } : null;
}
