import { playerOrigins } from "../../content/player.ts";
import { cspReportPath } from "../../features/site/first-paths.ts";
import { speculationRulesHash } from "../pages/speculation-rules.ts";

/** Frames that visitors may open: the video and the mixes, the stream and the scheduling calendar. */
const frames = [...Object.values(playerOrigins), "https://calendly.com"];

/** The site's own files, and the one text within every page that a browser reads as it does scripts. */
const scripts = ["'self'", `'${speculationRulesHash}'`];

/** The name under which browsers keep the address for their reports. */
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
  // React writes no markup from text, and neither does anything else here: not even a policy may.
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

/** Forms that lead on to `origin` as well: browsers ask the policy for redirects, too. */
const leadingTo = (origin: string | undefined) => ({ "form-action": ["'self'", ...(origin ? [origin] : [])] });

/** The policy of the administrator's pages: one script alone may be made a service worker. The logout leads to `origin`. */
export const policyOfAdmin = (origin: string | undefined): string =>
  written({ ...contentSecurityPolicy, ...leadingTo(origin), "trusted-types": ["evening-worker"] });

/** The policy of that service worker, whose first line names its own file. */
export const policyOfWorker = written(withoutTrustedTypes);

/** The policy of the one page on which `origin` asks whether a person sits there. Its script writes markup as it likes. */
export const policyChallengedBy = (origin: string): string =>
  written({ ...withoutTrustedTypes, "script-src": [...scripts, origin], "frame-src": [origin] });

/** The policy of a page whose forms lead on to `origin`. */
export const policyLeadingTo = (origin: string): string => written({ ...contentSecurityPolicy, ...leadingTo(origin) });

/**
 * Security headers of every answer, written once. No script, style or frame but the site's own and the named frames can
 * run.
 */
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
