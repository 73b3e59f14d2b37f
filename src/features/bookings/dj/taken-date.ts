import { dateInBrief, isCalendarDate, timeInWords } from "../../../platform/dates.ts";
import type { FieldIssue } from "../../../platform/fields/form-state.ts";
import type { Taken } from "../make-booking.ts";
import type { ListedBooking } from "../read-bookings.ts";

/** Says beside the date of a booking what has taken it, or what it is held for. */
export function takenDate([taken]: readonly ListedBooking[]): FieldIssue {
  if (!taken) return { path: "eventDate", message: "This date is taken" };
  const { status, eventType, clientName, startTime, endTime } = taken;
  const how = status === "hold" ? "on hold" : "taken";
  const what = `${eventType}, ${clientName}, ${timeInWords(startTime)} to ${timeInWords(endTime)}`;
  return { path: "eventDate", message: `This date is ${how}: ${what}` };
}

/** The same beside the client, where it is another booking of the same inquiry. */
function takenLead([taken]: readonly ListedBooking[]): FieldIssue {
  const what = taken ? `: ${taken.eventType}, ${dayOf(taken)}` : "";
  return { path: "clientName", message: `This inquiry has another booking${what}` };
}

const dayOf = ({ eventDate }: ListedBooking): string =>
  isCalendarDate(eventDate) ? dateInBrief(eventDate) : eventDate;

/** Says beside a field of a booking what stands in its way. */
export const takenPlace = ({ taken, by }: Taken): FieldIssue => (by === "lead" ? takenLead(taken) : takenDate(taken));
