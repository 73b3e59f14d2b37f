import { and, eq, inArray, lt, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { planKeys } from "../../database/schema/invites.ts";
import { planChanges, planComments } from "../../database/schema/timeline.ts";
import type { CalendarDate } from "../../platform/dates.ts";
import { planKeyLabels } from "./model.ts";

const kindsInWords = Object.entries(planKeyLabels).map(([kind, label]) => sql`when ${kind} then ${label}`);

/** What stands in place of a name: what its key was. */
const nameless = (role: SQLWrapper): SQL => sql`case ${role} ${sql.join(kindsInWords, sql` `)} else ${role} end`;

/**
 * Statements that remove the keys which opened nothing more at `ended` (an instant), of events before `date`. What was changed
 * and said by them stays without the name: once the key is gone, nobody could find it by the person's address.
 */
export function removeOldKeysQueries(db: Database, { ended, date }: { ended: number; date: CalendarDate }) {
  const oldQuery = (column: typeof planKeys.id | typeof planKeys.bookingId) =>
    db
      .select({ value: column })
      .from(planKeys)
      .innerJoin(bookings, eq(bookings.id, planKeys.bookingId))
      .where(and(lt(planKeys.endsAt, ended), lt(bookings.eventDate, date)));
  const byOld = ({ bookingId, keyId }: typeof planChanges | typeof planComments) =>
    and(inArray(bookingId, oldQuery(planKeys.bookingId)), inArray(keyId, oldQuery(planKeys.id)));
  return [
    db
      .update(planChanges)
      .set({ author: nameless(planChanges.role) })
      .where(byOld(planChanges)),
    db
      .update(planComments)
      .set({ author: nameless(planComments.role) })
      .where(byOld(planComments)),
    db.delete(planKeys).where(inArray(planKeys.id, oldQuery(planKeys.id))),
  ] as const;
}
