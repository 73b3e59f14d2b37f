import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { describe, expect, it, vi } from "vitest";
import { admin } from "../../../admin-routes.ts";
import type { AppEnv } from "../../../env.ts";
import { accessToken, asAdministrator, badTokens, goodClaims } from "../../../test/access.ts";
import { everyTable } from "../../../test/administrator.ts";
import { guardedChanges, guardedOthers, guardedPages, guardedRoutes } from "../../../test/guarded-routes.ts";
import { beginWithNewDatabase } from "../../../test/new-database.ts";
import { asked, storeOneOfEach } from "../../../test/one-of-each.ts";
import { countTrips } from "../../../test/queries.ts";
import { freshly, get, origin, postForm, visit } from "../../../test/site.ts";
import { api } from "../../site/paths.ts";
import { adminApi, adminPaths, calendarFile, guardedPrefixes, loginTo } from "../paths.ts";
import { accessCookie, accessGuard } from "./access.tsx";

const { ACCESS_TEAM_DOMAIN: team = "", ACCESS_AUD: audience = "" } = env;

const guarded: [method: string, path: string][] = [
  ...guardedPages.map((path): [string, string] => ["GET", asked(path)]),
  ...[...guardedChanges.map(([path]) => path), ...guardedOthers].map((path): [string, string] => ["POST", asked(path)]),
  ["GET", "/admin/"],
  ["GET", "/admin/inbox/1"],
  ["GET", "/administrator"],
  ["GET", "/%61dmin"],
  ["GET", "/api/spotify/nowhere"],
  ["GET", "/api/admin"],
  ["DELETE", "/api/admin/anything/at/all"],
  ["GET", "/api/%61dmin/leads"],
];

it("is asked of every route of the administration but these", () => {
  const routes = admin.routes.map(({ method, path }) => `${method} ${path}`);
  expect(routes.filter((route) => !guardedRoutes.includes(route)).sort()).toEqual([
    ...[`GET ${adminApi.user}`, `GET ${adminApi.health}`, `GET ${adminApi.logout}`, `GET ${calendarFile(":file")}`],
    `POST ${adminApi.logout}`,
  ]);
});

it("is asked of every form of the lists, and of no other", () => {
  const forms = [...guardedChanges.map(([path]) => path), ...guardedOthers].map((path) => `POST ${path}`);
  expect(guardedRoutes.filter((route) => !route.startsWith("GET ")).sort()).toEqual(forms.sort());
});

const ways = (token: string): HeadersInit[] => [
  { "Cf-Access-Jwt-Assertion": token },
  { Cookie: `${accessCookie}=${token}` },
];

const everyWay = (token: string, routes: typeof guarded) =>
  routes.flatMap(([method, path]) =>
    ways(token).map((headers): [string, string, HeadersInit] => [method, path, headers]),
  );

const byTurns = (token: string) =>
  guarded.map(([method, path], index): [string, string, HeadersInit] => [method, path, ways(token)[index % 2] ?? {}]);

const ask = (method: string, path: string, headers: HeadersInit) =>
  visit(new Request(origin + path, { method, headers, redirect: "manual" }));

const sampled: readonly string[] = [adminPaths.today, adminApi.nowPlaying, adminApi.login];
const samples = guarded.filter(([, path]) => sampled.includes(path));

async function expectShut(attempts: readonly [string, string, HeadersInit][]): Promise<void> {
  for (const [method, path, headers] of attempts) {
    const answer = await ask(method, path, headers);
    const way = `${method} ${path}`;
    expect(answer.headers.get("Cache-Control"), way).toBe("private, no-store");
    if (path === adminApi.login) {
      expect(answer.status, way).toBe(302);
      expect(answer.headers.get("Location")).toMatch(`${team}/cdn-cgi/access/login/site.test?kid=${audience}&`);
      continue;
    }
    expect(answer.status, way).toBe(401);
    if (path.startsWith(api.prefix)) expect(await answer.json(), way).toEqual({ message: "Please log in." });
    else {
      const page = await answer.text();
      expect(page, way).toContain(`href="${loginTo(path)}"`);
      expect(page, way).toContain('data-island="session-watch" data-when="load"');
    }
  }
}

it.each(["none", "a stranger's signature"])("a token that is %s opens no guarded route", async (kind) => {
  await expectShut(byTurns((await badTokens[kind]?.()) ?? ""));
});

describe.each(Object.entries(badTokens))("a token that is %s", (_, make) => {
  it("is turned away, in the header or in the cookie", async () => {
    expect(new Set(samples.map(([, path]) => path)).size).toBe(sampled.length);
    await expectShut(everyWay(await make(), samples));
  });

  it("is nobody to GET /api/auth/user, and makes no user", async () => {
    const answer = await ask("GET", adminApi.user, { "Cf-Access-Jwt-Assertion": await make() });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await env.DB.prepare("SELECT count(*) AS count FROM users").first("count")).toBe(0);
  });
});

