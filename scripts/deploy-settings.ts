import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse as parseToml } from "smol-toml";
import * as z from "zod/mini";
import { identity } from "../src/content/identity.ts";
import { sampleFields } from "../src/content/sample-identity.ts";

const ROOT = join(import.meta.dirname, "..");

const settings = z.object({ vars: z.record(z.string(), z.string()), routes: z._default(z.array(z.unknown()), []) });

/** What of wrangler.toml says where the site is. */
const readSettings = () => z.parse(settings, parseToml(readFileSync(join(ROOT, "wrangler.toml"), "utf8")));

/** Names that nobody can own (RFC 2606), and numbers that nobody is called by. */
const isInvented = (text: string): boolean => /\.(?:example|test|invalid)\b|\b555-01\d\d\b/.test(text);

/** The public origin that is deployed. */
export const deployedOrigin = (): string => (readSettings().vars.SITE_ORIGIN ?? "").replace(/\/$/, "");

/** What still is the sample's in the business's own facts: all of them while it says so, or what nobody can own. */
export function sampleFaults(): string[] {
  const fields = sampleFields(identity);
  if (fields.length > 0)
    return [
      `src/content/identity.ts is still the sample, which makes up ${fields.join(", ")}. See docs/make-it-yours.md.`,
    ];
  return Object.entries(identity).flatMap(([name, value]) =>
    isInvented(JSON.stringify(value))
      ? [`src/content/identity.ts: ${name} is the sample's, ${JSON.stringify(value)}`]
      : [],
  );
}

/** What is missing or wrong in wrangler.toml. */
export function settingFaults(): string[] {
  const { vars, routes } = readSettings();
  const origin = deployedOrigin();
  const faults: string[] = [];
  if (!origin.startsWith("https://") || isInvented(origin))
    faults.push(`wrangler.toml: SITE_ORIGIN must be your own https address, not ${origin || "empty"}`);
  if (routes.length === 0) faults.push("wrangler.toml: no routes, so the site has no domain of its own");
  else if (!JSON.stringify(routes).includes(new URL(origin).hostname))
    faults.push("wrangler.toml: routes and SITE_ORIGIN name different hosts");
  for (const name of ["ACCESS_TEAM_DOMAIN", "ACCESS_AUD"])
    if (!vars[name]) faults.push(`wrangler.toml: ${name} is empty, so nobody gets into /admin`);
  return faults;
}
