import { afterEach, describe, expect, it, vi } from "vitest";
import { administer, submit } from "../../test/administrator.ts";
import { lastId, whole } from "../../test/content-forms.ts";
import { guardedPages } from "../../test/guarded-routes.ts";
import { isolate, later } from "../../test/isolate.ts";
import { addresses } from "../../test/landing-pages.ts";
import { get } from "../../test/site.ts";
import { contentDelete, contentNew, contentRow } from "../content/dj/paths.ts";
import { portalPaths } from "../portal/paths.ts";
import type { PublicRoute } from "./frame/public-route.ts";
import { documents, paths } from "./paths.ts";

afterEach(() => {
  vi.useRealTimers();
});

describe("a change", () => {
  const raise = () => submit(contentRow("packages", "package-starter"), { ...whole.packages, price: "3210" });

  it("by the administrator shows at the next visit of the isolate that took it", async () => {
    const { DB, text, ask } = isolate();
    for (const path of [paths.home, paths.book, addresses.tampa, documents.llms]) {
      await ask(path);
      expect(await text(path)).not.toContain("$3,333");
    }
    const form = { ...whole.packages, price: "3333" };
    await submit(contentNew("packages"), form, { bindings: { DB } });
    for (const path of [paths.home, paths.book, addresses.tampa, documents.llms])
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
    await submit(contentDelete("mixes", "mix-quince"), {});
    later(2000);
    expect((await ask(paths.book)).headers.get("ETag")).toBe(before.headers.get("ETag"));
  });

  it("takes away what is no longer published", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { ask, kept } = isolate();
    expect((await ask("/blog/ceremony-sound-on-a-windy-beach")).status).toBe(200);
    await submit(contentRow("posts", "post-beach-sound"), { ...whole.posts, published: "" });
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
    expect(await ages()).toContain("s-maxage=3600");
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
