import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { D1Database, D1DatabaseSession } from "@cloudflare/workers-types";
import { afterEach, describe, expect, it, vi } from "vitest";
import { contentNew, contentRow } from "../admin/paths.ts";
import worker from "../index.ts";
import { portalPaths } from "../portal/paths.ts";
import { administer, submit } from "../test/administrator.ts";
import { lastId, whole } from "../test/content-forms.ts";
import { guardedPages } from "../test/guarded-routes.ts";
import { mainTextIn, publicAddresses, structuredDataIn } from "../test/page.ts";
import { countTrips, freshly, get, visit } from "../test/site.ts";
import { keptPagesOf } from "../web/public/kept-pages.ts";
import type { PublicRoute } from "./frame/public-route.ts";
import { documents, paths, showCalendar } from "./paths.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** A new isolate: what it answers at a path, and what it keeps. */
function isolate(DB: D1Database = freshly(env.DB)) {
  const ask = (path: string, headers: HeadersInit = {}, method = "GET") =>
    visit(new Request(get(path, headers), { method }), { DB });
  return { DB, ask, text: async (path: string) => (await ask(path)).text(), kept: keptPagesOf(DB) };
}

/** The database behind a binding that can be switched off, to fail or to hang. */
function switchable() {
  let fault: (() => Promise<never>) | null = null;
  const session: ProxyHandler<D1DatabaseSession> = {
    get(target, name) {
      if (name === "batch" && fault) return fault;
      const value: unknown = Reflect.get(target, name, target);
      if (name === "prepare" && fault) return () => ({ all: fault, bind: () => ({}) });
      return typeof value === "function" ? value.bind(target) : value;
    },
  };
  const DB = new Proxy(env.DB, {
    get(target, name) {
      if (name === "withSession") return (constraint?: string) => new Proxy(target.withSession(constraint), session);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return {
    DB,
    fail: () => {
      fault = () => Promise.reject(new Error("the database is down"));
    },
    hang: () => {
      fault = () => new Promise(() => {});
    },
  };
}

/** The database behind a binding whose reads wait while it is held. */
function holding() {
  let free: Promise<void> = Promise.resolve();
  let release = () => {};
  const DB = new Proxy(env.DB, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (name !== "withSession") return typeof value === "function" ? value.bind(target) : value;
      return (constraint?: string) => {
        const session = target.withSession(constraint);
        const batch = session.batch.bind(session);
        session.batch = async (statements) => {
          await free;
          return batch(statements);
        };
        return session;
      };
    },
  });
  const hold = () => {
    free = new Promise((resolve) => {
      release = resolve;
    });
  };
  return { DB, hold, release: () => release() };
}

const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

describe("a public page that was rendered once", () => {
  it("comes from memory: the same bytes and headers, without a read", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { ask } = isolate();
    const trips = countTrips();
    for (const path of [...(await publicAddresses()), documents.sitemap, documents.blogFeed, showCalendar("week")]) {
      const first = await ask(path);
      // Learns the versions, which every page of the isolate then shares.
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

describe("a page that nobody has asked for yet", () => {
  it("begins to arrive while its rows are still being read, and is whole in the end", async () => {
    const { DB, hold, release } = holding();
    for (const path of [paths.home, paths.book, paths.mixes, paths.live, paths.blog, paths.tampa]) {
      const whole = await isolate().text(path);
      hold();
      const context = createExecutionContext();
      const answer = await worker.fetch(get(path), { ...env, DB: freshly(DB) }, context);
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
      const first = await reader?.read();
      expect(first?.value, path).toContain('<main id="content"');
      expect(first?.value, path).toContain(`<title>${/<title>(.*?)<\/title>/.exec(whole)?.[1]}</title>`);
      release();
      let html = first?.value ?? "";
      for (let next = await reader?.read(); next?.value !== undefined; next = await reader?.read()) html += next.value;
      await waitOnExecutionContext(context);
      expect(mainTextIn(html), path).toBe(mainTextIn(whole));
      expect(structuredDataIn(html), path).toEqual(structuredDataIn(whole));
      expect(html.endsWith("</html>"), path).toBe(true);
    }
  });
});

describe("a change", () => {
  const raise = () => env.DB.prepare("UPDATE packages SET price = 321000 WHERE name = 'STARTER'").run();

  it("by the administrator shows at the next visit of the isolate that took it", async () => {
    const { DB, text, ask } = isolate();
    for (const path of [paths.home, paths.book, paths.tampa, documents.llms]) {
      await ask(path);
      expect(await text(path)).not.toContain("$3,333");
    }
    const form = { ...whole.packages, price: "3333" };
    await submit(contentNew("packages"), form, { bindings: { DB } });
    for (const path of [paths.home, paths.book, paths.tampa, documents.llms])
      expect(await text(path), path).toContain("$3,333");
  });

  it("shows within two seconds in every other isolate, and has another name", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { text, ask } = isolate();
    await ask(paths.book);
    const before = (await ask(paths.book)).headers.get("ETag");
    await raise();
    expect(await text(paths.book)).not.toContain("$3,210");
    later(2000);
    expect(await text(paths.book)).toContain("$3,210");
    expect((await ask(paths.book)).headers.get("ETag")).not.toBe(before);
    // Whoever had the older one is sent the newer.
    expect((await ask(paths.book, { "If-None-Match": before ?? "" })).status).toBe(200);
  });

  it("is found after an answer that did not wait for it", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { text, ask } = isolate();
    await ask(paths.book);
    await ask(paths.book);
    await raise();
    later(1000);
    expect(await text(paths.book)).not.toContain("$3,210");
    expect(await text(paths.book)).toContain("$3,210");
  });

  it("of another kind of content renders nothing again", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { ask } = isolate();
    const before = await ask(paths.book);
    await env.DB.exec("DELETE FROM mixes");
    later(2000);
    expect((await ask(paths.book)).headers.get("ETag")).toBe(before.headers.get("ETag"));
  });

  it("takes away what is no longer published", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { ask, kept } = isolate();
    expect((await ask("/blog/ceremony-sound-on-a-windy-beach")).status).toBe(200);
    await env.DB.exec("UPDATE posts SET published = 0");
    later(2000);
    const gone = await ask("/blog/ceremony-sound-on-a-windy-beach");
    expect([gone.status, gone.headers.get("Cache-Tag")]).toEqual([404, "page,posts"]);
    expect(kept.size).toBe(0);
  });

  it("comes by itself when a dated show is over", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    await submit(contentNew("shows"), whole.shows);
    const starts = Date.parse("2099-07-05T01:30:00.000Z");
    const over = starts + 4 * 3_600_000;
    const { ask, text } = isolate();
    const ages = async () => (await ask(paths.live)).headers.get("Cache-Control");
    vi.setSystemTime(starts);
    expect(await ages()).toBe("public, max-age=0, s-maxage=3600, stale-if-error=604800");
    vi.setSystemTime(over - 3_600_000);
    expect(await ages()).toBe("public, max-age=0, s-maxage=60, stale-if-error=604800");
    vi.setSystemTime(over - 1);
    expect(await text(paths.live)).toContain("Coming up");
    vi.setSystemTime(over);
    expect(await text(paths.live)).not.toContain("Coming up");
    expect(await ages()).toContain("stale-while-revalidate");
  });
});

