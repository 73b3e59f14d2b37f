import { weekdayInBrief } from "../../platform/dates.ts";
import type { FieldIssue } from "../../platform/fields/form-state.ts";
import type { DateAnswer } from "../dates/date-answer.ts";
import type { Choice, Rates } from "../prices/model.ts";
import { knownCode } from "../prices/price-lines.ts";
import { extraHours, offerOf, zoneOf } from "../prices/price-of.ts";

/** What stands against the date; a held one may still come free. */
function dateIssue(answer: DateAnswer | null): string | null {
  switch (answer?.state) {
    case "free":
    case "held":
      return null;
    case "taken":
      return `This date is taken. ${answer.nearest.length > 0 ? `Free near by: ${answer.nearest.map(weekdayInBrief).join("; ")}.` : ""}`;
    case "too-soon":
      return "This is too soon to promise here. Please call.";
    case "too-far":
      return "The calendar is not open that far yet. Please pick an earlier day.";
    default:
      return "Please choose a date that is not in the past";
  }
}

/** Hours that can be bought beyond those of the offer; none while no row prices one. */
const mostExtra = ({ addOns }: Rates): number => addOns.find(({ isHour }) => isHour)?.most ?? 0;

/** What stands against a choice beside the shape of its form: the rows, and the calendar. */
export function quotableIssues(choice: Choice, rates: Rates, answer: DateAnswer | null): FieldIssue[] {
  const date = dateIssue(answer);
  const checks: readonly [path: string, isWrong: boolean, message: string][] = [
    ["eventDate", date !== null, date ?? ""],
    ["city", !zoneOf(choice, rates), "Please choose the city from the list"],
    ["offer", !offerOf(choice, rates), "Please choose a package"],
    [
      "endTime",
      extraHours(choice, rates) > mostExtra(rates),
      "That is longer than this package can be made. Please call.",
    ],
    ["code", choice.code.trim() !== "" && knownCode(choice.code) === null, "This is none of my codes"],
  ];
  return checks.flatMap(([path, isWrong, message]) => (isWrong ? [{ path, message }] : []));
}
