import type { BookingStep } from "../../bookings/booking-steps.tsx";
import type { ClientMoney } from "../client-money.ts";

/** The deposit may come before the signature. */
export function stepsOf({ booking: { status }, isSigned, isDisputed, confirming, depositDue }: ClientMoney) {
  const isBooked = status === "confirmed" || status === "completed";
  const isPaid = depositDue === null && !isDisputed && confirming === 0;
  const done: BookingStep[] = [
    "Date",
    "Quote",
    ...(isSigned ? ["Agreement" as const] : []),
    ...(isPaid ? ["Deposit" as const] : []),
    ...(isBooked ? ["Booked" as const] : []),
  ];
  const now: BookingStep = isSigned ? (isPaid && isBooked ? "Booked" : "Deposit") : "Agreement";
  return { now, done };
}
