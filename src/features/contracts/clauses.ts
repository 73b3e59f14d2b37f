import { type ClauseId, policies } from "../../content/policies.ts";
import { site } from "../../content/site.ts";
import { addDays, type CalendarDate, dateInWords, hoursBetween, timeInWords } from "../../platform/dates.ts";
import { dollars } from "../../platform/money.ts";

/** What a contract is made from. Money in cents; times are wall-clock `HH:MM`, an end before the start is the next day. */
export interface Agreement {
  eventDate: CalendarDate;
  startTime: string;
  endTime: string;
  packageName: string;
  price: number;
  deposit: number;
  /** Days before the event by which the rest is paid. */
  balanceDays: number;
  /** What an hour more costs, where a quote named it. */
  extraHour: number | null;
}

/** A clause of a contract. `id` stays when its words change. */
export interface Clause {
  id: string;
  heading: string;
  text: string;
}

const isOvernight = ({ startTime, endTime }: Agreement): boolean => endTime < startTime;

/** Hours of music that are agreed: from start to end, as the portal says everywhere. */
const agreedHours = ({ startTime, endTime }: Agreement): number => hoursBetween(startTime, endTime);

/** From when to when, with the day on which it ends where that is the next one. */
const timesInWords = (agreement: Agreement): string => {
  const { eventDate, startTime, endTime } = agreement;
  const end = isOvernight(agreement) ? `, the morning of ${dateInWords(addDays(eventDate, 1))}` : "";
  return `${timeInWords(startTime)} to ${timeInWords(endTime)}${end}`;
};

/** What is left to pay once the deposit is, in cents. */
const balanceOf = ({ price, deposit }: Pick<Agreement, "price" | "deposit">): number => price - deposit;

/** What stands for what in the words of a clause. */
export const placeholders = {
  deposit: "the deposit",
  price: "the price",
  balance: "the price less the deposit",
  days: "how many days before the event the balance is due",
  rate: "what an hour more costs",
} as const;

type Placeholder = keyof typeof placeholders;

const isPlaceholder = (name: string): name is Placeholder => name in placeholders;

/** What is wrong with the braces of a clause, to be read beside it; null when nothing is. */
export function wrongPlaceholder(words: string): string | null {
  const names = Object.keys(placeholders).map((name) => `{${name}}`);
  const wrong = [...words.matchAll(/\{([^{}]*)\}/g)].find(([, name = ""]) => !isPlaceholder(name));
  if (wrong) return `${wrong[0]} stands for nothing. There are ${names.join(", ")}`;
  return /[{}]/.test(words.replace(/\{[^{}]*\}/g, "")) ? "A brace stands alone: write for example {deposit}" : null;
}

/** The words of a clause with what they stand for. */
const filled = (words: string, values: Readonly<Record<Placeholder, string>>): string =>
  words.replace(/\{([^{}]*)\}/g, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole));

/** The words of a clause before anything is filled in. `withoutDeposit`: in its place when none is asked for. */
export interface ClauseWords extends Clause {
  withoutDeposit: string | null;
}

/** A clause in the words of the published policies, so that the two never disagree before the DJ writes other ones. */
function published(id: ClauseId): ClauseWords {
  const clause = policies.flatMap(({ clauses }) => clauses).find((each) => each.id === id);
  if (!clause) throw new Error(`no policy has the clause "${id}"`);
  return { id, heading: clause.heading, text: clause.text, withoutDeposit: clause.withoutDeposit ?? null };
}

const onePlays = "One DJ plays one date: nobody else can book it then.";
const overtime = published("overtime");

/** The clauses of a contract in order, as long as the DJ has not written them otherwise. */
export const standardClauses: readonly ClauseWords[] = [
  {
    id: "holding-the-date",
    heading: "Holding the date",
    text: `The date is yours once both of us have signed and the deposit of {deposit} is paid. The deposit counts toward the price. ${onePlays}`,
    withoutDeposit: `The date is yours once both of us have signed. No deposit is asked for. ${onePlays}`,
  },
  {
    id: "payment",
    heading: "Payment",
    text: `The balance of {balance} is due {days} days before the event, or on signing where that is later. ${site.payments}.`,
    withoutDeposit: null,
  },
  published("money-back"),
  published("satisfaction"),
  published("cancellation"),
  { ...overtime, text: `${overtime.text} That rate is {rate}.` },
  published("power-and-place"),
  published("weather"),
  published("beach"),
  published("on-the-night"),
];

/** The terms of a contract, in order. */
function termsOf(agreement: Agreement, clauses: readonly ClauseWords[]): readonly Clause[] {
  const rate =
    agreement.extraHour === null
      ? `${dollars(Math.round(agreement.price / agreedHours(agreement)))}, the price divided by the hours of music`
      : `${dollars(agreement.extraHour)}, as your quote has it`;
  const values = {
    deposit: dollars(agreement.deposit),
    price: dollars(agreement.price),
    balance: dollars(balanceOf(agreement)),
    days: String(agreement.balanceDays),
    rate,
  };
  return clauses.flatMap(({ id, heading, text, withoutDeposit }) => {
    const words = agreement.deposit > 0 ? text : (withoutDeposit ?? text);
    return words === "" ? [] : [{ id, heading, text: filled(words, values) }];
  });
}

/** A contract in words and sums: what its page prints. Money in cents. */
export interface ContractText {
  eventDate: CalendarDate;
  packageName: string;
  times: string;
  hours: number;
  price: number;
  deposit: number;
  balance: number;
  balanceDays: number;
  terms: readonly Clause[];
}

/** Writes the contract of an agreement with the words of `clauses`. */
export const contractText = (
  agreement: Agreement,
  clauses: readonly ClauseWords[] = standardClauses,
): ContractText => ({
  eventDate: agreement.eventDate,
  packageName: agreement.packageName,
  times: timesInWords(agreement),
  hours: agreedHours(agreement),
  price: agreement.price,
  deposit: agreement.deposit,
  balance: balanceOf(agreement),
  balanceDays: agreement.balanceDays,
  terms: termsOf(agreement, clauses),
});
