import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { get, visit } from "../../test/site.ts";
import { blogPost } from "../site/paths.ts";

const page = async (path: string) => (await (await visit(get(path))).text()).replaceAll("<!-- -->", "");

const newest = "what-to-ask-a-dj-before-you-sign";

const middle = "reception-timeline-that-keeps-the-floor-full";

const oldest = "ceremony-sound-on-a-windy-beach";

describe("the blog", () => {
  it("lists the three posts, newest first, with date and reading time", async () => {
    const html = await page("/blog");
    const places = [newest, middle, oldest].map((slug) => html.indexOf(`href="${blogPost(slug)}"`));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(html).toContain('<time dateTime="2026-11-03T17:00:00.000Z">November 3, 2026</time>');
    expect(html).toMatch(/[2-5] min/);
    expect(html).toContain('<link rel="alternate" type="application/rss+xml"');
  });

  it("says so when nothing is published", async () => {
    await env.DB.exec("UPDATE posts SET published = 0");
    expect(await page("/blog")).toContain("Nothing is written here yet.");
  });
});

describe("a post", () => {
  it("can be read, with its neighbors", async () => {
    const answer = await visit(get(blogPost(middle)));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Tag")).toBe("page,posts");
    const html = await answer.text();
    expect(html).toMatch(/<h1[^>]*>A reception timeline that keeps the floor full<\/h1>/);
    expect(html).toContain("<h2>Eat first, but let one song in early</h2>");
    expect(html).toContain("<strong>nothing interrupts it again</strong>");
    expect(html).toContain('<a href="/#packages">packages</a>');
    expect(html).toMatch(new RegExp(`href="${blogPost(oldest)}" rel="prev"`));
    expect(html).toMatch(new RegExp(`href="${blogPost(newest)}" rel="next"`));
    expect(html).toContain(`<link rel="canonical" href="https://sunsetbaydj.example${blogPost(middle)}"/>`);
  });

  it("says when it changed after it was published", async () => {
    expect(await page(blogPost(oldest))).toMatch(/Last changed on October 20, 2026/);
    expect(await page(blogPost(newest))).not.toContain("Last changed");
  });

  it("describes itself as a BlogPosting and an article", async () => {
    const html = await page(blogPost(oldest));
    const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      "@type": "BlogPosting",
      headline: "How to keep vows audible on a windy beach",
      datePublished: "2026-09-15T16:00:00.000Z",
      dateModified: "2026-10-20T16:00:00.000Z",
      image: expect.stringMatching(
        /^https:\/\/sunsetbaydj\.example\/pictures\/beach-wedding-clearwater-1200-\w+\.webp$/,
      ),
    });
    expect(html).toContain('<meta property="og:type" content="article"/>');
    expect(html).toContain('<meta property="og:image" content="https://sunsetbaydj.example/cards/blog.jpg"/>');
    expect(html).toContain('<meta property="article:published_time" content="2026-09-15T16:00:00.000Z"/>');
  });

  it.each([
    ["unknown", "/blog/no-such-post"],
    ["unpublished", blogPost(newest)],
    ["strange", "/blog/%27%20OR%201=1--"],
  ])("that is %s is not found", async (_, path) => {
    await env.DB.prepare("UPDATE posts SET published = 0 WHERE slug = ?").bind(newest).run();
    const answer = await visit(get(path));
    expect(answer.status).toBe(404);
    // A minute, unless a purge comes before.
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=0, s-maxage=60");
    expect(answer.headers.get("Cache-Tag")).toBe("page,posts");
    expect(await answer.text()).toContain("404 Page Not Found");
  });

  it("cannot bring HTML, scripts or other targets into the page", async () => {
    const content =
      '<script>alert(1)</script>\n\n## <img src=x onerror="alert(2)">\n\n[click](javascript:alert(3)) [out](//evil.example) ' +
      "[fine](https://example.com/a?b=1&c=2) **bold *and* more** \\*not\\* [x](data:text/html,1)\n\n1. one\n2. two";
    await env.DB.prepare("UPDATE posts SET content = ? WHERE slug = ?").bind(content, newest).run();
    const html = await page(blogPost(newest));
    const [prose = ""] = /<div class="prose">.*?<\/div>/s.exec(html) ?? [];
    expect(prose).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(prose).toContain("<h2>&lt;img src=x onerror=&quot;alert(2)&quot;&gt;</h2>");
    expect(prose.match(/<a /g)).toHaveLength(1);
    expect(prose).toContain('<a href="https://example.com/a?b=1&amp;c=2">fine</a>');
    expect(prose).toContain("<strong>bold <em>and</em> more</strong> *not*");
    expect(prose).toContain("<ol><li>one</li><li>two</li></ol>");
  });

  it("reads as CommonMark says, and what posts do not use is text", async () => {
    const content =
      "# One\n#### Four\n\n- a\n  - b\n\n3. c\n\n`d` <https://e.example> ![f](/g.png)\nh  \ni\n\n> j\n\n---\n\n[k]: /l";
    await env.DB.prepare("UPDATE posts SET content = ? WHERE slug = ?").bind(content, newest).run();
    const [, prose = ""] = /<div class="prose">(.*?)<\/div>/s.exec(await page(blogPost(newest))) ?? [];
    expect(prose).toBe(
      '<h2>One</h2><h3>Four</h3><ul><li>a<ul><li>b</li></ul></li></ul><ol start="3"><li>c</li></ol>' +
        "<p>`d` &lt;https://e.example&gt; f\nh<br/>i</p><p>&gt; j</p><p>---</p><p>[k]: /l</p>",
    );
  });

  it("shows the site's pictures by their names, each in a line of its own, which the feed leaves out", async () => {
    const content =
      "One.\n\n![](placeSunshineSkywaySunset)\n\n![A crowd](toString)\n\nA ![fader](boothHandOnAmberMixer) moves.";
    await env.DB.prepare("UPDATE posts SET content = ? WHERE slug = ?").bind(content, newest).run();
    const [, prose = ""] = /<div class="prose">(.*?)<aside/s.exec(await page(blogPost(newest))) ?? [];
    expect(prose.match(/<picture>/g)).toHaveLength(1);
    expect(prose).toContain('loading="lazy"');
    expect(prose).toMatch(/src="\/pictures\/place-sunshine-skyway-sunset-[^"]*"/);
    expect(prose).toContain("<p>A fader moves.</p>");
    expect(await (await visit(get("/blog/feed.xml"))).text()).not.toContain("/pictures/");
  });

  it.each(["*a_", "- ", "![](", "1. ", "[a(", "**a "])("of nothing but %j is shown all the same", async (marks) => {
    const text = marks.repeat(20_000).slice(0, 60_000);
    await env.DB.prepare("UPDATE posts SET content = ? WHERE slug = ?").bind(text, middle).run();
    const answer = await visit(get(blogPost(middle)));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(text.slice(0, 200).trim());
  });
});