describe("the right token", () => {
  it("opens every guarded route, in the header or in the cookie", async () => {
    for (const [method, path, headers] of byTurns(await accessToken(goodClaims()))) {
      const answer = await ask(method, path, headers);
      const way = `${method} ${path}`;
      expect(answer.status, way).not.toBe(401);
      expect(answer.headers.get("Location") ?? "", way).not.toContain("/cdn-cgi/access/");
      expect(answer.headers.get("Cache-Control"), way).toBe("private, no-store");
    }
  });

  it("makes the user at the first visit, whatever that is, and once", async () => {
    for (const path of ["/admin/inbox", adminPaths.today, adminApi.syncSpotify])
      await ask("POST", path, await asAdministrator());
    const answer = await visit(get(adminApi.user, await asAdministrator()));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      id: expect.any(String),
      email: "dj@example.com",
      firstName: null,
      lastName: null,
      profileImageUrl: null,
    });
    expect(await env.DB.prepare("SELECT email FROM users").all()).toMatchObject({
      results: [{ email: "dj@example.com" }],
    });
  });

  it("is recorded once by an isolate: later pages are read in one round trip", async () => {
    const headers = await asAdministrator();
    const DB = freshly(env.DB);
    const trips = countTrips();
    await visit(get(adminPaths.leads, headers), { DB });
    expect(trips()).toBe(2);
    await visit(get(adminPaths.leads, headers), { DB });
    expect(trips()).toBe(3);
  });

  it("lets nobody change anything from another site, with forms that change something from the site's own", async () => {
    await storeOneOfEach();
    const own = await asAdministrator();
    let before = await everyTable();
    const foreign = [
      { Origin: "https://evil.example" },
      { Origin: "null" },
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site" },
    ];
    for (const [index, [route, form]] of guardedChanges.entries())
      for (const headers of index > 0 ? [foreign[index % foreign.length]] : foreign)
        expect((await visit(postForm(asked(route), form, { ...own, ...headers }))).status, route).toBe(403);
    expect(await everyTable()).toEqual(before);

    const changes = async ([route, form]: (typeof guardedChanges)[number]) => {
      await visit(postForm(asked(route), form, own));
      const after = await everyTable();
      const changed = JSON.stringify(after) !== JSON.stringify(before);
      before = after;
      return changed;
    };
    for (const change of guardedChanges) {
      if (await changes(change)) continue;
      // An earlier change may have removed the row.
      await beginWithNewDatabase();
      await storeOneOfEach();
      before = await everyTable();
      expect(await changes(change), change[0]).toBe(true);
    }
  });

  it("lets nobody post to the other addresses from another site", async () => {
    const foreign = { ...(await asAdministrator()), Origin: "https://evil.example" };
    for (const path of guardedOthers) expect((await ask("POST", path, foreign)).status, path).toBe(403);
  });

  it("goes from the login route to the admin page", async () => {
    const answer = await ask("GET", adminApi.login, await asAdministrator());
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, adminPaths.today]);
  });
});

it("leads on to the page that was wanted, by the team's login as well, and to no other site's", async () => {
  const wanted = "/admin/leads/some-lead?template=own";
  const login = /href="(\/api\/login\?[^"]+)"/.exec(await (await visit(get(wanted))).text())?.[1] ?? "";
  const toTeam = await ask("GET", login.replaceAll("&amp;", "&"), {});
  const back = new URL(toTeam.headers.get("Location") ?? "").searchParams.get("redirect_url") ?? "";
  const headers = await asAdministrator();
  expect((await ask("GET", back, headers)).headers.get("Location")).toBe(wanted);
  for (const foreign of [
    "https://evil.example/admin",
    "//evil.example/admin",
    "/administrator",
    "/portal",
    "\\\\evil",
    "",
  ])
    expect((await ask("GET", loginTo(foreign), headers)).headers.get("Location"), foreign).toBe(adminPaths.today);
});

it("says that the login cannot be checked while the team's keys cannot be had", async () => {
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("network"));
  const headers = await asAdministrator();
  const answer = await visit(get("/api/admin/x", headers), { ACCESS_TEAM_DOMAIN: "https://unreachable.example" });
  vi.restoreAllMocks();
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
});

it("lets one script alone become a service worker, for the administrator's addresses", async () => {
  const headers = await asAdministrator();
  const policyAt = async (path: string) => (await visit(get(path, headers))).headers.get("Content-Security-Policy");
  expect(await policyAt("/")).toContain("; trusted-types 'none';");
  expect(await policyAt(adminPaths.today)).toContain("; trusted-types service-worker;");
  const script = await visit(get(adminPaths.worker, headers));
  expect(script.headers.get("Service-Worker-Allowed")).toBe(adminPaths.today);
  expect(await script.text()).toMatch(/^importScripts\("\/assets\/[\w.-]+\.js"\);\n$/);
});

it("keeps an answer out of every cache, whatever its handler says of it", async () => {
  const app = new Hono<AppEnv>().use(accessGuard).get("/admin/*", (c) => {
    c.header("Cache-Control", "public, max-age=60");
    return c.text("secret");
  });
  const context = createExecutionContext();
  const answer = await app.request("/admin/x", { headers: await asAdministrator() }, env, context);
  await waitOnExecutionContext(context);
  expect(await answer.text()).toBe("secret");
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
});

it("guards what the decision names", () => {
  expect(guardedPrefixes).toEqual(["/admin", "/api/admin", "/api/login", "/api/spotify"]);
});
