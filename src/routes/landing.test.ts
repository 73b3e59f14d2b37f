import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { mainTextIn, structuredDataIn } from "../test/page.ts";
import { get, visit } from "../test/site.ts";

const html = async (path: string) => (await visit(get(path))).text();

const cityPaths = ["/tampa", "/st-petersburg", "/clearwater"];

const weddingHours = ["Monday to Friday, 9 AM to 6 PM", "Saturday and Sunday, 10 AM to 10 PM"];
const officeHours = ["Monday to Friday, 9 AM to 6 PM"];
const partyHours = ["Every day, 10 AM to 10 PM"];
const lateHours = ["Every day, 9 AM to 11 PM"];

interface Row {
  path: string;
  name: string;
  range: [number, number] | null;
  offer: number | null;
  reviews: number;
  claims: string[];
  hours: string[];
  /** Where the calls to action lead. */
  action: "/book" | "/#contact";
}

/** Section 9 of the specification, and the targets of section 2, written out once more by hand. */
const services: Row[] = (
  [
    [
      "/wedding-dj-tampa",
      "Wedding DJ Tampa",
      [795, 1995],
      1295,
      127,
      ["200+ Tampa weddings"],
      weddingHours,
      "/#contact",
    ],
    [
      "/corporate-dj-st-petersburg",
      "Corporate DJ St. Petersburg",
      [795, 1995],
      1295,
      87,
      [],
      weddingHours,
      "/#contact",
    ],
    [
      "/party-dj-clearwater",
      "Party DJ Clearwater",
      [795, 1995],
      995,
      143,
      ["100+ annual parties"],
      weddingHours,
      "/#contact",
    ],
    ["/wedding-dj-st-petersburg", "Wedding DJ St. Petersburg", [795, 1995], null, 98, [], weddingHours, "/book"],
    [
      "/wedding-dj-clearwater",
      "Wedding DJ Clearwater",
      null,
      null,
      112,
      ["150+ beach weddings"],
      weddingHours,
      "/book",
    ],
    [
      "/corporate-dj-tampa",
      "Corporate DJ Tampa",
      [895, 2495],
      1495,
      89,
      ["150+ events", "500+ corporate events"],
      officeHours,
      "/book",
    ],
    ["/corporate-dj-clearwater", "Corporate DJ Clearwater", [895, 2495], 1495, 67, ["67+"], officeHours, "/book"],
    ["/party-dj-tampa", "Party DJ Tampa", [695, 1795], 995, 156, ["200+ parties"], partyHours, "/book"],
    ["/party-dj-st-petersburg", "Party DJ St. Petersburg", [695, 1795], 995, 121, ["121+"], partyHours, "/book"],
    [
      "/nightclub-dj-tampa",
      "Nightclub DJ Tampa",
      [595, 1495],
      895,
      78,
      ["78+ nights"],
      ["Thursday to Saturday, 8 PM to 3 AM"],
      "/book",
    ],
    [
      "/school-dance-dj-tampa",
      "School Dance DJ Tampa",
      [595, 1295],
      895,
      92,
      ["92+"],
      ["Monday to Saturday, 9 AM to 11 PM"],
      "/book",
    ],
    ["/quinceanera-dj-tampa", "Quinceañera DJ Tampa", [795, 1895], 1195, 64, ["64+"], lateHours, "/book"],
    ["/bar-mitzvah-dj-tampa", "Bar/Bat Mitzvah DJ Tampa", [895, 2195], 1395, 58, ["58+"], lateHours, "/book"],
  ] as const
).map(([path, name, range, offer, reviews, claims, hours, action]) => ({
  path,
  name,
  range: range && [range[0], range[1]],
  offer,
  reviews,
  claims: [...claims],
  hours: [...hours],
  action,
}));

const allPaths = [...cityPaths, ...services.map(({ path }) => path)];

const money = (amount: number) => `$${amount.toLocaleString("en-US")}`;

