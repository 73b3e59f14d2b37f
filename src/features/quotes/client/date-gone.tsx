import { dateInWords, weekdayInBrief } from "../../../platform/dates.ts";
import { dateOnBook } from "../../site/paths.ts";
import type { QuotePageProps } from "./view.ts";

export function DateGone({ quote, date }: QuotePageProps) {
  return (
    <section className="card received-state" id="date-gone" aria-labelledby="gone-title">
      <h2 className="h3" id="gone-title">
        {dateInWords(quote.eventDate)} is not free just now
      </h2>
      <p>
        Somebody else holds it. Your quote stays as it is: should the day come free, accept it then.
        {date.nearest.length > 0 ? " These days are free:" : ""}
      </p>
      {date.nearest.length > 0 ? (
        <p className="received-ways">
          {date.nearest.map((day) => (
            <a key={day} className="btn btn-secondary btn-small" href={dateOnBook(day)}>
              {weekdayInBrief(day)}
            </a>
          ))}
        </p>
      ) : null}
      <p>
        <a className="text-link" href={dateOnBook(quote.eventDate)}>
          More about the date
        </a>
      </p>
    </section>
  );
}
