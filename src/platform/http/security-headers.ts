import { playerOrigins } from "../../content/player.ts";
import { embedsCalendar } from "../../content/site.ts";
import { cspReportPath } from "../../features/site/first-paths.ts";
import { speculationRulesHash } from "../pages/speculation-rules.ts";

const frames = [...Object.values(playerOrigins), ...(embedsCalendar ? ["https://calendly.com"] : [])];

/** Inline speculation rules count as a script. */
const scripts = ["'self'", `'${speculationRulesHash}'`];

const reports = "csp";

const contentSecurityPolicy: Readonly<Record<string, readonly string[]>> = {
  "default-src": ["'none'"],
  "script-src": scripts,
  "style-src": ["'self'"],
  "img-src": ["'self'", "data:"],
  "media-src": ["'self'"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "manifest-src": ["'self'"],
  "frame-src": frames,
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
  "base-uri": ["'none'"],
  // Nothing here writes markup from text.
  "require-trusted-types-for": ["'script'"],
  "trusted-types": ["'none'"],
  "report-uri": [cspReportPath],
  "report-to": [reports],
};

const switchedOff = ["camera", "microphone", "geolocation", "payment", "usb"];

const written = (policy: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");

const { "require-trusted-types-for": _, "trusted-types": __, ...withoutTrustedTypes } = contentSecurityPolicy;

/** Browsers apply `form-action` to redirects, too. */
const leadingTo = (origin: string | undefined) => ({ "form-action": ["'self'", ...(origin ? [origin] : [])] });

/** Allows a service worker, and forms that lead to `origin`. */
export const policyWithWorker = (origin: string | undefined): string =>
  written({ ...contentSecurityPolicy, ...leadingTo(origin), "trusted-types": ["service-worker"] });

/** Its first line names its own file. */
export const policyOfWorker = written(withoutTrustedTypes);

/** Turnstile's script writes markup. */
export const policyChallengedBy = (origin: string): string =>
  written({ ...withoutTrustedTypes, "script-src": [...scripts, origin], "frame-src": [origin] });

/** An SVG file embeds its fonts. */
export const policyOfPicture = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; frame-ancestors 'none'";

export const policyLeadingTo = (origin: string): string => written({ ...contentSecurityPolicy, ...leadingTo(origin) });

export const securityHeaders: Readonly<Record<string, string>> = Object.freeze({
  "Content-Security-Policy": written(contentSecurityPolicy),
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Origin-Agent-Cluster": "?1",
  "Permissions-Policy": switchedOff.map((feature) => `${feature}=()`).join(", "),
  "Reporting-Endpoints": `${reports}="${cspReportPath}"`,
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  "X-DNS-Prefetch-Control": "off",
  "X-Download-Options": "noopen",
  "X-Frame-Options": "DENY",
  "X-Permitted-Cross-Domain-Policies": "none",
  "X-XSS-Protection": "0",
});
