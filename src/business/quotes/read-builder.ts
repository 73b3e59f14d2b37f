import { calendarDateAt, isCalendarDate } from "../../dates.ts";
import type { Database } from "../../db/client.ts";
import type { Span } from "../../months.ts";
import type { DateAnswer } from "../../vocabulary/date-answer.ts";
import { answerOf, daysAround, openDays } from "../dates/date-state.ts";
import { occupiedDaysQuery, occupiedIn } from "../dates/occupied-days.ts";
import { type OfferedRates, ratesIn, ratesQueries } from "./rates.ts";

/** All that the builder prices by, and what is known of the date; `null` without a date. */
export interface BuilderRows {
  rates: OfferedRates;
  open: Span;
  answer: DateAnswer | null;
}

/** Reads it in one round trip. `service` is the page of a single service, if one is meant. */
export async function readBuilder(
  db: Database,
  { date, service }: { date: string; service: string | null },
  now: number,
): Promise<BuilderRows> {
  const today = calendarDateAt(now);
  const span = isCalendarDate(date) ? daysAround(date, today) : null;
  const [packages, addOns, zones, prices, occupied] = await db.batch([
    ...ratesQueries(db, service),
    occupiedDaysQuery(db, span, now),
  ]);
  return {
    rates: ratesIn(packages, addOns, zones, prices),
    open: openDays(today),
    answer: isCalendarDate(date) ? answerOf(date, today, occupiedIn(occupied, span)) : null,
  };
}
