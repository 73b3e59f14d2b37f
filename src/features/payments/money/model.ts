import type { BookingStatus, Canceler } from "../../../content/statuses.ts";
import { tipAmounts, tipDays } from "../../../content/terms.ts";
import { english, type Words } from "../../../content/words/en/index.ts";
import { addDays, type CalendarDate } from "../../../platform/dates.ts";
import { fill, weekdayAndDateIn } from "../../../platform/language.ts";
import { dollars } from "../../../platform/money.ts";
import type { PaymentPart } from "../../prices/model.ts";
import { taxWithin } from "../../prices/tax.ts";

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
  /** Of `reduced`: given back of the deposit. */
  reducedDeposit: number;
  /** Given back, and not owed again. */
  courtesy: number;
  /** Of `courtesy`: the DJ has not said yet what it means. */
  unsaid: number;
  /** Less refunds. */
  paid: number;
  returned: number;
  tips: number;
  parts: readonly PaymentPart[];
  isSigned: boolean;
  canceledBy: Canceler | null;
  /** The date was booked again after the cancellation. */
  isBookedAgain: boolean;
  /** Somebody else is booked on the date. */
  isDateGone: boolean;
  /** The agreement has its own refund rule. */
  hasOwnRule: boolean;
  /** By that rule; null until the DJ has said. */
  kept: number | null;
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
  /** A signed hold has ended, and nobody else has the date: the rest is owed once the date is held again. */
  waits: boolean;
  /** Of a canceled booking or an ended hold; null until the DJ has said who canceled, or what stays by the agreement’s own rule. */
  goesBack: number | null;
}

/** In cents, as an agreement states them; each may be absent. */
export interface AgreedMoney extends Pick<BookingSums, "price" | "deposit"> {
  reduced?: number;
  reducedDeposit?: number;
  parts?: readonly PaymentPart[];
}

export const reducedPrice = ({ price, reduced = 0 }: Pick<AgreedMoney, "price" | "reduced">): number => price - reduced;

/** In cents: given back of the deposit, or more than the balance. */
export const reducedDepositOf = ({ deposit, reducedDeposit = 0, ...money }: AgreedMoney): number =>
  Math.min(deposit, Math.max(reducedDeposit, deposit - reducedPrice(money)));

/** In cents; with the deposit, less what counts toward that, the reduced price. */
export const agreedBalance = (money: AgreedMoney): number =>
  reducedPrice(money) - money.deposit + reducedDepositOf(money);

/** A lower price shortens the last parts; a reduction of the balance fills the first ones, as in what is owed. */
export function agreedParts(money: AgreedMoney): { parts: PaymentPart[]; rest: number } {
  let [filled, rest] = [(money.reduced ?? 0) - reducedDepositOf(money), agreedBalance(money)];
  const parts = (money.parts ?? []).map(({ dueOn, amount }) => {
    const part = Math.min(rest, Math.max(0, amount - filled));
    [filled, rest] = [Math.max(0, filled - amount), rest - part];
    return { dueOn, amount: part };
  });
  return { parts: parts.filter(({ amount }) => amount > 0), rest };
}

/** In cents, where the client cancels: all but the deposit, and that too while nothing is signed or once the date is booked again. */
export const comesBackOf = (paid: number, { deposit, isSigned }: Pick<BookingSums, "deposit" | "isSigned">): number =>
  isSigned ? Math.max(0, paid - deposit) : paid;

const mayBeHeldAgain = ({ isSigned, isDateGone }: BookingSums): boolean => isSigned && !isDateGone;

function goesBackOf(sums: BookingSums, status: BookingStatus): number | null {
  const { paid, canceledBy, kept } = sums;
  if (status === "released" && !mayBeHeldAgain(sums)) return paid;
  if (status !== "cancelled") return 0;
  if (canceledBy === "dj" || paid <= 0) return paid;
  if (canceledBy === null) return null;
  if (sums.hasOwnRule) return kept === null ? null : Math.max(0, paid - kept);
  return sums.isBookedAgain ? paid : comesBackOf(paid, sums);
}

/** Paid and waived sums fill the deposit first, then the parts by date; those are no more than the balance. */
function partsOf({ price, deposit, parts, paid, reduced, courtesy }: BookingSums, left: number) {
  let [filled, open, balance] = [paid + reduced + courtesy, left, price - deposit];
  const fill = (amount: number): number => {
    const part = Math.min(open, Math.max(0, amount - filled));
    [filled, open] = [Math.max(0, filled - amount), open - part];
    return part;
  };
  const depositLeft = fill(deposit);
  const filledParts = parts.map(({ dueOn, amount: planned }) => {
    const amount = Math.min(planned, balance);
    balance -= amount;
    return { dueOn, amount, left: fill(amount) };
  });
  return { depositLeft, parts: filledParts.filter(({ amount }) => amount > 0), restLeft: open };
}

/** In cents, by day: the parts, and what is due with the balance. */
export const openParts = ({ depositLeft, parts, restLeft }: BookingMoney, balanceDueOn: CalendarDate) =>
  [...parts, { dueOn: balanceDueOn, left: depositLeft + restLeft }].filter(({ left }) => left > 0);

