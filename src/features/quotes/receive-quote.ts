import { type SQL, sql } from "drizzle-orm";
import { english, type Words } from "../../content/words/en/index.ts";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { isOffered, waitlist } from "../../database/schema/dates.ts";
import { contactEvents, contacts } from "../../database/schema/leads.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { quotes } from "../../database/schema/quotes.ts";
import type { CalendarDate } from "../../platform/dates.ts";
import type { FieldIssue } from "../../platform/fields/form-state.ts";
import { contentKey } from "../../platform/http/forms/form-body.ts";
import { briefWeekdayIn, fill } from "../../platform/language.ts";
import { automaticMailKey, dayInHand, daysFrom, queueAutomaticMailQuery } from "../../platform/mail/automatic-mail.ts";
import { mailboxKey } from "../../platform/mail/mailbox.ts";
import { insertMailsQuery } from "../../platform/mail/outbox.ts";
import type { DateAnswer } from "../dates/model.ts";
import { insertContactQuery, storedContactQuery } from "../leads/contacts.ts";
import { noticeOfDayQueries } from "../leads/notice-of-day.ts";
import { codeIssue, holdingCode } from "../prices/codes.ts";
import type { Choice, DatedChoice, Rates } from "../prices/model.ts";
import { extraHours, offerOf, zoneOf } from "../prices/price-of.ts";
import { type Frozen, frozen } from "./versions.ts";
import type { AskedQuote } from "./visitor/form.ts";

const mailDays = 7;

/** A later day's mail leads to all quotes of its address. */
const isMailedLater = (mailbox: string, email: string, now: number): SQL =>
  sql`exists (select 1 from ${daysFrom(now, mailDays)} inner join outbox as later
    on later.dedupe_key = ${automaticMailKey(mailbox, dayInHand)} and later.kind = 'quote' and later.next_attempt_at is not null
    where day.key > 0 and lower(later.recipient) = ${email.toLowerCase()})`;

interface QuoteMails {
  contactId: string;
  quoteId: string;
  email: string;
  mailbox: string;
  eventDate: CalendarDate;
  isAnswered: boolean;
  isStored: SQL;
}

/**
 * Once a day for a mailbox. After another automatic mail it goes on a later morning, because the quote needs its link;
 * to whom the waitlist offers the date it goes at once, as the offer may be over by then.
 */
function mailQueries(
  db: Database,
  { contactId, quoteId, email, mailbox, eventDate, isAnswered, isStored }: QuoteMails,
  now: number,
) {
  const [mail, id] = [{ kind: "quote", quoteId, contactId } as const, crypto.randomUUID()];
  const ofOffer = insertMailsQuery(
    db,
    { id, data: mail, recipient: email, dedupeKey: sql`'quote-offered:' || waitlist.id`, nextAttemptAt: now },
    sql`from ${waitlist} where waitlist.mailbox = ${mailbox} and waitlist.date = ${eventDate} and ${isOffered(now)}
      and ${isAnswered ? isStored : sql`false`} limit 1`,
    now,
  ).onConflictDoNothing({ target: outbox.dedupeKey });
  return [
    ofOffer,
    ...noticeOfDayQueries(
      db,
      {
        mail: { kind: "quote-notice", quoteId, contactId, event: "saved", ...(isAnswered ? {} : { isKept: true }) },
        contactId,
        mailbox,
        isStored,
      },
      now,
    ),
    queueAutomaticMailQuery(
      db,
      {
        mail,
        recipient: email,
        mailbox,
        days: mailDays,
        where: isAnswered
          ? sql`${isStored} and not ${isMailedLater(mailbox, email, now)}
            and not exists (select 1 from outbox as sent where sent.id = ${id})`
          : sql`false`,
      },
      now,
    ),
  ] as const;
}

