import type { EventCategory } from "../../content/categories.ts";
import type { CalendarDate } from "../../platform/dates.ts";

/** `price` in cents, `hours` of music. */
export interface Offer {
  id: string;
  name: string;
  price: number;
  hours: number;
  features: readonly string[];
}

/** `price` in cents for one. */
export interface AddOn {
  id: string;
  name: string;
  note: string | null;
  /** "each", "a pair" */
  unit: string | null;
  price: number;
  most: number;
  /** Its number follows from the times. */
  isHour: boolean;
  includedIn: readonly string[];
}

/** In cents. */
export interface TravelZone {
  id: string;
  name: string;
  cities: readonly string[];
  price: number;
}

/** `from` and `to` are included, null leaves that side open. Empty lists mean all. */
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
  /** Those valid today. */
  codes: readonly DiscountCode[];
  terms: { depositPercent: number; balanceDays: number; holdHours: number; quoteDays: number };
  /** Null: none is charged. */
  tax: SalesTax | null;
}

/** `amount` in cents, below zero for a reduction, which ends with its version unless it `stays` on renewal. */
export interface OwnLine {
  label: string;
  amount: number;
  stays?: boolean;
}

/** Empty or unknown items cost nothing yet. */
export interface Choice {
  offer: string;
  eventDate: string;
  /** `HH:MM`; an end before the start is on the next day. */
  startTime: string;
  endTime: string;
  city: string;
  code: string;
  category?: EventCategory | null;
  /** By add-on id. */
  counts: Readonly<Record<string, number>>;
  ownLines: readonly OwnLine[];
  /** Days after the event; absent where due before. */
  netDays?: number;
  /** In which the balance is paid; absent where all at once. */
  parts?: QuotedPlan;
  /** Number of a certificate of exemption from sales tax. */
  certificate?: string;
}

export const quotedPlans = ["three", "monthly"] as const;
type QuotedPlan = (typeof quotedPlans)[number];

export interface DatedChoice extends Choice {
  eventDate: CalendarDate;
}

/** Of these kinds of lines. `rate` in thousandths of a percent; with a `certificate` none is charged. */
export interface SalesTax {
  label: string;
  rate: number;
  covers: readonly TaxedKind[];
  certificate?: string;
}

export const taxedKinds = ["offer", "add-on", "hour", "travel", "own"] as const;
export type TaxedKind = (typeof taxedKinds)[number];

/** `amount` in cents, below zero for a reduction; `note` as "8 × $25". */
export interface PriceLine {
  kind: TaxedKind | "discount" | "tax";
  label: string;
  note: string | null;
  amount: number;
  /** Of the one line of tax: what its amount was worked out by. */
  tax?: SalesTax;
}

/** In cents. */
export const sumOf = (lines: readonly { amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** Part of the balance, in cents. */
export interface PaymentPart {
  dueOn: CalendarDate;
  amount: number;
}

/** In cents. The deposit is in whole dollars. */
export interface Price {
  lines: readonly PriceLine[];
  total: number;
  saved: number;
  deposit: number;
  balance: number;
  /** `null` without a date. */
  balanceDue: CalendarDate | null;
  /** Of the balance, as the plan divides it; the rest is due on its day. */
  parts?: readonly PaymentPart[];
}

/** Those whose day has not come; the others are in the rest. */
export const partsAhead = ({ parts = [] }: Pick<Price, "parts">, today: CalendarDate): PaymentPart[] =>
  parts.filter(({ dueOn }) => dueOn > today);
