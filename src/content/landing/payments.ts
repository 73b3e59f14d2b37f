export type Payment = "Cash" | "credit card" | "Venmo" | "Zelle" | "check";

export const payments: readonly Payment[] = ["Cash", "credit card", "Venmo", "Zelle"];

/** For companies and schools. */
export const paymentsWithCheck: readonly Payment[] = [...payments, "check"];

/** On the pages for everybody. */
export const checksToo = "A check from companies and schools.";
