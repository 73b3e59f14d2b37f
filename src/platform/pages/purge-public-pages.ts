import type { ExecutionContext } from "@cloudflare/workers-types";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../../env.ts";
import { cachedPagesOf } from "./public/cached-pages.ts";

export const changesDates = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.req.method !== "POST" || c.res.status >= 400) return;
  await forgetPublicPages(c, ["dates"]);
});

/** Gives whether the edge was purged. */
export function forgetPublicPages(c: Pick<Context<AppEnv>, "env" | "executionCtx">, tags: string[]): Promise<boolean> {
  cachedPagesOf(c.env.DB).changed();
  return purgePublicPages(c.executionCtx, tags);
}

/** Milliseconds. A page rendered earlier may be from a lagging replica, and would stay for an hour. */
export const replicasCaughtUp = 2500;

/** `cache` is missing in local runs. */
type Surroundings = Pick<ExecutionContext, "waitUntil" | "cache">;

async function purge(cache: NonNullable<ExecutionContext["cache"]>, tags: string[]): Promise<boolean> {
  try {
    const { success, errors } = await cache.purge({ tags });
    if (success) return true;
    console.error(JSON.stringify({ event: "purge-failed", tags, codes: errors.map(({ code }) => code) }));
  } catch (error) {
    console.error(JSON.stringify({ event: "purge-failed", tags, message: String(error) }));
  }
  return false;
}

/** Purges again once replicas have caught up; on failure pages change within the hour. */
export async function purgePublicPages(context: Surroundings, tags: string[]): Promise<boolean> {
  const { cache } = context;
  if (!cache) return true;
  const purged = await purge(cache, tags);
  context.waitUntil(new Promise((resolve) => setTimeout(resolve, replicasCaughtUp)).then(() => purge(cache, tags)));
  return purged;
}
