import { addDays, type CalendarDate, daysBetween, hoursBetween, isCalendarDate } from "../../platform/dates.ts";
import { lengthInWords } from "../../platform/english.ts";
import { briefDateIn, fill, longDateIn } from "../../platform/language.ts";
import { dollars } from "../../platform/money.ts";
import { holdingCode, lessPercent } from "./codes.ts";
import {
  type AddOn,
  type Choice,
  type DatedChoice,
  type Offer,
  type Price,
  type PriceLine,
  partsAhead,
  type Rates,
  sumOf,
  type TravelZone,
} from "./model.ts";
import { inEnglish } from "./price-words.ts";
import { taxIn, withTax } from "./tax.ts";

export const countsOf = (ids: readonly string[], counts: readonly string[]): Record<string, number> =>
  Object.fromEntries(ids.map((id, at) => [id, /^\d{1,3}$/.test(counts[at] ?? "") ? Number(counts[at]) : 0]));

function offerLines(choice: Choice, offer: Offer, rates: Rates): PriceLine[] {
  const line: PriceLine = { kind: "offer", label: offer.name, note: lengthInWords(offer.hours), amount: offer.price };
  const held = holdingCode(choice, rates);
  if (!held) return [line];
  const off = lessPercent(offer.price, held.percent) - offer.price;
  return [line, { kind: "discount", label: `${held.code}, ${held.percent}% off`, note: null, amount: off }];
}

export function addOnLine(addOn: Pick<AddOn, "name" | "price" | "most" | "isHour">, count: number): PriceLine[] {
  if (count === 0) return [];
  const { name, price, most, isHour } = addOn;
  const note = most === 1 ? null : `${count} × ${dollars(price)}`;
  return [{ kind: isHour ? "hour" : "add-on", label: name, note, amount: count * price }];
}

/** Reductions never exceed the rest. */
function ownLines({ ownLines }: Choice, before: number): PriceLine[] {
  let left = before;
  return ownLines.map(({ label, amount }) => {
    const line: PriceLine = { kind: "own", label, note: null, amount: Math.max(amount, 0 - left) };
    left += line.amount;
    return line;
  });
}

const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** `null` while a time is missing. */
export const hoursOf = ({ startTime, endTime }: Pick<Choice, "startTime" | "endTime">): number | null =>
  time.test(startTime) && time.test(endTime) ? hoursBetween(startTime, endTime) : null;

export const offerOf = ({ offer }: Pick<Choice, "offer">, { offers }: Rates): Offer | undefined =>
  offers.find(({ id }) => id === offer);

export const zoneOf = ({ city }: Pick<Choice, "city">, { zones }: Pick<Rates, "zones">): TravelZone | undefined =>
  zones.find(({ cities }) => cities.includes(city));

export function travelLines(choice: Pick<Choice, "city">, rates: Pick<Rates, "zones">): PriceLine[] {
  const zone = zoneOf(choice, rates);
  return zone ? [{ kind: "travel", label: `Travel to ${choice.city}`, note: null, amount: zone.price }] : [];
}

export function extraHours(choice: Choice, rates: Rates): number {
  const offer = offerOf(choice, rates);
  const hours = hoursOf(choice);
  return offer && hours !== null ? Math.max(0, Math.ceil(hours - offer.hours)) : 0;
}

export const isIncluded = ({ includedIn }: AddOn, offer: Offer | undefined): boolean =>
  offer !== undefined && includedIn.includes(offer.name);

export function countOf(addOn: AddOn, choice: Choice, rates: Rates): number {
  if (addOn.isHour) return extraHours(choice, rates);
  if (isIncluded(addOn, offerOf(choice, rates))) return 0;
  const count = choice.counts[addOn.id] ?? 0;
  return Number.isInteger(count) && count > 0 ? Math.min(count, addOn.most) : 0;
}

/** In cents, rounded to whole dollars, halves up. */
export const depositOn = (total: number, percent: number): number =>
  Math.min(total, Math.round((total * percent) / 10_000) * 100);

/** The one rule for pages, islands, quotes and bookings. Amounts come from `rates` alone. */
export function priceOf(choice: Choice, rates: Rates): Price {
  const offer = offerOf(choice, rates);
  const listed = [
    ...(offer ? offerLines(choice, offer, rates) : []),
    ...rates.addOns.flatMap((addOn) => addOnLine(addOn, countOf(addOn, choice, rates))),
    ...travelLines(choice, rates),
  ];
  const { certificate } = choice;
  const tax = rates.tax && { ...rates.tax, ...(certificate ? { certificate } : {}) };
  const lines = withTax([...listed, ...ownLines(choice, sumOf(listed))], tax);
  const total = sumOf(lines);
  const deposit = depositOn(total, rates.terms.depositPercent);
  return {
    lines,
    total,
    saved: 0 - sumOf(lines.filter(({ amount }) => amount < 0)),
    deposit,
    balance: total - deposit,
    balanceDue: isCalendarDate(choice.eventDate)
      ? addDays(choice.eventDate, choice.netDays ?? -rates.terms.balanceDays)
      : null,
  };
}

/** Named apart from the price, where tax is added to it. */
export const totalLabel = ({ lines }: Pick<Price, "lines">, { price } = inEnglish): string =>
  taxIn(lines) > 0 ? price.totalWithTax : price.total;

/** What a yes on day `today` agrees on: days before the event, negative after it. */
export function plannedIn({ choice, price }: { choice: DatedChoice; price: Price }, today: CalendarDate) {
  const due = price.balanceDue && price.balanceDue > today ? price.balanceDue : today;
  return {
    balanceDays: choice.netDays ? -choice.netDays : Math.max(0, daysBetween(due, choice.eventDate)),
    parts: partsAhead(price, today),
  };
}

/** The balance, or each of its parts ahead and the rest. */
export function balanceRows(price: Price, today: CalendarDate, words = inEnglish) {
  const { balance, balanceDue } = price;
  const parts = partsAhead(price, today);
  if (parts.length === 0 || !balanceDue) return [{ label: balanceLabel(price, today, words), amount: balance }];
  const rest = { dueOn: balanceDue, amount: balance - sumOf(parts) };
  return [...parts, rest].map(({ dueOn, amount }) => ({
    label: fill(words.price.partBy, { date: briefDateIn(words.formats, dueOn) }),
    amount,
  }));
}

/** "Balance by April 10, 2027", or on signing. */
function balanceLabel({ balanceDue }: Price, today: CalendarDate, { formats, price } = inEnglish): string {
  if (!balanceDue) return price.balance;
  return balanceDue > today ? fill(price.balanceBy, { date: longDateIn(formats, balanceDue) }) : price.balanceNow;
}
