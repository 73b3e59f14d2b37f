import { type PaymentWay, paymentWays } from "../identity.ts";
import { site } from "../site.ts";

export type Payment = "Cash" | "credit card" | "Venmo" | "Zelle" | "check";

const { payTo } = site;

export const isTaken = (way: PaymentWay): boolean =>
  site.payments.includes(way) && ((way !== "venmo" && way !== "zelle") || payTo[way] !== undefined);

const names: Readonly<Partial<Record<PaymentWay, Payment>>> = {
  cash: "Cash",
  card: "credit card",
  venmo: "Venmo",
  zelle: "Zelle",
  check: "check",
};

/** From everybody. */
export const payments: readonly Payment[] = paymentWays.filter(isTaken).flatMap((way) => names[way] ?? []);

const isFromFirms = isTaken("check-from-firms") && !isTaken("check");

export const paymentsWithCheck: readonly Payment[] = isFromFirms ? [...payments, "check"] : payments;

export const checksToo = isFromFirms ? "A check from companies and schools." : "";

/** "Cash, credit card or Zelle; a check from companies and schools", as `named` says them and `fromFirms`. */
export const paymentsIn = (locale: string, named: Readonly<Record<Payment, string>>, fromFirms: string): string =>
  [
    new Intl.ListFormat(locale, { type: "disjunction" }).format(payments.map((each) => named[each])),
    ...(isFromFirms ? [fromFirms] : []),
  ]
    .filter(Boolean)
    .join("; ");

const inEnglish = { Cash: "cash", "credit card": "credit card", Venmo: "Venmo", Zelle: "Zelle", check: "check" };

/** British, for no comma before "or". */
export const paymentsInEnglish = paymentsIn("en-GB", inEnglish, "a check from companies and schools").replace(
  /^./,
  (letter) => letter.toUpperCase(),
);
