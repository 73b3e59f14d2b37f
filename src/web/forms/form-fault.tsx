import type { Context, MiddlewareHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { AppEnv } from "../../env.ts";
import { patience, within } from "../deadline.ts";
import { isFormPost, problem } from "./problem.tsx";
import { UnstoredPage, unstoredMetadata } from "./unstored-page.tsx";

const late = Symbol("late");

/** All texts that a form post sent, those of one name together. */
async function fieldsOf(c: Context): Promise<[string, string][]> {
  const body = await c.req.parseBody({ all: true });
  return Object.entries(body).flatMap(([name, values]) =>
    [values].flat().flatMap((value): [string, string][] => (typeof value === "string" ? [[name, value]] : [])),
  );
}

/**
 * Has a form's post handled within the time that a write may take. When it fails, or takes longer, a browser's form post
 * is answered with its own words and a button that sends them again, without asking anything of the database; a program
 * gets the error as JSON. What may have been stored after all is not stored twice: the same post has the same key.
 */
export async function handleWithin(c: Context<AppEnv>, handle: () => ReturnType<MiddlewareHandler>) {
  const answer = await within(patience.write, handle(), late);
  const isLate = answer === late;
  if (!isLate && (!c.error || c.error instanceof HTTPException)) return answer;
  if (isLate) console.error(JSON.stringify({ event: "form-timed-out", id: c.get("requestId"), route: c.req.path }));
  if (!isFormPost(c))
    return isLate
      ? problem(c, 503, "Something went wrong on our side. Please try again or contact us directly.")
      : answer;
  const { pathname, search } = new URL(c.req.url);
  c.status(isLate ? 503 : 500);
  const page = <UnstoredPage action={pathname + search} fields={await fieldsOf(c)} />;
  const kept = await c.render(page, { metadata: unstoredMetadata });
  // Assigned twice: headers of the answer before would be taken over otherwise.
  c.res = undefined;
  c.res = kept;
  return undefined;
}
