export type Payment = "Cash" | "credit card" | "Venmo" | "Zelle" | "check";

export const payments: readonly Payment[] = ["Cash", "credit card", "Venmo", "Zelle"];

/** Companies and schools may pay by check as well. */
export const paymentsWithCheck: readonly Payment[] = [...payments, "check"];
