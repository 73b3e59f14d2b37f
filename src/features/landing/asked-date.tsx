import type { Translation } from "../../content/translation.ts";
import type { CalendarDate } from "../../platform/dates.ts";
import { dateIn, fill } from "../../platform/language.ts";
import type { DateAnswer } from "../dates/model.ts";
import { dateFragment, datesQuery, withQuery } from "../site/paths.ts";
import type { AskedDate } from "../site/sections/date-check.tsx";

interface Asked {
  path: string;
  entry: string;
  /** Null for what is no date. */
  answer: DateAnswer | null;
  words: Translation;
}

/** What a page says of the date that it was asked for. */
export function askedDate({ path, entry, answer, words: { dates, nearest, formats } }: Asked): AskedDate {
  if (!answer) return { entry, error: dates.none, said: null };
  const { state, date } = answer;
  const words = fill(dates[state], { date: dateIn(formats, date) });
  if (state !== "free" && state !== "held" && state !== "taken") return { entry, error: words, said: null };
  const dayOn = (day: CalendarDate) => `${withQuery(path, { [datesQuery.date]: day })}${dateFragment}`;
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
