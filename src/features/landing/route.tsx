import { landingPages } from "../../content/landing/index.ts";
import type { LandingPage } from "../../content/landing/landing-page.ts";
import { hasOwnForm, translatedPages } from "../../content/landing/translations.ts";
import { translations } from "../../content/languages.ts";
import { calendarDateAt, isCalendarDate } from "../../platform/dates.ts";
import { answerOf, daysAround } from "../dates/date-state.ts";
import type { PublicRoute } from "../site/frame/public-route.ts";
import { datesQuery } from "../site/paths.ts";
import { askedDate } from "./asked-date.tsx";
import { landingContent } from "./landing.ts";
import { LandingPageView, landingMetadata } from "./page.tsx";

const shows: PublicRoute["shows"] = ["testimonials", "packages", "prices", "add_ons", "settings"];

const plain = (page: LandingPage): PublicRoute => ({
  path: page.path,
  shows,
  async show({ db, now }) {
    const props = { page, ...(await landingContent(db, page, null, now)) };
    return { page: <LandingPageView {...props} />, metadata: landingMetadata(props) };
  },
});

/** Answers about dates, because no other page does in its language. */
const translated = (page: LandingPage): PublicRoute => ({
  path: page.path,
  shows,
  choices: { [datesQuery.date]: null },
  passes: (chosen) => datesQuery.date in chosen,
  passing: ["dates"],
  async show({ db, chosen, now }) {
    const entry = chosen[datesQuery.date];
    const today = calendarDateAt(now);
    const date = entry !== undefined && isCalendarDate(entry) ? entry : null;
    const content = await landingContent(db, page, date && daysAround(date, today), now);
    const answer = date && answerOf(date, today, content.occupied);
    const words = translations[page.translation?.language ?? ""];
    const asked = words && entry !== undefined ? askedDate({ path: page.path, entry, answer, words }) : undefined;
    const form = { values: answer?.state === "free" ? { eventDate: answer.date } : {}, issues: [] };
    const props = { page, asked, form, ...content };
    return { page: <LandingPageView {...props} />, metadata: landingMetadata(props) };
  },
});

export const landingRoutes: readonly PublicRoute[] = [
  ...landingPages.map(plain),
  ...translatedPages.map((page) => (hasOwnForm(page) ? translated(page) : plain(page))),
];
