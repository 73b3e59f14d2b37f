import type { D1Database, ExecutionContext } from "@cloudflare/workers-types";
import type { Context } from "hono";
import { type AppEnv, type Bindings, settingsOf } from "../../../env.ts";
import { inTime, timeouts, within } from "../../../platform/http/timeouts.ts";
import { addressOf, type Chosen, chosenIn } from "../../../platform/pages/public/address.ts";
import { type CachedPages, cachedPagesOf } from "../../../platform/pages/public/cached-pages.ts";
import { answerFrom, cachingHeaders } from "../../../platform/pages/public/public-headers.ts";
import { readVersions, versionedReads } from "../../content/versions.ts";
import { producePage } from "./produce-page.ts";
import type { PublicRoute } from "./public-route.ts";

/** Milliseconds that others wait while one request renders. */
const longestWait = 10_000;

const nearness = (pages: CachedPages, now: number) => (pages.hasChanged(now) ? "primary" : "nearby");

const check = (pages: CachedPages, d1: D1Database, now: number): Promise<void> =>
  pages.check(() => readVersions(d1, nearness(pages, now)));

interface Visit {
  env: Bindings;
  executionCtx: Pick<ExecutionContext, "waitUntil">;
}

export function checkVersions(pages: CachedPages, { env, executionCtx }: Visit, now: number): void {
  if (pages.isDue(now)) executionCtx.waitUntil(check(pages, env.DB, now));
}

/** The edge caches it for a minute. */
async function missing(c: Context<AppEnv>, { shows = [] }: PublicRoute): Promise<Response> {
  const answer = await c.notFound();
  for (const [name, value] of Object.entries(cachingHeaders("missing", shows))) answer.headers.set(name, value);
  return answer;
}

export class RowsUnavailable extends Error {}

async function render(c: Context<AppEnv>, route: PublicRoute, pages: CachedPages, address: string, chosen: Chosen) {
  const now = Date.now();
  const name = Object.values(c.req.param())[0] ?? "";
  const origin = settingsOf(c.env).siteOrigin;
  const { db, versions } = versionedReads(c.env.DB, nearness(pages, now));
  const old = pages.get(address);
  const read = Promise.resolve(route.show({ origin, chosen, name, now, db }));
  const shown = old
    ? read
    : inTime(read, timeouts.read).catch((cause: unknown) => {
        throw new RowsUnavailable(`no rows for ${route.path}`, { cause });
      });
  const making = producePage({ route, origin, chosen, now, shown, versions });
  const finished = making.then((made) => {
    if (!made) pages.drop(address);
    return made ? made.cached : null;
  });
  c.executionCtx.waitUntil(pages.take(address, finished));
  if (!old) {
    const made = await making;
    return made ? made.response : missing(c, route);
  }
  // A stale page is better than a wait or an error.
  const made = await within(timeouts.read, making).catch(() => old);
  if (made === null) return pages.get(address) ? answerFrom(old, c.req.raw) : missing(c, route);
  return "response" in made ? made.response : answerFrom(old, c.req.raw);
}

export const publicAnswer = (route: PublicRoute) => async (c: Context<AppEnv>) => {
  const pages = cachedPagesOf(c.env.DB);
  const name = Object.values(c.req.param())[0];
  const path = route.pathOf && name !== undefined ? route.pathOf(name) : route.path;
  const chosen = chosenIn(route.choices ?? {}, new URL(c.req.url).search);
  const address = addressOf(path, chosen);
  const now = Date.now();
  const old = pages.get(address);
  if (old) {
    checkVersions(pages, c, now);
    if (old.versions.size > 0 && pages.mustWait(now)) {
      const read = await within(
        timeouts.read,
        check(pages, c.env.DB, now).then(() => true),
      );
      if (!read) return answerFrom(old, c.req.raw);
    }
    const cached = pages.fresh(address, now);
    if (cached) return answerFrom(cached, c.req.raw);
  }
  const running = pages.rendering(address);
  if (!running) return render(c, route, pages, address, chosen);
  const finished = await within(old ? timeouts.read : longestWait, running).catch(() => null);
  const cached = finished ?? pages.get(address);
  return cached ? answerFrom(cached, c.req.raw) : render(c, route, pages, address, chosen);
};
