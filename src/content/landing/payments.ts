export type Payment = "Cash" | "credit card" | "Venmo" | "Zelle" | "check";

export const payments: readonly Payment[] = ["Cash", "credit card", "Venmo", "Zelle"];

export const paymentsWithCheck: readonly Payment[] = [...payments, "check"];

export const checksToo = "A check from companies and schools.";
