export type Payment = "Cash" | "credit card" | "Venmo" | "Zelle" | "check";

export const payments: readonly Payment[] = ["Cash", "credit card", "Venmo", "Zelle"];

/** Companies and schools may pay by check as well. */
export const paymentsWithCheck: readonly Payment[] = [...payments, "check"];

/** Beside the ways everybody pays, on the pages that speak to everybody. */
export const checksToo = "A check from companies and schools.";