/** A held date may still become free. */
function dateIssue(answer: DateAnswer | null, { formats, quotes: { refused } }: Words): string | null {
  switch (answer?.state) {
    case "free":
    case "held":
      return null;
    case "taken":
      return `${refused.taken} ${answer.nearest.length > 0 ? fill(refused.free, { days: answer.nearest.map((day) => briefWeekdayIn(formats, day)).join("; ") }) : ""}`;
    case "too-soon":
      return refused.tooSoon;
    case "too-far":
      return refused.tooFar;
    default:
      return refused.past;
  }
}

/** Beyond the offer's hours; none while no row prices one. */
const mostExtra = ({ addOns }: Rates): number => addOns.find(({ isHour }) => isHour)?.most ?? 0;

/** No day is too soon or too far. */
export const forDj = (answer: DateAnswer | null): DateAnswer | null =>
  answer && (answer.state === "too-soon" || answer.state === "too-far") ? { ...answer, state: "free" } : answer;

/** Checks what the form's shape cannot. */
export function quotableIssues(
  choice: Choice,
  rates: Rates,
  answer: DateAnswer | null,
  words: Words = english,
): FieldIssue[] {
  const { refused } = words.quotes;
  const date = dateIssue(answer, words);
  const code = codeIssue(choice, rates, words);
  const checks: readonly [path: string, isWrong: boolean, message: string][] = [
    ["eventDate", date !== null, date ?? ""],
    ["city", !zoneOf(choice, rates), refused.city],
    ["offer", !offerOf(choice, rates), refused.offer],
    ["endTime", extraHours(choice, rates) > mostExtra(rates), refused.tooLong],
    ["code", code !== null, code ?? ""],
  ];
  return checks.flatMap(([path, isWrong, message]) => (isWrong ? [{ path, message }] : []));
}

interface Asked {
  form: AskedQuote;
  choice: DatedChoice;
  rates: Rates;
  language: string;
}

/** Only for a new contact. */
const firstVersionQuery = (db: Database, id: string, contactId: string, quote: Frozen, now: number) =>
  insertFrom(
    db,
    quotes,
    {
      id,
      contactId: contacts.id,
      version: 1,
      status: "open",
      choice: quote.choice,
      facts: quote.facts,
      price: quote.price,
      total: quote.total,
      expiresAt: quote.expiresAt,
      createdAt: now,
    },
    sql`from ${contacts} where ${contacts.id} = ${contactId}`,
  );

/**
 * A known idempotency key stores nothing. `isAnswered`: not for a form filled faster than by hand.
 * @returns the lead's id
 * @throws when D1 does; then nothing was stored
 */
export async function receiveQuote(
  db: Database,
  { form, choice, rates, language }: Asked,
  now: number,
  isAnswered: boolean,
): Promise<string> {
  const { firstName, lastName, email, phone, eventCategory, eventType, eventDate, venue } = form;
  const { companyName, billingAddress, purchaseOrder } = form;
  const company = { companyName, billingAddress, purchaseOrder };
  const person = { firstName, lastName, email, phone, ...company, eventCategory, eventType, eventDate, venue };
  const key = `quote:${form.idempotencyKey ?? (await contentKey({ ...person, choice }, now))}`;
  const [contactId, quoteId, mailbox] = [crypto.randomUUID(), crypto.randomUUID(), await mailboxKey(email)];
  const isStored = sql`exists (select 1 from ${contacts} where ${contacts.id} = ${contactId})`;
  const [before] = await db.batch([
    storedContactQuery(db, key),
    insertContactQuery(db, {
      ...person,
      id: contactId,
      source: "quote",
      language,
      status: "quoted",
      idempotencyKey: key,
      createdAt: now,
      discountCode: holdingCode(choice, rates)?.code ?? null,
    }),
    firstVersionQuery(db, quoteId, contactId, frozen(choice, rates, { eventType, venue }, now), now),
    insertFrom(
      db,
      contactEvents,
      { id: crypto.randomUUID(), contactId: contacts.id, status: "quoted", by: "The site", createdAt: now },
      sql`from ${contacts} where ${contacts.id} = ${contactId}`,
    ),
    ...mailQueries(db, { contactId, quoteId, email, mailbox, eventDate, isAnswered, isStored }, now),
  ]);
  return before[0]?.id ?? contactId;
}
