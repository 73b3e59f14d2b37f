import { categoryOfEventType } from "../../../content/event-types.ts";
import { site } from "../../../content/site.ts";
import { english, type Words } from "../../../content/words/en/index.ts";
import { fill } from "../../../platform/language.ts";
import type { PaymentMethod } from "../model.ts";
import { portalBooked } from "./paths.ts";

interface OfferedMethod {
  method: PaymentMethod;
  icon: string;
}

const { payTo } = site;

const offered: readonly (OfferedMethod | null)[] = [
  { method: "card", icon: "i-lucide-credit-card" },
  payTo.venmo ? { method: "venmo", icon: "i-lucide-smartphone" } : null,
  payTo.zelle ? { method: "zelle", icon: "i-lucide-landmark" } : null,
  { method: "check", icon: "i-lucide-mail" },
  payTo.bank ? { method: "ach", icon: "i-lucide-building-2" } : null,
  { method: "cash", icon: "i-lucide-banknote" },
];

export const offeredMethods: readonly OfferedMethod[] = offered.filter((method) => method !== null);

/** As the agreement has it, companies and schools alone are offered checks and transfers; `chosen` stays. */
export function methodsFor(
  { companyName, eventType }: { companyName: string | null; eventType: string },
  chosen: string | null,
): readonly OfferedMethod[] {
  const isFirm = companyName !== null || categoryOfEventType(eventType) === "corporate" || /school/i.test(eventType);
  return offeredMethods.filter(({ method }) => isFirm || (method !== "check" && method !== "ach") || method === chosen);
}

/** How to send it; empty for the card. */
export function howIn({ money }: Words, method: PaymentMethod, number: string): string {
  const how: Readonly<Partial<Record<PaymentMethod, string>>> = money.how;
  return fill(how[method] ?? "", { number });
}

export function hintIn({ money }: Words, method: PaymentMethod): string {
  const hints: Readonly<Partial<Record<PaymentMethod, string>>> = money.hints;
  return hints[method] ?? "";
}

export const paymentsOf = (booking: string, { pay }: Words = english) => ({
  label: pay.payments,
  href: portalBooked(booking),
});
