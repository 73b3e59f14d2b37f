import type { Database } from "../../database/client.ts";
import { calendarDateAt, isCalendarDate } from "../../platform/dates.ts";
import { answerOf, daysAround } from "../dates/date-state.ts";
import { occupiedDaysQuery, occupiedIn } from "../dates/occupied-days.ts";
import { bookingOfQuoteQuery } from "./accept-quote.ts";
import { otherQuotesQuery, type Quote, quoteQuery, versionsQuery, wordsAboutQuery } from "./read-quote.ts";

/** Where a version stands at `now`: an open one whose time is over is expired. */
export const stateOfQuote = ({ status, expiresAt }: Quote, now: number): Quote["status"] | "expired" =>
  status === "open" && expiresAt <= now ? "expired" : status;

/** All that the page of a version shows to the browser of the session `sid`, in two round trips: the second knows the date. `null` when the link names none. */
export async function openQuote(
  db: Database,
  { id, linkVersion }: { id: string; linkVersion: number },
  sid: string,
  now: number,
) {
  const [[found], versions, others, words, [booking]] = await db.batch([
    quoteQuery(db, id, linkVersion),
    versionsQuery(db, id),
    otherQuotesQuery(db, id, now),
    wordsAboutQuery(db, id),
    bookingOfQuoteQuery(db, id, sid, now),
  ]);
  if (!found) return null;
  const { eventDate } = found.quote.choice;
  const today = calendarDateAt(now);
  const span = isCalendarDate(eventDate) ? daysAround(eventDate, today) : null;
  const date = isCalendarDate(eventDate)
    ? answerOf(eventDate, today, occupiedIn(await occupiedDaysQuery(db, span, now), span))
    : null;
  return { ...found, versions, others: others.map(({ quote }) => quote), words, date, booking: booking ?? null };
}

export type OpenedQuote = NonNullable<Awaited<ReturnType<typeof openQuote>>>;
