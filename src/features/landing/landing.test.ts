import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { allPaths, cityPaths } from "../../test/landing-pages.ts";
import { mainTextIn, samplePage, structuredDataIn } from "../../test/page.ts";
import { get, visit } from "../../test/site.ts";

describe.each(cityPaths)("%s", (path) => {
  it("links to the city's three services and lists its areas, venues and packages", async () => {
    const page = await samplePage(path);
    const cards = [...page.matchAll(/service-link" href="([^"]*)"/g)].map(([, href]) => href);
    expect(cards.slice(0, 3)).toEqual(["wedding", "corporate", "party"].map((key) => `/${key}-dj-${path.slice(1)}`));
    expect(page.match(/id="areas".*?<\/ul>/s)?.[0].match(/<li/g)).toHaveLength(16);
    expect(page.match(/<section id="venues".*?<\/section>/s)?.[0].match(/<li/g)).toHaveLength(8);
    for (const part of ["$1,799", "$2,499", "$3,599", "$795 to $1,995"]) expect(page).toContain(part);
    expect(page).toMatch(/<figure>.*<blockquote/s);
    expect(page.match(/class="btn btn-primary" href="\/book"/g)?.length).toBeGreaterThanOrEqual(2);
  });

  it("tells machines where it is", async () => {
    const [service, business, questions] = structuredDataIn(await samplePage(path));
    expect(service.aggregateRating).toBeUndefined();
    expect(business.openingHoursSpecification).toBeUndefined();
    expect(business.makesOffer).toHaveLength(3);
    expect(questions["@type"]).toBe("FAQPage");
  });
});

it.each([
  ["tampa", "Tampa", "33602", 27.9506, -82.4572],
  ["st-petersburg", "St. Petersburg", "33701", 27.7676, -82.6403],
  ["clearwater", "Clearwater", "33755", 27.9659, -82.8001],
])("the businesses of %s stand in their city", async (slug, locality, postalCode, latitude, longitude) => {
  for (const path of allPaths.filter((one) => one.endsWith(slug))) {
    const business = structuredDataIn(await samplePage(path))[1];
    const geo = { "@type": "GeoCoordinates", latitude, longitude };
    expect(business).toMatchObject({
      "@type": "LocalBusiness",
      address: { addressLocality: locality, addressRegion: "FL", postalCode, addressCountry: "US" },
      geo,
      currenciesAccepted: "USD",
      areaServed: { "@type": "GeoCircle", geoMidpoint: geo, geoRadius: 50_000 },
    });
  }
});

it("accepts checks from companies and schools, and cash, cards, Venmo and Zelle from everyone", async () => {
  for (const path of allPaths) {
    const business = structuredDataIn(await samplePage(path))[1];
    const check = /corporate|school/.test(path) ? ", check" : "";
    expect(business.paymentAccepted).toBe(`Cash, credit card, Venmo, Zelle${check}`);
  }
});

it.each([
  [
    "/clearwater",
    [
      "Beach Wedding DJ Expertise",
      "Weather-proof",
      "Wind-optimized",
      "Backup power with generator",
      "Sunset specialist",
      "7:58 PM",
    ],
  ],
  [
    "/corporate-dj-tampa",
    [
      "Fortune 500 companies",
      "Tech startups",
      "Healthcare organizations",
      "Financial institutions",
      "Law firms",
      "Marketing agencies",
      "Real estate companies",
      "Professional sports teams",
    ],
  ],
  ["/corporate-dj-clearwater", ["beach", "Weather-proof gear", "Team building"]],
  ["/nightclub-dj-tampa", ["Ybor City", "open format"]],
  ["/school-dance-dj-tampa", ["Age-appropriate music"]],
  ["/quinceanera-dj-tampa", ["Bilingual in English and Spanish", "Latin music", "traditional ceremony"]],
  ["/bar-mitzvah-dj-tampa", ["Hora", "Candle lighting", "Games"]],
  ["/wedding-dj-tampa", ["Wedding dates book 6-12 months ahead"]],
  ["/wedding-dj-st-petersburg", ["Wedding dates book 6-12 months ahead"]],
  ["/wedding-dj-clearwater", ["Wedding dates book 6-12 months ahead"]],
  ["/party-dj-tampa", ["After 200+ parties"]],
])("%s says what is particular to it", async (path, parts) => {
  const text = mainTextIn(await samplePage(path)).toLowerCase();
  for (const part of parts) expect(text).toContain(part.toLowerCase());
});

describe("all sixteen pages", () => {
  it("are sixteen, and are each named and described once", async () => {
    const pages = await Promise.all(allPaths.map(samplePage));
    const each = (pattern: RegExp) => pages.map((page) => page.match(pattern)?.[1]?.trim() ?? "");
    const titles = each(/<title>(.*?)<\/title>/).map((title) => title.replaceAll("&amp;", "&"));
    const descriptions = each(/<meta name="description" content="(.*?)"/);
    const headings = each(/<h1[^>]*>(.*?)<\/h1>/s);
    for (const values of [titles, descriptions, headings]) expect(new Set(values).size).toBe(16);
    for (const title of titles) expect(title.length, title).toBeLessThanOrEqual(60);
    for (const description of descriptions) {
      expect(description.length, description).toBeGreaterThanOrEqual(70);
      expect(description.length, description).toBeLessThanOrEqual(160);
    }
    for (const page of pages) expect(page.match(/<h1/g)).toHaveLength(1);
  });

  it("link to themselves as canonical", async () => {
    for (const path of allPaths) {
      const page = await samplePage(path);
      expect(page).toContain(`<link rel="canonical" href="https://sunsetbaydj.example${path}"/>`);
    }
  });

  it("share no more than 40% of their words in fives", async () => {
    const shingles = await Promise.all(
      allPaths.map(async (path) => {
        const words =
          mainTextIn(await samplePage(path))
            .toLowerCase()
            .match(/[\p{L}\p{N}$+]+/gu) ?? [];
        return { path, set: new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(" "))) };
      }),
    );
    const shares = shingles.flatMap((a, index) =>
      shingles.slice(index + 1).map((b) => ({
        pair: `${a.path} ${b.path}`,
        share: [...a.set].filter((shingle) => b.set.has(shingle)).length / Math.min(a.set.size, b.set.size),
      })),
    );
    expect(shares).toHaveLength(120);
    for (const { set, path } of shingles) expect(set.size, path).toBeGreaterThan(400);
    expect(shares.filter(({ share }) => share > 0.4)).toEqual([]);
  });
});

