import { homeContent } from "../../business/content/home-content.ts";
import { defaultCategory, eventCategories, isEventCategory } from "../../content/categories.ts";
import { isCalendarDate } from "../../dates.ts";
import type { FormState } from "../../forms/form-state.ts";
import type { Chosen } from "../../web/public/address.ts";
import type { PublicRoute } from "../frame/public-route.ts";
import { datesQuery, homeQuery, paths } from "../paths.ts";
import type { LeadField } from "./form.ts";
import { HomePage, homeMetadata } from "./page.tsx";

/** What the address asks for: a category's tab, and a date that the quote form begins with. */
function askedOf(chosen: Chosen) {
  const [named, date = ""] = [chosen[homeQuery.category], chosen[datesQuery.date]];
  const form: FormState<LeadField> = { values: { eventDate: date }, issues: [] };
  return { category: isEventCategory(named) ? named : defaultCategory, ...(isCalendarDate(date) ? { form } : {}) };
}

export const homeRoute: PublicRoute = {
  path: paths.home,
  choices: { [homeQuery.category]: eventCategories, [datesQuery.date]: null },
  passes: (chosen) => chosen[datesQuery.date] !== undefined,
  shows: ["packages", "prices", "testimonials"],
  head: ({ chosen }) => homeMetadata({ ...askedOf(chosen), packages: [], prices: [], testimonials: [] }),
  async show({ db, chosen }) {
    const props = { ...askedOf(chosen), ...(await homeContent(db)) };
    return { page: <HomePage {...props} />, metadata: homeMetadata(props) };
  },
};
