import type { BookingStatus } from "../../content/statuses.ts";

/** Where a booking stands at `now`: a hold that has ended is released, whether or not that was written down already. */
export const statusAt = (
  { status, holdEndsAt }: { status: BookingStatus; holdEndsAt: number | null },
  now: number,
): BookingStatus => (status === "hold" && holdEndsAt !== null && holdEndsAt <= now ? "released" : status);