/** In cents; null where nothing is overdue. */
export function overdueOf(money: BookingMoney, balanceDueOn: CalendarDate, today: CalendarDate) {
  const due = openParts(money, balanceDueOn).filter(({ dueOn }) => dueOn < today);
  const [first] = due;
  return first ? { amount: due.reduce((sum, { left }) => sum + left, 0), since: first.dueOn } : null;
}

/**
 * The one place that works out what is owed. Nothing is left of a canceled booking, nor of an unsigned ended hold.
 * `status` is from `statusAt`.
 */
export function moneyOf(sums: BookingSums, status: BookingStatus): BookingMoney {
  const total = sums.price - sums.reduced;
  const waits = status === "released" && mayBeHeldAgain(sums);
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

export function totalRows(money: BookingMoney, { money: { rows }, price: words }: Words = english): MoneyRow[] {
  const { price, reduced, total, tax } = money;
  const [was, is] = [tax?.amount ?? 0, taxOfPart(money, total)];
  return [
    { label: rows.price, amount: price - was },
    ...(reduced > 0 ? [{ label: rows.reduced, amount: reduced - was + is }] : []),
    ...(tax && was > 0 ? [{ label: words.rows ? words.tax : tax.label, amount: is }] : []),
    ...(reduced > 0 || was > 0 ? [{ label: was > 0 ? words.totalWithTax : words.total, amount: total }] : []),
  ];
}

export const paidRows = (
  { paid, returned, courtesy, unsaid }: Pick<BookingMoney, "paid" | "returned" | "courtesy" | "unsaid">,
  { money: { rows } }: Words = english,
): MoneyRow[] => [
  { label: returned > 0 ? fill(rows.paidLess, { returned: dollars(returned) }) : rows.paid, amount: paid },
  ...(courtesy > unsaid ? [{ label: rows.courtesy, amount: courtesy - unsaid }] : []),
  ...(unsaid > 0 ? [{ label: rows.unsaid, amount: unsaid }] : []),
];

export const leftRows = (
  { left, credit, tips, waits, paid, goesBack }: BookingMoney,
  { money: { rows } }: Words = english,
): MoneyRow[] => [
  { label: waits ? rows.leftOnceHeld : rows.left, amount: left },
  ...(credit > 0 ? [{ label: rows.credit, amount: credit }] : []),
  ...(goesBack ? [{ label: rows.goesBack, amount: goesBack }] : []),
  ...(waits && paid > 0 ? [{ label: rows.elseBack, amount: paid }] : []),
  ...(tips > 0 ? [{ label: rows.tips, amount: tips }] : []),
];

export const moneyRows = (
  money: BookingMoney,
  deposit: readonly MoneyRow[] = [],
  words: Words = english,
): MoneyRow[] => [...totalRows(money, words), ...deposit, ...paidRows(money, words), ...leftRows(money, words)];

export const partFacts = (
  { parts, restLeft }: BookingMoney,
  restDue: string,
  { formats, money: { rows } }: Words = english,
) =>
  parts.length === 0
    ? []
    : [
        ...parts.map(({ dueOn, amount, left }) => {
          const sentence = left === 0 ? rows.partPaid : left < amount ? rows.partLeft : "{amount}";
          return [
            fill(rows.partBy, { date: weekdayAndDateIn(formats, dueOn) }),
            fill(sentence, { amount: dollars(amount), left: dollars(left) }),
          ] as const;
        }),
        [fill(rows.rest, { due: restDue }), dollars(restLeft)] as const,
      ];

/** For the client; empty where nothing was paid. */
export function comesBackInWords(
  { paid, deposit, goesBack, canceledBy, isBookedAgain, hasOwnRule }: BookingMoney,
  { money: { comesBack } }: Words = english,
): string {
  if (paid <= 0) return "";
  const filledIn = (words: string) => fill(words, { paid: dollars(paid), back: dollars(goesBack ?? 0) });
  if (goesBack === null) return filledIn(comesBack.unknown);
  if (canceledBy === "dj") return filledIn(comesBack.byDj);
  if (goesBack === paid) return filledIn(isBookedAgain ? comesBack.again : comesBack.all);
  const kept = paid - goesBack;
  const stays = fill(hasOwnRule ? comesBack.byAgreement : kept === deposit ? comesBack.deposit : comesBack.ofDeposit, {
    kept: dollars(kept),
  });
  return `${filledIn(goesBack > 0 ? comesBack.some : comesBack.none)} ${stays}`;
}

export function goesBackInWords(money: BookingMoney): string {
  const { paid, goesBack, canceledBy, isBookedAgain, isSigned } = money;
  if (canceledBy !== "dj" && !isSigned) return `Canceled before anything was signed: ${dollars(paid)} goes back.`;
  if (canceledBy === null)
    return `Canceled: ${dollars(comesBackOf(paid, money))} goes back if the client asked for it, ${dollars(paid)} if you cancel.`;
  if (canceledBy === "dj") return `Canceled by you: ${dollars(paid)} goes back.`;
  if (goesBack === null)
    return `Canceled as the client asked, with ${dollars(paid)} paid: the agreement says in its own words what goes back.`;
  return `Canceled as the client asked${isBookedAgain ? ", and the date was booked again" : ""}: ${dollars(goesBack)} goes back.`;
}

export const moneyFacts = (money: BookingMoney, deposit: readonly MoneyRow[] = [], words: Words = english) =>
  moneyRows(money, deposit, words).map(({ label, amount }) => [label, dollars(amount)] as const);

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
