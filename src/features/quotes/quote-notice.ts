import type { QuoteEvent } from "../../content/statuses.ts";
import { holdHours } from "../../content/terms.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { instantInWords, timeInWords } from "../../platform/dates.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { noticeBlocks } from "../../platform/mail/notice-blocks.ts";
import { billDollars } from "../../platform/money.ts";
import { openLead } from "../leads/open-lead.ts";
import { renewalInWords, renewalOf } from "../prices/renewal.ts";
import { dayOf } from "./quote-mail.ts";
import { numberOf, quoteQuery, type ReadQuote, versionBeforeQuery } from "./read-quote.ts";

const events: Readonly<Record<QuoteEvent, (name: string) => string>> = {
  saved: (name) => `${name} asks for a quote`,
  asked: (name) => `${name} asks about the quote`,
  accepted: (name) => `${name} accepts the quote: the date is held`,
  declined: (name) => `${name} says no to the quote`,
  renewed: (name) => `${name} has made the expired quote again`,
};

/** What the DJ may do next. */
const promises: Readonly<Record<QuoteEvent, string>> = {
  saved: "the quote, which has gone out by itself",
  asked: "an answer by email. One given in the administration also stands beside the quote",
  accepted: `the date for ${holdHours} hours, in which they sign`,
  declined: "nothing more",
  renewed: "the new quote, at the prices of today, which has gone out by itself",
};

/**
 * What is said in place of it where a form was sent faster than by hand: it may be a program's, or a person's browser filled
 * it in.
 */
const kept =
  "the quote, which has not gone out: the form was filled in faster than by hand. If it is a person, send it from the lead";

const facts = ({ quote, person }: ReadQuote): (readonly [string, string | null])[] => [
  ["Event", quote.facts.eventType],
  ["Date", dayOf(quote)],
  ["Times", `${timeInWords(quote.choice.startTime)} to ${timeInWords(quote.choice.endTime)}`],
  ["Where", [quote.facts.venue, quote.choice.city].filter(Boolean).join(", ")],
  ...quote.price.lines.map(
    ({ label, note, amount }) =>
      [note ? `${label}, ${note}` : label, amount === 0 ? "included" : billDollars(amount)] as const,
  ),
  ["Total", billDollars(quote.total)],
  ["Company", person.companyName],
  ["Email", person.email],
  ["Phone", person.phone],
  ["Received", instantInWords(quote.createdAt)],
];

/** Tells the DJ what a client has done with a quote. Answering the mail answers the client. */
export async function quoteNotice(
  { quoteId, contactId, event, text, isKept = false }: MailOf<"quote-notice">,
  { db, siteOrigin }: MailContext,
): Promise<MailContent | NotNeeded> {
  const [found] = await quoteQuery(db, quoteId, null);
  if (!found) return { notNeeded: "The quote was erased" };
  const { quote, person } = found;
  const [before] = event === "renewed" ? await versionBeforeQuery(db, contactId, quote.version) : [];
  const renewal = renewalOf(quote, before);
  const name = `${person.firstName} ${person.lastName}`;
  return {
    subject: `${events[event](name)}: ${dayOf(quote)}, ${billDollars(quote.total)}`,
    preview: `${quote.facts.eventType}, ${quote.facts.packageName}. Quote ${numberOf(quote)}.`,
    heading: events[event](name),
    blocks: noticeBlocks({
      ...{ firstName: person.firstName, promise: isKept ? kept : promises[event], facts: facts(found) },
      ...{
        details: renewal ? renewalInWords(renewal).join("\n") : (text ?? null),
        phone: person.phone,
        open: openLead(contactId, siteOrigin),
      },
    }),
    replyTo: { name, email: person.email },
  };
}
