import { describe, expect, it } from "vitest";
import { asAdministrator } from "../../../../test/access.ts";
import { get, visit } from "../../../../test/site.ts";
import { cookieOf, locationOf, publicState, spotifyAccount } from "../../../../test/spotify-account.ts";
import { adminApi } from "../../../admin/paths.ts";
import { atNowPlayingPanel } from "../paths.ts";

const errorOf = (answer: Response) => locationOf(answer).searchParams.get("spotify_error");

describe("disconnecting Spotify", () => {
  it("forgets the tokens and keeps the last track", async () => {
    const account = spotifyAccount();
    await account.connect();
    await account.sync();
    expect((await account.visitAs(adminApi.spotifyDisconnect, { method: "POST" })).status).toBe(204);
    expect(await account.row()).toBeNull();
    const answer = await account.sync();
    expect([answer.status, await answer.json()]).toEqual([409, { message: "Spotify is not connected." }]);
    expect(await publicState()).toMatchObject({ title: "Golden Hour" });
  });

  it("goes back to the admin page after a browser's own post", async () => {
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const answer = await spotifyAccount().visitAs(adminApi.spotifyDisconnect, {
      method: "POST",
      headers,
      redirect: "manual",
    });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, atNowPlayingPanel]);
  });
});

describe("without its secrets", () => {
  const none = { SPOTIFY_CLIENT_ID: "", SPOTIFY_CLIENT_SECRET: "", SPOTIFY_TOKEN_KEY: "too short" };
  const message =
    "Spotify is not set up. Missing or malformed: SPOTIFY_CLIENT_ID, SPOTIFY_CLIENT_SECRET, SPOTIFY_TOKEN_KEY.";

  it("the login route says what is missing, and everything else works", async () => {
    const own = await asAdministrator();
    const login = await visit(get(adminApi.spotifyLogin, own), none);
    expect([login.status, await login.json()]).toEqual([503, { message }]);
    const page = await visit(get(adminApi.spotifyLogin, { ...own, Accept: "text/html" }), none);
    expect([page.status, cookieOf(page)]).toEqual([503, ""]);
    expect(await page.text()).toContain(message);
    const sync = await visit(
      new Request(`https://site.test${adminApi.syncSpotify}`, { method: "POST", headers: own }),
      none,
    );
    expect([sync.status, await sync.json()]).toEqual([503, { message }]);
    expect(errorOf(await visit(get(adminApi.spotifyCallback, own), none))).toBe(message);
    expect((await visit(get("/"), none)).status).toBe(200);
  });
});
