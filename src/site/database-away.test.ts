import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import worker from "../index.ts";
import { isolate, later, switchable } from "../test/isolate.ts";
import { publicAddresses } from "../test/page.ts";
import { get } from "../test/site.ts";
import { paths } from "./paths.ts";

afterEach(() => {
  vi.useRealTimers();
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
    expect((await ask(`${paths.mixes}?tag=house`)).status).toBe(200);
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
