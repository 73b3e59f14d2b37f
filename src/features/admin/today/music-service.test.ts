import { describe, expect, it } from "vitest";
import { open } from "../../../test/first-page.ts";
import { spotifyAccount } from "../../../test/spotify-account.ts";
import { adminApi } from "../paths.ts";

describe("its music service", () => {
  it("names what must be set before Spotify can be connected", async () => {
    const none = { SPOTIFY_CLIENT_ID: "", SPOTIFY_CLIENT_SECRET: "", SPOTIFY_TOKEN_KEY: "short" };
    const { html, text } = await open("", none);
    expect(text).toContain("Not set up");
    for (const name of Object.keys(none)) expect(html).toContain(`<code>${name}</code>`);
    expect(html).not.toContain(`href="${adminApi.spotifyLogin}"`);
  });

  it("tells from connecting to the last sync, a fault, when it is tried again, and revoked access", async () => {
    const account = spotifyAccount();
    const text = async () => (await open("", account.bindings)).text;
    expect(await text()).toContain("Spotify is not connected. Once it is: syncs automatically every 30 seconds.");
    await account.connect();
    await account.sync();
    expect(await text()).toMatch(/Connected Connected since \d+:\d\d .M Last sync just now/);
    expect(await text()).toContain("Golden Hour JVKE");
    await account.control("fault=500");
    await account.sync();
    expect(await text()).toContain(
      "Spotify is having trouble (status 500). The last track stays. Tries again within 30 seconds.",
    );
    expect(await text()).toContain("Golden Hour JVKE");
    await account.control("fault=429&retryAfter=1200");
    await account.sync();
    expect(await text()).toMatch(/Spotify asked for a pause\. The last track stays\. Tries again at [^.]+ .M\./);
  });

  it("asks to connect again once access was revoked", async () => {
    const account = spotifyAccount();
    await account.connect();
    await account.control("revoke");
    await account.sync();
    const { html, text } = await open("", account.bindings);
    expect(text).toContain("Access revoked");
    expect(text).toContain("Nothing is tried until you connect again.");
    expect(html).toContain(`href="${adminApi.spotifyLogin}"`);
  });

  it("tells browsers without JavaScript how connecting ended, and never as markup", async () => {
    expect((await open("?spotify_connected=true")).html).not.toContain("Spotify account connected successfully!");
    const account = spotifyAccount();
    await account.connect();
    const connected = await open("?spotify_connected=true", account.bindings);
    expect(connected.html).toMatch(/data-spotify-return="".{0,300}Spotify account connected successfully!/s);
    const refused = await open(`?spotify_error=${encodeURIComponent("<b>No</b></div>")}`);
    expect(refused.html).toContain("Spotify Connection Failed");
    expect(refused.html).toContain("&lt;b&gt;No&lt;/b&gt;&lt;/div&gt;");
    expect((await open()).html).not.toContain("Spotify Connection Failed");
  });
});
