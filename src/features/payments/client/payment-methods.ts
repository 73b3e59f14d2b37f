import { categoryOfEventType } from "../../../content/event-types.ts";
import { isTaken, paymentsWithCheck } from "../../../content/landing/payments.ts";
import { site } from "../../../content/site.ts";
import { english, type Words } from "../../../content/words/en/index.ts";
import { fill } from "../../../platform/language.ts";
import type { PaymentMethod } from "../model.ts";
import { portalBooked } from "./paths.ts";

interface OfferedMethod {
  method: PaymentMethod;
  icon: string;
}

const isOffered: Readonly<Partial<Record<PaymentMethod, boolean>>> = {
  card: isTaken("card"),
  venmo: isTaken("venmo"),
  zelle: isTaken("zelle"),
  check: paymentsWithCheck.includes("check"),
  ach: site.payTo.bank !== undefined,
  cash: isTaken("cash"),
};

const methods: readonly OfferedMethod[] = [
  { method: "card", icon: "i-lucide-credit-card" },
  { method: "venmo", icon: "i-lucide-smartphone" },
  { method: "zelle", icon: "i-lucide-landmark" },
  { method: "check", icon: "i-lucide-mail" },
  { method: "ach", icon: "i-lucide-building-2" },
  { method: "cash", icon: "i-lucide-banknote" },
];

export const offeredMethods: readonly OfferedMethod[] = methods.filter(({ method }) => isOffered[method]);

/** As the agreement has it: transfers, and where it says so checks, are for companies and schools. `chosen` stays. */
export function methodsFor(
  { companyName, eventType }: { companyName: string | null; eventType: string },
  chosen: string | null,
): readonly OfferedMethod[] {
  const isFirm = companyName !== null || categoryOfEventType(eventType) === "corporate" || /school/i.test(eventType);
  const isForAll = ({ method }: OfferedMethod) => method !== "ach" && (method !== "check" || isTaken("check"));
  return offeredMethods.filter((each) => isFirm || isForAll(each) || each.method === chosen);
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
