import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { site } from "../../content/site.ts";
import worker from "../../index.ts";
import { addDays, calendarDateAt } from "../../platform/dates.ts";
import { timeouts } from "../../platform/http/timeouts.ts";
import { isolate, later, switchable } from "../../test/isolate.ts";
import { addresses } from "../../test/landing-pages.ts";
import { mainTextIn, publicAddresses } from "../../test/page.ts";
import { get } from "../../test/site.ts";
import { documents, paths } from "./paths.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const ofRows = [
  paths.home,
  paths.book,
  paths.gallery,
  paths.mixes,
  paths.live,
  addresses.tampa,
  paths.blog,
  documents.sitemap,
];

describe("where nothing is known from before and the database does not answer", () => {
  it("a page says so with the phone number, 503 and when to try again; no cache keeps it", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const date = addDays(calendarDateAt(Date.now()), 60);
    for (const path of [...ofRows, `${paths.book}?date=${date}`]) {
      const { DB, fail } = switchable();
      fail();
      const answer = await isolate(DB).ask(path);
      expect([answer.status, answer.headers.get("Retry-After")], path).toEqual([503, "60"]);
      expect(answer.headers.get("Cache-Control"), path).toContain("no-store");
      const html = await answer.text();
      expect(mainTextIn(html), path).toContain("This page cannot be shown right now");
      expect(mainTextIn(html), path).toContain(site.phone.display);
    }
  });

  it("a page without rows is there all the same", async () => {
    for (const path of [paths.epk, paths.merch, paths.contact]) {
      const { DB, fail } = switchable();
      fail();
      expect((await isolate(DB).ask(path)).status, path).toBe(200);
    }
  });

  it("nobody waits longer than two seconds for it, and it comes back by itself", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
    for (const path of ofRows) {
      const { DB, hang, work } = switchable();
      const { ask } = isolate(DB);
      hang();
      const waiting = ask(path);
      // The clock stands still: nothing else may wait.
      await vi.advanceTimersByTimeAsync(timeouts.read);
      expect((await waiting).status, path).toBe(503);
      work();
      expect((await ask(path)).status, path).toBe(200);
    }
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
    const answer = await worker.fetch(get(paths.book), { ...env, DB }, createExecutionContext());
    expect(await answer.text()).toContain("$1,799");
  });
});
