/* What `npm run setup` asks for of the place: towns, state, beaches, time zone, and pages of towns. */
import { allPages } from "../src/content/landing/index.ts";
import { calendarDateAt } from "../src/platform/dates.ts";
import { sample } from "./sample-business.ts";
import { type Answers, type Group, isSample } from "./setup-question.ts";
import * as value from "./setup-values.ts";

const hasMoved = ({ towns }: Pick<Answers, "towns">): boolean => towns[0].name !== sample.towns[0].name;

/** Shows keep their hours by the clock, so calendars of them that were saved before are older. */
const inZone = (answers: Answers, timeZone: string): Answers =>
  timeZone === answers.timeZone
    ? answers
    : { ...answers, timeZone, zoneName: value.zoneInWords(timeZone), scheduleSince: calendarDateAt(Date.now()) };

export const place: Group = {
  title: "Where you are",
  questions: [
    {
      flag: "city",
      ask: "Your city with ZIP code, latitude and longitude (Google Maps shows them at a right click)",
      shown: ({ towns }) => value.townText(towns[0]),
      set(answers, typed) {
        const { beaches, ...inland } = answers.place;
        const towns: Answers["towns"] = [value.city(typed), ...answers.towns.slice(1)];
        const isFirst = !hasMoved(answers) && hasMoved({ towns });
        const moved: Answers = { ...answers, towns, place: isFirst ? inland : answers.place };
        const counted = {
          corporateEvents: "corporate events",
          weddings: "weddings",
          privateEvents: "private events",
        };
        return hasMoved(moved) && isSample(answers.counted, sample.counted) ? { ...moved, counted } : moved;
      },
    },
    {
      flag: "towns",
      ask: "Other towns, divided by ;  (“far” after those that are only offered in forms), or none",
      shown: ({ towns }) => towns.slice(1).map(value.townText).join("; ") || value.none,
      set: (answers, typed) => ({ ...answers, towns: [answers.towns[0], ...value.listOf(typed, value.town)] }),
      suggested: (answers) =>
        hasMoved(answers) && isSample(answers.towns.slice(1), sample.towns.slice(1)) ? value.none : undefined,
    },
    {
      flag: "state",
      ask: "State",
      shown: ({ place }) => place.state,
      set(answers, typed) {
        const state = value.state(typed);
        return inZone({ ...answers, place: { ...answers.place, ...state } }, value.zoneOfState(state.region));
      },
    },
    {
      flag: "metro",
      ask: "The area, as in “around …”",
      shown: ({ place }) => place.metro,
      set: (answers, typed) => ({ ...answers, place: { ...answers.place, metro: value.line(typed) } }),
      suggested: (answers) =>
        hasMoved(answers) && answers.place.metro === sample.place.metro ? answers.towns[0].name : undefined,
    },
    {
      flag: "beaches",
      ask: "Do you play on beaches? yes or no (policies, contract and press kit speak of them)",
      shown: ({ place }) => (place.beaches ? "yes" : "no"),
      set(answers, typed) {
        const { beaches, ...inland } = answers.place;
        return { ...answers, place: value.yes(typed) ? { ...inland, beaches: true } : inland };
      },
    },
    {
      flag: "miles",
      ask: "Miles around the city within which you play",
      shown: ({ serviceRadius }) => String(Math.round(serviceRadius / 1609.344)),
      set: (answers, typed) => ({
        ...answers,
        serviceRadius: Math.round(value.wholeNumber(1, 500)(typed) * 1609.344),
      }),
    },
    {
      flag: "zone",
      ask: "Time zone",
      shown: ({ timeZone }) => timeZone,
      set: (answers, typed) => inZone(answers, value.zone(typed)),
    },
    {
      flag: "hide",
      ask: `Landing pages that are not shown, divided by ;  (a page of a town that is not above is not shown anyway), or none`,
      shown: ({ hiddenPages }) => hiddenPages.join("; ") || value.none,
      set(answers, typed) {
        const hiddenPages = value.listOf(typed, value.line);
        const unknown = hiddenPages.find((page) => !allPages.some(({ path }) => path === page));
        if (unknown)
          throw new Error(`there is no page ${unknown}; there are ${allPages.map(({ path }) => path).join(", ")}`);
        return { ...answers, hiddenPages };
      },
    },
  ],
};
