import { addDays, type CalendarDate } from "../../../platform/dates.ts";
import { dateInWords, monthOf } from "../../../platform/english.ts";
import { MonthTable } from "../../../platform/ui/month-table.tsx";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { BookingRows } from "../../admin/frame/booking-rows.tsx";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { bookingStatusCopy } from "../../admin/frame/labels.ts";
import { ChoiceLinks, EmptyList, Pager } from "../../admin/frame/list-parts.tsx";
import { adminPaths, listParameters } from "../../admin/paths.ts";
import type { DayOff } from "../../dates/blocked-days.ts";
import { withQuery } from "../../site/paths.ts";
import type { ListedBooking } from "../read-bookings.ts";
import { CalendarFeedCard } from "./calendar-feed-card.tsx";
import { bookingPaths, newBookingOn } from "./paths.ts";

type BookingsView =
  | { name: "upcoming" | "past"; next: string | null; later: boolean }
  | { name: "month"; first: CalendarDate; last: CalendarDate; off: ReadonlyMap<CalendarDate, readonly DayOff[]> };

export interface BookingsPageProps {
  view: BookingsView;
  bookings: readonly ListedBooking[];
  today: CalendarDate;
  /** Null without a calendar feed. */
  feedSince: number | null;
  notice: string | null;
}

const month = (date: CalendarDate): string =>
  withQuery(adminPaths.bookings, { [listParameters.month]: date.slice(0, 7) });

export function BookingsPage({ view, bookings, today, feedSince, notice }: BookingsPageProps) {
  const past = withQuery(adminPaths.bookings, { [listParameters.view]: "past" });
  return (
    <AdminLayout
      path={adminPaths.bookings}
      title={view.name === "month" ? monthOf(view.first) : "Bookings"}
      aside={
        <a className="btn btn-primary btn-small" href={adminPaths.newBooking}>
          <span className="i-lucide-plus" aria-hidden="true" />
          New booking
        </a>
      }
    >
      <div className="admin-stack">
        <DoneNotice text={notice} />
        <ChoiceLinks
          label="View"
          links={[
            { href: adminPaths.bookings, label: "Upcoming", current: view.name === "upcoming" },
            { href: past, label: "Past", current: view.name === "past" },
            { href: month(today), label: "Month", current: view.name === "month" },
          ]}
        />
        {view.name === "month" ? (
          <Month view={view} bookings={bookings} today={today} />
        ) : (
          <List view={view} bookings={bookings} past={past} />
        )}
        <CalendarFeedCard since={feedSince} />
      </div>
    </AdminLayout>
  );
}

interface MonthProps extends Pick<BookingsPageProps, "bookings" | "today"> {
  view: Extract<BookingsView, { name: "month" }>;
}

const offCopy = {
  blocked: { icon: "i-lucide-calendar-x", label: "Blocked", href: adminPaths.blockedDays },
  busy: { icon: "i-lucide-calendar-sync", label: "Busy", href: adminPaths.calendars },
} as const satisfies Record<DayOff["kind"], object>;

const offInWords = ({ kind, label }: DayOff): string =>
  label === null ? offCopy[kind].label : `${offCopy[kind].label}: ${label}`;

interface DayProps {
  day: CalendarDate;
  today: CalendarDate;
  bookings: readonly ListedBooking[];
  off: readonly DayOff[];
}

function Day({ day, today, bookings, off: [off] }: DayProps) {
  const [first] = bookings;
  const isOver = day < today;
  const words = first ? `${first.eventType}, ${first.clientName}` : off ? offInWords(off) : isOver ? "" : "new booking";
  const number = (
    <time dateTime={day}>
      <span className="visually-hidden">
        {dateInWords(day)}
        {day === today ? ", today" : ""}
        {words && `: ${words}`}
      </span>
      <span aria-hidden="true">{Number(day.slice(8))}</span>
    </time>
  );
  if (!first && !off && isOver) return number;
  return (
    <a
      className="month-day"
      href={first ? bookingPaths(first.id).page : off ? offCopy[off.kind].href : newBookingOn(day)}
      data-tone={first ? bookingStatusCopy[first.status].tone : undefined}
      data-off={!first && off ? "" : undefined}
    >
      {number}
    </a>
  );
}

