import { Hono } from "hono";
import { type Show, schedule, type Weekday } from "../../../content/schedule.ts";
import type { AppEnv } from "../../../env.ts";
import type { PublicRoute } from "../../site/frame/public-route.ts";
import { datedShowCalendar, paths, showCalendar } from "../../site/paths.ts";
import { endOfFirst, findShowQuery, upcomingShowsQuery } from "../shows.ts";
import { LivePage, liveMetadata } from "./page.tsx";
import { datedShowFile, showCalendarFile } from "./show-calendar.ts";

const calendar = (text: string, name: string) => ({
  text,
  type: "text/calendar; charset=utf-8",
  headers: { "Content-Disposition": `attachment; filename="sunset-bay-dj-live-${name}.ics"` },
});

const calendars: readonly [Weekday | "week", readonly Show[]][] = [
  ["week", schedule],
  ...schedule.map((show): [Weekday, readonly Show[]] => [show.day, [show]]),
];

const extension = ".ics";

export const liveRoutes: readonly PublicRoute[] = [
  {
    path: paths.live,
    shows: ["shows"],
    async show({ db, now }) {
      const [shows] = await db.batch([upcomingShowsQuery(db, now)]);
      return { page: <LivePage shows={shows} />, metadata: liveMetadata(shows), until: endOfFirst(shows) };
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
  ...calendars.map(
    ([name, shows]): PublicRoute => ({
      path: showCalendar(name),
      show: ({ origin }) => calendar(showCalendarFile(shows, origin), name),
    }),
  ),
];

/** Where the stream used to be. */
export const stream = new Hono<AppEnv>().get(paths.stream, (c) => {
  c.header("Cache-Control", "public, max-age=3600");
  return c.redirect(paths.live, 301);
});
