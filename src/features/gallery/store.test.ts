import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { filledShapes, type GalleryShape } from "../../content/gallery.ts";
import { mainTextIn } from "../../test/page.ts";
import { countTrips, get, htmlAt, visit } from "../../test/site.ts";

/** The pictures of a gallery page: what each link opens, and the alt text that names it. */
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
    ["clubs", "clubs-"],
    ["weddings", "weddings-"],
    ["corporate", "corporate-"],
    ["festivals", "festivals-"],
    ["equipment", "equipment-"],
  ])("is narrowed to %s by its address, without JavaScript", async (category, prefix) => {
    const html = await htmlAt(`/gallery?category=${category}`);
    const pictures = picturesIn(html);
    expect(pictures.length).toBeGreaterThanOrEqual(3);
    for (const { href } of pictures) expect(href).toContain(`/pictures/${prefix}`);
    expect(html).toMatch(new RegExp(`href="/gallery\\?category=${category}"[^>]*aria-current="true"`));
    expect(html.match(/aria-current="true"/g)).toHaveLength(1);
    expect(html).toContain('<link rel="canonical" href="https://sunsetbaydj.example/gallery"/>');
  });

  it("offers every filter as a link with its count", async () => {
    const html = await htmlAt("/gallery");
    expect(html).toMatch(/href="\/gallery"[^>]*class="choice"|class="choice" href="\/gallery"/);
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

  it("fills its rows to the last cell, three and two abreast, however many pictures were added", async () => {
    const cells = (shapes: readonly (GalleryShape | null)[]) =>
      shapes.reduce((sum, shape) => sum + (shape ? { wide: 4, tall: 2 }[shape] : 1), 0);
    const html = await htmlAt("/gallery");
    const stored = [...html.matchAll(/<li(?: data-shape="(wide|tall)")?><a href="\/pictures/g)].map(([, shape]) =>
      shape === "wide" || shape === "tall" ? shape : null,
    );
    expect(cells(stored)).toBe(24);
    for (let more = 0; more < 7; more += 1)
      expect(cells(filledShapes([...Array.from({ length: more }, () => null), ...stored])) % 6).toBe(0);
  });

  it("is read in one round trip, by an index, and says how many pictures there are", async () => {
    await env.DB.exec("DELETE FROM gallery_items WHERE category <> 'clubs'");
    const trips = countTrips();
    expect(mainTextIn(await htmlAt("/gallery"))).toContain("Three pictures of");
    expect(trips()).toBe(1);
    const { results } = await env.DB.prepare(
      "EXPLAIN QUERY PLAN SELECT src FROM gallery_items ORDER BY created_at DESC, id DESC LIMIT 60",
    ).all();
    expect(results.map(({ detail }) => detail)).toEqual(["SCAN gallery_items USING INDEX gallery_items_newest"]);
  });

  it("may be kept by the edge", async () => {
    expect((await visit(get("/gallery"))).headers.get("Cache-Control")).toContain("s-maxage");
  });
});
