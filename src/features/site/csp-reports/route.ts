import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod/mini";
import type { AppEnv } from "../../../env.ts";
import { hour } from "../../../platform/durations.ts";
import { clientNetwork } from "../../../platform/http/client-address.ts";
import { api } from "../paths.ts";

/** Bytes: browsers send several reports at once. */
const maxSize = 16 * 1024;

/** Lines an hour of one isolate, and reports of one request. */
const mostLines = 50;
const mostReports = 10;

/** Characters. */
const longestValue = 200;

const text = z._default(z.catch(z.string(), ""), "");

const oldReport = z.object({
  "csp-report": z.object({
    "effective-directive": text,
    "violated-directive": text,
    "blocked-uri": text,
    "document-uri": text,
  }),
});
const newReports = z.array(
  z.object({ body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text }) }),
);

interface Violation {
  directive: string;
  blocked: string;
  path: string;
}

/** The rest of the URL may be private. */
const hostOf = (url: string): string => URL.parse(url)?.host || url;

const violation = (directive: string, blocked: string, page: string): Violation => ({
  directive: directive.slice(0, longestValue),
  blocked: hostOf(blocked).slice(0, longestValue),
  path: (URL.parse(page)?.pathname ?? "").slice(0, longestValue),
});

function violationsIn(body: unknown): Violation[] {
  const one = z.safeParse(oldReport, body);
  if (one.success) {
    const { "csp-report": report } = one.data;
    const directive = report["effective-directive"] || report["violated-directive"];
    return [violation(directive, report["blocked-uri"], report["document-uri"])];
  }
  const several = z.safeParse(newReports, body);
  return (several.data ?? [])
    .slice(0, mostReports)
    .map(({ body: { effectiveDirective, blockedURL, documentURL } }) =>
      violation(effectiveDirective, blockedURL, documentURL),
    );
}

function parse(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

const written = { since: 0, lines: new Set<string>() };

function write(found: Violation, now: number): void {
  if (now - written.since > hour) {
    written.since = now;
    written.lines.clear();
  }
  const line = JSON.stringify({ event: "csp-violation", ...found });
  if (written.lines.size >= mostLines || written.lines.has(line)) return;
  written.lines.add(line);
  console.warn(line);
}

/** Once an hour for each violation, without personal data. */
export const cspReports = new Hono<AppEnv>().post(
  api.cspReport,
  bodyLimit({ maxSize, onError: (c) => c.body(null, 204) }),
  async (c) => {
    const body = parse(await c.req.arrayBuffer());
    const { success } = await c.env.BEACON_LIMIT.limit({ key: `csp:${clientNetwork(c)}` });
    if (success) for (const found of violationsIn(body)) write(found, Date.now());
    return c.body(null, 204);
  },
);
