import { type Context, Hono } from "hono";
import { nearbyReads, primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { calendarDateAt, isCalendarDate } from "../../../platform/dates.ts";
import { problem } from "../../../platform/http/forms/problem.tsx";
import { daysOf, monthSpan, type Span } from "../../../platform/months.ts";
import { cachedPagesOf } from "../../../platform/pages/public/cached-pages.ts";
import { cachingHeaders } from "../../../platform/pages/public/public-headers.ts";
import { api, dateApi, datesParameters, withQuery } from "../../site/paths.ts";
import { answerOf, daysAround, openWithin, stateOf } from "../date-state.ts";
import type { DateAnswer, MonthAnswer } from "../model.ts";
import { occupiedDaysQuery, occupiedIn } from "../occupied-days.ts";

/** An isolate that took a change reads from the primary. */
async function readOccupied({ env: { DB } }: Context<AppEnv>, span: Span | null, now: number) {
  if (!span) return occupiedIn([], null);
  const db = cachedPagesOf(DB).hasChanged(now) ? primary(DB) : nearbyReads(DB);
  return occupiedIn(await occupiedDaysQuery(db, span, now), span);
}

/** Cached for a minute or until the next change. */
const answer = (c: Context<AppEnv>, body: DateAnswer | MonthAnswer) =>
  c.json(body, 200, { ...cachingHeaders("passing", ["dates"]) });

/** Any other query would pass the edge's cache. */
function isAt({ req }: Context<AppEnv>, path: string): boolean {
  const { pathname, search } = new URL(req.url);
  return pathname + search === path;
}

export const datesApi = new Hono<AppEnv>()
  .get(`${api.dates}/:date`, async (c) => {
    const date = c.req.param("date");
    if (!isCalendarDate(date)) return problem(c, 422, "Please ask for a date as YYYY-MM-DD.");
    if (!isAt(c, dateApi(date))) return c.redirect(dateApi(date), 301);
    const now = Date.now();
    const today = calendarDateAt(now);
    return answer(c, answerOf(date, today, await readOccupied(c, daysAround(date, today), now)));
  })
  .get(api.dates, async (c) => {
    const month = c.req.query(datesParameters.month);
    const span = monthSpan(month);
    if (!month || !span) return problem(c, 422, "Please ask for a month as ?month=YYYY-MM.");
    const path = withQuery(api.dates, { [datesParameters.month]: month });
    if (!isAt(c, path)) return c.redirect(path, 301);
    const now = Date.now();
    const today = calendarDateAt(now);
    const occupied = await readOccupied(c, openWithin(span, today), now);
    return answer(c, { month, days: daysOf(span).map((date) => ({ date, state: stateOf(date, today, occupied) })) });
  });
