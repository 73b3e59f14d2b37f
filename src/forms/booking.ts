export const bookingStatuses = ["hold", "confirmed", "completed", "cancelled"] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** Cents as the form shows them: "1349.25", or "1349" when there are no cents. */
export const amountEntry = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
