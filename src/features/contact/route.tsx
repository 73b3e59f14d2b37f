import { occupiedDaysQuery } from "../dates/occupied-days.ts";
import type { PublicRoute } from "../site/frame/public-route.ts";
import { contactQuery, datesQuery, paths } from "../site/paths.ts";
import { asksForDate, daysAsked, requestedDate } from "../site/sections/asked-date.ts";
import { contactPackages, isContactPackage } from "./form.ts";
import { ContactPage, contactMetadata } from "./page.tsx";

export const contactRoute: PublicRoute = {
  path: paths.contact,
  choices: { [contactQuery.package]: contactPackages, [datesQuery.date]: null },
  passes: asksForDate,
  passing: ["dates"],
  async show({ db, chosen, now }) {
    const span = daysAsked(chosen, now);
    const [rows] = span ? await db.batch([occupiedDaysQuery(db, span, now)]) : [[]];
    const asked = chosen[contactQuery.package];
    const props = {
      dates: requestedDate(chosen, now, rows),
      ...(isContactPackage(asked) ? { about: asked } : {}),
    };
    return { page: <ContactPage {...props} />, metadata: contactMetadata(props) };
  },
};
