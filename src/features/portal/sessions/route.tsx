import { Hono } from "hono";
import * as z from "zod/mini";
import type { Words } from "../../../content/words/en/index.ts";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { limits, optionalLine } from "../../../platform/fields/fields.ts";
import { deviceInWords } from "../../../platform/http/device-in-words.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { problem } from "../../../platform/http/forms/problem.tsx";
import { fill, longDateIn } from "../../../platform/language.ts";
import { useWords, wordsOf } from "../../../platform/pages/words.ts";
import { DividedList } from "../../../platform/ui/divided-list.tsx";
import { lastUsed } from "../access/open-session.ts";
import {
  endAllOthersQuery,
  endOtherSessionQuery,
  liveSessionQuery,
  sessionsOfClientQuery,
} from "../access/sessions.ts";
import { PortalTrail } from "../frame/portal-links.tsx";
import { portalMetadata } from "../frame/portal-metadata.ts";
import { clientTabs } from "../frame/portal-tabs.tsx";
import { clearSessionCookie, extendSession } from "../frame/session-cookies.ts";
import { signedOut } from "../frame/sign-in.tsx";
import { portalApi, portalPaths } from "../paths.ts";

const listed = 50;

/** One by id, or all but the current one. */
const endSessionsForm = z.object({ session: optionalLine(limits.name), others: optionalLine(limits.name) });

const ending = formRoute({
  path: portalApi.sessions,
  schema: endSessionsForm,
  async act(c, { session: other, others }, now) {
    const { sid } = c.var;
    if (!sid) return signedOut(c);
    const db = primary(c.env.DB);
    const [[own], ended] = await db.batch([
      liveSessionQuery(db, sid, now),
      others ? endAllOthersQuery(db, sid, now) : endOtherSessionQuery(db, sid, other ?? "", now),
    ]);
    if (!own) return signedOut(c);
    if (!others && ended.length === 0) return problem(c, 404, wordsOf(c).devices.gone);
    if (other === sid) clearSessionCookie(c);
    return { to: other === sid ? portalPaths.dashboard : portalPaths.sessions };
  },
  comesBackTo: portalPaths.sessions,
});

/** Instants. */
interface Device {
  id: string;
  name: string;
  since: number;
  lastUsed: number;
  isThis: boolean;
}

function SessionsPage({ devices }: { devices: readonly Device[] }) {
  const { formats, devices: words } = useWords();
  const dayOf = (instant: number) => longDateIn(formats, calendarDateAt(instant));
  return (
    <section className="wrap portal">
      <PortalTrail booking="" label={words.crumb} />
      <h1 className="h2 mt-4">{words.title}</h1>
      <p className="lead mt-4 mb-6">{words.intro}</p>
      <DividedList>
        {devices.map(({ id, name, since, lastUsed, isThis }) => (
          <li key={id}>
            <div>
              <h2>
                {name}
                {isThis ? <span className="badge">{words.this}</span> : null}
              </h2>
              <p className="small text-muted">{fill(words.used, { since: dayOf(since), last: dayOf(lastUsed) })}</p>
            </div>
            <form method="post" action={portalApi.sessions}>
              <input type="hidden" name="session" value={id} />
              <button className="btn btn-small btn-secondary" type="submit">
                {words.signOut}
                <span className="visually-hidden"> {name}</span>
              </button>
            </form>
          </li>
        ))}
      </DividedList>
      {devices.length > 1 ? (
        <form className="mt-6" method="post" action={portalApi.sessions}>
          <input type="hidden" name="others" value="all" />
          <button className="btn btn-primary" type="submit">
            {words.others}
          </button>
        </form>
      ) : null}
    </section>
  );
}

const sessionsMetadata = (words: Words) =>
  portalMetadata(words, words.devices, "portal-sessions", portalPaths.sessions, null, clientTabs("", "devices"));

export const portalSessions = new Hono<AppEnv>().route("/", ending).get(portalPaths.sessions, async (c) => {
  const { sid } = c.var;
  if (!sid) return signedOut(c);
  const sessions = await sessionsOfClientQuery(primary(c.env.DB), sid, Date.now(), listed);
  const own = sessions.find((session) => session.sid === sid);
  if (!own) return signedOut(c);
  extendSession(c, own);
  const words = wordsOf(c);
  const devices = sessions.map(({ sid: id, sess, expire }) => ({
    id,
    name: deviceInWords(sess.userAgent, words.formats),
    since: sess.createdAt,
    // A session opened just now lasts less than its full time.
    lastUsed: Math.max(sess.createdAt, lastUsed(expire)),
    isThis: id === sid,
  }));
  return c.render(<SessionsPage devices={devices} />, { metadata: sessionsMetadata(words) });
});
