import { contactEventTypeLabels } from "../../content/event-types.ts";
import type { FormState } from "../../platform/fields/form-state.ts";
import { hasNoAddress } from "../../platform/fields/no-address.ts";
import { dollarEntry } from "../../platform/money.ts";
import type { Contact } from "../leads/read-lead.ts";
import { lessCode } from "../prices/codes.ts";
import type { Rates } from "../prices/model.ts";
import type { Package } from "../prices/packages.ts";
import { depositOn } from "../prices/price-of.ts";
import { entriesOfTax, packageTotal } from "../prices/tax.ts";
import type { BookingField, BookingInput } from "./dj/form.ts";

type DraftRates = Pick<Rates, "terms" | "codes" | "tax">;

/** Hour. */
const usualStart = 18;

const hourOfDay = (hour: number): string => `${String(hour % 24).padStart(2, "0")}:00`;

const typeLabel = (eventType: string): string =>
  Object.entries(contactEventTypeLabels).find(([type]) => type === eventType)?.[1] ?? eventType;

export function withPackage(
  typed: FormState<BookingField>["values"],
  chosen: Package,
  discountCode: string | null,
  { terms: { depositPercent }, codes, tax }: DraftRates,
): FormState<BookingField>["values"] {
  const price = lessCode(chosen, discountCode, codes);
  const total = typed.salesTax === "off" ? price : packageTotal(price, tax);
  const [, hour = String(usualStart), minutes = "00"] = /^(\d\d):(\d\d)$/.exec(typed.startTime ?? "") ?? [];
  return {
    ...typed,
    endTime: hourOfDay(Number(hour) + chosen.duration).replace(/00$/, minutes),
    packageName: chosen.name,
    price: dollarEntry(price),
    deposit: dollarEntry(depositOn(total, depositPercent)),
  };
}

/** Money in cents. */
export type AgreedBefore = Partial<
  Pick<
    BookingInput,
    "eventDate" | "startTime" | "endTime" | "eventType" | "venue" | "city" | "packageName" | "price" | "deposit"
  >
>;

/** Values in `before` come first. */
export function bookingDraft(
  contact: Contact | null,
  chosen: Package | undefined,
  { terms: { depositPercent }, codes, tax }: DraftRates,
  before: AgreedBefore = {},
): FormState<BookingField>["values"] {
  const price = before.price ?? (chosen ? lessCode(chosen, contact?.discountCode ?? null, codes) : 0);
  return {
    ...(contact
      ? {
          clientName: `${contact.firstName} ${contact.lastName}`,
          clientEmail: hasNoAddress(contact.email) ? "" : contact.email,
          clientPhone: contact.phone ?? "",
          companyName: contact.companyName ?? "",
          billingAddress: contact.billingAddress ?? "",
          purchaseOrder: contact.purchaseOrder ?? "",
          eventDate: before.eventDate ?? contact.eventDate ?? "",
          eventType: before.eventType ?? typeLabel(contact.eventType),
          venue: before.venue ?? contact.venue ?? "",
        }
      : {}),
    startTime: before.startTime ?? hourOfDay(usualStart),
    endTime: before.endTime ?? hourOfDay(usualStart + (chosen?.duration ?? 4)),
    city: before.city ?? "",
    packageName: before.packageName ?? chosen?.name ?? "",
    price: dollarEntry(price),
    deposit: dollarEntry(before.deposit ?? depositOn(packageTotal(price, tax), depositPercent)),
    ...entriesOfTax(tax),
    status: "confirmed",
  };
}