/** Opening hours of the data in the words of the page. */
function hoursInWords({ dayOfWeek, opens, closes }: { dayOfWeek: string[]; opens: string; closes: string }): string {
  const days =
    dayOfWeek.length === 7
      ? "Every day"
      : `${dayOfWeek[0]} ${dayOfWeek.length === 2 ? "and" : "to"} ${dayOfWeek[dayOfWeek.length - 1]}`;
  const clock = (time: string) => {
    const hour = Number(time.slice(0, 2));
    return `${hour > 12 ? hour - 12 : hour} ${hour < 12 ? "AM" : "PM"}`;
  };
  return `${days}, ${clock(opens)} to ${clock(closes)}`;
}

describe.each(services)("$path", ({ path, name, range, offer, reviews, claims, hours, action }) => {
  let page: string;
  let text: string;
  beforeEach(async () => {
    page = await html(path);
    text = mainTextIn(page);
  });

  it("shows the figures of the specification, and no others", () => {
    expect(text).toContain("4.9");
    expect(page).toContain('aria-label="4.9 of 5 stars"');
    expect(text).toContain(`${reviews} reviews`);
    for (const claim of claims) expect(text).toContain(claim);
    const shown = [...(text.split("Good to know")[1]?.split("Payment")[0] ?? "").matchAll(/\$[\d,]+/g)].map(String);
    expect(shown).toEqual([offer, ...(range ?? [])].filter((figure) => figure !== null).map(money));
    for (const line of hours) expect(text).toContain(line);
  });

  it("says the same in its structured data", () => {
    const [service, business, breadcrumb, questions] = structuredDataIn(page);
    const priceRange = range ? `${money(range[0])} to ${money(range[1])}` : undefined;
    expect(service).toMatchObject({
      "@type": "Service",
      name,
      provider: { "@type": "LocalBusiness", name: "Sunset Bay DJ", telephone: "+1-813-555-0142" },
      areaServed: { "@type": "City" },
      aggregateRating: { ratingValue: "4.9", bestRating: 5, reviewCount: reviews },
    });
    expect(service.provider.image).toMatch(/^https:\/\/sunsetbaydj\.example\/pictures\//);
    expect([service.provider.priceRange, business.priceRange]).toEqual([priceRange, priceRange]);
    if (priceRange) expect(text).toContain(priceRange);
    expect(service.offers).toEqual(
      offer === null
        ? undefined
        : { "@type": "Offer", price: offer, priceCurrency: "USD", availability: "https://schema.org/InStock" },
    );
    expect(business.openingHoursSpecification.map(hoursInWords)).toEqual(hours);
    expect(text).toContain(business.paymentAccepted);
    expect(breadcrumb.itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Services", item: "https://sunsetbaydj.example/#services" },
      { "@type": "ListItem", position: 2, name },
    ]);
    expect(questions.mainEntity.length).toBeGreaterThanOrEqual(3);
    for (const { name: question, acceptedAnswer } of questions.mainEntity) {
      expect(text).toContain(question);
      expect(text).toContain(acceptedAnswer.text);
    }
  });

  it("leads to the right places", () => {
    const main = page.slice(page.indexOf("<main"), page.indexOf("</main>"));
    const buttons = [...main.matchAll(/<a class="btn btn-primary" href="([^"]*)"/g)].map(([, href]) => href);
    expect(buttons).toEqual([action, action, action]);
    expect(main).toContain('href="tel:+18135550142"');
    expect(main).toContain('href="mailto:hello@sunsetbaydj.example"');
    expect(main).toMatch(/<a href="\/#services">Services<\/a>.*aria-current="page"/);
    const city = /-dj-(.*)$/.exec(path)?.[1] ?? "";
    const cards = [...main.matchAll(/class="service-card" href="([^"]*)"/g)].map(([, href]) => href);
    expect(cards).toEqual(
      ["wedding", "corporate", "party"].map((key) => `/${key}-dj-${city}`).filter((to) => to !== path),
    );
  });

  it("has its benefits, checklist and venues", () => {
    const count = (pattern: RegExp) => page.match(pattern)?.[0].match(/<li/g)?.length ?? 0;
    expect(count(/<ul class="benefits">.*?<\/ul>/s)).toBe(4);
    expect(count(/<ul class="checks rows.*?<\/ul>/s)).toBeGreaterThanOrEqual(8);
    expect(count(/id="venues-title".*?<\/ul>/s)).toBeGreaterThanOrEqual(6);
  });
});

describe.each(cityPaths)("%s", (path) => {
  it("links to the city's three services and lists its areas, venues and packages", async () => {
    const page = await html(path);
    const cards = [...page.matchAll(/class="service-card" href="([^"]*)"/g)].map(([, href]) => href);
    expect(cards).toEqual(["wedding", "corporate", "party"].map((key) => `/${key}-dj-${path.slice(1)}`));
    expect(page.match(/id="areas".*?<\/ul>/s)?.[0].match(/<li/g)).toHaveLength(16);
    expect(page.match(/id="venues-title".*?<\/ul>/s)?.[0].match(/<li/g)).toHaveLength(8);
    for (const part of ["$1,799", "$2,499", "$3,599", "$795 to $1,995"]) expect(page).toContain(part);
    expect(page).toMatch(/<figure>.*<blockquote/s);
    expect(page.match(/class="btn btn-primary" href="\/book"/g)?.length).toBeGreaterThanOrEqual(3);
  });

  it("tells machines where it is", async () => {
    const [service, business, questions] = structuredDataIn(await html(path));
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
    const business = structuredDataIn(await html(path))[1];
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
    const business = structuredDataIn(await html(path))[1];
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
  const text = mainTextIn(await html(path)).toLowerCase();
  for (const part of parts) expect(text).toContain(part.toLowerCase());
});

describe("all sixteen pages", () => {
  it("are sixteen, and are each named and described once", async () => {
    const pages = await Promise.all(allPaths.map(html));
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

  it("fetch their first picture ahead, and link to themselves as canonical", async () => {
    for (const path of allPaths) {
      const page = await html(path);
      expect(page).toMatch(/<link rel="preload" as="image"[^>]*imageSrcSet="\/pictures\//i);
      expect(page).toContain(`<link rel="canonical" href="https://sunsetbaydj.example${path}"/>`);
    }
  });

  it("share no more than 40% of their words in fives", async () => {
    const shingles = await Promise.all(
      allPaths.map(async (path) => {
        const words =
          mainTextIn(await html(path))
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
    const text = mainTextIn(await html("/wedding-dj-st-petersburg"));
    for (const author of ["Bride, St. Petersburg", "Groom, St. Petersburg"]) expect(text).toContain(author);
    expect(text).not.toContain("Bride, Clearwater Beach");
  });

  it("of a city speak of weddings, companies and parties", async () => {
    const page = await html("/clearwater");
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

it("makes one round trip to the database, and the edge may keep the page", async () => {
  for (const [path, tags] of [
    ["/tampa", "page,testimonials,packages"],
    ["/bar-mitzvah-dj-tampa", "page,testimonials"],
  ] as const) {
    let trips = 0;
    const counted = new Proxy(env.DB, {
      get(target, name) {
        if (name !== "withSession") throw new Error(`unexpected use of ${String(name)}`);
        return (...args: Parameters<typeof target.withSession>) => {
          const session = target.withSession(...args);
          const count = <Method extends (...values: never[]) => unknown>(method: Method) =>
            ((...values) => {
              trips += 1;
              return method(...values);
            }) as Method;
          return {
            prepare: (query: string) =>
              new Proxy(session.prepare(query), {
                get(statement, key) {
                  if (key !== "bind") return Reflect.get(statement, key);
                  return (...bound: unknown[]) => {
                    const ready = statement.bind(...bound);
                    return Object.assign(Object.create(ready), {
                      raw: count(ready.raw.bind(ready)),
                      all: count(ready.all.bind(ready)),
                      ready,
                    });
                  };
                },
              }),
            batch: count((statements: { ready: Parameters<typeof session.batch>[0][number] }[]) =>
              session.batch(statements.map(({ ready }) => ready)),
            ),
          };
        };
      },
    });
    const answer = await visit(get(path), { DB: counted });
    expect(answer.status).toBe(200);
    expect(trips, path).toBe(1);
    expect(answer.headers.get("Cache-Tag")).toBe(tags);
    expect(answer.headers.get("Cache-Control")).toContain("s-maxage=3600");
  }
});

describe("the home page", () => {
  it("is where the breadcrumbs and calls to action lead", async () => {
    const page = await html("/");
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
    ]);
  });
});
