import type { ListedBooking } from "../../business/bookings/queries.ts";
import { timeInWords } from "../../dates.ts";
import type { FieldIssue } from "../../forms/form-state.ts";

/** Says beside the date of a booking what has taken it. */
export function takenDate(taken: readonly ListedBooking[]): FieldIssue {
  const confirmed = taken.find(({ status }) => status === "confirmed");
  const what = confirmed
    ? `: ${confirmed.eventType}, ${confirmed.clientName}, ${timeInWords(confirmed.startTime)} to ${timeInWords(confirmed.endTime)}`
    : "";
  return { path: "eventDate", message: `This date is taken${what}` };
}
