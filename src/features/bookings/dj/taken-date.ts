import { dateInBrief, timeInWords } from "../../../platform/english.ts";
import type { FieldIssue } from "../../../platform/fields/form-state.ts";
import type { Taken } from "../make-booking.ts";
import type { ListedBooking } from "../read-bookings.ts";

export function takenDate([taken]: readonly ListedBooking[]): FieldIssue {
  if (!taken) return { path: "eventDate", message: "This date is taken" };
  const { status, eventType, clientName, startTime, endTime } = taken;
  const how = status === "hold" ? "on hold" : "taken";
  const what = `${eventType}, ${clientName}, ${timeInWords(startTime)} to ${timeInWords(endTime)}`;
  return { path: "eventDate", message: `This date is ${how}: ${what}` };
}

export function takenToMove(others: readonly ListedBooking[]): FieldIssue {
  const { path, message } = takenDate(others);
  return { path, message: `${message}. To take both, open that day under Blocked days first` };
}

export const clashing = (other: ListedBooking): FieldIssue => ({
  path: "startTime",
  message: `One crew cannot play both: ${other.eventType}, ${other.clientName}, is from ${timeInWords(other.startTime)} to ${timeInWords(other.endTime)}, and the minutes between count`,
});

function takenLead([taken]: readonly ListedBooking[]): FieldIssue {
  const what = taken ? `: ${taken.eventType}, ${dayOf(taken)}` : "";
  return { path: "clientName", message: `This inquiry has another booking${what}` };
}

const dayOf = ({ eventDate }: ListedBooking): string => dateInBrief(eventDate);

export const takenPlace = ({ taken, by }: Taken): FieldIssue => (by === "lead" ? takenLead(taken) : takenToMove(taken));
