import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hour } from "../../../platform/durations.ts";
import { impatiently } from "../../../test/clock.ts";
import { publicState, spotifyAccount } from "../../../test/spotify-account.ts";
import { syncSpotify } from "./sync.ts";

let account: ReturnType<typeof spotifyAccount>;

beforeEach(async () => {
  account = spotifyAccount();
  await account.connect();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => vi.restoreAllMocks());

describe("a fault of Spotify's", () => {
  it.each([
    ["401", "Spotify did not accept the login."],
    ["500", "Spotify is having trouble (status 500)."],
    ["503", "Spotify is having trouble (status 503)."],
    ["html", "Spotify sent an answer that could not be read."],
    ["shape", "Spotify sent an answer that could not be read."],
    ["slow", "Spotify did not answer (timeout after 5 seconds)."],
  ])("(%s) keeps the last track, is recorded, and ends with the next sync that works", async (fault, message) => {
    await account.sync();
    await account.control(`fault=${fault}&title=Next`);
    const answer = await (fault === "slow" ? impatiently(account.sync) : account.sync());
    expect([answer.status, await answer.json()]).toEqual([502, { message }]);
    expect(await publicState()).toMatchObject({ title: "Golden Hour" });
    expect(await account.row()).toMatchObject({ lastError: message, nextTryAt: null, revokedAt: null });
    await account.control("fault=");
    expect((await account.sync()).status).toBe(200);
    expect(await account.row()).toMatchObject({ lastError: null });
  });

  it("(no connection) is like the others", async () => {
    vi.spyOn(globalThis, "fetch").mockRejectedValueOnce(new TypeError("Network connection lost."));
    expect(await syncSpotify(account.context, Date.now())).toMatchObject({ message: "Spotify did not answer." });
    expect((await account.sync()).status).toBe(200);
  });

  it("(429) is left alone for as long as it asks", async () => {
    await account.control("fault=429&retryAfter=90&times=1");
    const start = Date.now();
    const answer = await account.sync();
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([502, "90"]);
    const { nextTryAt } = (await account.row()) ?? {};
    expect((nextTryAt ?? 0) - start).toBeGreaterThanOrEqual(90_000);
    expect((nextTryAt ?? 0) - start).toBeLessThan(95_000);
    expect(await syncSpotify(account.context, (nextTryAt ?? 0) - 1)).toEqual({
      kind: "failed",
      message: "Spotify asked for a pause.",
      retryAt: nextTryAt,
    });
    expect((await account.sync()).status).toBe(502);
    expect((await account.control()).calls.player).toBe(1);
    expect((await syncSpotify(account.context, nextTryAt ?? 0)).kind).toBe("synced");
    expect(await account.row()).toMatchObject({ lastError: null, nextTryAt: null });
  });

  it("(403) waits a quarter of an hour: only a person can mend it", async () => {
    await account.control("fault=403&times=1");
    const now = Date.now();
    expect(await syncSpotify(account.context, now)).toEqual({
      kind: "failed",
      message: "Spotify refused this site (status 403).",
      retryAt: now + 15 * 60_000,
    });
  });

  it("(403) does not keep the person waiting who mended it", async () => {
    const message = "Spotify refused this site (status 403).";
    await account.control("fault=403&times=2");
    await syncSpotify(account.context, Date.now());
    expect(await syncSpotify(account.context, Date.now())).toMatchObject({ kind: "failed", message });
    expect((await account.control()).calls.player).toBe(1);
    const again = await account.sync();
    expect([again.status, await again.json()]).toEqual([502, { message }]);
    expect((await account.control()).calls.player).toBe(2);
    expect((await account.sync()).status).toBe(200);
    expect(await account.row()).toMatchObject({ lastError: null, nextTryAt: null });
  });

  it("(access revoked) turns syncing off until the administrator connects again", async () => {
    await account.sync();
    await account.control("revoke");
    const message = "Spotify access was revoked. Please connect Spotify again.";
    for (let count = 0; count < 3; count += 1)
      expect([(await account.sync()).status, await (await account.sync()).json()]).toEqual([409, { message }]);
    expect((await account.control()).calls.token).toBe(2);
    expect(await account.row()).toMatchObject({ lastError: message, revokedAt: expect.any(Number) });
    expect(await publicState()).toMatchObject({ title: "Golden Hour" });
    await account.connect();
    expect((await account.sync()).status).toBe(200);
  });

  it("of the token endpoint leaves the refresh token as it was", async () => {
    const later = Date.now() + 2 * hour;
    for (const fault of ["500", "html", "429&retryAfter=0"]) {
      await account.control(`fault=${fault}&on=token&times=1`);
      expect((await syncSpotify(account.context, later)).kind).toBe("failed");
    }
    expect((await syncSpotify(account.context, later)).kind).toBe("synced");
  });

  it("a changed SPOTIFY_TOKEN_KEY is told, not thrown", async () => {
    const settings = { ...account.context.settings, tokenKey: btoa("x".repeat(32)) };
    expect(await syncSpotify({ ...account.context, settings }, Date.now())).toMatchObject({
      kind: "failed",
      message: expect.stringContaining("SPOTIFY_TOKEN_KEY"),
    });
  });
});
