import { describe, expect, it } from "vitest";
import { galleryPictures } from "../../content/gallery.ts";
import { get, htmlAt, visit } from "../../test/site.ts";

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

  it("sends each picture's addresses once, and its island the filter alone", async () => {
    const html = await htmlAt("/gallery?category=clubs");
    expect(html).toContain('data-props="{&quot;filter&quot;:&quot;clubs&quot;}"');
    const whole = await htmlAt("/gallery");
    for (const { picture } of galleryPictures) expect(whole.split(picture.avif)).toHaveLength(2);
    expect(whole.length).toBeLessThan(60_000);
  });

  it("fills its rows to the last cell, three and two abreast", () => {
    const cells = galleryPictures.map(({ shape }) => ({ wide: 4, tall: 2, cell: 1 })[shape ?? "cell"]);
    const sum = cells.reduce((total, count) => total + count);
    expect([sum % 3, sum % 2]).toEqual([0, 0]);
  });

  it("may be kept by the edge", async () => {
    expect((await visit(get("/gallery"))).headers.get("Cache-Control")).toContain("s-maxage");
  });
});
