import { english } from "../../../content/words/en/index.ts";
import { type CalendarDate, calendarDateAt } from "../../../platform/dates.ts";
import { briefDayIn } from "../../../platform/language.ts";
import { dollars } from "../../../platform/money.ts";
import type { Booking } from "../read-bookings.ts";
import type { Agreed } from "./booking-details.tsx";

const day = (date: CalendarDate): string => briefDayIn(english.formats, date);

/** Where a booking stands between the hold and the day. */
export function StepLine({ booking, agreed }: { booking: Booking; agreed: Agreed }) {
  const { status, createdAt, eventDate } = booking;
  const { money, signedAt, unsigned, countersignedAt, confirming } = agreed;
  const balance = money.left - money.depositLeft;
  const steps = [
    { name: status === "hold" ? "Held" : "Booked", note: day(calendarDateAt(createdAt)), isDone: true },
    {
      name: "Agreement",
      note: signedAt === null ? "" : day(calendarDateAt(signedAt)),
      isDone: unsigned.length === 0 && countersignedAt !== null,
    },
    ...(money.deposit > 0
      ? [
          {
            name: "Deposit",
            note: money.depositLeft > 0 ? dollars(money.depositLeft) : "",
            isDone: money.depositLeft === 0,
          },
        ]
      : []),
    { name: "Balance", note: balance > 0 ? dollars(balance) : "", isDone: money.left === 0 && confirming === 0 },
    { name: "The day", note: day(eventDate), isDone: status === "completed" },
  ];
  const now = steps.findIndex(({ isDone }) => !isDone);
  return (
    <ol className="step-line" aria-label="Where it stands">
      {steps.map(({ name, note, isDone }, at) => (
        <li key={name} data-done={isDone ? "" : undefined} aria-current={at === now ? "step" : undefined}>
          <span
            className={isDone ? "i-lucide-check" : at === now ? "i-lucide-circle-dot" : "i-lucide-circle"}
            aria-hidden="true"
          />
          <span>
            {name}
            {isDone ? <span className="visually-hidden">, done</span> : null} <small>{note}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
