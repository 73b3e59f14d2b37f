import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { primary } from "../../../database/client.ts";
import { spotifyAccount } from "../../../test/spotify-account.ts";
import { renewAccess } from "./access.ts";
import { claimRefresh } from "./connection.ts";
import { syncSpotify } from "./sync.ts";

const db = primary(env.DB);
const second = 1000;
const hour = 3600 * second;
let account: ReturnType<typeof spotifyAccount>;

beforeEach(async () => {
  account = spotifyAccount();
  await account.connect();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const afterExpiry = (rounds = 1) => Date.now() + rounds * hour;

describe("the access token", () => {
  it("is asked for once an hour, and each refresh token is used once", async () => {
    // The stand-in's clock does not move, so its tokens must end within the margin.
    await account.control("expiresIn=60");
    for (let count = 0; count < 10; count += 1)
      expect((await syncSpotify(account.context, afterExpiry())).kind).toBe("synced");
    expect((await account.control()).calls.token).toBe(1 + 10);
  });

  it("is replaced when Spotify refuses it before its time", async () => {
    await account.control("drop");
    expect((await account.sync()).status).toBe(200);
    expect((await account.control()).calls.token).toBe(2);
  });

  it("is asked for by one of many syncs at once, and the newest refresh token is kept", async () => {
    for (let round = 1; round <= 5; round += 1) {
      await account.control("expiresIn=7200");
      await env.DB.prepare("UPDATE spotify_connection SET access_token_expires_at = 0").run();
      const results = await Promise.all(Array.from({ length: 8 }, () => syncSpotify(account.context, Date.now())));
      expect(results.filter(({ kind }) => kind === "synced").length).toBeGreaterThanOrEqual(1);
      for (const result of results)
        if (result.kind !== "synced") expect(result).toMatchObject({ message: expect.stringMatching(/^Another sync/) });
      expect((await account.control()).calls.token).toBe(1 + round);
      expect(await account.row()).toMatchObject({ revokedAt: null, refreshingUntil: null, lastError: null });
    }
  });

  it("that another sync renewed meanwhile is used: the refresh token that this one read is void", async () => {
    const read = await account.row();
    if (!read) throw new Error("not connected");
    await syncSpotify(account.context, afterExpiry());
    expect(await renewAccess(account.context, read, Date.now())).toEqual(expect.any(String));
    expect((await account.control()).calls.token).toBe(2);
    expect(await account.row()).toMatchObject({ revokedAt: null });
  });

  it("is dropped when the account was replaced while it was asked for", async () => {
    const other = spotifyAccount();
    await other.control("title=Other");
    const send = globalThis.fetch;
    vi.spyOn(globalThis, "fetch").mockImplementationOnce(async (...request) => {
      const answer = await send(...request);
      await other.connect();
      return answer;
    });
    const result = await syncSpotify(account.context, afterExpiry());
    expect(result).toMatchObject({ kind: "failed", message: expect.stringMatching(/^Another sync/) });
    expect(await (await other.sync()).json()).toMatchObject({ track: { title: "Other" } });
  });

  it("is asked for again when the sync that claimed it died, after its lease", async () => {
    const now = afterExpiry();
    const { version = 0 } = (await account.row()) ?? {};
    expect(await claimRefresh(db, version, now, now + 30 * second)).toBe(version + 1);
    expect((await syncSpotify(account.context, now + 30 * second - 1)).kind).toBe("failed");
    expect((await account.control()).calls.token).toBe(1);
    expect((await syncSpotify(account.context, now + 30 * second)).kind).toBe("synced");
  });

  it("is stored even when the database fails for a moment: the refresh token exists nowhere else", async () => {
    const prepare = env.DB.prepare.bind(env.DB);
    let failures = 3;
    vi.spyOn(env.DB, "prepare").mockImplementation((query) => {
      if (/"access_token_expires_at" = \?/.test(query) && failures > 0) {
        failures -= 1;
        throw new Error("D1_ERROR: network connection lost");
      }
      return prepare(query);
    });
    expect((await syncSpotify(account.context, afterExpiry())).kind).toBe("synced");
    expect(failures).toBe(0);
    await account.control("drop");
    expect((await syncSpotify(account.context, afterExpiry())).kind).toBe("synced");
  });
});
