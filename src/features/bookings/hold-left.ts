import type { BookingStatus } from "../../content/statuses.ts";
import { momentInWords } from "../../platform/dates.ts";
import { hour, minute } from "../../platform/durations.ts";
import { statusAt } from "./status-at.ts";

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? "" : "s"} left`;

/** How long a hold still lasts at `now`, in words: until when, and the time left. Both are instants. */
export const holdLeft = (endsAt: number, now: number): { until: string; left: string } => ({
  until: momentInWords(endsAt, now),
  left:
    endsAt - now >= 2 * hour
      ? counted(Math.floor((endsAt - now) / hour), "hour")
      : counted(Math.max(1, Math.floor((endsAt - now) / minute)), "minute"),
});

/** The same of a booking; `null` when it is no hold, or none that ends by itself. */
export const heldFor = (booking: { status: BookingStatus; holdEndsAt: number | null }, now: number) =>
  statusAt(booking, now) === "hold" && booking.holdEndsAt !== null ? holdLeft(booking.holdEndsAt, now) : null;
