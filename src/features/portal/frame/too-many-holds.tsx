import { holdsOfMailbox } from "../../../content/terms.ts";
import { isCalendarDate } from "../../../platform/dates.ts";
import { dateIn, fill, listIn } from "../../../platform/language.ts";
import { useWords } from "../../../platform/pages/words.ts";
import type { HoldLimit } from "../../bookings/web-holds.ts";
import { portalPaths } from "../paths.ts";

/** `dates` are those that the reader may see. */
interface TooManyHoldsProps {
  limit: Exclude<HoldLimit, "held-twice">;
  dates: readonly string[];
}

export function TooManyHolds({ limit, dates }: TooManyHoldsProps) {
  const {
    formats,
    quote: { tooMany, portal },
  } = useWords();
  if (limit === "network-full") return <p>{tooMany.network}</p>;
  const named = dates.map((date) => (isCalendarDate(date) ? dateIn(formats, date) : date));
  return (
    <p>
      {dates.length === holdsOfMailbox ? fill(tooMany.dates, { dates: listIn(formats, named) }) : tooMany.address}{" "}
      {tooMany.lead}{" "}
      <a className="underline" href={portalPaths.dashboard}>
        {portal}
      </a>
      {tooMany.rest}
    </p>
  );
}
