import { describe, expect, it } from "vitest";
import { administer } from "../../../test/administrator.ts";
import { get, origin, postForm, visit } from "../../../test/site.ts";

describe("any other address", () => {
  it.each([
    ["/Wedding-DJ-Tampa/?utm=1", "/wedding-dj-tampa?utm=1"],
    ["/book/", "/book"],
    ["/blog/ceremony-sound-on-a-windy-beach//", "/blog/ceremony-sound-on-a-windy-beach"],
    ["/PORTAL/", "/portal"],
    ["/Stream/", "/stream"],
    ["/Admin", "/admin"],
  ])("%s leads to %s", async (asked, plain) => {
    const answer = await visit(get(asked));
    expect([answer.status, answer.headers.get("Location")]).toEqual([308, plain]);
    expect((await visit(get(plain))).status).toBeLessThan(500);
  });

  it.each(["/No/Such/Page/", "//evil.example/", "/API/beacon/"])("%s leads nowhere", async (asked) => {
    expect((await visit(new Request(origin + asked))).status).toBe(404);
  });

  it("answers 404 with the page that says so, kept by the edge for a minute", async () => {
    const answer = await visit(get("/nowhere"));
    expect(answer.status).toBe(404);
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=0, s-maxage=60");
    expect(answer.headers.get("Cache-Tag")).toBe("page");
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    const html = await answer.text();
    expect(html).toMatch(/<h1[^>]*>404 Page Not Found<\/h1>/);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain("aria-current");
  });

  it.each(["/portal/nowhere", "/api/nowhere", "/calendar/secret.ics", "/calendar/nowhere", "/assets/older.js"])(
    "under %s is kept by no one",
    async (path) => {
      const answer = await visit(get(path));
      expect(answer.status).toBe(404);
      expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
      expect(answer.headers.get("Cache-Tag")).toBeNull();
    },
  );

  it("is kept by no one when something is posted there", async () => {
    const answer = await visit(postForm("/nowhere", {}));
    expect(answer.status).toBe(404);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  });

  it("of the administrator's is kept by no one", async () => {
    const answer = await administer(get("/admin/nowhere"));
    expect(answer.status).toBe(404);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  });

  it("under /api/ answers 404 in JSON", async () => {
    const answer = await visit(get("/api/nowhere"));
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ message: "There is nothing at this address." });
  });
});
