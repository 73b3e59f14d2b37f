import { addDays, type CalendarDate, daysBetween, isCalendarDate } from "../../platform/dates.ts";
import { centsOf, dollarAmount, dollars } from "../../platform/money.ts";
import { monthAround } from "../../platform/months.ts";
import type { PaymentPart } from "../prices/model.ts";

/** `net15` and `net30`: a company pays after the event. */
export const partPlans = ["three", "monthly", "own", "none", "net15", "net30"] as const;
export type PartPlan = (typeof partPlans)[number];

export const partPlanLabels: Readonly<Record<PartPlan, string>> = {
  three: "Three equal parts",
  monthly: "A part each month",
  own: "My own days and sums",
  none: "All on one day",
  net15: "By a company, 15 days after the event (net 15)",
  net30: "By a company, 30 days after the event (net 30)",
};

export const netDays: Partial<Record<PartPlan, number>> = { net15: 15, net30: 30 };

const isAfterEvent = (plan: PartPlan): boolean => plan in netDays;

/** In cents; `until` is when the balance is due. */
interface Split {
  balance: number;
  today: CalendarDate;
  until: CalendarDate;
}

const mostParts = 24;

/** The same day, or the last one of a shorter month. */
function monthlyDays({ today, until }: Split): CalendarDate[] {
  const days: CalendarDate[] = [];
  let { first } = monthAround(today);
  for (;;) {
    first = addDays(monthAround(first).last, 1);
    const { last } = monthAround(first);
    const same = addDays(first, Number(today.slice(8)) - 1);
    const day = same < last ? same : last;
    if (day >= until || days.length === mostParts) return days;
    days.push(day);
  }
}

/** In whole dollars; the rounding goes into the rest. */
function equalParts(days: readonly CalendarDate[], balance: number): PaymentPart[] {
  const amount = Math.floor(balance / (days.length + 1) / 100) * 100;
  return amount > 0 ? days.map((dueOn) => ({ dueOn, amount })) : [];
}

/** A line each: "2027-01-15 250". */
function typedParts(text: string, { balance, today, until }: Split): PaymentPart[] | string {
  const parts: PaymentPart[] = [];
  for (const line of text.split(/\r?\n/).filter((each) => each.trim() !== "")) {
    const [dueOn = "", ...rest] = line.trim().split(/\s+/);
    const amount = rest.join("");
    if (!isCalendarDate(dueOn) || !dollarAmount.test(amount) || centsOf(amount) === 0)
      return `“${line.trim()}” is no day with a sum: write for example ${addDays(today, 30)} 250`;
    if (dueOn <= today || dueOn >= until) return `${dueOn} is not between today and the day of the balance, ${until}`;
    if (parts.some((part) => part.dueOn === dueOn)) return `${dueOn} stands twice`;
    parts.push({ dueOn, amount: centsOf(amount) });
  }
  const sum = parts.reduce((all, part) => all + part.amount, 0);
  if (parts.length === 0) return `Write a day and a sum, for example ${addDays(today, 30)} 250`;
  if (parts.length > mostParts) return `These are more than ${mostParts} parts`;
  return sum < balance
    ? parts.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))
    : `These are ${dollars(sum)}: parts are less than the balance of ${dollars(balance)}, and the rest is due on its day`;
}

/** A string is an error message. */
export function splitBalance(plan: PartPlan, typed: string, split: Split): PaymentPart[] | string {
  if (plan === "none" || isAfterEvent(plan)) return [];
  if (plan === "own") return typedParts(typed, split);
  const { today, until, balance } = split;
  const third = Math.floor(daysBetween(today, until) / 3);
  const days =
    plan === "monthly" ? monthlyDays(split) : third > 0 ? [addDays(today, third), addDays(today, 2 * third)] : [];
  const parts = equalParts(days, balance);
  return parts.length > 0 ? parts : "The balance is due too soon, or too small, to be split like that";
}
