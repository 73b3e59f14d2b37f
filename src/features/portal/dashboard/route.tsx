import { type Context, Hono } from "hono";
import type { Words } from "../../../content/words/en/index.ts";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { addressInWords } from "../../../platform/fields/no-address.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { isSpoken, useWords, wordsOf } from "../../../platform/pages/words.ts";
import { Filled } from "../../../platform/ui/filled.tsx";
import { changeLanguageQuery } from "../../bookings/client-bookings.ts";
import { emailParameter, tokenParameter } from "../../site/paths.ts";
import { openSessionByLink, whyNotOpened } from "../access/open-session.ts";
import { openPortalCode } from "../access/portal-code.ts";
import { openPortalToken, signPortalToken } from "../access/portal-links.ts";
import { portalMetadata } from "../frame/portal-metadata.ts";
import { chooseLanguage, setSessionCookie, speak } from "../frame/session-cookies.ts";
import { showSignIn } from "../frame/sign-in.tsx";
import { portalApi, portalDestination, portalLink, portalParameters, portalPaths } from "../paths.ts";
import { codeForm, languageForm, linkForm } from "./form.ts";
import { showDashboard } from "./show-dashboard.tsx";
import { showMessages } from "./show-messages.tsx";

interface Link {
  token?: string | null;
  email?: string | null;
}

interface OtherClientPageProps {
  signedIn: string;
  named: string;
  token: string;
}

function OtherClientPage({ signedIn, named, token }: OtherClientPageProps) {
  const words = useWords().portal.otherClient;
  const address = (email: string) => <b className="break-words">{addressInWords(email)}</b>;
  return (
    <section className="wrap access">
      <div>
        <h1 className="h1">{words.title}</h1>
        <p className="lead mt-5 mb-8">
          <Filled words={words.text} parts={{ signedIn: address(signedIn), named: address(named) }} />
        </p>
        <form method="post" action={portalApi.openLink}>
          <input type="hidden" name={tokenParameter} value={token} />
          <input type="hidden" name={emailParameter} value={named} />
          <p className="flex flex-wrap gap-x-6 gap-y-2">
            <a className="btn btn-primary" href={portalPaths.dashboard}>
              {words.stay}
            </a>
            <button className="btn btn-secondary" type="submit">
              {words.switch}
            </button>
          </p>
        </form>
      </div>
    </section>
  );
}

const otherClientMetadata = (words: Words) =>
  portalMetadata(words, words.portal.otherClient, "portal-dashboard", portalPaths.dashboard);

/**
 * Redirects to a URL without the token. Asks a browser signed in as another client (`replaces`), or any site could
 * lead it into its own portal.
 */
async function openLink(c: Context<AppEnv>, link: Link, replaces = false): Promise<Response> {
  const { linkSecrets } = settingsOf(c.env);
  if (!linkSecrets) return showSignIn(c, "unavailable");
  const now = Date.now();
  const { token, email } = link;
  const claim = await openPortalToken(linkSecrets, token ?? "", email ?? "", now);
  if (!claim) return showSignIn(c, "broken-link");
  const db = primary(c.env.DB);
  const { sid: before } = c.var;
  const browser = { userAgent: c.req.header("User-Agent") ?? "", before, replaces };
  const opened = await openSessionByLink(db, claim, browser, now);
  if (!opened) {
    const why = await whyNotOpened(db, claim, before, now);
    if (typeof why === "string") return showSignIn(c, why);
    const page = <OtherClientPage signedIn={why.signedIn} named={claim.email} token={token ?? ""} />;
    return c.render(page, { metadata: otherClientMetadata(wordsOf(c)) });
  }
  setSessionCookie(c, opened.id);
  speak(c, opened.language, { isAnew: true });
  return c.redirect(portalDestination(c.req.query(), claim.bookingId), 303);
}

const switchingClient = formRoute({
  path: portalApi.openLink,
  schema: linkForm,
  limit: "PORTAL_CLIENT_LIMIT",
  act: (c, link) => openLink(c, link, true),
  comesBackTo: portalPaths.dashboard,
});

const openingCode = formRoute({
  path: portalApi.openCode,
  schema: codeForm,
  limit: "PORTAL_CLIENT_LIMIT",
  again: (c) => showSignIn(c, "broken-code"),
  async act(c, { code }, now) {
    const { linkSecrets } = settingsOf(c.env);
    if (!linkSecrets) return showSignIn(c, "unavailable");
    const claim = await openPortalCode(primary(c.env.DB), linkSecrets, code, now);
    if (!claim) return showSignIn(c, "broken-code");
    return { to: portalLink(await signPortalToken(linkSecrets, claim, now), claim.email) };
  },
  comesBackTo: portalPaths.dashboard,
});

const choosingLanguage = formRoute({
  path: portalApi.language,
  schema: languageForm,
  async act(c, { language }, now) {
    if (!isSpoken(language))
      return { status: 422, issues: [{ path: "language", message: wordsOf(c).errors.language }] };
    if (c.var.sid) await changeLanguageQuery(primary(c.env.DB), c.var.sid, language, now);
    chooseLanguage(c, language);
    return { to: portalPaths.dashboard };
  },
  comesBackTo: portalPaths.dashboard,
});

export const dashboard = new Hono<AppEnv>()
  .route("/", switchingClient)
  .route("/", choosingLanguage)
  .route("/", openingCode)
  .get(portalPaths.messages, (c) => showMessages(c))
  .get(portalPaths.dashboard, async (c) => {
    if (c.req.query(tokenParameter) !== undefined) return openLink(c, c.req.query());
    const { sid } = c.var;
    if (sid) return showDashboard(c);
    if (!settingsOf(c.env).linkSecrets) return showSignIn(c, "unavailable");
    return showSignIn(c, c.req.query(portalParameters.sent) === undefined ? "ask" : "sent");
  });
