import { expect, it } from "vitest";
import { publicAddresses } from "../../test/page.ts";
import { get, visit } from "../../test/site.ts";

const words = (text = ""): string =>
  text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&");

async function look(path: string) {
  const answer = await visit(get(path));
  const html = await answer.text();
  return {
    path,
    status: answer.status,
    caching: answer.headers.get("Cache-Control"),
    title: words(/<title>(.*?)<\/title>/.exec(html)?.[1]),
    description: words(/<meta name="description" content="(.*?)"\/>/.exec(html)?.[1]),
    canonical: /<link rel="canonical" href="(.*?)"\/>/.exec(html)?.[1],
    headings: html.match(/<h1[\s>]/g)?.length,
  };
}

it("every public page says what it is, in the lengths that search results show, and unlike any other", async () => {
  const pages = await Promise.all((await publicAddresses()).map(look));
  expect(pages.length).toBeGreaterThan(27);
  for (const page of pages) {
    expect(page).toMatchObject({
      status: 200,
      caching: expect.stringMatching(/^public, max-age=0, s-maxage=/),
      canonical: `https://sunsetbaydj.example${page.path}`,
      headings: 1,
    });
    expect(page.title.length, page.title).toBeGreaterThan(10);
    expect(page.title.length, page.title).toBeLessThanOrEqual(60);
    expect(page.description.length, page.description).toBeGreaterThanOrEqual(70);
    expect(page.description.length, page.description).toBeLessThanOrEqual(160);
  }
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
});
