import { describe, expect, it } from "vitest";
import { get, visit } from "../../test/site.ts";

const page = async () => (await visit(get("/merch"))).text();

describe("the merch page", () => {
  it("has six products with their prices", async () => {
    const html = await page();
    const products = [
      ...html.matchAll(
        /<article class="card product" id="([^"]+)">.*?<h2[^>]*>([^<]+)<\/h2>.*?<p class="product-price[^>]*>([^<]+)</gs,
      ),
    ].map(([, ...facts]) => facts);
    expect(products).toEqual([
      ["wave-t-shirt", "Sunset T-shirt", "$24.99"],
      ["wave-hoodie", "Sunset hoodie", "$49.99"],
      ["canvas-tote", "Canvas tote", "$19.99"],
      ["sticker-sheet", "Sticker sheet", "$8.99"],
      ["wave-cap", "Sunset cap", "$22.99"],
      ["wave-mug", "Night mug", "$14.99"],
    ]);
  });

  it("sells each in the external store, in a new tab that learns nothing of this one", async () => {
    const [, list = ""] = /<ul class="products">(.*?)<\/ul>/s.exec(await page()) ?? [];
    const links = [...list.matchAll(/<a [^>]*href="https:[^>]*>/g)].map(([tag]) => tag);
    expect(links).toHaveLength(6);
    const ids = ["wave-t-shirt", "wave-hoodie", "canvas-tote", "sticker-sheet", "wave-cap", "wave-mug"];
    for (const [index, tag] of links.entries()) {
      expect(tag).toContain(`href="https://sunsetbaydj.printful.me/product/${ids[index]}"`);
      expect(tag).toContain('target="_blank"');
      expect(tag).toContain('rel="noopener"');
    }
  });

  it("has a favorite toggle on each, known by name, not pressed for a new visitor", async () => {
    const html = await page();
    const toggles = [...html.matchAll(/<button[^>]*data-favorite="([^"]+)"[^>]*>/g)];
    expect(new Set(toggles.map(([, id]) => id)).size).toBe(6);
    for (const [tag] of toggles) {
      expect(tag).toContain('aria-pressed="false"');
      expect(tag).toMatch(/aria-label="Favorite: [^"]+"/);
    }
  });

  it("describes each product and its offer to search engines", async () => {
    const html = await page();
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = ""]) =>
      JSON.parse(json),
    );
    expect(blocks.map((block) => [block["@type"], block.name, block.offers.price, block.offers.priceCurrency])).toEqual(
      [
        ["Product", "Sunset T-shirt", 24.99, "USD"],
        ["Product", "Sunset hoodie", 49.99, "USD"],
        ["Product", "Canvas tote", 19.99, "USD"],
        ["Product", "Sticker sheet", 8.99, "USD"],
        ["Product", "Sunset cap", 22.99, "USD"],
        ["Product", "Night mug", 14.99, "USD"],
      ],
    );
    for (const { image, offers } of blocks) {
      expect(image).toMatch(/^https:\/\/sunsetbaydj\.example\/cards\/default\.jpg$/);
      expect(offers.url).toMatch(/^https:\/\/sunsetbaydj\.printful\.me\/product\/[a-z-]+$/);
    }
  });

  it("is the same for every visitor, and the edge may keep it", async () => {
    const answer = await visit(get("/merch", { Cookie: "a=b" }));
    expect(answer.headers.get("Cache-Control")).toContain("s-maxage");
    expect(await answer.text()).toBe(await page());
  });
});
