import type { AnalyticsEngineDataPoint, AnalyticsEngineDataset } from "@cloudflare/workers-types";
import { describe, expect, it } from "vitest";
import { publicRoutes } from "../../../public-routes.ts";
import { get, origin, visit } from "../../../test/site.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { portalPaths } from "../../portal/paths.ts";
import { guestPaths, paths, receivedPath, waitlistJoinedPath } from "../paths.ts";

function notebook() {
  const points: AnalyticsEngineDataPoint[] = [];
  const dataset: AnalyticsEngineDataset = {
    writeDataPoint(point = {}) {
      points.push(point);
    },
  };
  return { points, dataset };
}

const tell = (body: unknown, headers: HeadersInit = {}, cf?: object) =>
  new Request(`${origin}/api/beacon`, {
    method: "POST",
    headers: {
      "Content-Type": "text/plain;charset=UTF-8",
      Origin: origin,
      "Sec-Fetch-Site": "same-origin",
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
    ...(cf ? { cf } : {}),
  });

describe("the beacon", () => {
  it.each([
    ["a page view", { kind: "pageview", path: "/live" }, ["pageview", "/live", "", "US"]],
    [
      "an outbound link",
      { kind: "outbound", path: "/", target: "www.twitch.tv" },
      ["outbound", "/", "www.twitch.tv", "US"],
    ],
    [
      "a download",
      { kind: "download", path: "/epk", target: "sunset-bay-dj-logos.zip" },
      ["download", "/epk", "sunset-bay-dj-logos.zip", "US"],
    ],
  ])("writes %s as one data point", async (_, body, blobs) => {
    const { points, dataset } = notebook();
    const answer = await visit(tell(body, {}, { country: "US" }), { ANALYTICS: dataset });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    expect(points).toEqual([{ indexes: [body.kind], blobs, doubles: [1] }]);
  });

  it("takes JSON as well, and a visit without a country", async () => {
    const { points, dataset } = notebook();
    await visit(tell({ kind: "pageview", path: "/" }, { "Content-Type": "application/json" }), { ANALYTICS: dataset });
    expect(points.map(({ blobs }) => blobs)).toEqual([["pageview", "/", "", ""]]);
  });

  it.each([
    ["a guest's code", guestPaths("GUEST2").page, guestPaths(":code").page],
    ["the id of a waitlist's entry", `${waitlistJoinedPath}/0e8f6d0c`, "/waitlist/joined/:id"],
    ["a post", "/blog/what-anybody-typed", "/blog/:slug"],
    ["a booking", bookingPaths("0e8f6d0c").page, "/admin/bookings/:id"],
    ["a client's plan", portalPaths.dashboard, portalPaths.dashboard],
    ["a confirmation", receivedPath, receivedPath],
    ["a feed behind a secret", "/calendar/secret.ics", "/calendar/:file"],
    ["no page", "/ana@example.com/secret", "not found"],
  ])("counts %s by its route", async (_, path, counted) => {
    const { points, dataset } = notebook();
    for (const body of [
      { kind: "pageview", path },
      { kind: "outbound", path, target: "www.twitch.tv" },
    ])
      await visit(tell(body), { ANALYTICS: dataset });
    expect(points.map(({ blobs }) => blobs?.[1])).toEqual([counted, counted]);
  });

  it("counts each page that everybody sees by its address", async () => {
    const { points, dataset } = notebook();
    const whole = publicRoutes.map(({ path }) => path).filter((path) => !path.includes(":"));
    for (const path of whole) await visit(tell({ kind: "pageview", path }), { ANALYTICS: dataset });
    expect(points.map(({ blobs }) => blobs?.[1])).toEqual(whole);
  });

  it("keeps nothing that could name a visitor", async () => {
    const { points, dataset } = notebook();
    const body = { kind: "pageview", path: "/book", email: "ana@example.com" };
    await visit(tell(body, { "User-Agent": "Firefox", "CF-Connecting-IP": "203.0.113.7" }), { ANALYTICS: dataset });
    expect(JSON.stringify(points)).not.toMatch(/ana@|Firefox|203\.0/);
  });

  it.each([
    ["a path without a slash", { kind: "pageview", path: "about:blank" }],
    ["a path with a query", { kind: "pageview", path: "/portal?token=secret" }],
    ["a path that is too long", { kind: "pageview", path: `/${"x".repeat(200)}` }],
    ["a path of another type", { kind: "pageview", path: 7 }],
    ["no path", { kind: "pageview" }],
    ["another kind", { kind: "purchase", path: "/" }],
    ["a link without its host", { kind: "outbound", path: "/" }],
    ["a host that is an address", { kind: "outbound", path: "/", target: "https://example.com/?q=ana" }],
    ["a file that is a path", { kind: "download", path: "/epk", target: "../secret" }],
    ["a list", []],
    ["nothing", ""],
    ["what is not JSON", "{"],
    ["1 MB", "x".repeat(1_048_576)],
  ])("drops %s without a word", async (_, body) => {
    const { points, dataset } = notebook();
    const answer = await visit(tell(body), { ANALYTICS: dataset });
    expect(answer.status).toBe(204);
    expect(points).toEqual([]);
  });

  it("drops a form and refuses other sites", async () => {
    const { points, dataset } = notebook();
    const body = { kind: "pageview", path: "/" };
    const form = { "Content-Type": "application/x-www-form-urlencoded" };
    expect((await visit(tell(body, form), { ANALYTICS: dataset })).status).toBe(204);
    expect((await visit(tell(body, { Origin: "https://evil.example" }), { ANALYTICS: dataset })).status).toBe(403);
    expect(points).toEqual([]);
  });

  it("counts nothing of an address that has sent more than any person does", async () => {
    const { points, dataset } = notebook();
    const limit = async ({ key }: { key: string }) => ({ success: key !== "203.0.113.7" });
    for (const address of ["203.0.113.7", "198.51.100.9"]) {
      const path = address === "203.0.113.7" ? paths.mixes : paths.book;
      const visitor = tell({ kind: "pageview", path }, { "CF-Connecting-IP": address });
      expect((await visit(visitor, { ANALYTICS: dataset, BEACON_LIMIT: { limit } })).status).toBe(204);
    }
    expect(points.map(({ blobs }) => blobs?.[1])).toEqual([paths.book]);
  });

  it("ignores a dataset that fails", async () => {
    const dataset: AnalyticsEngineDataset = {
      writeDataPoint() {
        throw new Error("no quota");
      },
    };
    expect((await visit(tell({ kind: "pageview", path: "/" }), { ANALYTICS: dataset })).status).toBe(204);
  });

  it("works with the binding of wrangler.toml", async () => {
    expect((await visit(tell({ kind: "pageview", path: "/" }))).status).toBe(204);
  });

  it("is no page", async () => {
    expect((await visit(get("/api/beacon"))).status).toBe(404);
  });
});
