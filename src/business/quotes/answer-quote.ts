import { and, eq, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import { calendarDateAt, isCalendarDate } from "../../dates.ts";
import { breaksNotNull } from "../../db/broken-constraint.ts";
import type { Database } from "../../db/client.ts";
import { queueMailQuery, queueMailWhereQuery } from "../../mail/outbox.ts";
import { sha256 } from "../../web/links/sha256.ts";
import { answerOf, daysAround } from "../dates/date-state.ts";
import { occupiedDaysQuery, occupiedIn } from "../dates/occupied-days.ts";
import { statusQueries } from "../leads/lead-status.ts";
import { frozen } from "./new-version.ts";
import { quotableIssues } from "./quotable.ts";
import type { LinkedQuote } from "./quote-token.ts";
import { ratesIn, ratesQueries } from "./rates.ts";
import type { ReadQuote } from "./read-quote.ts";
import { quotes } from "./schema.ts";
import { nextVersionQueries } from "./versions.ts";

/** Who moves a lead when its client does. */
const byClient = "The client";

/** Sends a client's question to the DJ, whose conversation with the lead it joins. The same `key` again sends nothing more. */
export const askAboutQuote = (db: Database, { quote }: ReadQuote, text: string, key: string, now: number) =>
  queueMailQuery(
    db,
    { kind: "quote-notice", contactId: quote.contactId, quoteId: quote.id, event: "asked", text },
    site.email,
    `quote-asked:${quote.id}:${key}`,
    now,
  );

/** Declines an open version: its lead is lost. Tells whether it was open. */
export async function declineQuote(
  db: Database,
  { quote }: ReadQuote,
  reason: string | null,
  now: number,
): Promise<boolean> {
  const { id, contactId } = quote;
  try {
    await db.batch([
      db
        .update(quotes)
        // No status for one that is not open: then the column itself refuses the batch.
        .set({ status: sql`iif(${quotes.status} = 'open', 'declined', null)`, decidedAt: now, reason })
        .where(eq(quotes.id, id)),
      ...statusQueries(db, contactId, "lost", { by: byClient, now }),
      queueMailWhereQuery(
        db,
        {
          mail: {
            kind: "quote-notice",
            contactId,
            quoteId: id,
            event: "declined",
            ...(reason ? { text: reason } : {}),
          },
          recipient: site.email,
          dedupeKey: `quote-declined:${id}`,
        },
        sql`exists (select 1 from ${quotes} where ${and(eq(quotes.id, id), eq(quotes.status, "declined"))})`,
        now,
      ),
    ]);
    return true;
  } catch (error) {
    if (breaksNotNull(error, "quotes.status")) return false;
    throw error;
  }
}

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
  await db.batch([
    ...nextVersionQueries(db, { ...next, email: person.email }, now),
    ...statusQueries(db, quote.contactId, "quoted", { by: byClient, now }),
  ]);
  return { id, linkVersion: 1, expiresAt: next.quote.expiresAt };
}
