import type { AnalyticsEngineDataset, D1Database, RateLimit, SendEmail } from "@cloudflare/workers-types";
import * as z from "zod/mini";
import type { LinkSecrets } from "./links/signed-link.ts";

/** What `wrangler.toml` binds. */
export interface Bindings {
  DB: D1Database;
  EMAIL: SendEmail;
  FORM_LIMIT: RateLimit;
  ANALYTICS: AnalyticsEngineDataset;
  SITE_ORIGIN: string;
  /** Secret that signs the links in mails, at least 32 characters. */
  LINK_SECRET?: string;
  /** The secret before it, while links signed with it are still about. */
  LINK_SECRET_PREVIOUS?: string;
}

/** Settings after the check. */
export interface Settings {
  /** Public origin: scheme and host, no trailing slash. */
  siteOrigin: string;
  /** Keys of signed links; `null` without a secret, and then no link is signed and none opens. */
  linkSecrets: LinkSecrets | null;
}

const settings = z.object({
  SITE_ORIGIN: z.url({ protocol: /^https?$/, error: "SITE_ORIGIN must be the site's public http(s) origin" }),
});

/** Characters that a secret must have at least: 32 hexadecimal digits are 128 bits. */
const secretLength = 32;

/** The keys of signed links. There is no default: a missing or short secret is logged and gives none. */
function linkSecretsOf({ LINK_SECRET: current, LINK_SECRET_PREVIOUS: previous }: Bindings): LinkSecrets | null {
  if (current !== undefined && current.length >= secretLength)
    return { current, previous: previous !== undefined && previous.length >= secretLength ? previous : null };
  console.error(
    JSON.stringify({
      event: "link-secret-missing",
      message: `LINK_SECRET is ${current ? `shorter than ${secretLength} characters` : "not set"}: no link in a mail can be signed or opened. Set it with: wrangler secret put LINK_SECRET`,
    }),
  );
  return null;
}

const checked = new WeakMap<Bindings, Settings>();

/** The settings of this environment, checked at the first call. @throws when a variable is missing or malformed */
export function settingsOf(env: Bindings): Settings {
  const known = checked.get(env);
  if (known) return known;
  const { SITE_ORIGIN } = z.parse(settings, { SITE_ORIGIN: env.SITE_ORIGIN });
  const result = { siteOrigin: new URL(SITE_ORIGIN).origin, linkSecrets: linkSecretsOf(env) };
  checked.set(env, result);
  return result;
}

/** The environment of a Hono handler of this site. */
export interface AppEnv {
  Bindings: Bindings;
  Variables: { requestId: string };
}
