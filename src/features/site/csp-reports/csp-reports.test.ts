import { afterEach, expect, it, vi } from "vitest";
import { securityHeaders } from "../../../platform/http/security-headers.ts";
import { origin, postJson, visit } from "../../../test/site.ts";
import { api } from "../paths.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const send = (body: unknown, network: string) =>
  visit(postJson(api.cspReport, body, { "Content-Type": "application/csp-report", "CF-Connecting-IP": network }));

it("is where every answer tells browsers to report", () => {
  expect(securityHeaders["Content-Security-Policy"]).toContain(`report-uri ${api.cspReport}; report-to csp`);
  expect(securityHeaders["Reporting-Endpoints"]).toBe(`csp="${api.cspReport}"`);
});

it("logs each violation once, with neither token nor address, and nothing of nonsense", async () => {
  const lines = vi.spyOn(console, "warn").mockReturnValue();
  const directive = crypto.randomUUID();
  const report = {
    "document-uri": `${origin}/portal?token=secret&email=ana@example.com`,
    "effective-directive": directive,
    "blocked-uri": "https://evil.test/x.js?ana@example.com",
  };
  const body = { documentURL: `${origin}/live`, effectiveDirective: directive, blockedURL: "inline" };
  const bodies = [{ "csp-report": report }, [{ type: "csp-violation", body }], "{", null, 7, "x".repeat(20_000)];
  for (const sent of [...bodies, ...bodies]) expect((await send(sent, "192.0.2.1")).status).toBe(204);
  expect(lines.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    { event: "csp-violation", directive, blocked: "evil.test", path: "/portal" },
    { event: "csp-violation", directive, blocked: "inline", path: "/live" },
  ]);
});

it("cannot be flooded, from one network or from many", async () => {
  const lines = vi.spyOn(console, "warn").mockReturnValue();
  for (let count = 0; count < 200; count += 1) {
    const report = { "effective-directive": `made-up-${count}` };
    expect((await send({ "csp-report": report }, `198.51.100.${count}`)).status).toBe(204);
  }
  expect(lines.mock.calls.length).toBeLessThanOrEqual(50);
});
