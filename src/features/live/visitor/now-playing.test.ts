import { env } from "cloudflare:workers";
import type { KVNamespace } from "@cloudflare/workers-types";
import { afterEach, describe, expect, it, vi } from "vitest";
import { asAdministrator } from "../../../test/access.ts";
import { cron, get, origin, visit } from "../../../test/site.ts";
import { adminApi } from "../../admin/paths.ts";
import { api } from "../../site/paths.ts";
import { atNowPlayingPanel } from "../dj/paths.ts";
import { nowPlayingKey } from "../now-playing.ts";

afterEach(() => vi.restoreAllMocks());

const set = async (body: unknown, headers: HeadersInit = { "Content-Type": "application/json" }) =>
  visit(
    new Request(origin + adminApi.nowPlaying, {
      method: "POST",
      headers: { ...(await asAdministrator()), ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
      redirect: "manual",
    }),
  );
const state = async () => (await visit(get(api.nowPlaying))).json();

describe("what plays now", () => {
  it("is silence at first", async () => {
    expect(await state()).toEqual({ title: "", artist: "", isLive: false, updatedAt: 0 });
  });

  it("is what the administrator set, kept neither at the edge nor in the browser", async () => {
    const answer = await set({ title: " One More Time ", artist: "Daft Punk", isLive: true });
    const expected = { title: "One More Time", artist: "Daft Punk", isLive: true, updatedAt: expect.any(Number) };
    expect([answer.status, await answer.json()]).toEqual([200, { ...expected, hold: null }]);
    const shown = await visit(get(api.nowPlaying, { Cookie: "a=b" }));
    expect(await shown.json()).toEqual(expected);
    expect(shown.headers.get("Cache-Control")).toBe("private, no-store");
    expect(shown.headers.get("Set-Cookie")).toBeNull();
  });

  it("is what was known last, or nothing, while KV fails or does not answer", async () => {
    let read: () => Promise<unknown> = () => Promise.reject(new Error("KV is down"));
    const kv: KVNamespace = new Proxy(env.NOW_PLAYING, {
      get: (target, name) => (name === "get" ? () => read() : Reflect.get(target, name)),
    });
    const shown = async () => {
      const answer = await visit(get(api.nowPlaying), { NOW_PLAYING: kv });
      return [answer.status, await answer.json()];
    };
    expect(await shown()).toEqual([200, { title: "", artist: "", isLive: false, updatedAt: 0 }]);
    const track = { title: "One More Time", artist: "Daft Punk", isLive: true, updatedAt: 5 };
    read = () => Promise.resolve(track);
    expect(await shown()).toEqual([200, track]);
    read = () => new Promise(() => undefined);
    expect(await shown()).toEqual([200, track]);
  });

  it("goes live and offline without a track, and keeps the one that is there", async () => {
    await set({ title: "One More Time", artist: "Daft Punk", isLive: false });
    await set({ title: "", artist: "", isLive: true });
    expect(await state()).toMatchObject({ title: "One More Time", isLive: true });
    await set({ isLive: false });
    expect(await state()).toMatchObject({ title: "One More Time", isLive: false });
  });

  it("keeps the live flag when a track comes without it", async () => {
    await set({ title: "One", artist: "Two" });
    expect(await state()).toMatchObject({ title: "One", isLive: false });
    await set({ isLive: true });
    const answer = await set({ title: "Three", artist: "Four" });
    expect(await answer.json()).toMatchObject({ title: "Three", isLive: true });
    expect(await state()).toMatchObject({ title: "Three", artist: "Four", isLive: true });
  });

  it("is written to KV only when something changed", async () => {
    const put = vi.spyOn(env.NOW_PLAYING, "put");
    for (const isLive of [false, false, true, true, false])
      for (let count = 0; count < 3; count += 1) await set({ title: "One", artist: "Two", isLive });
    expect(put).toHaveBeenCalledTimes(3);
  });

  it.each([false, true])("is the newest state even when an older one lands last (refused: %s)", async (isRefused) => {
    const held = Promise.withResolvers<void>();
    const write = env.NOW_PLAYING.put.bind(env.NOW_PLAYING);
    const put = vi.spyOn(env.NOW_PLAYING, "put").mockImplementationOnce(async (key, value) => {
      await held.promise;
      await write(key, value);
      if (isRefused) throw new Error("KV took it and did not say so");
    });
    vi.spyOn(console, "error").mockImplementation(() => {});
    const older = set({ title: "One", artist: "Two", isLive: true });
    await vi.waitFor(() => expect(put).toHaveBeenCalledTimes(1));
    await set({ isLive: false });
    expect(await state()).toMatchObject({ title: "One", isLive: false });
    held.resolve();
    await older;
    await cron(Date.now());
    expect(await state()).toMatchObject({ title: "One", isLive: false });
    await set({ isLive: false });
    await cron(Date.now());
    expect(put).toHaveBeenCalledTimes(3);
  });

  it("reaches KV by the next minute when KV failed", async () => {
    vi.spyOn(env.NOW_PLAYING, "put").mockRejectedValueOnce(new Error("KV is down"));
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const answer = await set({ title: "One", artist: "Two", isLive: true });
    expect([answer.status, await answer.json()]).toMatchObject([200, { title: "One", isLive: true }]);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("publish-failed"));
    expect(await state()).toMatchObject({ title: "", isLive: false });
    await cron(Date.now());
    expect(await state()).toMatchObject({ title: "One", isLive: true });
  });

  it("is silence when KV holds nonsense", async () => {
    await env.NOW_PLAYING.put(nowPlayingKey, '{"title":1}');
    expect(await state()).toMatchObject({ title: "", isLive: false });
  });

  it("can be set by a browser's own form, which goes back to the admin page", async () => {
    const answer = await set("title=One&artist=Two&isLive=true", {
      "Content-Type": "application/x-www-form-urlencoded",
    });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, atNowPlayingPanel]);
    expect(await state()).toMatchObject({ title: "One", artist: "Two", isLive: true });
  });

  it.each([
    ["an artist alone", { title: "", artist: "Two", isLive: true }, "title"],
    ["a title alone", { title: "One", artist: "", isLive: true }, "artist"],
    ["a title that is too long", { title: "a".repeat(201), artist: "Two", isLive: true }, "title"],
    ["two lines", { title: "One\nmore", artist: "Two", isLive: true }, "title"],
    ["nothing", {}, "title"],
    ["nothing but empty fields", { title: " ", artist: "" }, "artist"],
    ["another live flag", { title: "One", artist: "Two", isLive: "perhaps" }, "isLive"],
  ])("is not changed by %s", async (_, body, field) => {
    const answer = await set(body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      message: expect.stringMatching(/^validation/),
      issues: expect.arrayContaining([expect.objectContaining({ path: field })]),
    });
    expect(await state()).toMatchObject({ updatedAt: 0 });
  });

  it.each([
    ["{", "application/json", 400],
    ["{}", "text/plain", 415],
    [JSON.stringify({ title: "a".repeat(300_000) }), "application/json", 413],
  ])("is not changed by a body that is no form", async (body, type, status) => {
    expect((await set(body, { "Content-Type": type })).status).toBe(status);
  });
});
