import { dateInBrief, dateInWords, timeInWords } from "../../platform/dates.ts";
import { dollars } from "../../platform/money.ts";
import type { PriceLine } from "../prices/model.ts";
import { lineInWords } from "./lines.ts";
import { type BookingSummary, neededSigners } from "./model.ts";

const inWords = (facts: BookingSummary, reduced: number): readonly (readonly [label: string, value: string])[] => [
  ["Client", facts.clientName],
  // Older mails and amendments have no company.
  ["Company", facts.companyName ?? "none"],
  ["Billing address", facts.billingAddress?.replace(/\s*[\r\n]+\s*/g, ", ") ?? "none"],
  ["Purchase order", facts.purchaseOrder ?? "none"],
  [
    "Who signs",
    neededSigners(facts)
      .map(({ name }) => name)
      .join(", "),
  ],
  ["Event", facts.eventType],
  ["Date", dateInWords(facts.eventDate)],
  ["Times", `${timeInWords(facts.startTime)} to ${timeInWords(facts.endTime)}`],
  ["Venue", [facts.venue, facts.city].filter(Boolean).join(", ") || "not named yet"],
  ["Package", facts.packageName],
  ...[...linesByLabel(facts.lines)],
  [
    "Price",
    reduced > 0
      ? `${dollars(facts.price - reduced)} (${dollars(facts.price)}, reduced by ${dollars(reduced)})`
      : dollars(facts.price),
  ],
  ["Deposit", dollars(facts.deposit)],
  ...(facts.parts
    ? [
        [
          "Parts of the balance",
          facts.parts.map(({ dueOn, amount }) => `${dollars(amount)} by ${dateInBrief(dueOn)}`).join("; ") || "none",
        ] as const,
      ]
    : []),
];

function linesByLabel(lines: readonly PriceLine[]): Map<string, string> {
  const byLabel = Map.groupBy(lines, ({ label }) => label);
  return new Map(
    [...byLabel].map(([label, same]) => [
      label,
      same
        .map((line) => `${lineInWords(line).slice(label.length).replace(/^, /, "")} ${dollars(line.amount)}`.trim())
        .join("; "),
    ]),
  );
}

/** Stands opposite a new or removed line. */
export const notBooked = "not booked";

/** `reduced` applies to both prices. */
export function summaryDifferences(
  before: BookingSummary,
  after: BookingSummary,
  reduced: number,
): { label: string; was: string; is: string }[] {
  const [old, now] = [new Map(inWords(before, reduced)), new Map(inWords(after, reduced))];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((label) => {
    const [was, is] = [old.get(label) ?? notBooked, now.get(label) ?? notBooked];
    return was === is ? [] : [{ label, was, is }];
  });
}
