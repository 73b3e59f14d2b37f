import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../../../env.ts";
import { isFormPost, problem } from "../../../platform/http/forms/problem.tsx";
import { api } from "../../site/paths.ts";
import { keyMetadata, NoKeyPage } from "./no-key-page.tsx";

/** Says that there is no key here which opens that, as JSON to a program. */
export function noKey(c: Context<AppEnv>, status: 401 | 503 = 401) {
  if (c.req.path.startsWith(api.prefix) && !isFormPost(c))
    return problem(c, status, "Please open the plan by the link in your mail.");
  c.status(status);
  return c.render(<NoKeyPage unavailable={status === 503} />, { metadata: keyMetadata() });
}

/** Says that this browser holds the key no longer, as it was asked to. */
export const keyLeft = (c: Context<AppEnv>) => c.render(<NoKeyPage left />, { metadata: keyMetadata() });

/** Turns away who brings no key. Whether it still opens something is for the database to say. */
export const withKey = createMiddleware<AppEnv>(async (c, next) => {
  if (!c.var.keySid) return noKey(c);
  await next();
});
