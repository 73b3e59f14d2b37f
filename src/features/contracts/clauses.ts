import { paymentsInEnglish } from "../../content/landing/payments.ts";
import { type ClauseId, policies } from "../../content/policies.ts";
import { site } from "../../content/site.ts";
import { english, type Words } from "../../content/words/en/index.ts";
import { addDays, type CalendarDate, hoursBetween } from "../../platform/dates.ts";
import { fillIn } from "../../platform/fields/placeholders.ts";
import { countIn, dateIn, fill, timeIn } from "../../platform/language.ts";
import { dollars } from "../../platform/money.ts";
import {
  type AgreedMoney,
  agreedBalance,
  agreedParts,
  reducedDepositOf,
  reducedPrice,
  type TaxSum,
} from "../payments/money/model.ts";
import type { PaymentPart } from "../prices/model.ts";
import { taxInSentence, taxWithin } from "../prices/tax.ts";

/** Money in cents; times `HH:MM`, an end before the start is on the next day. */
export interface Agreement {
  eventDate: CalendarDate;
  startTime: string;
  endTime: string;
  packageName: string;
  price: number;
  /** In the price. */
  tax?: TaxSum | undefined;
  /** Extra hours are taxed as well. */
  isHourTaxed?: boolean;
  /** Cents off after the price was agreed. */
  reduced?: number;
  /** Of these, what was given back of the deposit. */
  reducedDeposit?: number;
  deposit: number;
  /** Days before the event by which the rest is paid. */
  balanceDays: number;
  isDueOnSigning?: boolean;
  parts?: readonly PaymentPart[];
  /** Null where neither a quote nor the price list has one. */
  extraHour: number | null;
  isHourQuoted?: boolean;
}

/** `id` stays when the words change. */
export interface Clause {
  id: string;
  heading: string;
  text: string;
}

const isOvernight = ({ startTime, endTime }: Agreement): boolean => endTime < startTime;

const agreedHours = ({ startTime, endTime }: Pick<Agreement, "startTime" | "endTime">): number =>
  hoursBetween(startTime, endTime);

const timesInWords = (agreement: Agreement, { formats, agreement: words }: Words): string => {
  const { eventDate, startTime, endTime } = agreement;
  return fill(isOvernight(agreement) ? words.overnight : words.times, {
    start: timeIn(formats, startTime),
    end: timeIn(formats, endTime),
    date: dateIn(formats, addDays(eventDate, 1)),
  });
};

export const balanceDueIn = (
  { balanceDays, isDueOnSigning = false }: Pick<Agreement, "balanceDays" | "isDueOnSigning">,
  { formats, agreement: words }: Words = english,
): string =>
  isDueOnSigning
    ? words.onSigning
    : countIn(formats, balanceDays < 0 ? words.after : words.before, Math.abs(balanceDays));

/** "$250 by …; and the rest, $500, 7 days before the event"; may be empty. */
function partsInWords(
  agreement: AgreedMoney & Pick<Agreement, "balanceDays" | "isDueOnSigning">,
  words: Words,
): string {
  const { part, rest: andRest } = words.agreement;
  const { parts, rest } = agreedParts(agreement);
  const first = parts.map(({ dueOn, amount }) =>
    fill(part, { amount: dollars(amount), date: dateIn(words.formats, dueOn) }),
  );
  if (first.length === 0 || rest === 0) return first.join("; ");
  return fill(andRest, { parts: first.join("; "), amount: dollars(rest), due: balanceDueIn(agreement, words) });
}

export const placeholders = {
  deposit: "the deposit",
  price: "the price",
  balance: "the price less the deposit",
  due: "when the balance is due: before the event, after it for a company, or on signing",
  rate: "what an hour more costs",
} as const;

/** Replaces `text` when no deposit is asked for. */
export interface ClauseWords extends Clause {
  withoutDeposit: string | null;
}

/** The published policies' words, until the DJ edits a clause. */
function published(id: ClauseId): ClauseWords {
  const clause = policies.flatMap(({ clauses }) => clauses).find((each) => each.id === id);
  if (!clause) throw new Error(`no policy has the clause "${id}"`);
  return { id, heading: clause.heading, text: clause.text, withoutDeposit: clause.withoutDeposit ?? null };
}

/** Holds even on a day that the DJ opens for another event. */
const crewPlays = "The crew that plays your event plays no other one in its hours.";
const overtime = published("overtime");

