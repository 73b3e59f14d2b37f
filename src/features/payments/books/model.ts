import type { CalendarDate } from "../../../platform/dates.ts";
import { monthAround } from "../../../platform/months.ts";

/** By cash: the day on which money came or went. By accrual: the day of the event. */
export const bases = ["cash", "accrual"] as const;
export type Basis = (typeof bases)[number];

export const basisLabels: Readonly<Record<Basis, string>> = { cash: "By cash", accrual: "By accrual" };

export const expenseLabels = {
  music: "Music",
  equipment: "Equipment",
  travel: "Travel and parking",
  miles: "Miles driven",
  insurance: "Insurance",
  advertising: "Advertising",
  software: "Software and fees",
  help: "Pay of helpers",
  other: "Other",
} as const;
export type ExpenseKind = keyof typeof expenseLabels;

export const expenseKinds = [
  ...(["music", "equipment", "travel", "miles", "insurance"] as const),
  ...(["advertising", "software", "help", "other"] as const),
] as const satisfies readonly ExpenseKind[];

/**
 * `income` includes the kept money of canceled events; `back`: refunds and lost disputes; both without `tax`, which is
 * less for what went back.
 */
export const bookGroups = ["income", "tax", "tips", "back", "fees", "expenses"] as const;
export type BookGroup = (typeof bookGroups)[number];

export const groupLabels: Readonly<Record<BookGroup, string>> = {
  income: "Income",
  tax: "Sales tax",
  tips: "Tips",
  back: "Given back",
  fees: "Card fees",
  expenses: "Expenses",
};

/** In cents, negative for outgoing money. */
export interface BookLine {
  day: CalendarDate;
  group: BookGroup;
  amount: number;
  about: string;
  client: string | null;
  eventDate: CalendarDate | null;
  receipt: string | null;
  method: string | null;
}

export type Sums = Record<BookGroup | "left", number>;

export interface MonthOfBooks extends Sums {
  /** First day. */
  month: CalendarDate;
}

export function sumsOf(lines: readonly BookLine[]): Sums {
  const sums: Sums = { income: 0, tax: 0, tips: 0, back: 0, fees: 0, expenses: 0, left: 0 };
  for (const { group, amount } of lines) {
    sums[group] += amount;
    sums.left += amount;
  }
  return sums;
}

export function monthsOf(lines: readonly BookLine[]): MonthOfBooks[] {
  const byMonth = Map.groupBy(lines, ({ day }) => monthAround(day).first);
  return [...byMonth]
    .map(([month, ofMonth]) => ({ month, ...sumsOf(ofMonth) }))
    .toSorted((one, other) => one.month.localeCompare(other.month));
}
