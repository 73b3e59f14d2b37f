import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { addresses, othersInSpanish, quinceaneraInSpanish } from "../../../test/landing-pages.ts";
import { get, visit } from "../../../test/site.ts";
import { documents, paths } from "../paths.ts";

const text = async (path: string) => (await visit(get(path))).text();

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);

describe("the sitemap", () => {
  it("names every public page and every published post once, on the public origin", async () => {
    await env.DB.exec("UPDATE posts SET published = 0 WHERE id = 'post-questions'");
    const answer = await visit(get(documents.sitemap));
    expect(answer.headers.get("Content-Type")).toBe("application/xml; charset=UTF-8");
    const found = locations(await answer.text());
    const closed: string[] = [
      paths.stream,
      paths.newsletter,
      paths.newsletterSent,
      paths.newsletterConfirm,
      paths.newsletterUnsubscribe,
      paths.verify,
      paths.waitlistOffer,
      paths.waitlistConfirm,
    ];
    const pages = [...Object.values(paths), ...Object.values(addresses)].filter(
      (path) => !path.includes("#") && !closed.includes(path),
    );
    expect(found.toSorted()).toEqual(
      [
        ...pages,
        quinceaneraInSpanish,
        ...othersInSpanish.map((path) => `/es${path}`),
        "/es",
        `/es${paths.book}`,
        `/es${paths.contact}`,
        `/es${paths.quote}`,
        "/blog/ceremony-sound-on-a-windy-beach",
        "/blog/reception-timeline-that-keeps-the-floor-full",
      ]
        .map((path) => `https://sunsetbaydj.example${path}`)
        .toSorted(),
    );
  });

  it("tells when each last changed; the list of posts with its newest post", async () => {
    const later = Date.UTC(2027, 2, 1);
    await env.DB.prepare("UPDATE posts SET updated_at = ? WHERE id = 'post-timeline'").bind(later).run();
    const xml = await text(documents.sitemap);
    expect(xml).toContain("/blog</loc><lastmod>2027-03-01T00:00:00.000Z</lastmod>");
    expect(xml).toContain("keeps-the-floor-full</loc><lastmod>2027-03-01T00:00:00.000Z</lastmod>");
    expect(xml).toContain("windy-beach</loc><lastmod>2026-10-20T16:00:00.000Z</lastmod>");
    expect(xml).toContain("/contact</loc><lastmod>2026-11-22T00:00:00.000Z</lastmod>");
    expect(xml.match(/<lastmod>\d{4}-\d{2}-\d{2}T/g)).toHaveLength(locations(xml).length);
  });

  it.each([
    ["packages", ["/", "/book"]],
    ["testimonials", ["/"]],
    ["mixes", ["/mixes"]],
    ["gallery_items", ["/gallery"]],
    ["shows", ["/live"]],
  ])("tells of new %s on the pages that show them", async (table, pages) => {
    await env.DB.prepare(`UPDATE ${table} SET created_at = ?`)
      .bind(Date.UTC(2027, 3, 1))
      .run();
    const answer = await visit(get(documents.sitemap));
    expect(answer.headers.get("Cache-Tag")?.split(",")).toContain(table);
    const later = [...(await answer.text()).matchAll(/example([^<]*)<\/loc><lastmod>2027-04-01T00:00:00.000Z/g)];
    expect(later.map(([, path]) => path)).toEqual(pages);
  });

  it("can be made while there is no row at all", async () => {
    for (const table of ["gallery_items", "posts", "packages", "testimonials", "mixes", "shows"])
      await env.DB.exec(`DELETE FROM ${table}`);
    expect(locations(await text(documents.sitemap))).toHaveLength(36);
  });
});
