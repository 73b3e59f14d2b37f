import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hour } from "../../../platform/durations.ts";
import { publicState, spotifyAccount } from "../../../test/spotify-account.ts";
import { setNowPlaying } from "../now-playing.ts";
import { type SyncContext, syncSpotify } from "./sync.ts";

let account: ReturnType<typeof spotifyAccount>;

beforeEach(async () => {
  account = spotifyAccount();
  await account.connect();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => vi.restoreAllMocks());

function counted(context: SyncContext) {
  const put = vi.spyOn(env.NOW_PLAYING, "put");
  return { context: { ...context, kv: env.NOW_PLAYING }, put };
}

describe("a sync", () => {
  it("writes KV once for 100 syncs of one track, and once more for the next one", async () => {
    const { context, put } = counted(account.context);
    for (let count = 0; count < 100; count += 1) expect((await syncSpotify(context, Date.now())).kind).toBe("synced");
    expect(put).toHaveBeenCalledTimes(1);
    expect((await account.control()).calls).toEqual({ token: 1, player: 100 });
    await account.control("title=Next&artist=One;Two");
    await syncSpotify(context, Date.now());
    expect(put).toHaveBeenCalledTimes(2);
    expect(await publicState()).toMatchObject({ title: "Next", artist: "One, Two" });
  });

  it("does not take back a live flag that was set since", async () => {
    await syncSpotify(account.context, Date.now());
    await setNowPlaying(account.context, { isLive: true }, Date.now());
    await account.control("title=Next");
    await syncSpotify(account.context, Date.now());
    expect(await publicState()).toMatchObject({ title: "Next", isLive: true });
  });

  it("waits while a track that was set by hand holds it off: until its next track, or for the time that was chosen", async () => {
    const now = Date.now();
    const sync = async (at: number, by: "clock" | "hand" = "clock") => {
      await syncSpotify(account.context, at, by);
      return (await publicState()).title;
    };
    const byHand = { title: "By hand", artist: "The DJ" };
    await setNowPlaying(account.context, { track: byHand, hold: { until: null } }, now);
    expect([await sync(now), await sync(now + hour)]).toEqual(["By hand", "By hand"]);
    await account.control("title=Next");
    expect(await sync(now + hour)).toBe("Next");
    await setNowPlaying(account.context, { track: byHand, hold: { until: now + hour } }, now);
    await account.control("title=After that");
    expect([await sync(now + hour - 1), await sync(now + hour)]).toEqual(["By hand", "After that"]);
    await setNowPlaying(account.context, { track: byHand, hold: { until: null } }, now);
    expect([await sync(now), await sync(now, "hand")]).toEqual(["By hand", "After that"]);
  });

  it("publishes at the next sync what KV did not take", async () => {
    vi.spyOn(env.NOW_PLAYING, "put").mockRejectedValueOnce(new Error("KV PUT failed: 429 Too Many Requests"));
    vi.spyOn(console, "error").mockImplementation(() => {});
    expect(await syncSpotify(account.context, Date.now())).toMatchObject({ nowPlaying: { title: "Golden Hour" } });
    expect(await publicState()).toMatchObject({ title: "" });
    await syncSpotify(account.context, Date.now());
    expect(await publicState()).toMatchObject({ title: "Golden Hour" });
  });

  it("shortens names that are longer than the site shows", async () => {
    await account.control(`title=${"a".repeat(500)}`);
    await syncSpotify(account.context, Date.now());
    expect(await publicState()).toMatchObject({ title: `${"a".repeat(199)}…` });
  });

  it.each([
    ["nothing", "Nothing is playing on Spotify."],
    ["paused", "Nothing is playing on Spotify."],
    ["episode", "Spotify is playing a podcast."],
    ["ad", "Spotify is playing an advertisement."],
    ["private", "Spotify is in a private session."],
    ["unknown", "Spotify is not playing a track."],
  ])("of %s keeps the last track and says so", async (playing, message) => {
    await account.sync();
    await account.control(`playing=${playing}&title=Hidden`);
    const answer = await account.sync();
    expect([answer.status, await answer.json()]).toEqual([200, { message }]);
    expect(await publicState()).toMatchObject({ title: "Golden Hour", artist: "JVKE" });
    expect(await account.row()).toMatchObject({ lastError: message, nextTryAt: null });
    await account.control("playing=track");
    await account.sync();
    expect(await account.row()).toMatchObject({ lastError: null });
  });
});
