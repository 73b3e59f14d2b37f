import type { Context } from "hono";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { clientNetwork } from "../client-address.ts";
import { fieldsOf } from "../forms/form-fault.tsx";
import { isFormPost, problem } from "../forms/problem.tsx";
import { openForField, tokenField } from "./person-fields.ts";
import { PersonPage, personMetadata } from "./person-page.tsx";
import { isPerson, turnstileScript } from "./turnstile.ts";

/** The shortest time in milliseconds in which a person opens a page, answers a form, with autofill as well, and sends it. */
const shortest = 2000;

/** A field that the schema does not name, as it was sent. */
async function sentText(c: Context<AppEnv>, field: string): Promise<string> {
  const body: Record<string, unknown> = isFormPost(c) ? await c.req.parseBody({ all: true }) : await c.req.json();
  return String(body[field] ?? "");
}

/** Whether the browser's script says that its page was open for less than any person needs. Without a script nobody does. */
export async function isTooFast(c: Context<AppEnv>): Promise<boolean> {
  const openFor = await sentText(c, openForField);
  return /^\d+$/.test(openFor) && Number(openFor) < shortest;
}

/** A form filled faster than by hand, or more forms in a minute than one network's visitors send. */
const isSuspicious = async (c: Context<AppEnv>): Promise<boolean> =>
  (await isTooFast(c)) || !(await c.env.PERSON_LIMIT.limit({ key: clientNetwork(c) })).success;

const pleaseConfirm = "Please confirm that you are a person.";

/**
 * The answer to a whole form that looks like a program's, `null` to any other: a browser gets a page with its words and
 * Turnstile's widget, and sends them from there. Where Turnstile is not set up nobody is asked, and while it gives no
 * answer everybody is believed: limits and the one mail a day hold all the same.
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
  if (!isFormPost(c)) return problem(c, 403, pleaseConfirm, [{ path: tokenField, message: pleaseConfirm }]);
  const { pathname, search } = new URL(c.req.url);
  const fields = (await fieldsOf(c)).filter(([name]) => name !== tokenField);
  c.status(403);
  c.set("challengedBy", turnstile.url);
  return c.render(
    <PersonPage
      action={pathname + search}
      fields={fields}
      siteKey={turnstile.siteKey}
      script={turnstileScript(turnstile)}
    />,
    { metadata: personMetadata },
  );
}
