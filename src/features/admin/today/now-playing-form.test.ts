import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { broadcasts } from "../../../database/schema/live.ts";
import { asAdministrator } from "../../../test/access.ts";
import { get, htmlAt, mailbox, postForm, postJson, visit } from "../../../test/site.ts";
import { atNowPlayingPanel } from "../../live/dj/paths.ts";
import { api } from "../../site/paths.ts";
import { adminApi, adminPaths } from "../paths.ts";

const db = primary(env.DB);

let { email } = mailbox();
beforeEach(() => {
  ({ email } = mailbox());
});

const set = async (body: unknown, bindings = {}) =>
  visit(postJson(adminApi.nowPlaying, body, await asAdministrator()), { EMAIL: email, ...bindings });
const goLive = () => set({ isLive: true });

describe("a browser's own form", () => {
  const headers = asAdministrator;

  it("goes live and offline without a track, and comes back to the first page", async () => {
    for (const isLive of ["true", "false"]) {
      const answer = await visit(postForm(adminApi.nowPlaying, { isLive }, await headers()));
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, atNowPlayingPanel]);
      expect(await (await visit(get(api.nowPlaying))).json()).toMatchObject({ isLive: isLive === "true" });
    }
  });

  it("that sets a track stays on air, though its page was made while off air", async () => {
    const page = await htmlAt(adminPaths.today, await headers());
    await goLive();
    const [form = ""] = /<form[^>]*class="track-form"[\s\S]*?<\/form>/.exec(page) ?? [];
    const hidden = [...form.matchAll(/<input type="hidden"[^>]*name="([^"]*)" value="([^"]*)"/g)];
    const kept = Object.fromEntries(hidden.map(([, name = "", value = ""]) => [name, value]));
    const track = { title: "Golden Hour", artist: "JVKE" };
    const answer = await visit(postForm(adminApi.nowPlaying, { ...kept, ...track }, await headers()));
    expect([answer.status, form.includes('name="title"')]).toEqual([303, true]);
    expect(await (await visit(get(api.nowPlaying))).json()).toMatchObject({ ...track, isLive: true });
    expect(await db.select().from(broadcasts)).toMatchObject([{ endedAt: null }]);
  });

  it("that is refused is shown again, with its message beside the field and what was typed", async () => {
    const fields = { title: "Golden Hour", artist: "" };
    const answer = await visit(postForm(adminApi.nowPlaying, fields, await headers()));
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toMatch(/<input[^>]*id="track-title"[^>]*value="Golden Hour"/);
    expect(html).toMatch(/<input[^>]*id="track-artist"[^>]*aria-describedby="track-artist-error"/);
    expect(html).toContain("Artist is required");
    const back = await visit(get(adminApi.nowPlaying, await headers()));
    expect([back.status, back.headers.get("Location")]).toEqual([303, adminPaths.today]);
  });
});
