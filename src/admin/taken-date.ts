import { clockTime } from "../dates.ts";
import type { ListedBooking } from "../db/admin-bookings.ts";
import type { FieldIssue } from "../forms/issues.ts";

/** Says beside the date of a booking what has taken it. */
export function takenDate(taken: readonly ListedBooking[]): FieldIssue {
  const confirmed = taken.find(({ status }) => status === "confirmed");
  const what = confirmed
    ? `: ${confirmed.eventType}, ${confirmed.clientName}, ${clockTime(confirmed.startTime)} to ${clockTime(confirmed.endTime)}`
    : "";
  return { path: "eventDate", message: `This date is taken${what}` };
}
