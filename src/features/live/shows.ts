import { asc, eq, gt } from "drizzle-orm";
import { type Show, weekdays } from "../../content/office-hours.ts";
import { schedule } from "../../content/schedule.ts";
import type { Database } from "../../database/client.ts";
import { shows } from "../../database/schema/content.ts";
import {
  addDays,
  type CalendarDate,
  calendarDateAt,
  clockTimeAt,
  instantAt,
  isCalendarDate,
  weekdayOf,
} from "../../platform/dates.ts";
import { hour } from "../../platform/durations.ts";
import { instantInWords } from "../../platform/english.ts";
import type { Span } from "../../platform/months.ts";
import { type ContentRows, listOf, orEmpty, storedIn, ticked } from "../content/content-rows.ts";
import type { ShowForm } from "../content/dj/forms/show.ts";
import type { Occupied } from "../dates/date-state.ts";
import { uploadNamed } from "../uploads/uploads.ts";

function columnsOf({ date, time, ...form }: ShowForm) {
  if (!isCalendarDate(date)) throw new RangeError(`${date} is no calendar date`);
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return { ...form, datetime: instantAt(date, hours * 60 + minutes) };
}

export const showRows: ContentRows<ShowForm, typeof shows.$inferSelect> = {
  kind: "shows",
  list: listOf(shows, shows.datetime, "desc", ({ title, datetime, venue, city }) => ({
    title,
    note: [instantInWords(datetime), venue, city].filter(Boolean).join(", "),
    at: datetime,
  })),
  shown(row) {
    return {
      title: row.title,
      texts: {
        title: row.title,
        date: calendarDateAt(row.datetime),
        time: clockTimeAt(row.datetime),
        venue: orEmpty(row.venue),
        city: orEmpty(row.city),
        heroImage: orEmpty(row.heroImage),
        ticketsUrl: orEmpty(row.ticketsUrl),
        isLive: ticked(row.isLive),
      },
    };
  },
  ...storedIn(shows, columnsOf),
};

/** Milliseconds after its start in which a show counts. */
const stillOn = 4 * hour;

const mostShown = 12;

const columns = {
  id: shows.id,
  title: shows.title,
  datetime: shows.datetime,
  venue: shows.venue,
  city: shows.city,
  heroImage: shows.heroImage,
  upload: uploadNamed(shows.heroImage),
  ticketsUrl: shows.ticketsUrl,
  isLive: shows.isLive,
  createdAt: shows.createdAt,
};

/** `datetime` is its start (instant), `heroImage` a picture's name. */
export type DatedShow = Awaited<ReturnType<typeof findShowQuery>>[number];

export const upcomingShowsQuery = (db: Database, now: number) =>
  db
    .select(columns)
    .from(shows)
    .where(gt(shows.datetime, now - stillOn))
    .orderBy(asc(shows.datetime), asc(shows.id))
    .limit(mostShown);

export const endOfFirst = ([first]: readonly DatedShow[]): number | undefined => first && first.datetime + stillOn;

export const findShowQuery = (db: Database, id: string) =>
  db.select(columns).from(shows).where(eq(shows.id, id)).limit(1);

/** In days: as far as a week's sets are named, from yesterday on. */
const [behind, ahead] = [1, 15];

export const spanOfSets = (today: CalendarDate): Span => ({
  first: addDays(today, -behind),
  last: addDays(today, ahead),
});

/** Taken days, on which there would be one. */
export const daysWithoutSet = (occupied: Occupied): CalendarDate[] =>
  [...occupied]
    .filter(([date, { state }]) => state === "taken" && schedule.some(({ day }) => day === weekdays[weekdayOf(date)]))
    .map(([date]) => date)
    .sort();

/** Instants in milliseconds. */
interface Airing {
  show: Show;
  start: number;
  end: number;
}

const airingOn = (show: Show, date: CalendarDate): Airing => ({
  show,
  start: instantAt(date, show.start * 60),
  end: instantAt(date, (show.start + show.hours) * 60),
});

export function firstDate(show: Show, date: CalendarDate): CalendarDate {
  const days = (weekdays.indexOf(show.day) - weekdayOf(date) + 7) % 7;
  return addDays(date, days);
}

/** Yesterday counts, because a show may cross midnight. */
export function showTimes(instant: number): { onAir: Airing | null; next: Airing | null } {
  const yesterday = addDays(calendarDateAt(instant), -1);
  const airings = schedule
    .flatMap((show) => {
      const first = firstDate(show, yesterday);
      return [airingOn(show, first), airingOn(show, addDays(first, 7))];
    })
    .sort((one, other) => one.start - other.start);
  return {
    onAir: airings.find(({ start, end }) => start <= instant && instant < end) ?? null,
    next: airings.find(({ start }) => start > instant) ?? null,
  };
}
