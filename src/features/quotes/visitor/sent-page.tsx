import { Hono } from "hono";
import { site } from "../../../content/site.ts";
import type { AppEnv } from "../../../env.ts";
import { likelyAddress } from "../../../platform/fields/mail-domain.ts";
import { daysIn, fill, lengthIn } from "../../../platform/language.ts";
import { unlisted } from "../../../platform/pages/metadata/page-metadata.ts";
import { allWords, useWords } from "../../../platform/pages/words.ts";
import { BookingSteps } from "../../bookings/booking-steps.tsx";
import type { Terms } from "../../settings/model.ts";
import { sentByBrowser } from "../../site/frame/sent-by-browser.ts";
import { paths, quoteSent } from "../../site/paths.ts";

/** An address alone shows nothing: the quote needs the mailed link. */
function QuoteSentPage({ email, terms }: { email: string | null; terms: Terms }) {
  const { formats, inquiry, quotes } = useWords();
  const { heading, goesTo, open, likely: isIt, again, stays, read, yours, onceADay, noEmail } = quotes.sent;
  const [before, after] = goesTo.split("{email}");
  const likely = email && likelyAddress(email);
  const known = { days: daysIn(formats, terms.quoteDays), hold: lengthIn(formats, terms.holdHours) };
  return (
    <section className="wrap section quote-sent">
      <BookingSteps now="Quote" />
      <h1 className="h1 mt-8">{heading}</h1>
      <p className="lead mt-5">
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
      <ol className="steps mt-8">
        {[stays, read, yours].map(({ lead, rest }) => (
          <li key={lead}>
            <b>{lead}</b> {fill(rest, known)}
          </li>
        ))}
      </ol>
      <p className="small text-muted mt-6">{onceADay}</p>
      <p className="mt-4">
        {noEmail}{" "}
        <a className="text-link" href={site.phone.href}>
          {fill(inquiry.call, { phone: site.phone.display })}
        </a>
      </p>
    </section>
  );
}

/** Names an address only to the browser that asked, for an hour. */
export const quoteSentPage = new Hono<AppEnv>();
for (const { formats, quotes } of allWords)
  quoteSentPage.get(formats.prefix + quoteSent, async (c) => {
    const { contact, settings } = await sentByBrowser(c, "quote", Date.now());
    return c.render(<QuoteSentPage email={contact?.email ?? null} terms={settings} />, {
      metadata: unlisted(quotes.sent.heading, quotes.sent.about, { feature: "quotes", accent: "wedding" }),
    });
  });
