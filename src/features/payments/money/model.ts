import type { BookingStatus, Canceler } from "../../../content/statuses.ts";
import { tipAmounts, tipDays } from "../../../content/terms.ts";
import { dashboard } from "../../../content/words/en/dashboard.ts";
import { addDays, type CalendarDate, weekdayAndDate } from "../../../platform/dates.ts";
import { fill } from "../../../platform/language.ts";
import { dollars } from "../../../platform/money.ts";
import { taxWithin } from "../../prices/tax.ts";

/** Part of the balance, in cents. */
export interface PaymentPart {
  dueOn: CalendarDate;
  amount: number;
}

/** Sales tax in a price, in cents. */
export interface TaxSum {
  label: string;
  amount: number;
}

/** In cents. */
export interface BookingSums {
  price: number;
  /** Null where none is charged. */
  tax: TaxSum | null;
  deposit: number;
  /** Reductions after the price was agreed. */
  reduced: number;
  /** Given back, and not owed again. */
  courtesy: number;
  /** Less refunds. */
  paid: number;
  returned: number;
  tips: number;
  parts: readonly PaymentPart[];
  isSigned: boolean;
  canceledBy: Canceler | null;
  /** The date was booked again after the cancellation. */
  isBookedAgain: boolean;
  /** The agreement has its own refund rule. */
  hasOwnRule: boolean;
}

/** In cents. */
export interface BookingMoney extends BookingSums {
  total: number;
  left: number;
  /** `left` is split into the deposit, the parts and the rest. */
  depositLeft: number;
  parts: readonly (PaymentPart & { left: number })[];
  restLeft: number;
  credit: number;
  /** A signed hold has ended: the rest is owed once the date is held again. */
  waits: boolean;
  /** For a canceled booking; null when it is unknown who canceled, or the agreement has its own rule. */
  goesBack: number | null;
}

/** In cents: all but the deposit, and that too once the date is booked again. */
export const comesBackOf = (paid: number, deposit: number): number => Math.max(0, paid - deposit);

function goesBackOf(sums: BookingSums, status: BookingStatus): number | null {
  const { paid, deposit, canceledBy } = sums;
  if (status === "released" && !sums.isSigned) return paid;
  if (status !== "cancelled") return 0;
  if (canceledBy === "dj" || paid <= 0) return paid;
  if (canceledBy === null || sums.hasOwnRule) return null;
  return sums.isBookedAgain ? paid : comesBackOf(paid, deposit);
}

/** Paid and waived sums fill the deposit first, then the parts by date. */
function partsOf({ deposit, parts, paid, reduced, courtesy }: BookingSums, left: number) {
  let [filled, open] = [paid + reduced + courtesy, left];
  const fill = (amount: number): number => {
    const part = Math.min(open, Math.max(0, amount - filled));
    [filled, open] = [Math.max(0, filled - amount), open - part];
    return part;
  };
  const depositLeft = fill(deposit);
  const filledParts = parts.map((part) => ({ ...part, left: fill(part.amount) }));
  return { depositLeft, parts: filledParts, restLeft: open };
}

/** In cents; null where nothing is overdue. */
export function overdueOf(
  { depositLeft, parts, restLeft }: BookingMoney,
  balanceDueOn: CalendarDate,
  today: CalendarDate,
) {
  const due = [...parts, { dueOn: balanceDueOn, left: depositLeft + restLeft }].filter(
    ({ dueOn, left }) => left > 0 && dueOn < today,
  );
  const [first] = due;
  return first ? { amount: due.reduce((sum, { left }) => sum + left, 0), since: first.dueOn } : null;
}

/**
 * The one place that works out what is owed. Nothing is left of a canceled booking, nor of an unsigned ended hold.
 * `status` is from `statusAt`.
 */
export function moneyOf(sums: BookingSums, status: BookingStatus): BookingMoney {
  const total = sums.price - sums.reduced;
  const waits = status === "released" && sums.isSigned;
  const rest = waits || (status !== "released" && status !== "cancelled") ? total - sums.paid - sums.courtesy : 0;
  return {
    ...sums,
    ...partsOf(sums, Math.max(0, rest)),
    total,
    left: Math.max(0, rest),
    credit: Math.max(0, -rest),
    waits,
    goesBack: goesBackOf(sums, status),
  };
}

/** Amount in cents. */
export interface MoneyRow {
  label: string;
  amount: number;
}

/** In cents, within a part of the price. */
export const taxOfPart = ({ price, tax }: Pick<BookingSums, "price" | "tax">, part: number): number =>
  taxWithin(part, { price, tax: tax?.amount ?? 0 });

