import { and, eq, inArray, not, sql } from "drizzle-orm";
import type { Words } from "../../content/words/en/index.ts";
import { breaksNotNull } from "../../database/broken-constraint.ts";
import type { Database } from "../../database/client.ts";
import { contacts } from "../../database/schema/leads.ts";
import { quotes } from "../../database/schema/quotes.ts";
import { sha256 } from "../../platform/links/signed-link.ts";
import { gatheredNoticeQueries } from "../../platform/mail/gathered-notices.ts";
import { isBooked, joinedWith, movingQueries } from "../leads/move-lead.ts";
import { holdingCode } from "../prices/codes.ts";
import { serviceOf } from "../prices/read-rates.ts";
import { lapsesIn } from "../prices/renewal.ts";
import type { LinkedQuote } from "./quote-token.ts";
import { readBuilder } from "./read-builder.ts";
import type { ReadQuote } from "./read-quote.ts";
import { quotableIssues } from "./receive-quote.ts";
import { byClient, frozen, isStoredAt, nextVersionQueries } from "./versions.ts";

/**
 * At today's rates, without that version's own reductions or ended codes.
 * @returns the new version as its link names it, or why there is none
 */
export async function renewQuote(
  db: Database,
  { quote, person }: ReadQuote,
  now: number,
  words: Words,
): Promise<LinkedQuote | { against: string }> {
  const { facts } = quote;
  const kept = {
    ...quote.choice,
    ownLines: quote.choice.ownLines.filter((line) => !lapsesIn(line)),
  };
  const { rates, answer } = await readBuilder(db, { date: kept.eventDate, service: serviceOf(kept.offer) }, now);
  const choice = { ...kept, code: holdingCode(kept, rates)?.code ?? "" };
  const [issue] = quotableIssues(choice, rates, answer, words);
  if (issue) return { against: issue.message };
  // A second click makes the same version.
  const id = await sha256(`renewed:${quote.id}`);
  const next = { id, contactId: quote.contactId, quote: frozen(choice, rates, facts, now), note: null, by: null };
  await db.batch([
    ...nextVersionQueries(db, { ...next, email: person.email }, now),
    ...gatheredNoticeQueries(
      db,
      "quote-answer",
      {
        mail: { kind: "quote-notice", contactId: quote.contactId, quoteId: id, event: "renewed" },
        dedupeKey: `quote-renewed:${id}`,
        isDue: isStoredAt(id, now),
      },
      now,
    ),
  ]);
  return { id, linkVersion: 1, expiresAt: next.quote.expiresAt };
}

/** The same `key` again does nothing. */
export const askAboutQuote = (db: Database, { quote }: ReadQuote, text: string, key: string, now: number) =>
  db.batch(
    gatheredNoticeQueries(
      db,
      "question",
      {
        mail: { kind: "quote-notice", contactId: quote.contactId, quoteId: quote.id, event: "asked", text },
        dedupeKey: `quote-asked:${quote.id}:${key}`,
        isDue: sql`true`,
      },
      now,
    ),
  );

/** Its lead is lost, unless booked. Tells whether the version was open. */
export async function declineQuote(
  db: Database,
  { quote }: ReadQuote,
  reason: string | null,
  now: number,
): Promise<boolean> {
  const { id, contactId } = quote;
  const lost = and(inArray(contacts.id, joinedWith(contactId)), not(isBooked(contactId)));
  try {
    await db.batch([
      db
        .update(quotes)
        // A null status refuses the batch.
        .set({ status: sql`iif(${quotes.status} = 'open', 'declined', null)`, decidedAt: now, reason })
        .where(eq(quotes.id, id)),
      ...movingQueries(db, lost, "lost", { by: byClient, now }),
      ...gatheredNoticeQueries(
        db,
        "quote-answer",
        {
          mail: {
            kind: "quote-notice",
            contactId,
            quoteId: id,
            event: "declined",
            ...(reason ? { text: reason } : {}),
          },
          dedupeKey: `quote-declined:${id}`,
          isDue: sql`exists (select 1 from ${quotes} where ${and(eq(quotes.id, id), eq(quotes.status, "declined"))})`,
        },
        now,
      ),
    ]);
    return true;
  } catch (error) {
    if (breaksNotNull(error, "quotes.status")) return false;
    throw error;
  }
}
