import type { CalendarDate } from "../../platform/dates.ts";
import type { Terms } from "../settings/model.ts";

/** What is booked as a whole: a package, or a single service for some hours. `price` in cents, `hours` of music. */
export interface Offer {
  id: string;
  name: string;
  price: number;
  hours: number;
  features: readonly string[];
}

/** Something beside the offer: `price` in cents for one, of which there are `most` at the most. */
export interface AddOn {
  id: string;
  name: string;
  note: string | null;
  /** What one is called behind its price: "each", "a pair". */
  unit: string | null;
  price: number;
  most: number;
  /** One is an hour of music, and their number follows from the times. */
  isHour: boolean;
  /** Names of the packages that it is part of. */
  includedIn: readonly string[];
}

/** Towns that the way to costs the same, in cents. */
export interface TravelZone {
  id: string;
  name: string;
  cities: readonly string[];
  price: number;
}

/** All that a price is made of. */
export interface Rates {
  offers: readonly Offer[];
  addOns: readonly AddOn[];
  zones: readonly TravelZone[];
  /** What the deposit is, when the balance falls due, and how long quotes and holds last. */
  terms: Terms;
}

/**
 * A line beside those of the rates, such as the DJ's own. `amount` in cents, below zero for what is taken off; that is given for the
 * version alone, unless it `stays` when the client makes an expired one anew.
 */
export interface OwnLine {
  label: string;
  amount: number;
  stays?: boolean;
}

/** What somebody wants. What is empty, or not in the rates, costs nothing yet. */
export interface Choice {
  offer: string;
  eventDate: string;
  /** Wall-clock times `HH:MM`; an end before the start is on the next day. */
  startTime: string;
  endTime: string;
  city: string;
  code: string;
  /** How many of each add-on, by its id. */
  counts: Readonly<Record<string, number>>;
  ownLines: readonly OwnLine[];
}

/** One line of a price. `note` says how it comes about ("8 × $25"); `amount` in cents, below zero for what is taken off. */
export interface PriceLine {
  kind: "offer" | "discount" | "add-on" | "hour" | "travel" | "own";
  label: string;
  note: string | null;
  amount: number;
}

/** A price: money in cents. The total is the sum of the lines, the deposit is in whole dollars. */
export interface Price {
  lines: readonly PriceLine[];
  total: number;
  /** What codes and the DJ's own discounts take off. */
  saved: number;
  deposit: number;
  balance: number;
  /** `null` while the date is open. */
  balanceDue: CalendarDate | null;
}
