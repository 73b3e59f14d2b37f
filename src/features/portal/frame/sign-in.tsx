import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { site } from "../../../content/site.ts";
import type { Words } from "../../../content/words/en/index.ts";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { textsOf } from "../../../platform/http/forms/form-body.ts";
import { isFormPost, problem } from "../../../platform/http/forms/problem.tsx";
import { Island } from "../../../platform/islands/island.tsx";
import { otherWords, useWords, wordsOf } from "../../../platform/pages/words.ts";
import { TextField } from "../../../platform/ui/field.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import { Sunset } from "../../../platform/ui/sunset.tsx";
import { api } from "../../site/paths.ts";
import type { Client } from "../access/portal-links.ts";
import { type LiveSession, liveSessionQuery, type OfClient } from "../access/sessions.ts";
import { portalApi, portalPaths } from "../paths.ts";
import type { PortalAccessField } from "./access-form.ts";
import portalAccess from "./portal-access.island.tsx";
import { portalMetadata } from "./portal-metadata.ts";
import { clearSessionCookie, extendSession } from "./session-cookies.ts";

type AccessView = "ask" | "sent" | keyof Words["portal"]["access"]["notices"];

const statuses = {
  ask: 200,
  sent: 200,
  "broken-link": 401,
  "address-known": 401,
  "broken-code": 401,
  "broken-quote": 401,
  "broken-signing": 401,
  "broken-paying": 401,
  "broken-calling": 401,
  cancelled: 410,
  ended: 401,
  unavailable: 503,
} as const satisfies Record<AccessView, number>;

interface AccessPageProps {
  view: AccessView;
  /** Sent without JavaScript and refused. */
  form?: FormState<PortalAccessField>;
  /** Texts of a form post that had no session. */
  written?: readonly { field: keyof Words["portal"]["access"]["fields"]; words: string }[];
}

function AccessPage({ view, form, written = [] }: AccessPageProps) {
  const all = useWords();
  const { name, access } = all.portal;
  const { notices, ...words } = access;
  const notice = view === "ask" || view === "sent" ? null : notices[view];
  return (
    <section className="wrap access">
      <div>
        <Sunset className="access-sun" />
        <h1 className="h1">{name}</h1>
        <p className="lead mt-5 mb-8">{words.lead}</p>
        {notice ? (
          <div className="mb-6">
            <Notice tone="danger">
              <p className="font-600">{notice.title}</p>
              <p>{notice.advice}</p>
            </Notice>
          </div>
        ) : null}
        {written.length > 0 ? (
          <div className="card access-card mb-6">
            <p className="font-600">{words.written}</p>
            <dl>
              {written.map(({ field, words: text }) => (
                <div className="mt-3" key={field}>
                  <dt className="small text-muted">{words.fields[field]}</dt>
                  <dd className="whitespace-pre-wrap break-words">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        ) : null}
        {view === "unavailable" ? (
          <a className="btn btn-primary" href={site.phone.href}>
            <span className="i-lucide-phone" aria-hidden="true" />
            {site.phone.display}
          </a>
        ) : (
          <div className="card card-lifted access-card">
            <Island
              of={portalAccess}
              props={{
                words: { access: words, ...otherWords(all) },
                isSent: view === "sent",
                ...(form ? { form } : {}),
              }}
              when="near"
            />
          </div>
        )}
        {view === "unavailable" ? null : (
          <details className="mt-6" open={view === "broken-code"}>
            <summary className="text-link">{words.onPaper}</summary>
            <form className="card access-card access-form mt-3" method="post" action={portalApi.openCode}>
              <TextField
                id="portal-code"
                name="code"
                label={words.code}
                autoComplete="off"
                placeholder="3F9A-7KQ2-M0TX"
              />
              <button className="btn btn-secondary" type="submit">
                {words.openPortal}
              </button>
            </form>
          </details>
        )}
        <p className="small text-muted mt-6">
          {words.none}{" "}
          <a className="text-link" href={all.frame.book.href}>
            {words.book}
          </a>
          .
        </p>
      </div>
    </section>
  );
}

const accessMetadata = (words: Words) => portalMetadata(words, words.portal.access, null, portalPaths.dashboard);

export function showSignIn(
  c: Context<AppEnv>,
  view: AccessView,
  { form, written = [] }: Pick<AccessPageProps, "form" | "written"> = {},
) {
  if (!form) c.status(statuses[view]);
  const page = <AccessPage view={view} {...(form ? { form } : {})} written={written} />;
  return c.render(page, { metadata: accessMetadata(wordsOf(c)) });
}

const wordFields = ["subject", "message", "songRequest", "title", "artist", "note"] as const;

async function writtenIn(c: Context<AppEnv>): Promise<NonNullable<AccessPageProps["written"]>> {
  if (!isFormPost(c)) return [];
  const texts: FormState["values"] = await textsOf(c, wordFields).catch(() => ({}));
  return wordFields.flatMap((field) => {
    const words = texts[field]?.trim();
    return words ? [{ field, words }] : [];
  });
}

/** Gives back the texts of a form post, and removes the invalid cookie. */
export async function signedOut(c: Context<AppEnv>): Promise<Response> {
  if (c.var.sid) clearSessionCookie(c);
  const isProgram = c.req.path.startsWith(api.prefix) && !isFormPost(c);
  if (isProgram) return problem(c, 401, wordsOf(c).portal.access.byMail);
  return showSignIn(c, "ended", { written: await writtenIn(c) });
}

/** Before the body is read. The handler's query checks the session, but refused JSON never reaches it. */
export const withSession = createMiddleware<AppEnv>(async (c, next) => {
  const { sid } = c.var;
  if (!sid) return signedOut(c);
  await next();
  if (c.res.status !== 422 || isFormPost(c)) return;
  const [session] = await liveSessionQuery(primary(c.env.DB), sid, Date.now());
  if (session) return;
  const answer = await signedOut(c);
  c.res = undefined;
  c.res = answer;
});

/** Answers with what `read` finds for the signed-in client; 404 where it finds nothing. */
export async function forClient<Found, Answer>(
  c: Context<AppEnv>,
  read: (client: Client) => Promise<OfClient<Found>>,
  answer: (found: Found, client: Client & { session: LiveSession }) => Answer | Promise<Answer>,
): Promise<Response | Answer> {
  const client = { db: primary(c.env.DB), sid: c.var.sid, now: Date.now() };
  const own = client.sid ? await read(client) : null;
  if (!own) return signedOut(c);
  extendSession(c, own.session);
  if (own.found === null) return c.notFound();
  return answer(own.found, { ...client, session: own.session });
}