describe("testimonials", () => {
  it("come from the page's own city first", async () => {
    const text = mainTextIn(await samplePage("/wedding-dj-st-petersburg"));
    for (const author of ["Bride, St. Petersburg", "Groom, St. Petersburg"]) expect(text).toContain(author);
    expect(text).not.toContain("Bride, Clearwater Beach");
  });

  it("of a city speak of weddings, companies and parties", async () => {
    const page = await samplePage("/clearwater");
    const authors = [...page.matchAll(/<figcaption[^>]*><b[^>]*>(.*?)<\/b>/g)].map(([, author = ""]) => author);
    expect(authors).toHaveLength(3);
    for (const author of authors) expect(author).toContain("Clearwater");
    const roles = await env.DB.prepare("SELECT DISTINCT role FROM testimonials WHERE author IN (?, ?, ?) ORDER BY role")
      .bind(...authors)
      .all<{ role: string }>();
    expect(roles.results.map(({ role }) => role)).toEqual(["corporate", "private-party", "wedding"]);
  });

  it("are left out when there are none", async () => {
    await env.DB.prepare("DELETE FROM testimonials").run();
    const answer = await visit(get("/nightclub-dj-tampa"));
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain("<blockquote");
  });
});

it.each([
  ["/tampa", "page,testimonials,packages,prices,add_ons,settings"],
  ["/bar-mitzvah-dj-tampa", "page,testimonials,packages,prices,add_ons,settings"],
])("%s may be kept by the edge", async (path, tags) => {
  const answer = await visit(get(path));
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Tag")).toBe(tags);
  expect(answer.headers.get("Cache-Control")).toContain("s-maxage=3600");
});

describe("the home page", () => {
  it("is where the breadcrumbs and calls to action lead", async () => {
    const page = await samplePage("/");
    expect(page).toContain('id="contact"');
    const services = /<section[^>]*id="services".*?<\/section>/s.exec(page)?.[0] ?? "";
    expect([...services.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      "/wedding-dj-tampa",
      "/corporate-dj-tampa",
      "/party-dj-tampa",
      "/nightclub-dj-tampa",
      "/school-dance-dj-tampa",
      "/quinceanera-dj-tampa",
      "/bar-mitzvah-dj-tampa",
      "/contact",
    ]);
  });
});
