import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import { sha256 } from "../../platform/links/sha256.ts";
import { queueMailWhereQuery } from "../../platform/mail/outbox.ts";
import { knownCode } from "../prices/price-lines.ts";
import { serviceOf } from "../prices/read-rates.ts";
import { lapsesIn } from "../prices/renewal.ts";
import { frozen } from "./new-version.ts";
import { quotableIssues } from "./quotable.ts";
import type { LinkedQuote } from "./quote-token.ts";
import { readBuilder } from "./read-builder.ts";
import type { ReadQuote } from "./read-quote.ts";
import { isStoredAt, nextVersionQueries } from "./versions.ts";

/**
 * Makes the quote of an expired version anew, at the rates of today and without what was taken off for that version alone, mails it
 * and tells the DJ. A code that is none any more takes nothing off.
 *
 * @returns the new version as its link names it, or what stands against it
 */
export async function renewQuote(
  db: Database,
  { quote, person }: ReadQuote,
  now: number,
): Promise<LinkedQuote | { against: string }> {
  const { facts } = quote;
  const choice = {
    ...quote.choice,
    code: knownCode(quote.choice.code) ?? "",
    ownLines: quote.choice.ownLines.filter((line) => !lapsesIn(line)),
  };
  const { rates, answer } = await readBuilder(db, { date: choice.eventDate, service: serviceOf(choice.offer) }, now);
  const [issue] = quotableIssues(choice, rates, answer);
  if (issue) return { against: issue.message };
  // A second press makes the same version.
  const id = await sha256(`renewed:${quote.id}`);
  const next = { id, contactId: quote.contactId, quote: frozen(choice, rates, facts, now), note: null, by: null };
  await db.batch([
    ...nextVersionQueries(db, { ...next, email: person.email }, now),
    queueMailWhereQuery(
      db,
      {
        mail: { kind: "quote-notice", contactId: quote.contactId, quoteId: id, event: "renewed" },
        ...{ recipient: site.email, dedupeKey: `quote-renewed:${id}` },
      },
      isStoredAt(id, now),
      now,
    ),
  ]);
  return { id, linkVersion: 1, expiresAt: next.quote.expiresAt };
}
