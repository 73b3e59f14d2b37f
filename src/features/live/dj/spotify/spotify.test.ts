import { base64url } from "jose";
import { describe, expect, it } from "vitest";
import { asAdministrator } from "../../../../test/access.ts";
import { visit } from "../../../../test/site.ts";
import { locationOf, publicState, spotifyAccount } from "../../../../test/spotify-account.ts";
import { adminApi } from "../../../admin/paths.ts";

const errorOf = (answer: Response) => locationOf(answer).searchParams.get("spotify_error");

describe("connecting Spotify", () => {
  it("leads through Spotify's page back to the admin page, and syncs from then on", async () => {
    const account = spotifyAccount();
    const { begun, ...returned } = await account.authorize();
    const asked = locationOf(begun).searchParams;
    expect(Object.fromEntries(asked)).toEqual({
      response_type: "code",
      client_id: account.bindings.SPOTIFY_CLIENT_ID,
      redirect_uri: "https://site.test/api/spotify/callback",
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      scope: "user-read-playback-state",
    });
    const connected = await account.comeBack(returned);
    expect(connected.headers.get("Location")).toBe("/admin?spotify_connected=true");
    expect(connected.headers.get("Set-Cookie")).toMatch(/^__Host-spotify_authorization=; Max-Age=0; Path=\//);
    const synced = await account.sync();
    expect([synced.status, await synced.json()]).toEqual([
      200,
      { track: { title: "Golden Hour", artist: "JVKE", isLive: false } },
    ]);
    expect(await publicState()).toMatchObject({ title: "Golden Hour", artist: "JVKE" });
  });

  it("keeps no token in the clear", async () => {
    const account = spotifyAccount();
    await account.connect();
    const row = await account.row();
    const bytes = base64url.decode(row?.refreshToken ?? "");
    // Nonce, "1." and a signature of 43 characters, tag.
    expect(bytes).toHaveLength(12 + 45 + 16);
    expect(new TextDecoder().decode(bytes)).not.toContain("1.");
    expect(row?.accessToken).toMatch(/^[\w-]+$/);
    expect(row?.accessToken).not.toBe(row?.refreshToken);
  });

  it("holds the attempt in a cookie that no script and no other site sees", async () => {
    const { begun } = await spotifyAccount().authorize();
    expect(begun.headers.get("Set-Cookie")).toMatch(
      /^__Host-spotify_authorization=[\w-]{43}\.[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(begun.headers.get("Cache-Control")).toBe("private, no-store");
    const local = new Request(`http://localhost:3000${adminApi.spotifyLogin}`, { headers: await asAdministrator() });
    const plain = await visit(local, spotifyAccount().bindings);
    expect(plain.headers.get("Set-Cookie")).toMatch(
      /^spotify_authorization=[^;]+; Max-Age=600; Path=\/; HttpOnly; Same/,
    );
  });

  it("tells when it was canceled", async () => {
    const account = spotifyAccount();
    expect(errorOf(await account.comeBack(await account.authorize("cancel")))).toBe(
      "Access was not granted at Spotify.",
    );
    expect(await account.row()).toBeNull();
  });

  it("takes no return that this browser did not begin", async () => {
    const account = spotifyAccount();
    const own = await account.authorize();
    const other = await account.authorize();
    for (const cookie of ["", other.cookie, own.cookie.replace(/=.*\./, "=x."), "__Host-spotify_authorization=."])
      expect(errorOf(await account.comeBack({ cookie, back: own.back }))).toMatch(/began elsewhere/);
    expect((await account.control()).calls.token).toBe(0);
    expect(await account.row()).toBeNull();
  });

  it("takes a code once, and not without its verifier", async () => {
    const account = spotifyAccount();
    const first = await account.authorize();
    expect(errorOf(await account.comeBack(first))).toBeNull();
    expect(errorOf(await account.comeBack(first))).toMatch(/did not accept the login's code/);
    const second = await account.authorize();
    const verifierOfFirst = first.cookie.replace(/^.*\./, ".");
    const mixed = { ...second, cookie: second.cookie.replace(/\..*$/, verifierOfFirst) };
    expect(errorOf(await account.comeBack(mixed))).toMatch(/did not accept the login's code/);
  });

  it.each([
    ["500", "Spotify is having trouble (status 500)."],
    ["429", "Spotify asked for a pause."],
    ["html", "Spotify sent an answer that could not be read."],
  ])("tells of a fault of the token endpoint (%s), and keeps the connection before", async (fault, message) => {
    const account = spotifyAccount();
    await account.connect();
    const before = await account.row();
    const again = await account.authorize();
    await account.control(`fault=${fault}&on=token`);
    expect(errorOf(await account.comeBack(again))).toBe(message);
    expect(await account.row()).toEqual(before);
  });

  it("replaces the account that was connected before", async () => {
    const [one, two] = [spotifyAccount(), spotifyAccount()];
    await one.connect();
    await two.control("title=Second&artist=Account");
    await two.connect();
    expect(await (await two.sync()).json()).toMatchObject({ track: { title: "Second" } });
  });
});
