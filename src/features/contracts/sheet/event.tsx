import { balanceDueDays } from "../../../content/terms.ts";
import { dateInWords } from "../../../platform/dates.ts";
import { dollars } from "../../../platform/money.ts";
import { lengthInWords } from "../../../platform/numbers.ts";
import { Facts } from "../../../platform/ui/facts.tsx";
import { quoted, quotedMeans } from "../own-words.ts";
import type { ContractSheetProps } from "./props.ts";

export function Event({ sheet: { eventType, venue, city, features, lines = [], agreement } }: ContractSheetProps) {
  const named = [venue, city].filter(Boolean).join(", ");
  const place = named ? quoted(named) : "To be named by you in writing";
  const { price, deposit, packageName } = agreement;
  const facts: readonly (readonly [string, string])[] = [
    ["Event", eventType],
    ["Date", dateInWords(agreement.eventDate)],
    ["Time", agreement.times],
    ["Venue", place],
    ["Package", `${packageName}, ${lengthInWords(agreement.hours)} of music`],
    ...(features.length > 0 ? [["Included", features.join("; ")] as const] : []),
  ];
  const sums: readonly (readonly [string, string])[] = [
    ...lines.map(({ label, sum }) => [label, sum] as const),
    ["Price", dollars(price)],
    ...(deposit > 0 ? [["Deposit, due on signing", dollars(deposit)] as const] : []),
    [`Balance, due ${balanceDueDays} days before the event`, dollars(agreement.balance)],
  ];
  return (
    <section aria-labelledby="contract-event">
      <h2 id="contract-event">What is agreed</h2>
      <Facts className="contract-facts" facts={facts} />
      <p className="small">{quotedMeans}</p>
      <Facts className="contract-sums" facts={sums} />
    </section>
  );
}
