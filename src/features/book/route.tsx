import { placeNames } from "../../content/places.ts";
import { serviceKeys } from "../../content/services.ts";
import type { Words } from "../../content/words/en/index.ts";
import { batchOf } from "../../database/batch-of.ts";
import { addDays, calendarDateAt, instantAt } from "../../platform/dates.ts";
import { allWords } from "../../platform/pages/words.ts";
import { openDays } from "../dates/date-state.ts";
import { occupiedDaysQuery, occupiedIn } from "../dates/occupied-days.ts";
import { listPackagesQuery } from "../prices/packages.ts";
import { salesTaxOf, termsOf } from "../settings/model.ts";
import { settingsQuery } from "../settings/store.ts";
import type { PublicRoute } from "../site/frame/public-route.ts";
import { datesParameters, paths } from "../site/paths.ts";
import { BookPage, bookMetadata } from "./page.tsx";
import { requestedDates } from "./requested-dates.ts";

const bookIn = (words: Words): PublicRoute => ({
  path: words.formats.prefix + paths.book,
  choices: {
    [datesParameters.date]: null,
    [datesParameters.month]: null,
    [datesParameters.city]: placeNames,
    [datesParameters.service]: serviceKeys,
  },
  passes: (chosen) => Object.keys(chosen).length > 0,
  shows: ["packages", "settings", "dates"],
  async show({ db, chosen, now }) {
    const today = calendarDateAt(now);
    const open = openDays(today);
    const { packages, rows, set } = await batchOf(db, {
      packages: listPackagesQuery(db),
      rows: occupiedDaysQuery(db, open, now),
      set: settingsQuery(db),
    });
    const dates = requestedDates(chosen, today, occupiedIn(rows, open));
    return {
      page: <BookPage packages={packages} dates={dates} terms={termsOf(set)} tax={salesTaxOf(set)} />,
      metadata: bookMetadata({ packages, chosen }, words),
      // Past and too-soon days change at midnight.
      until: instantAt(addDays(today, 1), 0),
    };
  },
});

export const bookRoutes = allWords.map(bookIn);
