import { calendarDateAt } from "../../../platform/dates.ts";
import { timeInWords, weekdayAndDate, weekdayInBrief } from "../../../platform/english.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import type { ListedBooking } from "../../bookings/read-bookings.ts";
import { bookingMoney } from "../../payments/dj/paths.ts";
import { bookingStatusCopy } from "./labels.ts";
import { StatusBadge } from "./status-badge.tsx";

export const bookingTimes = ({ startTime, endTime }: Pick<ListedBooking, "startTime" | "endTime">): string =>
  `${timeInWords(startTime)} to ${timeInWords(endTime)}`.replaceAll(":00", "");

/** `isInner`: inside a panel, without actions. */
export function BookingRows({ bookings, isInner }: { bookings: readonly ListedBooking[]; isInner?: true }) {
  return (
    <ul className={`list-rows list-rows-bookings ${isInner ? "list-rows-inner" : ""}`}>
      {bookings.map((booking) => (
        <li key={booking.id}>
          <article className="list-row">
            <h3 className="list-person">
              <a href={bookingPaths(booking.id).page}>{booking.clientName}</a>
            </h3>
            <p>{booking.eventType}</p>
            <p>
              <b>{weekdayAndDate(booking.eventDate)}</b>
            </p>
            <p>{bookingTimes(booking)}</p>
            <p>{[booking.venue, booking.city].filter(Boolean).join(", ")}</p>
            <div className="list-state">
              <StatusBadge status={bookingStatusCopy[booking.status]} />
              {booking.status === "hold" && booking.holdEndsAt !== null ? (
                <time dateTime={new Date(booking.holdEndsAt).toISOString()}>
                  until {weekdayInBrief(calendarDateAt(booking.holdEndsAt))}
                </time>
              ) : null}
            </div>
            {!isInner && (booking.status === "hold" || booking.status === "confirmed") ? (
              <div className="list-actions">
                <a className="btn btn-secondary btn-small" href={bookingPaths(booking.id).gigSheet}>
                  Gig sheet<span className="visually-hidden">: {booking.clientName}</span>
                </a>
                <a className="btn btn-secondary btn-small" href={bookingMoney(booking.id).page}>
                  Money<span className="visually-hidden">: {booking.clientName}</span>
                </a>
              </div>
            ) : null}
          </article>
        </li>
      ))}
    </ul>
  );
}
