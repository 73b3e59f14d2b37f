import type { EventCategory } from "../../content/categories.ts";
import type { CalendarDate } from "../../platform/dates.ts";
import type { Terms } from "../settings/model.ts";

/** A package, or hours of a single service. `price` in cents, `hours` of music. */
export interface Offer {
  id: string;
  name: string;
  price: number;
  hours: number;
  features: readonly string[];
}

/** `price` in cents for one, `most` that may be booked. */
export interface AddOn {
  id: string;
  name: string;
  note: string | null;
  /** Behind the price: "each", "a pair". */
  unit: string | null;
  price: number;
  most: number;
  /** An hour of music: the times give their number. */
  isHour: boolean;
  /** Names of packages. */
  includedIn: readonly string[];
}

/** Towns with the same price of travel, in cents. */
export interface TravelZone {
  id: string;
  name: string;
  cities: readonly string[];
  price: number;
}

/**
 * `percent` off the package or single service. Holds for requests from `from` to `to`, both included; null leaves that
 * side open. Empty `packages` (by name) or `categories` are all of them.
 */
export interface DiscountCode {
  code: string;
  percent: number;
  from: CalendarDate | null;
  to: CalendarDate | null;
  packages: readonly string[];
  categories: readonly EventCategory[];
  isOn: boolean;
}

export interface Rates {
  offers: readonly Offer[];
  addOns: readonly AddOn[];
  zones: readonly TravelZone[];
  /** Those that hold today. */
  codes: readonly DiscountCode[];
  /** Deposit, due date of the balance, and how long quotes and holds last. */
  terms: Terms;
}

/**
 * `amount` in cents, below zero for a reduction, which ends with its version unless it `stays` when the client renews
 * an expired quote.
 */
export interface OwnLine {
  label: string;
  amount: number;
  stays?: boolean;
}

/** What is empty, or not in the rates, costs nothing yet. */
export interface Choice {
  offer: string;
  eventDate: string;
  /** `HH:MM`; an end before the start is on the next day. */
  startTime: string;
  endTime: string;
  city: string;
  code: string;
  /** Kind of event; without one a code is not checked for it. */
  category?: EventCategory | null;
  /** By add-on id. */
  counts: Readonly<Record<string, number>>;
  ownLines: readonly OwnLine[];
  /** After the event, when a company pays the balance; absent where it is due before. */
  netDays?: number;
}

export interface DatedChoice extends Choice {
  eventDate: CalendarDate;
}

/** `note` explains the sum ("8 × $25"); `amount` in cents, below zero for a reduction. */
export interface PriceLine {
  kind: "offer" | "discount" | "add-on" | "hour" | "travel" | "own";
  label: string;
  note: string | null;
  amount: number;
}

/** In cents. The deposit is in whole dollars. */
export interface Price {
  lines: readonly PriceLine[];
  total: number;
  /** By codes and the DJ's own discounts. */
  saved: number;
  deposit: number;
  balance: number;
  /** `null` without a date. */
  balanceDue: CalendarDate | null;
}
