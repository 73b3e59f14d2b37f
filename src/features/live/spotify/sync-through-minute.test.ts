import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { minute } from "../../../platform/durations.ts";
import { cron } from "../../../test/site.ts";
import { publicState, spotifyAccount } from "../../../test/spotify-account.ts";
import { type Clock, syncThroughMinute } from "./sync.ts";

let account: ReturnType<typeof spotifyAccount>;

beforeEach(() => {
  account = spotifyAccount();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** Moves only by its waits; `meanwhile` runs during them. */
function clockAt(now: number, meanwhile: () => Promise<unknown> = async () => {}) {
  const waits: number[] = [];
  const clock: Clock = {
    now: () => now + waits.reduce((sum, wait) => sum + wait, 0),
    async wait(milliseconds) {
      waits.push(milliseconds);
      await meanwhile();
    },
  };
  return { clock, waits };
}

it("syncs at second 0 and at second 30", async () => {
  await account.connect();
  const start = Date.now();
  const { clock, waits } = clockAt(start + 1200, () => account.control("title=Half%20past"));
  await syncThroughMinute(account.context, start, clock);
  expect(waits).toEqual([28_800]);
  expect((await account.control()).calls.player).toBe(2);
  expect(await publicState()).toMatchObject({ title: "Half past" });
  expect(await account.row()).toMatchObject({ lastSyncedAt: start + 30_000 });
});

it("never waits longer than half a minute, nor backwards", async () => {
  await account.connect();
  const start = Date.now();
  for (const [scheduled, wait] of [
    [start + 5 * minute, 30_000],
    [start - 5 * minute, 0],
  ] as const) {
    const { clock, waits } = clockAt(start);
    await syncThroughMinute(account.context, scheduled, clock);
    expect(waits).toEqual([wait]);
  }
});

it("does nothing and waits for nothing while Spotify is not connected or not set up", async () => {
  const { clock, waits } = clockAt(Date.now());
  await syncThroughMinute(account.context, Date.now(), clock);
  expect(waits).toEqual([]);
  const fetched = vi.spyOn(globalThis, "fetch");
  await cron(Date.now(), account.bindings);
  await cron(Date.now(), { SPOTIFY_CLIENT_SECRET: "" });
  expect(fetched).not.toHaveBeenCalled();
});

it.each(["500", "html", "401", "429&retryAfter=1"])(
  "survives a fault (%s) at second 0 and takes the track at second 30",
  async (fault) => {
    await account.connect();
    await account.control(`fault=${fault}`);
    const { clock } = clockAt(Date.now(), () => account.control("fault="));
    await syncThroughMinute(account.context, Date.now(), clock);
    expect(await publicState()).toMatchObject({ title: "Golden Hour" });
    expect(await account.row()).toMatchObject({ lastError: null });
  },
);

it("never throws, not even when the database or KV does", async () => {
  await account.connect();
  const { clock, waits } = clockAt(Date.now());
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(env.NOW_PLAYING, "put").mockRejectedValue(new Error("KV is down"));
  await expect(syncThroughMinute(account.context, Date.now(), clock)).resolves.toBeUndefined();
  await env.DB.exec("DROP TABLE spotify_connection");
  await expect(syncThroughMinute(account.context, Date.now(), clock)).resolves.toBeUndefined();
  expect(waits).toHaveLength(2);
  expect(log).toHaveBeenCalledTimes(4);
});

it("is run by the Cron Trigger, which waits for it", async () => {
  await account.connect();
  await cron(Date.now() - minute, account.bindings);
  expect((await account.control()).calls.player).toBe(2);
  expect(await publicState()).toMatchObject({ title: "Golden Hour" });
});
