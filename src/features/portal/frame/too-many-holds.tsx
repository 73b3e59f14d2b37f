import { holdsOfMailbox, holdsOfNetwork } from "../../../content/terms.ts";
import { dateInWords, isCalendarDate } from "../../../platform/dates.ts";
import { inWords, startingWord } from "../../../platform/numbers.ts";
import type { HoldLimit } from "../../bookings/web-holds.ts";
import { portalPaths } from "../paths.ts";

/** `dates` are those that the reader may see. */
interface TooManyHoldsProps {
  limit: Exclude<HoldLimit, "held-twice">;
  dates: readonly string[];
}

const inARow = (dates: readonly string[]): string =>
  dates.map((date) => (isCalendarDate(date) ? dateInWords(date) : date)).join(" and ");

export function TooManyHolds({ limit, dates }: TooManyHoldsProps) {
  if (limit === "network-full")
    return (
      <p>
        From your network {inWords(holdsOfNetwork)} dates are on hold already, and none of them is paid for. Accept this
        one from another network, such as your phone's own, or ask me.
      </p>
    );
  return (
    <p>
      {dates.length === holdsOfMailbox
        ? `You hold ${inWords(holdsOfMailbox)} dates already: ${inARow(dates)}.`
        : `${startingWord(holdsOfMailbox)} dates are on hold for your email address already, and neither is paid for.`}{" "}
      Pay the deposit of one of them in{" "}
      <a className="underline" href={portalPaths.dashboard}>
        your portal
      </a>
      , or wait until one is over: then this one can be held as well.
    </p>
  );
}
