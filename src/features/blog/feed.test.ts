import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { get, visit } from "../../test/site.ts";
import { blogPost } from "../site/paths.ts";

const newest = "what-to-ask-a-dj-before-you-sign";

describe("the feed", () => {
  it("is RSS 2.0 with every published post in full", async () => {
    await env.DB.prepare("UPDATE posts SET content = content || ?").bind("\n\n[Prices](/#packages)").run();
    const answer = await visit(get("/blog/feed.xml"));
    expect(answer.headers.get("Content-Type")).toBe("application/rss+xml; charset=utf-8");
    const xml = await answer.text();
    const [channel = "", ...items] = xml.split("<item>");
    for (const part of [
      '<rss version="2.0" ',
      "<link>https://sunsetbaydj.example/blog</link>",
      "<language>en-us</language>",
      "<lastBuildDate>Tue, 03 Nov 2026 17:00:00 GMT</lastBuildDate>",
      '<atom:link rel="self" type="application/rss+xml" href="https://sunsetbaydj.example/blog/feed.xml"/>',
    ])
      expect(channel).toContain(part);
    expect(channel).toMatch(/<title>[^<]+<\/title>/);
    expect(channel).toMatch(/<description>[^<]+<\/description>/);
    expect(items).toHaveLength(3);
    const address = `https://sunsetbaydj.example${blogPost(newest)}`;
    for (const part of [
      "<title>What to ask a DJ before you sign</title>",
      `<link>${address}</link>`,
      `<guid isPermaLink="true">${address}</guid>`,
      "<pubDate>Tue, 03 Nov 2026 17:00:00 GMT</pubDate>",
    ])
      expect(items[0]).toContain(part);
    for (const item of items) expect(item).toMatch(/<description>[^<]+<\/description>/);
    expect(xml).toContain("&lt;h2&gt;Start with where the wind comes from&lt;/h2&gt;");
    expect(items[0]).toContain("&lt;a href=&quot;https://sunsetbaydj.example/#packages&quot;&gt;Prices");
  });

  it("stays well-formed whatever a post says", async () => {
    await env.DB.prepare("UPDATE posts SET title = ?, content = ?").bind('A & B <c> "d"', "]]> \u0007 & <b>").run();
    const xml = await (await visit(get("/blog/feed.xml"))).text();
    expect(xml).toContain("<title>A &amp; B &lt;c&gt; &quot;d&quot;</title>");
    expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;)|]]>/);
    expect(xml).not.toContain("\u0007");
  });

  it("can be empty", async () => {
    await env.DB.exec("DELETE FROM posts");
    const answer = await visit(get("/blog/feed.xml"));
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toMatch(/<item>|<lastBuildDate>/);
  });
});
