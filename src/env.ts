import type { AnalyticsEngineDataset, D1Database, RateLimit, SendEmail } from "@cloudflare/workers-types";
import * as z from "zod/mini";

/** What `wrangler.toml` binds. */
export interface Bindings {
  DB: D1Database;
  EMAIL: SendEmail;
  FORM_LIMIT: RateLimit;
  ANALYTICS: AnalyticsEngineDataset;
  SITE_ORIGIN: string;
}

/** Settings after the check. */
export interface Settings {
  /** Public origin: scheme and host, no trailing slash. */
  siteOrigin: string;
}

const settings = z.object({
  SITE_ORIGIN: z.url({ protocol: /^https?$/, error: "SITE_ORIGIN must be the site's public http(s) origin" }),
});

const checked = new WeakMap<Bindings, Settings>();

/** The settings of this environment, checked at the first call. @throws when a variable is missing or malformed */
export function settingsOf(env: Bindings): Settings {
  const known = checked.get(env);
  if (known) return known;
  const { SITE_ORIGIN } = z.parse(settings, { SITE_ORIGIN: env.SITE_ORIGIN });
  const result = { siteOrigin: new URL(SITE_ORIGIN).origin };
  checked.set(env, result);
  return result;
}

/** The environment of a Hono handler of this site. */
export interface AppEnv {
  Bindings: Bindings;
  Variables: { requestId: string };
}
