import { Hono } from "hono";
import { showCalendarFile } from "../calendar/show-calendar.ts";
import { type Show, schedule, type Weekday } from "../content/schedule.ts";
import { type AppEnv, settingsOf } from "../env.ts";
import { edgeCache } from "../middleware/edge-cache.ts";
import { LivePage, liveMetadata } from "../pages/live.tsx";
import { paths, showCalendar } from "../paths.ts";

export const live = new Hono<AppEnv>()
  .get(paths.live, edgeCache(), (c) => c.render(<LivePage />, { metadata: liveMetadata(settingsOf(c.env).siteOrigin) }))
  .get(paths.stream, (c) => c.redirect(paths.live, 301));

const calendars: readonly [Weekday | "week", readonly Show[]][] = [
  ["week", schedule],
  ...schedule.map((show): [Weekday, readonly Show[]] => [show.day, [show]]),
];

for (const [name, shows] of calendars) {
  live.get(showCalendar(name), edgeCache(), (c) =>
    c.body(showCalendarFile(shows, settingsOf(c.env).siteOrigin), 200, {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="sunset-bay-dj-live-${name}.ics"`,
    }),
  );
}
