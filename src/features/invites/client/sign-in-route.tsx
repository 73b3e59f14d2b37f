import { type Context, Hono } from "hono";
import { categoryOfEventType } from "../../../content/event-types.ts";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { capitalized, dateIn, fill } from "../../../platform/language.ts";
import { eventTypeIn, useWords, wordsOf } from "../../../platform/pages/words.ts";
import { Sunset } from "../../../platform/ui/sunset.tsx";
import type { PlanKeyKind } from "../../changes/model.ts";
import { keyLeft, keyMetadata, noKey } from "../../portal/frame/no-key-page.tsx";
import { clearKeyCookie, setKeyCookie, speak } from "../../portal/frame/session-cookies.ts";
import { portalApi, portalParameters, portalPaths } from "../../portal/paths.ts";
import { tokenParameter, withQuery } from "../../site/paths.ts";
import { endKeySessionQuery, keyOfSessionQuery, linkedKeyQuery, openKey } from "../key-sessions.ts";
import { openKeyToken } from "../keys.ts";
import { keyOpensInWords, lastDayInWords, onlyReads } from "../model.ts";
import { leaveKeyForm, openKeyForm } from "./form.ts";

const signedOut = "signed-out";

interface ShownKey {
  kind: PlanKeyKind;
  name: string;
  moment: string | null;
  clientName: string;
  eventType: string;
  eventDate: CalendarDate;
  endsAt: number;
}

interface KeyPageProps extends ShownKey {
  token?: string;
}

function KeyPage({ name, kind, moment, clientName, eventType, eventDate, endsAt, token }: KeyPageProps) {
  const all = useWords();
  const { formats, keys } = all;
  const words = keys.page;
  return (
    <section className="wrap access">
      <div>
        <Sunset className="access-sun" />
        <h1 className="h1">{fill(words.of, { event: eventTypeIn(all, eventType), name: clientName })}</h1>
        <p className="lead mt-5 mb-8">
          {fill(words.hello, {
            date: capitalized(dateIn(formats, eventDate)),
            name,
            opens: keyOpensInWords(kind, moment, keys),
            until: lastDayInWords(endsAt, formats),
          })}
        </p>
        {token ? (
          <form method="post" action={portalApi.openKey}>
            <input type="hidden" name={tokenParameter} value={token} />
            <button className="btn btn-primary" type="submit">
              {words.open}
            </button>
          </form>
        ) : (
          <form className="hero-actions" method="post" action={portalApi.leaveKey}>
            <a className="btn btn-primary" href={portalPaths.keyPlan}>
              {words.toPlan}
            </a>
            <button className="btn btn-secondary" type="submit">
              {words.signOut}
            </button>
          </form>
        )}
        {onlyReads(kind) ? null : <p className="small text-muted mt-6">{words.named}</p>}
      </div>
    </section>
  );
}

function showKey(c: Context<AppEnv>, { language, ...key }: KeyPageProps & { language: string }) {
  speak(c, language, { isAnew: key.token !== undefined });
  return c.render(<KeyPage {...key} />, { metadata: keyMetadata(wordsOf(c), categoryOfEventType(key.eventType)) });
}

/** GET changes nothing, because mail scanners follow links. */
async function showLink(c: Context<AppEnv>, token: string) {
  const { linkSecrets } = settingsOf(c.env);
  if (!linkSecrets) return noKey(c, 503);
  const now = Date.now();
  const claim = await openKeyToken(linkSecrets, token, now);
  const [key] = claim ? await linkedKeyQuery(primary(c.env.DB), claim, now) : [];
  return key ? showKey(c, { ...key, token }) : noKey(c);
}

async function showOwnKey(c: Context<AppEnv>) {
  const { keySid } = c.var;
  const [key] = keySid ? await keyOfSessionQuery(primary(c.env.DB), keySid, Date.now()) : [];
  if (key) return showKey(c, key);
  if (keySid) clearKeyCookie(c);
  return c.req.query(portalParameters.done) === signedOut ? keyLeft(c) : noKey(c);
}

const opening = formRoute({
  path: portalApi.openKey,
  schema: openKeyForm,
  limit: "PORTAL_CLIENT_LIMIT",
  async act(c, { token }, now) {
    const { linkSecrets } = settingsOf(c.env);
    if (!linkSecrets) return noKey(c, 503);
    const claim = await openKeyToken(linkSecrets, token ?? "", now);
    const opened = claim && (await openKey(primary(c.env.DB), claim, c.var.keySid, now));
    if (!opened) return noKey(c);
    setKeyCookie(c, opened.id, opened.expire);
    return { to: portalPaths.keyPlan };
  },
  comesBackTo: portalPaths.key,
});

const leaving = formRoute({
  path: portalApi.leaveKey,
  schema: leaveKeyForm,
  async act(c) {
    if (c.var.keySid) await endKeySessionQuery(primary(c.env.DB), c.var.keySid);
    clearKeyCookie(c);
    return { to: withQuery(portalPaths.key, { [portalParameters.done]: signedOut }) };
  },
  comesBackTo: portalPaths.key,
});

/** A key's cookie is not the client's, and opens nothing of the portal. */
export const inviteSignIn = new Hono<AppEnv>()
  .route("/", opening)
  .route("/", leaving)
  .get(portalPaths.key, (c) => {
    const token = c.req.query(tokenParameter);
    return token === undefined ? showOwnKey(c) : showLink(c, token);
  });
