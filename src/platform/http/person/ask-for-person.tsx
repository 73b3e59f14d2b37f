import type { Context } from "hono";
import * as z from "zod/mini";
import { type AppEnv, settingsOf, type TurnstileSettings } from "../../../env.ts";
import { openForField, tokenField } from "../../fields/form-state.ts";
import { unlisted } from "../../pages/metadata/page-metadata.ts";
import { wordsOf } from "../../pages/words.ts";
import { clientNetwork } from "../client-address.ts";
import { postedFields, SendAgainPage } from "../forms/form-fault.tsx";
import { isFormPost, problem } from "../forms/problem.tsx";

const turnstileScript = ({ url }: { url: string }): string => `${url}/turnstile/v0/api.js`;
const siteverify = ({ url }: { url: string }): string => `${url}/turnstile/v0/siteverify`;

const timeout = 3000;

const answer = z.object({ success: z.boolean() });

/** `null` without a readable answer in time. */
async function isPerson(settings: TurnstileSettings, token: string, address: string): Promise<boolean | null> {
  try {
    const response = await fetch(siteverify(settings), {
      method: "POST",
      body: new URLSearchParams({ secret: settings.secret, response: token, remoteip: address }),
      signal: AbortSignal.timeout(timeout),
    });
    return z.parse(answer, await response.json()).success;
  } catch {
    return null;
  }
}

/** Milliseconds, too few for a person with autofill. */
const shortest = 2000;

async function sentText(c: Context<AppEnv>, field: string): Promise<string> {
  const body: Record<string, unknown> = isFormPost(c) ? await c.req.parseBody({ all: true }) : await c.req.json();
  return String(body[field] ?? "");
}

/** Measured by script; without one nobody is too fast. */
export async function isTooFast(c: Context<AppEnv>): Promise<boolean> {
  const openFor = await sentText(c, openForField);
  return /^\d+$/.test(openFor) && Number(openFor) < shortest;
}

/** Too fast, or more forms a minute than one network's visitors send. */
const isSuspicious = async (c: Context<AppEnv>): Promise<boolean> =>
  (await isTooFast(c)) || !(await c.env.PERSON_LIMIT.limit({ key: clientNetwork(c) })).success;

/**
 * `null` for a form that looks like a person's. Without Turnstile or its answer everybody is believed: limits still
 * hold.
 */
export async function askForPerson(c: Context<AppEnv>): Promise<Response | null> {
  const { turnstile } = settingsOf(c.env);
  if ("unset" in turnstile) return null;
  const token = await sentText(c, tokenField);
  const verdict = token ? await isPerson(turnstile, token, c.req.header("CF-Connecting-IP") ?? "") : false;
  if (verdict === null) {
    console.error(JSON.stringify({ event: "turnstile-no-answer", id: c.get("requestId"), route: c.req.routePath }));
    c.var.noteFault("turnstile-no-answer", c.req.routePath);
  }
  if (verdict !== false || (!token && !(await isSuspicious(c)))) return null;
  const {
    errors,
    faults: { person },
  } = wordsOf(c);
  if (!isFormPost(c)) return problem(c, 403, errors.person, [{ path: tokenField, message: errors.person }]);
  const { pathname, search } = new URL(c.req.url);
  const fields = (await postedFields(c)).filter(([name]) => name !== tokenField);
  c.status(403);
  c.set("challengedBy", turnstile.url);
  return c.render(
    <SendAgainPage
      heading={person.title}
      text={person.text}
      button={person.send}
      action={pathname + search}
      fields={fields}
    >
      <div className="cf-turnstile mb-3" data-sitekey={turnstile.siteKey} />
      <script async src={turnstileScript(turnstile)} />
      <p className="small text-muted mb-5">{person.note}</p>
    </SendAgainPage>,
    { metadata: unlisted(person.brief, person.about) },
  );
}
