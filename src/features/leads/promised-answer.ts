import { leadReplyHours } from "../../content/offers.ts";
import { clockTimeAt, timeInWords, weekdayInWords } from "../../platform/dates.ts";
import { hour, minute } from "../../platform/durations.ts";
import { businessDeadline } from "./business-hours.ts";

const promised = leadReplyHours * hour;

/** The instant by which a quote that was asked for at `receivedAt` is promised. Both in milliseconds. */
export const quoteDueAt = (receivedAt: number): number => businessDeadline(receivedAt, promised);

/**
 * The same in words, "11:00 AM on Monday, November 23 (Eastern time)", where the office closes before the promised hours
 * are over or is closed already; `null` where they run on from `receivedAt`.
 */
export function quoteDueInWords(receivedAt: number): string | null {
  const due = quoteDueAt(receivedAt);
  if (due - receivedAt <= promised) return null;
  const shown = Math.ceil(due / minute) * minute;
  return `${timeInWords(clockTimeAt(shown))} on ${weekdayInWords(shown)} (Eastern time)`;
}
