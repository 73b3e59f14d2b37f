import { batchOf, type RowsOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { calendarDateAt, isCalendarDate } from "../../platform/dates.ts";
import type { Span } from "../../platform/months.ts";
import { answerOf, daysAround, openDays } from "../dates/date-state.ts";
import type { DateAnswer } from "../dates/model.ts";
import { occupiedDaysQuery, occupiedIn } from "../dates/occupied-days.ts";
import { findContactQuery } from "../leads/read-lead.ts";
import { type OfferedRates, ratesIn, ratesQueries, serviceOf } from "../prices/read-rates.ts";
import { quotesOfLeadQuery } from "./read-quote.ts";

/** A null offer is the newest version's. */
interface Chosen {
  date: string;
  offer: string | null;
}

/** One round trip; null when there is none. */
export async function readEditor(db: Database, contactId: string, { date, offer }: Chosen, now: number) {
  const {
    contact: [contact],
    versions,
    ...rows
  } = await batchOf(db, {
    contact: findContactQuery(db, contactId),
    versions: quotesOfLeadQuery(db, contactId),
    ...builderQueries(db, date, now),
  });
  if (!contact) return null;
  const service = serviceOf(offer ?? versions[0]?.choice.offer ?? "");
  return { contact, versions, ...builderIn(rows, { date, service }, now) };
}

/** `null` without a date. */
export interface BuilderRows {
  rates: OfferedRates;
  open: Span;
  answer: DateAnswer | null;
}

const spanOf = (date: string, now: number) => (isCalendarDate(date) ? daysAround(date, calendarDateAt(now)) : null);

const builderQueries = (db: Database, date: string, now: number) => ({
  occupied: occupiedDaysQuery(db, spanOf(date, now), now),
  ...ratesQueries(db),
});

/** `service` is the page of a single service. */
function builderIn(
  { occupied, ...rows }: RowsOf<ReturnType<typeof builderQueries>>,
  { date, service }: { date: string; service: string | null },
  now: number,
): BuilderRows {
  const today = calendarDateAt(now);
  return {
    rates: ratesIn(rows, service, today),
    open: openDays(today),
    answer: isCalendarDate(date) ? answerOf(date, today, occupiedIn(occupied, spanOf(date, now))) : null,
  };
}

export const readBuilder = async (
  db: Database,
  asked: { date: string; service: string | null },
  now: number,
): Promise<BuilderRows> => builderIn(await batchOf(db, builderQueries(db, asked.date, now)), asked, now);
