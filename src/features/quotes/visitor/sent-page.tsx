import { Hono } from "hono";
import { site } from "../../../content/site.ts";
import { dateIsHeld, dateIsYours } from "../../../content/terms.ts";
import type { AppEnv } from "../../../env.ts";
import { likelyAddress } from "../../../platform/fields/mail-domain.ts";
import { daysInWords } from "../../../platform/numbers.ts";
import { unlisted } from "../../../platform/pages/metadata/page-metadata.ts";
import type { Terms } from "../../settings/model.ts";
import { sentByBrowser } from "../../site/frame/sent-by-browser.ts";
import { paths, quoteSent } from "../../site/paths.ts";

/** An address alone shows nothing: the quote needs the mailed link. */
function QuoteSentPage({ email, terms }: { email: string | null; terms: Terms }) {
  const likely = email && likelyAddress(email);
  return (
    <section className="wrap section quote-sent">
      <h1 className="h1">Your quote is on its way</h1>
      <p className="lead mt-5">
        {email ? (
          <>
            It goes to <b className="break-words">{email}</b>.{" "}
          </>
        ) : null}
        Open it from that email: there you accept it, ask, or say no.
      </p>
      {likely ? (
        <p className="mt-3">
          Should it have been {likely}? Then please{" "}
          <a href={paths.quote} className="underline">
            send it again
          </a>
          .
        </p>
      ) : null}
      <ol className="steps mt-8">
        <li>
          <b>The price stays</b> for {daysInWords(terms.quoteDays)}. It binds nobody until you accept.
        </li>
        <li>
          <b>Read the agreement in peace.</b> {dateIsHeld(terms.holdHours)}
        </li>
        <li>
          <b>{dateIsYours.lead}</b> {dateIsYours.rest}
        </li>
      </ol>
      <p className="small text-muted mt-6">
        One such email a day goes to an address. If you asked before today, yours comes in the morning.
      </p>
      <p className="mt-4">
        No email?{" "}
        <a className="text-link" href={site.phone.href}>
          Call {site.phone.display}
        </a>
      </p>
    </section>
  );
}

const quoteSentMetadata = unlisted(
  "Your quote is on its way",
  "Your quote goes to you by mail, with its price line by line and a button to accept it, ask about it or say no.",
  { feature: "quotes", accent: "wedding" },
);

/** Names an address only to the browser that asked, for an hour. */
export const quoteSentPage = new Hono<AppEnv>().get(quoteSent, async (c) => {
  const { contact, settings } = await sentByBrowser(c, "quote", Date.now());
  return c.render(<QuoteSentPage email={contact?.email ?? null} terms={settings} />, { metadata: quoteSentMetadata });
});
