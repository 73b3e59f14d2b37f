import { Hono } from "hono";
import { site } from "../../../content/site.ts";
import type { AppEnv } from "../../../env.ts";
import { likelyAddress } from "../../../platform/fields/mail-domain.ts";
import { capitalized, dateIn, daysIn, fill, lengthIn } from "../../../platform/language.ts";
import { dollars } from "../../../platform/money.ts";
import { unlisted } from "../../../platform/pages/metadata/page-metadata.ts";
import { allWords, useWords } from "../../../platform/pages/words.ts";
import { BookingSteps } from "../../bookings/booking-steps.tsx";
import type { Terms } from "../../settings/model.ts";
import { sentByBrowser } from "../../site/frame/sent-by-browser.ts";
import { paths, quoteSent } from "../../site/paths.ts";

/** An address alone shows nothing: the quote needs the mailed link. */
function QuoteSentPage({
  contact,
  terms,
}: {
  contact: Awaited<ReturnType<typeof sentByBrowser>>["contact"];
  terms: Terms;
}) {
  const { formats, inquiry, quotes } = useWords();
  const { heading, goesTo, open, likely: isIt, again, stays, read, yours, onceADay, noEmail } = quotes.sent;
  const [before, after] = goesTo.split("{email}");
  const { email = null, eventDate = null, total = null } = contact ?? {};
  const likely = email && likelyAddress(email);
  const values = { days: daysIn(formats, terms.quoteDays), hold: lengthIn(formats, terms.holdHours) };
  return (
    <section className="wrap page quote-sent">
      <BookingSteps now="Quote" />
      <div>
        <h1 className="h1">{heading}</h1>
        {eventDate && total !== null ? (
          <p className="h3 mt-5">
            {capitalized(dateIn(formats, eventDate))} · {dollars(total)}
          </p>
        ) : null}
        <p className="lead mt-3">
          {email ? (
            <>
              {before}
              <b className="break-words">{email}</b>
              {after}{" "}
            </>
          ) : null}
          {open}
        </p>
        {likely ? (
          <p className="mt-3">
            {fill(isIt, { address: likely })}{" "}
            <a href={formats.prefix + paths.quote} className="underline">
              {again}
            </a>
            .
          </p>
        ) : null}
      </div>
      <div>
        <ol className="steps">
          {[stays, read, yours].map(({ lead, rest }) => (
            <li key={lead}>
              <b>{lead}</b> {fill(rest, values)}
            </li>
          ))}
        </ol>
        <details>
          <summary className="fold-summary">{noEmail}</summary>
          <p className="text-muted">{onceADay}</p>
          <p className="mt-3">
            <a className="text-link" href={site.phone.href}>
              {fill(inquiry.call, { phone: site.phone.display })}
            </a>
          </p>
        </details>
      </div>
    </section>
  );
}

/** Names an address only to the browser that asked, for an hour. */
export const quoteSentPage = new Hono<AppEnv>();
for (const { formats, quotes } of allWords)
  quoteSentPage.get(formats.prefix + quoteSent, async (c) => {
    const { contact, settings } = await sentByBrowser(c, "quote", Date.now());
    return c.render(<QuoteSentPage contact={contact} terms={settings} />, {
      metadata: unlisted(quotes.sent.heading, quotes.sent.about, { feature: "quotes", accent: "wedding" }),
    });
  });
