import { Hono } from "hono";
import { setCookie } from "hono/cookie";
import { expect, it } from "vitest";
import { guestPaths } from "../../features/site/paths.ts";
import { storeGuestPage } from "../../test/guests.ts";
import { publicAddresses } from "../../test/page.ts";
import { get, visit } from "../../test/site.ts";
import { privateByDefault } from "./secured.ts";

it("no answer that a cache may keep sets a cookie, on any address that a visitor may open", async () => {
  const { code } = await storeGuestPage();
  const [here, nowhere] = [guestPaths(code), guestPaths("ZZZZZZ")];
  const withCookie: string[] = [];
  for (const path of [...(await publicAddresses()), here.page, here.list, nowhere.page, "/nowhere"]) {
    const { headers } = await visit(get(path));
    if (!headers.has("Set-Cookie")) continue;
    expect(headers.get("Cache-Control"), path).toBe("private, no-store");
    withCookie.push(path);
  }
  expect(withCookie).toEqual([here.page]);
});

it("takes the cookie from whichever answer says that caches may keep it", async () => {
  const app = new Hono().use(privateByDefault).get("/:caching", (c) => {
    setCookie(c, "a", "b");
    c.header("Cache-Control", c.req.param("caching"));
    return c.text("c");
  });
  const cookieOf = async (caching: string) => (await app.request(`/${caching}`)).headers.get("Set-Cookie");
  expect([await cookieOf("public"), await cookieOf("s-maxage=60"), await cookieOf("no-cache")]).toEqual([
    null,
    null,
    null,
  ]);
  expect([await cookieOf("no-store"), await cookieOf("private")]).toEqual(["a=b; Path=/", "a=b; Path=/"]);
});
