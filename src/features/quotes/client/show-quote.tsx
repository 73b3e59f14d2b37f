import type { Context } from "hono";
import { categoryOfEventType } from "../../../content/event-types.ts";
import type { Words } from "../../../content/words/en/index.ts";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import type { LinkSecrets } from "../../../env-variables.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { instantIn, textByName } from "../../../platform/language.ts";
import { mailboxKey } from "../../../platform/mail/mailbox.ts";
import { billDollars } from "../../../platform/money.ts";
import { eventTypeIn, wordsOf } from "../../../platform/pages/words.ts";
import type { NotHeld } from "../../bookings/holds/holds.ts";
import { ownOpenHoldsQuery } from "../../bookings/holds/web-holds.ts";
import { partyInWords, statusAt } from "../../bookings/model.ts";
import { portalContractOf } from "../../contracts/client/paths.ts";
import { ceremonyBefore, sunsetOn } from "../../dates/sunset.ts";
import { speak } from "../../portal/frame/session-cookies.ts";
import { showSignIn } from "../../portal/frame/sign-in.tsx";
import { changesBetween, lapsesIn, renewalInWords, renewalOf } from "../../prices/renewal.ts";
import { openQuoteToken, signQuoteToken } from "../quote-token.ts";
import type { BookingOfQuote } from "../read-quote.ts";
import { numberOf, type OpenedQuote, openQuote, type Quote, stateOfQuote } from "../read-quote.ts";
import type { QuoteWords } from "./form.ts";
import { QuotePage, quoteMetadata } from "./page.tsx";
import type { QuoteMessage, QuotePageProps, QuoteView } from "./view.ts";

function changesOf(quote: Quote, before: Quote | undefined, words: Words): Pick<QuoteView, "changes" | "isRenewed"> {
  const renewal = renewalOf(quote, before, words);
  if (renewal) return { isRenewed: true, changes: renewalInWords(renewal, words) };
  return { isRenewed: false, changes: before ? changesBetween(before.price, quote.price, words) : [] };
}

function viewOf({ quote, person, versions, terms }: OpenedQuote, words: Words, now: number): QuoteView {
  const { formats } = words;
  const { choice, facts, price } = quote;
  const before = versions.find(({ version }) => version < quote.version);
  return {
    state: stateOfQuote(quote, now),
    number: numberOf(quote),
    firstName: person.firstName,
    party: person.companyName
      ? partyInWords(
          { clientName: `${person.firstName} ${person.lastName}`, companyName: person.companyName },
          undefined,
          formats,
        )
      : null,
    purchaseOrder: person.purchaseOrder,
    eventDate: choice.eventDate,
    startTime: choice.startTime,
    endTime: choice.endTime,
    hours: facts.hours,
    eventType: eventTypeIn(words, facts.eventType),
    sunset: sunsetOn(choice.eventDate, choice.city, formats),
    ceremony:
      categoryOfEventType(facts.eventType) === "wedding"
        ? ceremonyBefore(choice.eventDate, choice.city, formats)
        : null,
    place: [facts.venue, choice.city].filter(Boolean).join(", "),
    packageName: facts.packageName,
    features: facts.features.map((feature) => words.price.rows?.[feature] ?? feature),
    price,
    note: quote.note,
    answeredOn: calendarDateAt(quote.decidedAt ?? now),
    createdAt: quote.createdAt,
    expiresAt: quote.expiresAt,
    holdHours: terms.holdHours,
    ...changesOf(quote, before, words),
    lapses: choice.ownLines.filter(lapsesIn).map(({ label, amount }) => `${label}, ${billDollars(amount)}`),
  };
}

async function newestOf(
  { quote, versions }: OpenedQuote,
  words: Words,
  secrets: LinkSecrets,
): Promise<QuotePageProps["newest"]> {
  const [last] = versions;
  if (quote.status !== "superseded" || !last || last.id === quote.id) return null;
  const changes =
    last.version === quote.version + 1
      ? changesOf(last, quote, words).changes
      : changesBetween(quote.price, last.price, words);
  return { token: await signQuoteToken(secrets, last), changes };
}

const linked = (secrets: LinkSecrets) => async (quote: Quote) => {
  const { eventDate } = quote.choice;
  return { token: await signQuoteToken(secrets, quote), eventDate, total: quote.total };
};

function turnsIn(words: OpenedQuote["words"]): QuotePageProps["turns"] {
  return words.flatMap(({ id, mail, createdAt: at }): QuoteMessage[] => {
    if (mail.kind === "lead-answer") return [{ id, isClient: false, text: mail.text, at }];
    if (mail.kind === "quote-notice" && mail.event === "asked" && mail.text)
      return [{ id, isClient: true, text: mail.text, at }];
    return [];
  });
}

function heldOf(booking: BookingOfQuote, { formats }: Words, now: number): QuotePageProps["held"] {
  const { id, holdEndsAt, isHeldTwice, isSignedIn } = booking;
  const isOver = statusAt(booking, now) === "released";
  const until = holdEndsAt === null || isOver ? null : instantIn(formats, holdEndsAt);
  return { isOver, isHeldTwice, until, goOn: isSignedIn ? portalContractOf(id) : null };
}

/** Only those that this browser's own session may see. */
async function ownDates(c: Context<AppEnv>, why: NotHeld, { person }: OpenedQuote, now: number): Promise<string[]> {
  if (why !== "mailbox-full") return [];
  const own = await ownOpenHoldsQuery(primary(c.env.DB), c.var.sid, await mailboxKey(person.email), now);
  return own.map(({ eventDate }) => eventDate);
}

interface Shown {
  notice?: string | null;
  /** What was done, by its name. */
  done?: string | undefined;
  form?: FormState<QuoteWords>;
  notHeld?: NotHeld | null;
}

/** `null` when the token is not ours, too old or revoked. */
export async function quoteOfToken(c: Context<AppEnv>, token: string, now: number) {
  const { linkSecrets } = settingsOf(c.env);
  const named = linkSecrets && (await openQuoteToken(linkSecrets, token, now));
  const opened = named && (await openQuote(primary(c.env.DB), named, c.var.sid, now));
  return linkSecrets && opened ? { opened, linkSecrets } : null;
}

/** Without a token it shows the sign-in page. */
export async function showQuote(c: Context<AppEnv>, token: string, shown: Shown = {}) {
  const { done, form, notHeld = null } = shown;
  const now = Date.now();
  if (!settingsOf(c.env).linkSecrets) return showSignIn(c, "unavailable");
  const found = await quoteOfToken(c, token, now);
  if (!found) return showSignIn(c, "broken-quote");
  const { opened, linkSecrets } = found;
  speak(c, opened.person.language);
  const words = wordsOf(c);
  const props: QuotePageProps = {
    quote: viewOf(opened, words, now),
    token,
    newest: await newestOf(opened, words, linkSecrets),
    others: await Promise.all(opened.others.map(linked(linkSecrets))),
    turns: turnsIn(opened.words),
    date: { isFree: opened.date?.state === "free", nearest: opened.date?.nearest ?? [] },
    held: opened.booking && heldOf(opened.booking, words, now),
    notHeld: notHeld && { why: notHeld, dates: await ownDates(c, notHeld, opened, now) },
    notice: shown.notice ?? textByName(words.quote.notices, done),
    form: form ?? { values: {}, issues: [] },
  };
  const metadata = quoteMetadata(words, categoryOfEventType(opened.quote.facts.eventType));
  return c.render(<QuotePage {...props} />, { metadata });
}
