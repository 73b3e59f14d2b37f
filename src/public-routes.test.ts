import { afterEach, describe, expect, it, vi } from "vitest";
import { redirects } from "./content/redirects.ts";
import { documents, paths, showCalendar } from "./features/site/paths.ts";
import { isolate } from "./test/isolate.ts";
import { publicAddresses } from "./test/page.ts";
import { countTrips } from "./test/queries.ts";

afterEach(() => {
  vi.useRealTimers();
});

it("every former address leads to a page that is there", async () => {
  const { ask } = isolate();
  for (const [from, to] of Object.entries(redirects)) {
    const answer = await ask(from);
    expect([answer.status, answer.headers.get("Location")], from).toEqual([301, to]);
    expect((await ask(to)).status, to).toBe(200);
  }
});

describe("a public page that was rendered once", () => {
  it("comes from memory: the same bytes and headers, without a read", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { ask } = isolate();
    const trips = countTrips();
    for (const path of [...(await publicAddresses()), documents.sitemap, documents.blogFeed, showCalendar("week")]) {
      const first = await ask(path);
      await ask(path);
      const before = trips();
      const again = await ask(path, {
        Cookie: "session=secret",
        Authorization: "Bearer secret",
        "X-Request-Id": "mine",
      });
      expect(trips(), path).toBe(before);
      expect(await again.text(), path).toBe(await first.text());
      expect(Object.fromEntries(again.headers), path).toEqual(Object.fromEntries(first.headers));
      expect(again.headers.get("ETag"), path).toMatch(/^W\/"[\w.]+"$/);
      for (const own of ["Set-Cookie", "X-Request-Id"]) expect(again.headers.has(own), own).toBe(false);
    }
  });

  it("is not sent to who has it, and has no body for who asks for its headers", async () => {
    const { ask } = isolate();
    const etag = (await ask(paths.home)).headers.get("ETag") ?? "";
    await ask(paths.home);
    for (const known of [etag, `"other", ${etag}`, "*"]) {
      const answer = await ask(paths.home, { "If-None-Match": known });
      expect([answer.status, await answer.text()], known).toEqual([304, ""]);
      expect(answer.headers.get("ETag")).toBe(etag);
    }
    expect((await ask(paths.home, { "If-None-Match": '"other"' })).status).toBe(200);
    const head = await ask(paths.home, {}, "HEAD");
    expect([head.status, await head.text(), head.headers.get("ETag")]).toEqual([200, "", etag]);
  });

  it("is one for every query that means nothing, and one for each tab and filter", async () => {
    const { ask, text, kept } = isolate();
    const home = await text(paths.home);
    for (const query of ["?utm_source=mail", "?gclid=1&fbclid=2", "?category=circus", "?category=", "?%"])
      expect(await text(`${paths.home}${query}`), query).toBe(home);
    expect(kept.size).toBe(1);
    expect(await text("/?utm_source=mail&category=corporate")).toContain('data-accent="corporate"');
    expect(await text("/?category=corporate&x=1")).not.toBe(home);
    expect(kept.size).toBe(2);
    for (let count = 0; count < 50; count++) {
      const random = crypto.randomUUID();
      await ask(`${paths.mixes}?tag=${random}`);
      await ask(`${paths.gallery}?category=${random}`);
      await ask(`${paths.blog}/${random}`);
    }
    expect(kept.size).toBe(2);
    await ask(`${paths.mixes}?tag=house&${crypto.randomUUID()}`);
    expect(await text(`${paths.mixes}?tag=house`)).toContain('aria-current="true"');
    expect(kept.size).toBe(3);
  });

  it("is kept under the one spelling of its address", async () => {
    const { text, kept } = isolate();
    const post = await text("/blog/ceremony-sound-on-a-windy-beach");
    expect(await text("/blog/ceremony%2Dsound-on-a-windy-beach")).toBe(post);
    expect(kept.size).toBe(1);
  });

  it("is rendered by one visit for all that come meanwhile", async () => {
    const { text } = isolate();
    const trips = countTrips();
    const pages = await Promise.all(Array.from({ length: 8 }, () => text(paths.home)));
    expect(trips()).toBe(1);
    expect(new Set(pages).size).toBe(1);
  });
});
