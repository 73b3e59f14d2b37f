import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { type FramedPlayer, playerFrame } from "../../content/player.ts";
import { structuredDataIn } from "../../test/page.ts";
import { get, htmlAt, visit } from "../../test/site.ts";

const titles = (html: string) =>
  [...html.matchAll(/<h[23] class="(?:h3 mt-4|font-600)">(.*?)<\/h[23]>/g)].map(([, title]) => title);

const players = (html: string): { player: FramedPlayer }[] =>
  [...html.matchAll(/data-island="poster"[^>]*data-props="([^"]*)"/g)].map(([, props = ""]) =>
    JSON.parse(props.replaceAll("&quot;", '"').replaceAll("&amp;", "&")),
  );

it("a mix without its recording shows its cover, and says so", async () => {
  const html = await htmlAt("/mixes?tag=live");
  expect(titles(html)).toEqual(["Two hours from the booth"]);
  expect(html).toMatch(/Recordings to come.*Two hours from the booth.*open format, live/s);
  expect(players(html)).toEqual([]);
});

describe("the mixes", () => {
  beforeEach(async () => {
    await env.DB.exec("UPDATE mixes SET video_id = 'aBcDeFgHiJk' WHERE platform = 'youtube'");
  });

  it("are those of the database, newest first, each with its length and platform", async () => {
    const html = await htmlAt("/mixes");
    expect(titles(html)).toHaveLength(6);
    expect(titles(html)[0]).toBe("Golden hour on the Gulf");
    for (const part of ["58:12 · SoundCloud", "1:58:40 · YouTube", "1:04:05 · Mixcloud"]) expect(html).toContain(part);
    expect(html).toContain('<a class="choice" href="/mixes" aria-current="true">');
  });

  it("can be filtered by the address alone, and keep one canonical address", async () => {
    const html = await htmlAt("/mixes?tag=open+format");
    expect(titles(html)).toEqual(["Two hours from the booth", "Vals to perreo"]);
    expect(html).toContain('<a class="choice" href="/mixes?tag=open+format" aria-current="true">');
    expect(html).toContain('<link rel="canonical" href="https://sunsetbaydj.example/mixes"/>');
  });

  it("say so when a tag has none", async () => {
    const html = await htmlAt("/mixes?tag=%3Cb%3Epolka");
    expect(titles(html)).toEqual([]);
    expect(html).toContain("No mixes found under this tag.");
    expect(html).not.toContain("<b>polka");
  });

  it("ask nothing of a third party before the press, and the policy lets every player in afterward", async () => {
    const answer = await visit(get("/mixes"));
    const frames = /frame-src ([^;]*)/.exec(answer.headers.get("Content-Security-Policy") ?? "")?.[1]?.split(" ") ?? [];
    const html = await answer.text();
    expect(html).not.toMatch(/<iframe|(?:src|srcset)="https:/i);
    const origins = players(html).map(({ player }) => new URL(playerFrame(player, "site.test")).origin);
    expect(new Set(origins).size).toBe(3);
    expect(frames).toEqual(expect.arrayContaining(origins));
    expect(html).toContain('href="https://www.mixcloud.com/sunsetbaydj/first-dances-last-songs/"');
  });

  it("of an unknown platform or with half an address are listed without a player", async () => {
    await env.DB.exec("UPDATE mixes SET platform = 'tape' WHERE id = 'mix-quince'");
    await env.DB.exec("UPDATE mixes SET url = NULL WHERE id = 'mix-golden-hour'");
    const html = await htmlAt("/mixes");
    expect(titles(html)).toHaveLength(6);
    expect(players(html)).toHaveLength(4);
  });

  it("describe themselves to search engines: what is filmed as a video, the others as recordings", async () => {
    await env.DB.exec("UPDATE mixes SET duration = 'two hours' WHERE id = 'mix-mirror-ball'");
    const blocks = structuredDataIn(await htmlAt("/mixes"));
    expect(blocks).toHaveLength(6);
    expect(blocks[0]).toEqual({
      "@context": "https://schema.org",
      "@type": "AudioObject",
      "@id": "https://sunsetbaydj.example/mixes#mix-golden-hour",
      name: "Golden hour on the Gulf",
      url: "https://soundcloud.com/sunsetbaydj/golden-hour-on-the-gulf",
      thumbnailUrl: expect.stringMatching(
        /^https:\/\/sunsetbaydj\.example\/pictures\/place-clearwater-pier-60-sunset-/,
      ),
      uploadDate: "2026-10-30T16:00:00.000Z",
      duration: "PT58M12S",
      keywords: "house, sunset, cocktail hour",
      publisher: { "@id": "https://sunsetbaydj.example/#business" },
    });
    const videos = blocks.filter((block) => block["@type"] === "VideoObject");
    expect(videos).toMatchObject([
      { name: "Two hours from the booth", duration: "PT1H58M40S" },
      { name: "Everything with a mirror ball", uploadDate: "2026-06-05T16:00:00.000Z" },
    ]);
    expect(videos[1]).not.toHaveProperty("duration");
    for (const { embedUrl } of videos) expect(embedUrl).toBe("https://www.youtube-nocookie.com/embed/aBcDeFgHiJk");
  });

  it("describe only what is shown and can be played", async () => {
    await env.DB.exec("UPDATE mixes SET video_id = NULL WHERE id = 'mix-booth-cam'");
    const names = structuredDataIn(await htmlAt("/mixes?tag=open+format")).map(({ name }) => name);
    expect(names).toEqual(["Vals to perreo"]);
  });
});
