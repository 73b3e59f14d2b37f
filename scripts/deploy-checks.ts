import * as z from "zod/mini";
import { identity } from "../src/content/business.ts";
import { site } from "../src/content/site.ts";
import { replySettings } from "../src/env-variables.ts";
import { ofAnotherName } from "./press-file-name.ts";
import { sampleFields } from "./sample-business.ts";
import { settingsOf } from "./wrangler.ts";

const settings = z.object({
  vars: z.record(z.string(), z.string()),
  routes: z._default(z.array(z.unknown()), []),
  queues: z.optional(z.object({ consumers: z.array(z.object({ queue: z.string() })) })),
});

const readSettings = () => settingsOf(settings);

/** RFC 2606, and fictional phone numbers. */
const isInvented = (text: string): boolean => /\.(?:example|test|invalid)\b|\b555-01\d\d\b/.test(text);

/** Names: each must be there before a deployment. */
export const deployedQueues = (): string[] => (readSettings().queues?.consumers ?? []).map(({ queue }) => queue);

export const deployedOrigin = (): string => (readSettings().vars.SITE_ORIGIN ?? "").replace(/\/$/, "");

/** Facts that are the sample's, or that nobody can own. */
export function sampleFaults(): string[] {
  const fields = sampleFields(identity);
  if (fields.length > 0)
    return [
      `src/content/business.ts is still the sample's in ${fields.join(", ")}: npm run setup. See docs/make-it-yours.md.`,
    ];
  const invented = Object.entries(identity).flatMap(([name, value]) =>
    isInvented(JSON.stringify(value)) ? [`src/content/business.ts: ${name} is made up, ${JSON.stringify(value)}`] : [],
  );
  return [...invented, ...ofAnotherName(identity.name)];
}

/** In wrangler.toml. */
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
  if ((vars.REPLY_DOMAIN || vars.REPLY_MAILBOX) && !z.safeParse(replySettings, vars).success)
    faults.push(
      "wrangler.toml: REPLY_DOMAIN and REPLY_MAILBOX must be a domain and a mailbox elsewhere, or both empty",
    );
  return faults;
}

/** Milliseconds. */
const timeout = 15_000;

interface Probe {
  about: string;
  path: string;
  /** Null when nothing is wrong. */
  fault(answer: Response, body: string): string | null;
}

const status =
  (...good: number[]) =>
  (answer: Response) =>
    good.includes(answer.status) ? null : `answers ${answer.status}`;

/** For a site just deployed; none writes. */
export const probes: readonly Probe[] = [
  {
    about: "the home page",
    path: "/",
    fault: (answer, body) => status(200)(answer) ?? (body.includes(site.name) ? null : "does not name the business"),
  },
  { about: "a page with rows of the database", path: "/book", fault: status(200) },
  { about: "what plays now", path: "/api/now-playing", fault: status(200) },
  { about: "the health of its parts", path: "/api/health", fault: status(200) },
  { about: "the administration, which stays closed", path: "/admin", fault: status(302, 401) },
  { about: "the portal's door", path: "/portal", fault: status(200) },
  { about: "a page that is not there", path: "/no-such-page", fault: status(404) },
];

/** For a preview, which stays closed. */
export const previewProbes: readonly Probe[] = [
  { about: "the home page, which stays closed", path: "/", fault: status(302, 401) },
  { about: "the administration, which stays closed", path: "/admin", fault: status(302, 401) },
];

/** Gives what is wrong. */
export async function smokeTest(origin: string, tried: readonly Probe[]): Promise<string[]> {
  const faults = await Promise.all(
    tried.map(async ({ about, path, fault }) => {
      try {
        const answer = await fetch(origin + path, { redirect: "manual", signal: AbortSignal.timeout(timeout) });
        const wrong = fault(answer, await answer.text());
        return wrong && `${path} (${about}) ${wrong}`;
      } catch (error) {
        return `${path} (${about}) does not answer: ${error instanceof Error ? error.message : error}`;
      }
    }),
  );
  return faults.filter((fault) => fault !== null);
}
