import { discounted } from "../../content/offers.ts";
import type { CalendarDate } from "../../platform/dates.ts";
import { dollars } from "../../platform/money.ts";
import type { Contact } from "../leads/read-lead.ts";
import type { BookingChoice } from "../portal/frame/view.ts";
import { lessCode } from "../prices/codes.ts";
import type { DiscountCode, SalesTax } from "../prices/model.ts";
import type { Package } from "../prices/packages.ts";
import { depositOn } from "../prices/price-of.ts";
import { packageTotal } from "../prices/tax.ts";
import type { Terms } from "../settings/model.ts";
import type { ClientBooking } from "./client-bookings.ts";

/** In cents, from "$1,500-$2,500", "Under $1,000" or "1500+". */
function budgetLimit(budget: string): number {
  if (budget.endsWith("+")) return Number.POSITIVE_INFINITY;
  const amounts = budget.replaceAll(",", "").match(/\d+/g) ?? [];
  return amounts.length > 0 ? Number(amounts.at(-1)) * 100 : Number.POSITIVE_INFINITY;
}

export function priceInWords(
  { price }: Pick<Package, "price">,
  { depositPercent }: Terms,
  tax: SalesTax | null,
): string {
  const sums = (cents: number) =>
    `${dollars(cents)}, deposit ${dollars(depositOn(packageTotal(cents, tax), depositPercent))}`;
  return `${sums(price)}; with a code ${sums(discounted(price))}`;
}

/**
 * The package named in a message, else the largest within the budget, else the smallest; without a budget none,
 * as a caller may want none. `packages` are sorted by price.
 */
export function suggestPackage(
  packages: readonly Package[],
  contact: Contact | null,
  codes: readonly DiscountCode[],
): Package | undefined {
  const [about] = contact?.details?.split("\n", 1) ?? [];
  const named = packages.find(({ name }) => about === `Package: ${name.toUpperCase()}`);
  if (named) return named;
  const { budget = null, discountCode = null } = contact ?? {};
  if (budget === null) return;
  const limit = budgetLimit(budget);
  return packages.findLast((each) => lessCode(each, discountCode, codes) <= limit) ?? packages[0];
}

export function inOrder<Booking extends Pick<ClientBooking, "id" | "eventDate" | "status">>(
  bookings: readonly Booking[],
  today: CalendarDate,
): Booking[] {
  const rank = ({ status, eventDate }: Booking) =>
    status === "cancelled" ? 2 : status === "completed" || eventDate < today ? 1 : 0;
  const place = ({ eventDate, id }: Booking) => `${eventDate} ${id}`;
  return bookings.toSorted((a, b) => {
    const later = place(a) < place(b) ? -1 : 1;
    return rank(a) - rank(b) || (rank(a) === 0 ? later : -later);
  });
}

export const choicesAmong = (
  rows: readonly Pick<ClientBooking, "id" | "eventDate" | "eventType" | "status">[],
  today: CalendarDate,
): BookingChoice[] =>
  inOrder(rows, today).map((row) => ({ id: row.id, eventDate: row.eventDate, eventType: row.eventType }));
