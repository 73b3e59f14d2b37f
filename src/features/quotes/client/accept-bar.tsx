import { weekdayInWords } from "../../../platform/dates.ts";
import { billDollars } from "../../../platform/money.ts";
import { quoteApi } from "./paths.ts";
import type { QuotePageProps } from "./view.ts";

/** On a phone, below the ticket: the price stays in sight with the button that accepts it. */
export function AcceptBar({ quote, token, date }: QuotePageProps) {
  if (quote.state !== "open" || !date.isFree) return null;
  return (
    <form className="received-bar" method="post" action={quoteApi.accept}>
      <input type="hidden" name="token" value={token} />
      <p>
        <b className="display">{billDollars(quote.price.total)}</b>
        <small>frozen until {weekdayInWords(quote.expiresAt - 1)}</small>
      </p>
      <button className="btn btn-primary" type="submit">
        Accept
      </button>
    </form>
  );
}
