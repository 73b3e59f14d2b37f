import type { ListedBooking } from "../../business/bookings/list-bookings.ts";
import { timeInWords } from "../../dates.ts";
import type { FieldIssue } from "../../forms/form-state.ts";

/** Says beside the date of a booking what has taken it, or what it is held for. */
export function takenDate([taken]: readonly ListedBooking[]): FieldIssue {
  if (!taken) return { path: "eventDate", message: "This date is taken" };
  const { status, eventType, clientName, startTime, endTime } = taken;
  const how = status === "hold" ? "on hold" : "taken";
  const what = `${eventType}, ${clientName}, ${timeInWords(startTime)} to ${timeInWords(endTime)}`;
  return { path: "eventDate", message: `This date is ${how}: ${what}` };
}
