import { site } from "../../content/site.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { dateInWords, isCalendarDate, timeInWords, weekdayInWords } from "../../platform/dates.ts";
import type { Block, MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { billDollars } from "../../platform/money.ts";
import { thanksTo } from "../leads/greeting.ts";
import { secretsOf } from "../newsletter/subscriber-mail.ts";
import { changesBetween } from "../prices/changes.ts";
import { renewalInWords, renewalOf } from "../prices/renewal.ts";
import { absolute } from "../site/paths.ts";
import { quoteLink } from "./client/paths.ts";
import { signQuoteToken } from "./quote-token.ts";
import { numberOf, type Quote, quoteQuery, versionBeforeQuery } from "./read-quote.ts";

export const dayOf = ({ choice }: Quote): string =>
  isCalendarDate(choice.eventDate) ? dateInWords(choice.eventDate) : choice.eventDate;

/** The lines of a quote, and what is due when. */
function priceRows({ price }: Quote): Block {
  const due = price.balanceDue && dateInWords(price.balanceDue);
  return {
    type: "bill",
    rows: [
      ...price.lines.map(({ label, note, amount }) => ({
        label: note ? `${label}, ${note}` : label,
        value: amount === 0 ? "included" : billDollars(amount),
      })),
      { label: "Total", value: billDollars(price.total), isSum: true },
      { label: "Deposit, when you sign", value: billDollars(price.deposit) },
      { label: due ? `Balance by ${due}` : "Balance", value: billDollars(price.balance) },
    ],
  };
}

/**
 * Brings a version of a quote to its client. Anybody may have typed the address, so of what they typed only a name, and
 * what was chosen from lists, stands in it; the DJ's own words do as well.
 *
 * @throws when there is no secret to sign its link with
 */
export async function quoteMail(
  { quoteId }: MailOf<"quote">,
  recipient: string,
  context: MailContext,
): Promise<MailContent | NotNeeded> {
  const [found] = await quoteQuery(context.db, quoteId, null);
  if (!found || found.person.email !== recipient) return { notNeeded: "The quote is gone, or has another address now" };
  const { quote, person } = found;
  if (quote.status !== "open") return { notNeeded: "The quote was replaced or answered before this mail went out" };
  const before = quote.version > 1 ? (await versionBeforeQuery(context.db, quote.contactId, quote.version))[0] : null;
  const renewal = renewalOf(quote, before);
  const changes = renewal ? renewalInWords(renewal) : before ? changesBetween(before.price, quote.price) : [];
  const token = await signQuoteToken(secretsOf(context), quote);
  const until = weekdayInWords(quote.expiresAt - 1);
  const { eventType, packageName } = quote.facts;
  const { startTime, endTime, city } = quote.choice;
  return {
    subject: `${before ? "Your new quote" : "Your quote"}: ${billDollars(quote.total)} for ${dayOf(quote)}`,
    preview: `${packageName}, ${timeInWords(startTime)} to ${timeInWords(endTime)}. The price stays until ${until}.`,
    heading: renewal
      ? "Your quote again, at the prices of today"
      : before
        ? "Your quote has changed"
        : "Here is your quote",
    blocks: [
      {
        type: "text",
        text: `${thanksTo(person.firstName)}. ${eventType} on ${dayOf(quote)}, ${timeInWords(startTime)} to ${timeInWords(endTime)}, ${city}.`,
      },
      ...(changes.length > 0 ? [{ type: "quote" as const, label: "What changed", text: changes.join("\n") }] : []),
      ...(quote.note ? [{ type: "quote" as const, label: "From your DJ", text: quote.note }] : []),
      priceRows(quote),
      {
        type: "text",
        text: `The price stays the same until midnight on ${until}. The date is held for you once you accept.`,
      },
      {
        type: "actions",
        actions: [{ label: "Open your quote", href: absolute(context.siteOrigin, quoteLink(token)) }],
      },
      {
        type: "text",
        text: "Behind the button you can accept, ask a question, or say no. Nothing is bought by opening it.",
      },
      { type: "text", text: `If you did not ask for it, you can leave it: nothing happens. Quote ${numberOf(quote)}.` },
    ],
    replyTo: { name: site.name, email: site.email },
  };
}