function DayEntry({ booking: { id, status, eventType, clientName } }: { booking: ListedBooking }) {
  const { label, icon, tone } = bookingStatusCopy[status];
  return (
    <a className="month-entry" href={bookingPaths(id).page} data-tone={tone}>
      <span className={icon} aria-hidden="true" />
      <span>
        {eventType}
        <span className="visually-hidden">{`, ${clientName}, ${label.toLowerCase()}`}</span>
      </span>
    </a>
  );
}

interface BookingMonthProps {
  first: CalendarDate;
  last: CalendarDate;
  today: CalendarDate;
  bookings: readonly ListedBooking[];
  /** Blocked, or busy by another calendar. */
  off: ReadonlyMap<CalendarDate, readonly DayOff[]>;
}

/** A phone shows only which days are booked; the list below has the details. */
function BookingMonth({ first, last, today, bookings, off }: BookingMonthProps) {
  const on = (day: CalendarDate) => bookings.filter(({ eventDate }) => eventDate === day);
  return (
    <MonthTable month={{ first, last }} caption={`Bookings in ${monthOf(first)}`} className="month" today={today}>
      {(day) => (
        <>
          <Day day={day} today={today} bookings={on(day)} off={off.get(day) ?? []} />
          {on(day).map((booking) => (
            <DayEntry key={booking.id} booking={booking} />
          ))}
          {(off.get(day) ?? []).map((one) => (
            <a key={`${one.kind} ${one.label}`} className="month-entry" href={offCopy[one.kind].href}>
              <span className={offCopy[one.kind].icon} aria-hidden="true" />
              <span>{offInWords(one)}</span>
            </a>
          ))}
        </>
      )}
    </MonthTable>
  );
}

function Month({ view: { first, last, off }, bookings, today }: MonthProps) {
  const before = addDays(first, -1);
  const after = addDays(last, 1);
  return (
    <>
      <nav className="pager month-pager" aria-label="Months">
        <a className="btn btn-secondary btn-small" href={month(before)} rel="prev">
          <span className="i-lucide-arrow-left" aria-hidden="true" />
          {monthOf(before)}
        </a>
        <a className="btn btn-secondary btn-small" href={month(after)} rel="next">
          {monthOf(after)}
          <span className="i-lucide-arrow-right" aria-hidden="true" />
        </a>
      </nav>
      <BookingMonth {...{ first, last, off, today, bookings }} />
      <div className="month-list">
        <h2 className="visually-hidden">Day by day</h2>
        {bookings.length > 0 ? (
          <BookingRows bookings={bookings} />
        ) : (
          <EmptyList text={`Nothing is booked in ${monthOf(first)}.`} />
        )}
      </div>
    </>
  );
}

interface ListProps extends Pick<BookingsPageProps, "bookings"> {
  view: Exclude<BookingsView, { name: "month" }>;
  past: string;
}

function List({ view: { name, next, later }, bookings, past }: ListProps) {
  const here = name === "past" ? past : adminPaths.bookings;
  const view = name === "past" ? "past" : null;
  return (
    <>
      <h2 className="visually-hidden">{name === "past" ? "Past bookings" : "Upcoming bookings"}</h2>
      {bookings.length > 0 ? (
        <BookingRows bookings={bookings} />
      ) : (
        <EmptyList
          text={name === "past" ? "Nothing lies behind yet." : "Nothing is booked from today on."}
          link={name === "past" ? undefined : { href: adminPaths.leads, label: "Look into the leads" }}
        />
      )}
      <Pager
        next={next && withQuery(adminPaths.bookings, { [listParameters.view]: view, [listParameters.from]: next })}
        label={name === "past" ? "Earlier" : "Later"}
        first={later ? { href: here, label: name === "past" ? "Latest" : "Next up" } : null}
      />
    </>
  );
}

export const bookingsMetadata = adminMetadata({
  title: "Bookings",
  description:
    "What is held and confirmed, what was played, month by month, and the calendar address for the DJ's own phone.",
  path: adminPaths.bookings,
});
