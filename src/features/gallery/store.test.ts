import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { spansOf } from "../../content/gallery.ts";
import { mainTextIn } from "../../test/page.ts";
import { get, htmlAt, visit } from "../../test/site.ts";

const picturesIn = (html: string) => {
  const [, list = ""] = /<ul class="gallery">(.*?)<\/ul>/s.exec(html) ?? [];
  return [...list.matchAll(/<a href="(\/pictures\/[^"]+)".*?alt="([^"]+)"/gs)].map(([, href, alt]) => ({ href, alt }));
};

describe("the gallery", () => {
  it("shows fifteen different pictures, each a link to a file of moderate size, named by what it shows", async () => {
    const pictures = picturesIn(await htmlAt("/gallery"));
    expect(pictures).toHaveLength(15);
    expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(15);
    for (const { href } of pictures) expect(href).toMatch(/-1200-[0-9a-f]+\.webp$/);
  });

  it.each([
    ["clubs", "mirror-ball"],
    ["weddings", "first-dance"],
    ["corporate", "gala"],
    ["festivals", "confetti"],
    ["equipment", "rig"],
  ])("is narrowed to %s by its address, without JavaScript", async (category, word) => {
    const html = await htmlAt(`/gallery?category=${category}`);
    const pictures = picturesIn(html);
    expect(pictures.length).toBeGreaterThanOrEqual(3);
    expect(pictures.map(({ href }) => href).join(" ")).toContain(word);
    expect(html).toMatch(new RegExp(`href="/gallery\\?category=${category}"[^>]*aria-current="true"`));
    expect(html.match(/aria-current="true"/g)).toHaveLength(1);
    expect(html).toContain('<link rel="canonical" href="https://sunsetbaydj.example/gallery"/>');
  });

  it("offers every filter as a link with its count", async () => {
    const html = await htmlAt("/gallery");
    expect(html).toContain('href="/gallery?category=clubs"');
    for (const [label, count] of [
      ["All", 15],
      ["Clubs", 3],
      ["Weddings", 3],
      ["Corporate", 3],
      ["Festivals", 3],
      ["Equipment", 3],
    ])
      expect(html).toMatch(new RegExp(`<span>${label}</span><span[^>]*>${count}</span>`));
  });

  it("says so when a category has no pictures", async () => {
    const html = await htmlAt("/gallery?category=circus");
    expect(html).toContain("No images found in this category");
    expect(picturesIn(html)).toEqual([]);
    expect(html).not.toContain('aria-current="true"');
  });

  it("sends the addresses of the site's own pictures once, and its island their names", async () => {
    const html = await htmlAt("/gallery");
    for (const [, srcset = ""] of html.matchAll(/image\/avif" srcset="([^"]+)"/gi))
      expect(html.split(srcset)).toHaveLength(2);
    expect(html).toContain("&quot;src&quot;:&quot;weddingsColdSparksFirstDance&quot;");
    expect(html.length).toBeLessThan(60_000);
  });

  it("fills every row of twelve columns, however many pictures there are and whichever are wide", () => {
    for (let count = 1; count < 24; count += 1)
      for (const wide of [[], [0], [0, 13], [2, 3, 9]]) {
        const spans = spansOf(Array.from({ length: count }, (_, index) => wide.includes(index)));
        let row = 0;
        for (const [index, span] of spans.entries()) {
          if (wide.includes(index)) expect([row, span], `${count} ${index}`).toEqual([0, 12]);
          row = (row + span) % 12;
        }
        expect([spans.length, row]).toEqual([count, 0]);
      }
  });

  it("says how many pictures there are", async () => {
    await env.DB.exec("DELETE FROM gallery_items WHERE category <> 'clubs'");
    expect(mainTextIn(await htmlAt("/gallery"))).toContain("Three pictures of one long night");
  });

  it("may be kept by the edge", async () => {
    expect((await visit(get("/gallery"))).headers.get("Cache-Control")).toContain("s-maxage");
  });
});