describe("while the database does not answer", () => {
  it("every page that was rendered once still comes", async () => {
    const { DB, fail } = switchable();
    vi.useFakeTimers({ toFake: ["Date"] });
    const { ask } = isolate(DB);
    const pages = await publicAddresses();
    for (const path of pages) await ask(path);
    await env.DB.exec("UPDATE content_versions SET version = version + 1");
    fail();
    later(60_000);
    for (const path of pages) expect((await ask(path)).status, path).toBe(200);
    expect((await ask(`${paths.mixes}?tag=house`)).status).toBe(500);
  });

  it("nobody waits longer than two seconds for it, and the next ones not at all", async () => {
    const { DB, hang } = switchable();
    const { ask } = isolate(DB);
    await ask(paths.book);
    hang();
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
    later(60_000);
    const waiting = ask(paths.book);
    await vi.advanceTimersByTimeAsync(2000);
    expect((await waiting).status).toBe(200);
    // No clock moves here: this answer waits for nothing.
    const answer = await worker.fetch(get(paths.book), { ...env, DB }, createExecutionContext());
    expect(await answer.text()).toContain("$1,799");
  });
});

describe("what is a visitor's own", () => {
  it("is never kept, whoever asks for it", async () => {
    const { DB, kept } = isolate();
    const id = await lastId("posts");
    const personal = [...guardedPages.map((path) => path.replace(":id", id)), portalPaths.dashboard, portalPaths.songs];
    for (const path of [...personal, contentRow("posts", id), paths.newsletterConfirm, paths.newsletterUnsubscribe]) {
      const answer = await administer(get(path), { bindings: { DB } });
      expect(answer.headers.get("Cache-Control") ?? "", path).not.toContain("public");
    }
    expect(kept.size).toBe(0);
  });

  it("cannot reach a public route: it is handed neither the request nor what comes with it", () => {
    const routes: PublicRoute[] = [
      // @ts-expect-error there is no request
      { path: "/a", show: ({ request }) => ({ text: String(request), type: "text/plain" }) },
      // @ts-expect-error there are no cookies
      { path: "/b", show: ({ cookies }) => ({ text: String(cookies), type: "text/plain" }) },
      // @ts-expect-error there is no response to set a cookie on
      { path: "/c", show: () => new Response("mine", { headers: { "Set-Cookie": "a=b" } }) },
    ];
    expect(routes).toHaveLength(3);
  });
});
