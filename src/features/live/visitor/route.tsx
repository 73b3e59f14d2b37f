import {
  type ICalEventData,
  ICalEventRepeatingFreq,
  ICalEventStatus,
  ICalEventTransparency,
  ICalWeekday,
} from "ical-generator";
import type { Show, Weekday } from "../../../content/office-hours.ts";
import { eventsComeFirst, schedule, scheduleSince } from "../../../content/schedule.ts";
import { site } from "../../../content/site.ts";
import { addDays, type CalendarDate, calendarDateAt, clockOf, instantAt } from "../../../platform/dates.ts";
import { calendarText, calendarUrl, newCalendar } from "../../../platform/files/calendar-file.ts";
import { attachment } from "../../../platform/http/attachment.ts";
import { occupiedDaysQuery, occupiedIn } from "../../dates/occupied-days.ts";
import type { PublicRoute } from "../../site/frame/public-route.ts";
import { absolute, datedShowCalendar, paths, showCalendar } from "../../site/paths.ts";
import {
  type DatedShow,
  daysWithoutSet,
  endOfFirst,
  findShowQuery,
  firstDate,
  spanOfSets,
  upcomingShowsQuery,
} from "../shows.ts";
import { type Channel, LivePage, liveMetadata } from "./page.tsx";

const calendarDays: Record<Show["day"], ICalWeekday> = {
  sunday: ICalWeekday.SU,
  monday: ICalWeekday.MO,
  tuesday: ICalWeekday.TU,
  wednesday: ICalWeekday.WE,
  thursday: ICalWeekday.TH,
  friday: ICalWeekday.FR,
  saturday: ICalWeekday.SA,
};

/** `hour` 24 and more are on the next day. */
const localTime = (date: CalendarDate, hour: number): string =>
  `${addDays(date, Math.floor(hour / 24))}T${clockOf(60 * hour)}`;

function showEvent({ day, start, hours }: Show, channel: string, origin: string): ICalEventData {
  const date = firstDate({ day, start, hours }, scheduleSince);
  const page = absolute(origin, paths.live);
  return {
    id: `live-${day}@${new URL(origin).hostname}`,
    stamp: new Date(`${scheduleSince}T00:00Z`),
    timezone: site.timeZone,
    start: localTime(date, start),
    end: localTime(date, start + hours),
    repeating: { freq: ICalEventRepeatingFreq.WEEKLY, byDay: [calendarDays[day]] },
    summary: `${site.name}, live`,
    description: `A live DJ set, free on Twitch. ${eventsComeFirst}\nWatch at ${page} or ${channel}.`,
    location: channel,
    url: page,
    status: ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

const file = (events: ICalEventData[]): string => calendarText(newCalendar("Live schedule", { events }));

/** The end is not known. */
const datedShowFile = (show: DatedShow, origin: string): string =>
  file([
    {
      id: `show-${show.id}@${new URL(origin).hostname}`,
      stamp: new Date(show.createdAt),
      start: new Date(show.datetime),
      summary: `${show.title}, ${site.name}`,
      location: [show.venue, show.city].filter(Boolean).join(", ") || null,
      url: calendarUrl(show.ticketsUrl ?? absolute(origin, paths.live)),
      status: ICalEventStatus.CONFIRMED,
    },
  ]);

/** The same shows give the same bytes at any time. */
const showCalendarFile = (shows: readonly Show[], channel: string, origin: string): string =>
  file(shows.map((show) => showEvent(show, channel, origin)));

const calendar = (text: string, name: string) => {
  const { "Content-Type": type, ...headers } = attachment(`live-${name}.ics`);
  return { text, type, headers };
};

const calendars: readonly [Weekday | "week", readonly Show[]][] = [
  ["week", schedule],
  ...schedule.map((show): [Weekday, readonly Show[]] => [show.day, [show]]),
];

const extension = ".ics";

const routesOf = (channel: Channel): readonly PublicRoute[] => [
  {
    path: paths.live,
    shows: ["shows", "dates"],
    async show({ db, now }) {
      const today = calendarDateAt(now);
      const span = spanOfSets(today);
      const [shows, rows] = await db.batch([
        upcomingShowsQuery(db, now),
        occupiedDaysQuery(db, span, now, { isAny: true }),
      ]);
      const withoutSet = daysWithoutSet(occupiedIn(rows, span));
      const withoutSetAhead = withoutSet.filter((date) => date >= today);
      return {
        page: <LivePage {...{ channel, shows, withoutSet, withoutSetAhead }} />,
        metadata: liveMetadata(channel, shows, withoutSetAhead),
        until: Math.min(instantAt(addDays(today, 1), 0), endOfFirst(shows) ?? Number.POSITIVE_INFINITY),
      };
    },
  },
  {
    path: `${paths.live}/shows/:file{.+\\${extension}}`,
    pathOf: (file) => datedShowCalendar(file.slice(0, -extension.length)),
    shows: ["shows"],
    async show({ db, origin, name: file }) {
      const [[show]] = await db.batch([findShowQuery(db, file.slice(0, -extension.length))]);
      return show ? calendar(datedShowFile(show, origin), "show") : null;
    },
  },
  ...calendars
    .filter(([, shows]) => shows.length > 0)
    .map(
      ([name, shows]): PublicRoute => ({
        path: showCalendar(name),
        show: ({ origin }) => calendar(showCalendarFile(shows, channel.href, origin), name),
      }),
    ),
];

export const liveRoutes: readonly PublicRoute[] = site.streamingChannel ? routesOf(site.streamingChannel) : [];
