import type { ExecutionContext } from "@cloudflare/workers-types";
import { Hono } from "hono";
import { redirects } from "./content/redirects.ts";
import type { AppEnv, Bindings } from "./env.ts";
import { adminPaths } from "./features/admin/paths.ts";
import { blogRoutes } from "./features/blog/route.tsx";
import { bookRoutes } from "./features/book/route.tsx";
import { contactRoutes } from "./features/contact/route.tsx";
import { datesApi } from "./features/dates/visitor/api.ts";
import { galleryRoute } from "./features/gallery/route.tsx";
import { guestListApi } from "./features/guests/guest/list-api.ts";
import { homeRoutes } from "./features/home/route.tsx";
import { landingRoutes } from "./features/landing/route.tsx";
import { liveRoutes } from "./features/live/visitor/route.tsx";
import { merchRoutes } from "./features/merch/route.tsx";
import { mixesRoute } from "./features/mixes/route.tsx";
import { newsletterRoutes } from "./features/newsletter/visitor/route.tsx";
import { paperworkRoute } from "./features/paperwork/route.tsx";
import { portalPaths } from "./features/portal/paths.ts";
import { pressKitRoute } from "./features/press-kit/route.tsx";
import { quoteRoutes } from "./features/quotes/visitor/route.tsx";
import { documentRoutes } from "./features/site/documents/route.ts";
import { checkVersions, publicAnswer } from "./features/site/frame/public-answers.tsx";
import type { PublicRoute } from "./features/site/frame/public-route.ts";
import { planTimesApi } from "./features/timeline/client/times-api.ts";
import { addressOf, type Choices, chosenIn } from "./platform/pages/public/address.ts";
import { cachedPagesOf } from "./platform/pages/public/cached-pages.ts";
import { answerFrom } from "./platform/pages/public/public-headers.ts";

/** The same for everyone; only these are cached. */
export const publicRoutes: readonly PublicRoute[] = [
  ...homeRoutes,
  ...bookRoutes,
  ...quoteRoutes,
  mixesRoute,
  ...merchRoutes,
  galleryRoute,
  ...contactRoutes,
  pressKitRoute,
  paperworkRoute,
  ...blogRoutes,
  ...landingRoutes,
  ...liveRoutes,
  ...newsletterRoutes,
  ...documentRoutes,
];

export const publicSite = new Hono<AppEnv>();
publicSite.route("/", datesApi);
publicSite.route("/", guestListApi);
publicSite.route("/", planTimesApi);
for (const [from, to] of Object.entries(redirects))
  publicSite.get(from, (c) => {
    c.header("Cache-Control", "public, max-age=3600");
    return c.redirect(to + new URL(c.req.url).search, 301);
  });
for (const route of publicRoutes) publicSite.get(route.path, publicAnswer(route));

export const isPublic = ({ method, url }: Request): boolean =>
  (method === "GET" || method === "HEAD") && publicSite.router.match("GET", new URL(url).pathname)[0].length > 0;

const patterns = [
  ...publicRoutes.map(({ path }) => path),
  ...Object.keys(redirects),
  portalPaths.dashboard,
  adminPaths.today,
].map((path) => new RegExp(`^${path.replaceAll(".", "\\.").replace(/:\w+(?:\{[^}]*\})?/g, "[a-z\\d-]+")}$`));

/** Null where no page matches. */
export function plainPath(path: string): string | null {
  const plain = path.toLowerCase().replace(/(?<=.)\/+$/, "");
  return plain !== path && patterns.some((pattern) => pattern.test(plain)) ? plain : null;
}

const choicesAt = new Map<string, Choices>(
  publicRoutes.flatMap(({ path, choices }) => (choices ? [[path, choices]] : [])),
);

function cacheKey(url: string): string {
  const begin = url.indexOf("/", url.indexOf("//") + 2);
  const query = url.indexOf("?", begin);
  if (query < 0) return url.slice(begin);
  const path = url.slice(begin, query);
  const choices = choicesAt.get(path);
  return choices ? addressOf(path, chosenIn(choices, url.slice(query))) : path;
}

/** Null when the page is not cached or may be outdated. */
export function fromMemory(request: Request, env: Bindings, executionCtx: ExecutionContext): Response | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const pages = cachedPagesOf(env.DB);
  const now = Date.now();
  const cached = pages.fresh(cacheKey(request.url), now);
  if (!cached) return null;
  checkVersions(pages, { env, executionCtx }, now);
  return answerFrom(cached, request);
}
