import { eq } from "drizzle-orm";
import type { Crew, QuoteEvent } from "../../content/statuses.ts";
import type { Words } from "../../content/words/en/index.ts";
import { batchOf } from "../../database/batch-of.ts";
import { bookings } from "../../database/schema/bookings.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { dateInWords, instantInWords, lengthInWords, timeInWords } from "../../platform/english.ts";
import { briefWeekdayIn, dateIn, fill, listIn, timeIn, weekdayIn, writesIn } from "../../platform/language.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { noticeBlocks } from "../../platform/mail/notice-blocks.ts";
import { billDollars } from "../../platform/money.ts";
import { eventTypeIn, wordsIn } from "../../platform/pages/words.ts";
import type { DateAnswer } from "../dates/model.ts";
import { thanksTo } from "../leads/greeting.ts";
import { openLead } from "../leads/read-lead.ts";
import { secretsOf } from "../newsletter/mails.ts";
import { balanceRows, totalLabel } from "../prices/price-of.ts";
import { amountOf, lineIn } from "../prices/price-words.ts";
import { changesBetween, renewalInWords, renewalOf } from "../prices/renewal.ts";
import { type Terms, termsOf } from "../settings/model.ts";
import { settingsQuery } from "../settings/store.ts";
import { absolute } from "../site/paths.ts";
import { quoteLink } from "./client/paths.ts";
import { signQuoteToken } from "./quote-token.ts";
import {
  dateOfQuote,
  numberOf,
  otherQuotesQuery,
  type Quote,
  quoteQuery,
  type ReadQuote,
  versionBeforeQuery,
} from "./read-quote.ts";

const events: Readonly<Record<QuoteEvent, (name: string) => string>> = {
  saved: (name) => `${name} asks for a quote`,
  asked: (name) => `${name} asks about the quote`,
  accepted: (name) => `${name} accepts the quote: the date is held`,
  declined: (name) => `${name} says no to the quote`,
  renewed: (name) => `${name} has made the expired quote again`,
};

const promises: Readonly<Record<QuoteEvent, string | ((terms: Terms) => string)>> = {
  saved: "The quote was sent automatically.",
  asked: "Promised: an answer by email. One given in the administration also stands beside the quote.",
  accepted: ({ holdHours }) => `Promised: the date for ${lengthInWords(holdHours)}, in which they sign.`,
  declined: "Promised: nothing more.",
  renewed: "The new quote, at the prices of today, was sent automatically.",
};

/** Perhaps by a program, perhaps by autofill. */
const heldBackText =
  "The quote was not sent: the form was filled in faster than by hand. If it is a person, send it from the lead.";

const facts = ({ quote, person }: ReadQuote, crew: Crew | null): (readonly [string, string | null])[] => [
  ["Crew", crew === "other" ? "Another one: the day has an event already" : null],
  ["Event", quote.facts.eventType],
  ["Date", dayOf(quote)],
  ["Times", `${timeInWords(quote.choice.startTime)} to ${timeInWords(quote.choice.endTime)}`],
  ["Where", [quote.facts.venue, quote.choice.city].filter(Boolean).join(", ")],
  ["Company", person.companyName],
  ["Billing address", person.billingAddress],
  ["Purchase order", person.purchaseOrder],
  ["Email", person.email],
  ["Phone", person.phone],
  ["Language", writesIn(person.language)],
  ["Received", instantInWords(quote.createdAt)],
];

/** Replies go to the client. */
export async function quoteNotice(
  { quoteId, contactId, event, text, isKept = false }: MailOf<"quote-notice">,
  { db, siteOrigin }: MailContext,
): Promise<MailContent | NotNeeded> {
  const {
    found: [found],
    set,
    booked: [booked],
  } = await batchOf(db, {
    found: quoteQuery(db, quoteId, null),
    set: settingsQuery(db),
    booked: db.select({ crew: bookings.crew }).from(bookings).where(eq(bookings.quoteId, quoteId)),
  });
  if (!found) return { notNeeded: "The quote was erased" };
  const { quote, person } = found;
  const [before] = event === "renewed" ? await versionBeforeQuery(db, contactId, quote.version) : [];
  const renewal = renewalOf(quote, before);
  const promise = promises[event];
  const name = `${person.firstName} ${person.lastName}`;
  return {
    subject: `${events[event](name)}: ${dayOf(quote)}, ${billDollars(quote.total)}`,
    preview: `${quote.facts.eventType}, ${quote.facts.packageName}. Quote ${numberOf(quote)}.`,
    heading: events[event](name),
    blocks: noticeBlocks({
      firstName: person.firstName,
      email: person.email,
      promise: isKept ? heldBackText : typeof promise === "string" ? promise : promise(termsOf(set)),
      facts: facts(found, booked?.crew ?? null),
      bill: billRows(quote, wordsIn("en")),
      details: renewal ? renewalInWords(renewal).join("\n") : (text ?? null),
      phone: person.phone,
      open: openLead(contactId, siteOrigin),
    }),
    replyTo: { name, email: person.email },
  };
}

