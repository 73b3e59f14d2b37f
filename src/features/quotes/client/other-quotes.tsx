import { dateInWords } from "../../../platform/dates.ts";
import { dollars } from "../../../platform/money.ts";
import { quoteLink } from "./paths.ts";
import type { QuotePageProps } from "./view.ts";

export function OtherQuotes({ others }: Pick<QuotePageProps, "others">) {
  return (
    <section className="received-section" aria-labelledby="others-title">
      <h2 className="h3" id="others-title">
        Your other quotes
      </h2>
      <ul className="mt-3">
        {others.map(({ token, eventDate, total }) => (
          <li key={token}>
            <a className="text-link" href={quoteLink(token)}>
              {dateInWords(eventDate)}, {dollars(total)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
