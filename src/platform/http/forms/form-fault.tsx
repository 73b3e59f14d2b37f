import type { Context, MiddlewareHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { AppEnv } from "../../../env.ts";
import { patience, within } from "../deadline.ts";
import { isFormPost } from "./problem.tsx";
import { UnstoredPage, unstoredMetadata } from "./unstored-page.tsx";

const late = Symbol("late");

/** All texts that a form post sent, those of one name together. */
export async function fieldsOf(c: Context): Promise<[string, string][]> {
  const body = await c.req.parseBody({ all: true });
  return Object.entries(body).flatMap(([name, values]) =>
    [values].flat().flatMap((value): [string, string][] => (typeof value === "string" ? [[name, value]] : [])),
  );
}

/** What a program is told. */
const unstored =
  "Something went wrong on our side, and this was not stored. Please send it again: it never arrives twice. Or contact us directly.";

/** The page that holds a form's words, and sends them again. */
async function keptWords(c: Context<AppEnv>): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const page = <UnstoredPage action={pathname + search} fields={await fieldsOf(c)} />;
  return c.render(page, { metadata: unstoredMetadata });
}

/**
 * Has a form's post handled within the time that a write may take. When it fails, or takes longer, a browser's form post
 * is answered with its own words and a button that sends them again, without asking anything of the database; a program
 * is told the same as JSON. What may have been stored after all is not stored twice: the same post has the same key.
 */
export async function handleWithin(c: Context<AppEnv>, handle: () => ReturnType<MiddlewareHandler>) {
  const answer = await within(patience.write, handle(), late);
  const isLate = answer === late;
  if (!isLate && (!c.error || c.error instanceof HTTPException)) return answer;
  if (isLate) {
    console.error(JSON.stringify({ event: "form-timed-out", id: c.get("requestId"), route: c.req.routePath }));
    c.var.noteFault("form-timed-out", c.req.routePath);
  }
  c.status(isLate ? 503 : 500);
  const kept = isFormPost(c) ? await keptWords(c) : c.json({ message: unstored });
  // Assigned twice: headers of the answer before would be taken over otherwise.
  c.res = undefined;
  c.res = kept;
  return undefined;
}
