import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { asAdministrator } from "../../../test/access.ts";
import { get, origin, visit } from "../../../test/site.ts";
import { paths } from "../../site/paths.ts";
import { adminApi, adminPaths } from "../paths.ts";
import { accessCookie } from "./access.tsx";

const { ACCESS_TEAM_DOMAIN: team = "" } = env;

const ask = (method: string, path: string, headers: HeadersInit) =>
  visit(new Request(origin + path, { method, headers, redirect: "manual" }));

describe("the login route", () => {
  it("leads to the login once: a browser that comes back with a bad token is told so", async () => {
    const first = await ask("GET", adminApi.login, {});
    const back = new URL(first.headers.get("Location") ?? "").searchParams.get("redirect_url") ?? "";
    const again = await ask("GET", back, { Cookie: `${accessCookie}=garbage`, Accept: "text/html" });
    expect(again.status).toBe(401);
    const page = await again.text();
    expect(page).toContain("Please log in.");
    // No redirect: a token that stays invalid would loop.
    expect(page).not.toContain("session-watch");
  });

  it("works with the stand-in for Access from the first click to the user", async () => {
    const toLogin = await ask("GET", adminApi.login, {});
    const loginPage = toLogin.headers.get("Location") ?? "";
    expect(await (await fetch(loginPage)).text()).toContain("Log in to site.test");
    const local = loginPage.replace("site.test", "localhost:1");
    const body = new URLSearchParams({ email: "Sam@Example.com" });
    const loggedIn = await fetch(local, { method: "POST", body, redirect: "manual" });
    expect(loggedIn.headers.get("Location")).toMatch(/^http:\/\/localhost:1\/api\/login\?/);
    const [cookie = ""] = (loggedIn.headers.get("Set-Cookie") ?? "").split(";");
    expect(cookie).toMatch(/^CF_Authorization=ey/);
    expect(await (await visit(get(adminApi.user, { Cookie: cookie }))).json()).toMatchObject({
      email: "sam@example.com",
    });
  });

  it("logs out at Access and here", async () => {
    const answer = await ask("POST", adminApi.logout, { "Sec-Fetch-Site": "same-origin" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(`${team}/cdn-cgi/access/logout`);
    expect(answer.headers.get("Clear-Site-Data")).toBe('"cache", "storage"');
    expect(answer.headers.get("Set-Cookie")).toMatch(/^CF_Authorization=; Max-Age=0; Path=\//);
  });

  it("logs nobody out who only comes to the address, from wherever: the page has a button that does", async () => {
    for (const site of ["none", "same-origin", "same-site", "cross-site"]) {
      const shown = await ask("GET", adminApi.logout, { "Sec-Fetch-Site": site });
      expect(shown.status).toBe(200);
      for (const header of ["Set-Cookie", "Clear-Site-Data"]) expect(shown.headers.get(header)).toBeNull();
      expect(shown.headers.get("Content-Security-Policy")).toContain(`form-action 'self' ${team};`);
      expect(await shown.text()).toMatch(/<form[^>]* action="\/api\/logout"[^>]*><button[^>]*>Log out</);
    }
    for (const site of ["same-site", "cross-site"])
      expect((await ask("POST", adminApi.logout, { "Sec-Fetch-Site": site })).status).toBe(403);
    const menu = await visit(get(adminPaths.today, await asAdministrator()));
    expect(menu.headers.get("Content-Security-Policy")).toContain(`form-action 'self' ${team};`);
    expect(await menu.text()).not.toContain(`href="${adminApi.logout}"`);
  });
});

describe("without its settings", () => {
  it.each([
    [{ ACCESS_TEAM_DOMAIN: "" }, "ACCESS_TEAM_DOMAIN"],
    [{ ACCESS_AUD: "" }, "ACCESS_AUD"],
    [{ ACCESS_TEAM_DOMAIN: "not an address" }, "ACCESS_TEAM_DOMAIN"],
    [{ ACCESS_TEAM_DOMAIN: "http://plain.example" }, "ACCESS_TEAM_DOMAIN"],
  ])("(%o) even the right token opens nothing, and the log names the setting", async (settings, named) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    for (const path of [adminPaths.today, adminApi.login, adminApi.spotifyLogin, adminApi.user, "/api/admin/x"])
      expect((await visit(get(path, await asAdministrator()), settings)).status).toBe(401);
    expect(log).toHaveBeenCalledWith(JSON.stringify({ event: "access-not-set-up", unset: [named] }));
    log.mockRestore();
  });

  it("has no switch: no host name, header or development setting opens it", async () => {
    const tricks = {
      Host: "localhost",
      "X-Forwarded-Host": "localhost",
      "CF-Access-Authenticated-User-Email": "dj@example.com",
    };
    // Names that a development switch might have; the code reads none.
    const settings = {
      NODE_ENV: "development",
      ENVIRONMENT: "test",
      ACCESS_DISABLED: "1",
      DEV: "1",
      SITE_ORIGIN: "http://localhost:8787",
    };
    for (const host of ["http://localhost:8787", "http://127.0.0.1", "https://site.test"])
      expect((await visit(new Request(`${host}${adminPaths.today}`, { headers: tricks }), settings)).status).toBe(401);
  });

  it("the public pages still work", async () => {
    expect((await visit(get(paths.home), { ACCESS_TEAM_DOMAIN: "", ACCESS_AUD: "" })).status).toBe(200);
  });
});
