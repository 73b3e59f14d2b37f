import { addDays, type CalendarDate, monthOf } from "../../../platform/dates.ts";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { BookingRows } from "../../admin/frame/booking-rows.tsx";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { ChoiceLinks, EmptyList, Pager } from "../../admin/frame/list-parts.tsx";
import { adminPaths, listQuery } from "../../admin/paths.ts";
import type { DayOff } from "../../dates/blocked-days.ts";
import { withQuery } from "../../site/paths.ts";
import type { ListedBooking } from "../read-bookings.ts";
import { BookingMonth } from "./booking-month.tsx";
import { CalendarFeedCard } from "./calendar-feed-card.tsx";

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

const month = (date: CalendarDate): string => withQuery(adminPaths.bookings, { [listQuery.month]: date.slice(0, 7) });

export function BookingsPage({ view, bookings, today, feedSince, notice }: BookingsPageProps) {
  const past = withQuery(adminPaths.bookings, { [listQuery.view]: "past" });
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
        next={next && withQuery(adminPaths.bookings, { [listQuery.view]: view, [listQuery.from]: next })}
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
