import { Hono } from "hono";
import { findShow, heldUpcomingShows } from "../../business/content/shows.ts";
import { type Show, schedule, type Weekday } from "../../content/schedule.ts";
import { nearbyReads } from "../../db/client.ts";
import { type AppEnv, settingsOf } from "../../env.ts";
import { edgeCache } from "../../web/middleware/edge-cache.ts";
import { paths, showCalendar } from "../paths.ts";
import { LivePage, liveMetadata } from "./page.tsx";
import { datedShowFile, showCalendarFile } from "./show-calendar.ts";

const calendarHeaders = (name: string) => ({
  "Content-Type": "text/calendar; charset=utf-8",
  "Content-Disposition": `attachment; filename="sunset-bay-dj-live-${name}.ics"`,
});

export const live = new Hono<AppEnv>()
  .get(paths.live, edgeCache("shows"), async (c) => {
    const shows = await heldUpcomingShows(c.env.DB);
    return c.render(<LivePage shows={shows} />, { metadata: liveMetadata(shows) });
  })
  .get(`${paths.live}/shows/:file{.+\\.ics}`, edgeCache("shows"), async (c) => {
    const [show] = await findShow(nearbyReads(c.env.DB), c.req.param("file").slice(0, -".ics".length));
    if (!show) return c.notFound();
    return c.body(datedShowFile(show, settingsOf(c.env).siteOrigin), 200, calendarHeaders("show"));
  })
  .get(paths.stream, (c) => {
    c.header("Cache-Control", "public, max-age=3600");
    return c.redirect(paths.live, 301);
  });

const calendars: readonly [Weekday | "week", readonly Show[]][] = [
  ["week", schedule],
  ...schedule.map((show): [Weekday, readonly Show[]] => [show.day, [show]]),
];

for (const [name, shows] of calendars) {
  live.get(showCalendar(name), edgeCache(), (c) =>
    c.body(showCalendarFile(shows, settingsOf(c.env).siteOrigin), 200, calendarHeaders(name)),
  );
}
