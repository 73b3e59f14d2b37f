import { landingPages } from "../../content/landing/index.ts";
import type { LandingPage } from "../../content/landing/landing-page.ts";
import { hasOwnForm, translatedPages } from "../../content/landing/translations.ts";
import { translations } from "../../content/languages.ts";
import type { Translation } from "../../content/translation.ts";
import { type CalendarDate, calendarDateAt, isCalendarDate } from "../../platform/dates.ts";
import { dateIn, fill } from "../../platform/language.ts";
import { answerOf, daysAround } from "../dates/date-state.ts";
import type { DateAnswer } from "../dates/model.ts";
import type { PublicRoute } from "../site/frame/public-route.ts";
import { dateFragment, datesParameters, withQuery } from "../site/paths.ts";
import type { AskedDate } from "../site/sections/date-check.tsx";
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

interface Asked {
  path: string;
  entry: string;
  /** Null for what is no date. */
  answer: DateAnswer | null;
  words: Translation;
}

/** What a page says of the date that it was asked for. */
function askedDate({ path, entry, answer, words: { dates, nearest, formats } }: Asked): AskedDate {
  if (!answer) return { entry, error: dates.none, said: null };
  const { state, date } = answer;
  const words = fill(dates[state], { date: dateIn(formats, date) });
  if (state !== "free" && state !== "held" && state !== "taken") return { entry, error: words, said: null };
  const dayOn = (day: CalendarDate) => `${withQuery(path, { [datesParameters.date]: day })}${dateFragment}`;
  return {
    entry,
    error: undefined,
    said: (
      <div role="status">
        <p className="font-600">{words}</p>
        {answer.nearest.length > 0 ? (
          <p className="small mt-2">
            {nearest}{" "}
            {answer.nearest.map((day) => (
              <a key={day} className="underline whole mr-3" href={dayOn(day)} rel="nofollow">
                {dateIn(formats, day)}
              </a>
            ))}
          </p>
        ) : null}
      </div>
    ),
  };
}

/** Answers about dates, because no other page does in its language. */
const translated = (page: LandingPage): PublicRoute => ({
  path: page.path,
  shows,
  choices: { [datesParameters.date]: null },
  passes: (chosen) => datesParameters.date in chosen,
  passing: ["dates"],
  async show({ db, chosen, now }) {
    const entry = chosen[datesParameters.date];
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
