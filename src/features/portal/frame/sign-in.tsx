import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { textsOf } from "../../../platform/http/forms/form-body.ts";
import { isFormPost, problem } from "../../../platform/http/forms/problem.tsx";
import { wordsOf } from "../../../platform/pages/words.ts";
import { api } from "../../site/paths.ts";
import { liveSessionQuery } from "../access/sessions.ts";
import type { AccessView } from "./access-notices.ts";
import { AccessPage, type AccessPageProps, accessMetadata } from "./access-page.tsx";
import { clearSessionCookie } from "./session.ts";

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
