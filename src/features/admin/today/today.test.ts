import { env } from "cloudflare:workers";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { primary } from "../../../database/client.ts";
import { clientRequests } from "../../../database/schema/requests.ts";
import { asAdministrator } from "../../../test/access.ts";
import { open } from "../../../test/first-page.ts";
import { inquiry, postJson, visit } from "../../../test/site.ts";
import { spotifyAccount } from "../../../test/spotify-account.ts";
import { api } from "../../site/paths.ts";
import { adminApi } from "../paths.ts";

const db = primary(env.DB);

const disabledIn = (html: string) => ({
  goLive: /<button[^>]*popoverTarget="ask-live"[^>]*disabled=""/i.test(html),
  offline: /<button[^>]*value="false"[^>]*disabled=""/.test(html),
});

describe("the administrator's first page", () => {
  it("offers to go live when off air, and offline when on air", async () => {
    expect(disabledIn((await open()).html)).toEqual({ goLive: false, offline: true });
    await visit(postJson(adminApi.nowPlaying, { isLive: true }, await asAdministrator()));
    const { html, text } = await open();
    expect(disabledIn(html)).toEqual({ goLive: true, offline: false });
    expect(text).toMatch(/On air since \d+:\d\d .M\. Nobody was mailed: nobody has asked for it yet\./);
  });

  it("hides nothing that waits, however much it is", async () => {
    const asked = Array.from({ length: 20 }, (_, at) => ({
      ...({
        id: `asked-${at}`,
        clientEmail: "ben@example.com",
        type: "song-request",
        subject: `Song no. ${at}!`,
      } as const),
      ...{ message: "The long version", createdAt: Date.now() - at, updatedAt: 0 },
    }));
    await db.insert(clientRequests).values(asked.slice(0, 10));
    await db.insert(clientRequests).values(asked.slice(10));
    const { text } = await open();
    for (const { subject } of asked) expect(text).toContain(subject);
  });

  it("has who waits first during a show too, and then folds now playing away", async () => {
    const isOpen = (html: string) => /<details class="live-fold" id="live" open="">/.test(html);
    await visit(postJson(adminApi.nowPlaying, { isLive: true }, await asAdministrator()));
    expect(isOpen((await open()).html)).toBe(true);
    await visit(postJson(api.leadInquiry, inquiry));
    const { html } = await open();
    expect(isOpen(html)).toBe(false);
    expect(html.indexOf(inquiry.lastName)).toBeLessThan(html.indexOf('id="live"'));
    expect(isOpen((await open("?panel=open")).html)).toBe(true);
  });

  it("folds now playing away unless a show is on, and lets Spotify be synced only once it is connected", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const at = async (instant: string) => {
      vi.setSystemTime(new Date(instant));
      return (await open()).html;
    };
    const isOpen = (html: string) => /<details class="live-fold" id="live" open="">/.test(html);
    expect(isOpen(await at("2026-11-25T12:00:00-05:00"))).toBe(false);
    expect(isOpen(await at("2026-11-26T20:30:00-05:00"))).toBe(true);
    expect(await at("2026-11-25T12:00:00-05:00")).not.toContain("Sync from Spotify");
    await visit(postJson(adminApi.nowPlaying, { isLive: true }, await asAdministrator()));
    expect(isOpen(await at("2026-11-25T12:00:00-05:00"))).toBe(true);
    const account = spotifyAccount();
    await account.connect();
    expect((await open("", account.bindings)).text).toContain("Sync from Spotify");
    const byHand = { title: "By hand", artist: "The DJ", hold: "track" };
    const answer = await visit(postJson(adminApi.nowPlaying, byHand, await asAdministrator()));
    expect(await answer.json()).toMatchObject({ title: "By hand", hold: { until: null } });
    expect((await open("", account.bindings)).text).toContain("Set by hand: Spotify waits until its next track.");
  });
});
