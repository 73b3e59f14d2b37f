import { site } from "../site.ts";

export type Payment = "Cash" | "credit card" | "Venmo" | "Zelle" | "check";

const isTaken = (payment: Payment): boolean => site.payments.toLowerCase().includes(payment.toLowerCase());

const known: readonly Payment[] = ["Cash", "credit card", "Venmo", "Zelle"];

export const payments: readonly Payment[] = known.filter(isTaken);

export const paymentsWithCheck: readonly Payment[] = isTaken("check") ? [...payments, "check"] : payments;

export const checksToo = isTaken("check") ? "A check from companies and schools." : "";