export const standardClauses: readonly ClauseWords[] = [
  {
    id: "holding-the-date",
    heading: "Holding the date",
    text: `The date is yours once both of us have signed and the deposit of {deposit} is paid. The deposit counts toward the price. ${crewPlays}`,
    withoutDeposit: `The date is yours once both of us have signed. No deposit is asked for. ${crewPlays}`,
  },
  {
    id: "payment",
    heading: "Payment",
    text: `The balance of {balance} is due {due}. ${paymentsInEnglish}${site.payTo.bank ? ", or ACH from their bank" : ""}.`,
    withoutDeposit: null,
  },
  published("money-back"),
  published("satisfaction"),
  published("cancellation"),
  { ...overtime, text: `${overtime.text} That rate is {rate}.` },
  published("power-and-place"),
  published("weather"),
  ...(site.beaches ? [published("beach")] : []),
  published("on-the-night"),
];

/** Those that are as they came, in another language; what the DJ wrote has no other words. */
export const clausesIn = (
  { agreement: { clauses } }: Words,
  written: readonly (ClauseWords & { version: number })[],
): ClauseWords[] =>
  written.flatMap(({ id, version }) => {
    const translated = version === 0 ? clauses?.[id] : undefined;
    return translated ? [{ id, ...translated, withoutDeposit: translated.withoutDeposit ?? null }] : [];
  });

/** Cents, in what the price is by now. */
const taxOf = ({ price, tax, ...agreement }: Pick<Agreement, "price" | "reduced" | "tax">): number =>
  taxWithin(reducedPrice({ price, ...agreement }), { price, tax: tax?.amount ?? 0 });

/** Cents, before tax. */
export const shareOfHour = (
  agreement: Pick<Agreement, "price" | "reduced" | "tax" | "startTime" | "endTime">,
): number => Math.round((reducedPrice(agreement) - taxOf(agreement)) / agreedHours(agreement));

function termsOf(agreement: Agreement, clauses: readonly ClauseWords[], words: Words): readonly Clause[] {
  const agreementWords = words.agreement;
  const hour = dollars(agreement.extraHour ?? shareOfHour(agreement));
  const taxed =
    agreement.isHourTaxed && agreement.tax
      ? fill(agreementWords.plusTax, { rate: hour, tax: taxInSentence(agreement.tax) })
      : hour;
  const listed = agreement.isHourQuoted ? agreementWords.rateOfQuote : agreementWords.rateOfList;
  const parts = partsInWords(agreement, words);
  const due = balanceDueIn(agreement, words);
  const values: Readonly<Record<keyof typeof placeholders, string>> = {
    deposit: dollars(agreement.deposit),
    price: dollars(reducedPrice(agreement)),
    balance: dollars(agreedBalance(agreement)),
    due: parts
      ? fill(agreementWords.inParts, { parts })
      : agreement.isDueOnSigning || agreement.balanceDays < 0
        ? due
        : fill(agreementWords.orOnSigning, { due }),
    rate: fill(agreement.extraHour === null ? agreementWords.rateOfPrice : listed, { rate: taxed }),
  };
  return clauses.flatMap(({ id, heading, text, withoutDeposit }) => {
    const clause = agreement.deposit > 0 ? text : (withoutDeposit ?? text);
    return clause === "" ? [] : [{ id, heading, text: fillIn(clause, values) }];
  });
}

/** Money in cents. */
export interface ContractText {
  eventDate: CalendarDate;
  packageName: string;
  times: string;
  hours: number;
  /** Less reductions, with tax. */
  price: number;
  /** In the price; absent where none is charged. */
  tax?: TaxSum;
  deposit: number;
  /** What reductions count toward the deposit. */
  reducedDeposit?: number;
  balance: number;
  balanceDays: number;
  /** The booking was made on or after its balance date. */
  isDueOnSigning?: boolean;
  /** Absent where the balance is in one. */
  inParts?: string;
  terms: readonly Clause[];
}

export const contractText = (
  agreement: Agreement,
  clauses: readonly ClauseWords[] = standardClauses,
  words: Words = english,
): ContractText => ({
  eventDate: agreement.eventDate,
  packageName: agreement.packageName,
  times: timesInWords(agreement, words),
  hours: agreedHours(agreement),
  price: reducedPrice(agreement),
  ...(agreement.tax && agreement.tax.amount > 0
    ? { tax: { label: agreement.tax.label, amount: taxOf(agreement) } }
    : {}),
  deposit: agreement.deposit,
  ...(reducedDepositOf(agreement) > 0 ? { reducedDeposit: reducedDepositOf(agreement) } : {}),
  balance: agreedBalance(agreement),
  balanceDays: agreement.balanceDays,
  ...(agreement.isDueOnSigning ? { isDueOnSigning: true } : {}),
  ...(partsInWords(agreement, words) ? { inParts: partsInWords(agreement, words) } : {}),
  terms: termsOf(agreement, clauses, words),
});
