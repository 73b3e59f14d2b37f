import { calendarDateAt, isCalendarDate } from "../../dates.ts";
import type { Database } from "../../db/client.ts";
import { sha256 } from "../../web/links/sha256.ts";
import { answerOf, daysAround } from "../dates/date-state.ts";
import { occupiedDaysQuery, occupiedIn } from "../dates/occupied-days.ts";
import { frozen } from "./new-version.ts";
import { quotableIssues } from "./quotable.ts";
import type { LinkedQuote } from "./quote-token.ts";
import { ratesIn, ratesQueries } from "./rates.ts";
import type { ReadQuote } from "./read-quote.ts";
import { nextVersionQueries } from "./versions.ts";

/**
 * Makes the quote of an expired version anew, at the rates of today, and mails it.
 *
 * @returns the new version as its link names it, or what stands against it
 */
export async function renewQuote(
  db: Database,
  { quote, person }: ReadQuote,
  now: number,
): Promise<LinkedQuote | { against: string }> {
  const { choice, facts } = quote;
  const today = calendarDateAt(now);
  const date = isCalendarDate(choice.eventDate) ? choice.eventDate : null;
  const span = date && daysAround(date, today);
  const service = choice.offer.startsWith("/") ? (choice.offer.split(":")[0] ?? null) : null;
  const [packages, addOns, zones, prices, occupied] = await db.batch([
    ...ratesQueries(db, service),
    occupiedDaysQuery(db, span, now),
  ]);
  const rates = ratesIn(packages, addOns, zones, prices);
  const [issue] = quotableIssues(choice, rates, date && answerOf(date, today, occupiedIn(occupied, span)));
  if (issue) return { against: issue.message };
  // A second press makes the same version.
  const id = await sha256(`renewed:${quote.id}`);
  const next = { id, contactId: quote.contactId, quote: frozen(choice, rates, facts, now), note: null, by: null };
  await db.batch(nextVersionQueries(db, { ...next, email: person.email }, now));
  return { id, linkVersion: 1, expiresAt: next.quote.expiresAt };
}
