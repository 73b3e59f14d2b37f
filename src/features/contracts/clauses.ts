import { type ClauseId, policies } from "../../content/policies.ts";
import { site } from "../../content/site.ts";
import { balanceDueDays } from "../../content/terms.ts";
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
  /** What an hour more costs, where a quote named it. */
  extraHour: number | null;
}

/** A clause of a contract. `id` stays when its words change. */
export interface Clause {
  id: string;
  heading: string;
  text: string;
}

/** A clause in the words of the published policies for an agreement with this deposit, so that the two never disagree. */
function published(id: ClauseId, deposit: number): Clause {
  const clause = policies.flatMap(({ clauses }) => clauses).find((each) => each.id === id);
  if (!clause) throw new Error(`no policy has the clause "${id}"`);
  const { heading, text, withoutDeposit = text } = clause;
  return { id, heading, text: deposit > 0 ? text : withoutDeposit };
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

const holdingTheDate = ({ deposit }: Agreement): string =>
  deposit > 0
    ? `The date is yours once both of us have signed and the deposit of ${dollars(deposit)} is paid. The deposit counts toward the price.`
    : "The date is yours once both of us have signed. No deposit is asked for.";

/** The terms of a contract, in order. */
function termsOf(agreement: Agreement): readonly Clause[] {
  const hourly =
    agreement.extraHour === null
      ? `${dollars(Math.round(agreement.price / agreedHours(agreement)))}, the price divided by the hours of music`
      : `${dollars(agreement.extraHour)}, as your quote has it`;
  const quoted = (id: ClauseId) => published(id, agreement.deposit);
  const overtime = quoted("overtime");
  return [
    {
      id: "holding-the-date",
      heading: "Holding the date",
      text: `${holdingTheDate(agreement)} One DJ plays one date: nobody else can book it then.`,
    },
    {
      id: "payment",
      heading: "Payment",
      text: `The balance of ${dollars(balanceOf(agreement))} is due ${balanceDueDays} days before the event, or on signing where that is later. ${site.payments}.`,
    },
    quoted("money-back"),
    quoted("satisfaction"),
    quoted("cancellation"),
    { ...overtime, text: `${overtime.text} That rate is ${hourly}.` },
    quoted("power-and-place"),
    quoted("weather"),
    quoted("beach"),
    quoted("on-the-night"),
  ];
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
  terms: readonly Clause[];
}

/** Writes the contract of an agreement. */
export const contractText = (agreement: Agreement): ContractText => ({
  eventDate: agreement.eventDate,
  packageName: agreement.packageName,
  times: timesInWords(agreement),
  hours: agreedHours(agreement),
  price: agreement.price,
  deposit: agreement.deposit,
  balance: balanceOf(agreement),
  terms: termsOf(agreement),
});
