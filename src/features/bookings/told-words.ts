import { dateInWords, isCalendarDate, timeInWords } from "../../platform/dates.ts";
import { dollars } from "../../platform/money.ts";
import type { ToldFacts } from "./told-facts.ts";

/** What a client is told of a booking, in words by label. */
const inWords = (facts: ToldFacts): readonly (readonly [label: string, value: string])[] => [
  ["Date", isCalendarDate(facts.eventDate) ? dateInWords(facts.eventDate) : facts.eventDate],
  ["Times", `${timeInWords(facts.startTime)} to ${timeInWords(facts.endTime)}`],
  ["Venue", [facts.venue, facts.city].filter(Boolean).join(", ") || "not named yet"],
  ["Package", facts.packageName],
  ["Price", dollars(facts.price)],
  ["Deposit", dollars(facts.deposit)],
];

/** What differs between the facts of a booking before and after a change, in words. */
export function toldDifferences(before: ToldFacts, after: ToldFacts): { label: string; was: string; is: string }[] {
  const now = new Map(inWords(after));
  return inWords(before).flatMap(([label, was]) => {
    const is = now.get(label) ?? was;
    return is === was ? [] : [{ label, was, is }];
  });
}
