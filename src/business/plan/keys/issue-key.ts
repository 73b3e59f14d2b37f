import type { SQL } from "drizzle-orm";
import type { CalendarDate } from "../../../dates.ts";
import type { Database } from "../../../db/client.ts";
import type { FieldIssue } from "../../../forms/form-state.ts";
import { mostKeys } from "../../../vocabulary/plan-keys.ts";
import { keyWishOf } from "./key-wish.ts";
import { issueKeyQueries } from "./keys.ts";

/** What is said of a key that the database did not store. */
const notIssued: FieldIssue = {
  path: "",
  message: `No key was made: the booking is canceled, the moment has gone, or ${mostKeys} keys are open. Revoke one first.`,
};

/**
 * Issues a key to the plan of the booking with an id (an SQL value is null for who may not) on `eventDate`, and mails its link.
 *
 * @returns null, or why it was not issued
 */
export async function issueKey(
  db: Database,
  booking: SQL | string,
  eventDate: CalendarDate,
  form: Parameters<typeof keyWishOf>[0],
  now: number,
): Promise<{ status: 409 | 422; issues: readonly FieldIssue[] } | null> {
  const wish = keyWishOf(form, eventDate, now);
  if ("issues" in wish) return { status: 422, issues: wish.issues };
  const [, , [issued]] = await db.batch(issueKeyQueries(db, booking, wish, now));
  return issued ? null : { status: 409, issues: [notIssued] };
}
