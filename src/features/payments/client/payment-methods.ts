import { site } from "../../../content/site.ts";
import { portalBooked } from "../../bookings/client/paths.ts";
import { type PaymentMethod, paymentMethodLabels } from "../model.ts";

/** `how` is absent for the card. */
interface OfferedMethod {
  method: PaymentMethod;
  label: string;
  icon: string;
  hint: string;
  how(number: string): string;
}

const { payTo } = site;

const offered: readonly (Omit<OfferedMethod, "label"> | null)[] = [
  {
    method: "card",
    icon: "i-lucide-credit-card",
    hint: "Here within a minute",
    how: () => "",
  },
  payTo.venmo
    ? {
        method: "venmo",
        icon: "i-lucide-smartphone",
        hint: `To ${payTo.venmo}`,
        how: (number) => `In Venmo, send it to ${payTo.venmo} and write the number ${number} into the note.`,
      }
    : null,
  payTo.zelle
    ? {
        method: "zelle",
        icon: "i-lucide-landmark",
        hint: `To ${payTo.zelle}`,
        how: (number) =>
          `In your bank's app, send it by Zelle to ${payTo.zelle}, with the number ${number} as the memo.`,
      }
    : null,
  {
    method: "check",
    icon: "i-lucide-mail",
    hint: `Made out to ${site.legalName}`,
    how: (number) =>
      `Make the check out to ${site.legalName}, write the number ${number} on it, and send it to ${site.postalAddress.join(", ")}.`,
  },
  payTo.bank
    ? {
        method: "ach",
        icon: "i-lucide-building-2",
        hint: "From your company's bank",
        how: (number) =>
          `Send it to ${site.legalName} at ${payTo.bank?.name}, routing number ${payTo.bank?.routing}, account ${payTo.bank?.account}, with the number ${number} as the reference.`,
      }
    : null,
  {
    method: "cash",
    icon: "i-lucide-banknote",
    hint: "Call me and we agree on a day",
    how: (number) => `Call ${site.phone.display} and we agree on a day. Your number is ${number}.`,
  },
];

export const offeredMethods: readonly OfferedMethod[] = offered.flatMap((method) =>
  method ? [{ ...method, label: paymentMethodLabels[method.method] }] : [],
);

/** The contract's number. */
export const numberOf = (bookingId: string): string => bookingId.slice(0, 8).toUpperCase();

export const paymentsOf = (booking: string) => ({ label: "Payments", href: portalBooked(booking) });