export function totalRows(money: BookingMoney): MoneyRow[] {
  const { price, reduced, total, tax } = money;
  const [was, is] = [tax?.amount ?? 0, taxOfPart(money, total)];
  return [
    { label: "Price", amount: price - was },
    ...(reduced > 0 ? [{ label: "Reduced since", amount: reduced - was + is }] : []),
    ...(tax && was > 0 ? [{ label: tax.label, amount: is }] : []),
    ...(reduced > 0 || was > 0 ? [{ label: "Total", amount: total }] : []),
  ];
}

export const paidRows = (
  { paid, returned, courtesy }: Pick<BookingMoney, "paid" | "returned" | "courtesy">,
  { money } = dashboard,
): MoneyRow[] => [
  { label: returned > 0 ? fill(money.paidLess, { returned: dollars(returned) }) : money.paidRow, amount: paid },
  ...(courtesy > 0 ? [{ label: money.courtesy, amount: courtesy }] : []),
];

export const leftRows = ({ left, credit, tips, waits, goesBack }: BookingMoney): MoneyRow[] => [
  { label: waits ? "Left, once the date is held again" : "Left", amount: left },
  ...(credit > 0 ? [{ label: "Credit", amount: credit }] : []),
  ...(goesBack ? [{ label: "Goes back to the client", amount: goesBack }] : []),
  ...(tips > 0 ? [{ label: "Tips, beside the price", amount: tips }] : []),
];

export const moneyRows = (money: BookingMoney, deposit: readonly MoneyRow[] = []): MoneyRow[] => [
  ...totalRows(money),
  ...deposit,
  ...paidRows(money),
  ...leftRows(money),
];

export const partFacts = ({ parts, restLeft }: BookingMoney, restDue: string) =>
  parts.length === 0
    ? []
    : [
        ...parts.map(({ dueOn, amount, left }) => {
          const state = left === 0 ? ", paid" : left < amount ? `, ${dollars(left)} left` : "";
          return [`By ${weekdayAndDate(dueOn)}`, `${dollars(amount)}${state}`] as const;
        }),
        [`The rest, due ${restDue}`, dollars(restLeft)] as const,
      ];

/** For the client; empty where nothing was paid. */
export function comesBackInWords({ paid, deposit, goesBack, canceledBy, isBookedAgain }: BookingMoney): string {
  if (paid <= 0) return "";
  const all = `You have paid ${dollars(paid)}`;
  if (goesBack === null) return `${all}. What of it comes back to you goes the way the money came.`;
  if (canceledBy === "dj") return `${all}: because I cancel, all of it comes back to you.`;
  if (goesBack === paid)
    return `${all}: all of it comes back to you${isBookedAgain ? ", for the date is booked again" : ""}.`;
  const kept = paid - goesBack;
  const stays = `${dollars(kept)}, ${kept === deposit ? "the deposit" : "toward the deposit"}, stays unless the date is booked again; then it comes back to you as well.`;
  return goesBack > 0 ? `${all}: ${dollars(goesBack)} comes back to you. ${stays}` : `${all}. ${stays}`;
}

export function goesBackInWords({ paid, deposit, goesBack, canceledBy, isBookedAgain }: BookingMoney): string {
  if (canceledBy === null)
    return `Canceled: ${dollars(comesBackOf(paid, deposit))} goes back if the client asked for it, ${dollars(paid)} if you cancel.`;
  if (canceledBy === "dj") return `Canceled by you: ${dollars(paid)} goes back.`;
  if (goesBack === null)
    return `Canceled as the client asked, with ${dollars(paid)} paid: the agreement says in its own words what goes back.`;
  return `Canceled as the client asked${isBookedAgain ? ", and the date is booked again" : ""}: ${dollars(goesBack)} goes back.`;
}

export const moneyFacts = (money: BookingMoney, deposit: readonly MoneyRow[] = []) =>
  moneyRows(money, deposit).map(({ label, amount }) => [label, dollars(amount)] as const);

/** Only of people who owe nothing, once it is over, and never of a company nor twice. */
export const offersTip = (
  { status, eventDate, companyName }: { status: BookingStatus; eventDate: CalendarDate; companyName: string | null },
  { left, credit, paid, tips }: Pick<BookingMoney, "left" | "credit" | "paid" | "tips">,
  today: CalendarDate,
): boolean =>
  tipAmounts.length > 0 &&
  ["confirmed", "completed"].includes(status) &&
  eventDate < today &&
  today <= addDays(eventDate, tipDays) &&
  companyName === null &&
  left === 0 &&
  credit === 0 &&
  paid > 0 &&
  tips === 0;