const dayOf = ({ choice }: Quote): string => dateInWords(choice.eventDate);

const billRows = ({ price }: Quote, words: Words) => [
  ...price.lines.map((line) => {
    const { label, note } = lineIn(words, line);
    return { label: note ? `${label}, ${note}` : label, value: amountOf(line, words.price.included) };
  }),
  { label: totalLabel(price, words), value: billDollars(price.total), isSum: true },
];

export function priceRows(quote: Quote, now: number, words: Words) {
  const { price } = quote;
  const { quotes } = words;
  return [
    ...billRows(quote, words),
    { label: quotes.mail.depositWhen, value: billDollars(price.deposit) },
    ...balanceRows(price, calendarDateAt(now), words).map(({ label, amount }) => ({
      label,
      value: billDollars(amount),
    })),
  ];
}

/** As it is when the mail goes out. */
function holdInWords({ state, nearest }: DateAnswer, isOwnDate: boolean, { formats, quotes: { mail } }: Words): string {
  if (state !== "held" && state !== "taken") return mail.holds;
  if (isOwnDate) return mail.own;
  const days = listIn(
    formats,
    nearest.map((day) => briefWeekdayIn(formats, day)),
  );
  return [
    state === "held" ? mail.heldNow : mail.takenNow,
    ...(nearest.length > 0 ? [fill(mail.near, { days })] : []),
    mail.seeHow,
  ].join(" ");
}

/**
 * Of the form only a name and choices from lists: anybody may have typed the address.
 * @throws without a secret for the link
 */
export async function quoteMail(
  { quoteId }: MailOf<"quote">,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const [found] = await quoteQuery(context.db, quoteId, null);
  if (!found || found.person.email !== recipient) return { notNeeded: "The quote is gone, or has another address now" };
  const others = await otherQuotesQuery(context.db, quoteId, now);
  // A first version's mail leads to all others, which then get none of their own.
  const named = found.quote.status === "open" || found.quote.version > 1 ? found : others.shift();
  if (named?.quote.status !== "open")
    return { notNeeded: "The quote was replaced or answered before this mail went out" };
  const { quote, person } = named;
  const words = wordsIn(person.language);
  const { formats, quotes, mails } = words;
  const { mail } = quotes;
  const before = quote.version > 1 ? (await versionBeforeQuery(context.db, quote.contactId, quote.version))[0] : null;
  const renewal = renewalOf(quote, before, words);
  const changes = renewal
    ? renewalInWords(renewal, words)
    : before
      ? changesBetween(before.price, quote.price, words)
      : [];
  const linkTo = async (open: Quote) =>
    absolute(context.siteOrigin, quoteLink(await signQuoteToken(secretsOf(context), open)));
  const linksToOthers = await Promise.all(
    others.map(async ({ quote: other }) => ({
      label: `${dateIn(formats, other.choice.eventDate)}: ${billDollars(other.total)}`,
      href: await linkTo(other),
    })),
  );
  const date = await dateOfQuote(context.db, named, now);
  const { eventType, packageName: name } = quote.facts;
  const { startTime, endTime, city } = quote.choice;
  const values = {
    name,
    city,
    total: billDollars(quote.total),
    date: dateIn(formats, quote.choice.eventDate),
    start: timeIn(formats, startTime),
    end: timeIn(formats, endTime),
    event: eventTypeIn(words, eventType),
    until: weekdayIn(formats, quote.expiresAt - 1),
    thanks: thanksTo(person.firstName, mails),
    hold: holdInWords(date, named.isOwnDate, words),
    number: numberOf(quote),
  };
  return {
    language: formats.tag,
    subject: fill(before ? mail.subjectOfNew : mail.subject, values),
    preview: fill(mail.preview, values),
    heading: renewal ? mail.renewed : before ? mail.changed : fill(mail.heading, values),
    isHappy: true,
    blocks: [
      { type: "text", text: fill(mail.event, values) },
      ...(changes.length > 0 ? [{ type: "quote" as const, label: mail.whatChanged, text: changes.join("\n") }] : []),
      ...(quote.note ? [{ type: "quote" as const, label: mail.fromDj, text: quote.note }] : []),
      { type: "bill", rows: priceRows(quote, now, words) },
      { type: "text", text: fill(mail.stays, values) },
      { type: "actions", actions: [{ label: mail.open, href: await linkTo(quote) }] },
      { type: "text", text: mail.behind },
      ...(others.length > 0
        ? [
            { type: "text" as const, text: mail.others },
            { type: "actions" as const, actions: linksToOthers },
          ]
        : []),
      { type: "text", text: fill(mail.leave, values) },
    ],
  };
}
