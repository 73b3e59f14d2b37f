import { BookingRows } from "../frame/booking-rows.tsx";
import { Panel } from "../frame/panel.tsx";
import { More } from "../frame/panel-more.tsx";
import { adminPaths } from "../paths.ts";
import type { TodayRows } from "./read-today.ts";

/** The next dates that are confirmed or held. */
export function UpcomingBookings({ bookings }: Pick<TodayRows, "bookings">) {
  return (
    <Panel id="today-bookings" title="Coming up" aside={<More href={adminPaths.bookings}>All bookings</More>}>
      {bookings.length === 0 ? (
        <p className="panel-empty">No other dates are booked from today on.</p>
      ) : (
        <BookingRows bookings={bookings} />
      )}
    </Panel>
  );
}
