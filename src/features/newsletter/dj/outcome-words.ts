import type { Outcomes } from "../../../platform/mail/outcomes.ts";

/** A number of people in words. */
export const peopleInWords = (count: number): string => (count === 1 ? "1 person" : `${count} people`);

/** How the mails of a newsletter went out: "40 sent, 3 waiting". */
export function outcomesInWords({ sent, waiting, failed, pointless }: Outcomes): string {
  const parts = [
    `${sent} sent`,
    waiting > 0 ? `${waiting} waiting` : "",
    `${failed} failed`,
    pointless > 0 ? `${pointless} not needed any more` : "",
  ];
  return parts.filter(Boolean).join(", ");
}
