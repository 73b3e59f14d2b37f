import { defaultCategory, eventCategories, isEventCategory } from "../../content/categories.ts";
import type { FormState } from "../../platform/fields/form-state.ts";
import type { Chosen } from "../../platform/pages/public/address.ts";
import { occupiedDaysQuery } from "../dates/occupied-days.ts";
import type { PublicRoute } from "../site/frame/public-route.ts";
import { datesQuery, homeQuery, paths } from "../site/paths.ts";
import { asksForDate, dateIn, daysAsked, requestedDate } from "../site/sections/asked-date.ts";
import type { LeadField } from "./form.ts";
import { homeQueries } from "./home-content.ts";
import { HomePage, homeMetadata } from "./page.tsx";

/** What the address asks for: a category's tab, and a date that the quote form begins with. */
function askedOf(chosen: Chosen) {
  const [named, date] = [chosen[homeQuery.category], dateIn(chosen)];
  const form: FormState<LeadField> = { values: { eventDate: date ?? "" }, issues: [] };
  return { category: isEventCategory(named) ? named : defaultCategory, ...(date ? { form } : {}) };
}

export const homeRoute: PublicRoute = {
  path: paths.home,
  choices: { [homeQuery.category]: eventCategories, [datesQuery.date]: null },
  passes: asksForDate,
  shows: ["packages", "prices", "testimonials"],
  passing: ["dates"],
  async show({ db, chosen, now }) {
    const span = daysAsked(chosen, now);
    const queries = homeQueries(db);
    const [packages, prices, testimonials, rows = []] = span
      ? await db.batch([...queries, occupiedDaysQuery(db, span, now)])
      : await db.batch(queries);
    const dates = requestedDate(chosen, now, rows);
    const props = { ...askedOf(chosen), packages, prices, testimonials, dates };
    return { page: <HomePage {...props} />, metadata: homeMetadata(props) };
  },
};
