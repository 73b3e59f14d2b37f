import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { mixes, mixPlays } from "../../database/schema/content.ts";
import type { CalendarDate } from "../../platform/dates.ts";

/** Counts that `listener` (a hash) has started a mix, once a day. An unknown mix counts nothing. */
export async function countPlay(db: Database, mix: string, listener: string, day: CalendarDate): Promise<void> {
  await db.batch([
    db.delete(mixPlays).where(lt(mixPlays.day, day)),
    db
      .insert(mixPlays)
      .select(
        sql`select ${day} as day, ${listener} as listener where exists (select 1 from ${mixes} where ${mixes.id} = ${mix})`,
      )
      .onConflictDoNothing(),
    // What the statement before has stored: one row, or none for a listener who was counted today.
    db
      .update(mixes)
      .set({ views: sql`${mixes.views} + 1` })
      .where(and(eq(mixes.id, mix), sql`changes() > 0`)),
  ]);
}
