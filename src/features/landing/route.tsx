import { landingPages } from "../../content/landing/index.ts";
import { occupiedDaysQuery } from "../dates/occupied-days.ts";
import type { PublicRoute } from "../site/frame/public-route.ts";
import { datesQuery } from "../site/paths.ts";
import { asksForDate, daysAsked, requestedDate } from "../site/sections/asked-date.ts";
import { landingQueries } from "./landing.ts";
import { LandingPageView, landingMetadata } from "./page.tsx";

/** City and service pages: one route for each row of the table. The sunset of a date is told for the page's own city. */
export const landingRoutes: readonly PublicRoute[] = landingPages.map((page) => ({
  path: page.path,
  choices: { [datesQuery.date]: null },
  passes: asksForDate,
  shows: ["testimonials", "packages", "prices", "add_ons"],
  passing: ["dates"],
  async show({ db, chosen, now }) {
    const span = daysAsked(chosen, now);
    const queries = landingQueries(db, page);
    const [testimonials, packages, prices, addOns, rows = []] = span
      ? await db.batch([...queries, occupiedDaysQuery(db, span, now)])
      : await db.batch(queries);
    const dates = requestedDate(chosen, now, rows, page.city);
    const props = { page, testimonials, packages, prices, addOns, dates };
    return { page: <LandingPageView {...props} />, metadata: landingMetadata(props) };
  },
}));
