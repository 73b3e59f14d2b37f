import { describe, expect, it } from "vitest";
import { schedule } from "../../content/schedule.ts";
import type { StructuredData } from "../../platform/pages/metadata/structured-data.ts";
import { mainTextIn, publicAddresses, samplePage, structuredDataIn } from "../../test/page.ts";

const publicOrigin = "https://sunsetbaydj.example";

async function look(address: string) {
  const html = await samplePage(address);
  return { address, text: mainTextIn(html), blocks: structuredDataIn(html) };
}

const everyPage = async () => Promise.all((await publicAddresses()).map(look));

function* valuesIn(held: unknown, property = ""): Generator<[property: string, value: unknown]> {
  if (Array.isArray(held)) for (const one of held) yield* valuesIn(one, property);
  else {
    yield [property, held];
    if (typeof held === "object" && held !== null)
      for (const [name, value] of Object.entries(held)) yield* valuesIn(value, name);
  }
}

const dollars = (amount: number) =>
  amount.toLocaleString("en-US", { style: "currency", currency: "USD", trailingZeroDisplay: "stripIfInteger" });

const day = (instant: string) =>
  new Date(instant).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "America/New_York" });

const service = { "@context": "https://schema.org", "@type": "Service" } as const;

/* `tsc` is the test: it fails when a type accepts one of these. */
void ([
  // @ts-expect-error: a service has no such property.
  { ...service, openingHours: "Mo-Fr" },
  // @ts-expect-error: no type is called so.
  { ...service, areaServed: { "@type": "Cty" } },
  // @ts-expect-error: a price is a number or a text.
  { ...service, offers: { "@type": "Offer", price: true } },
  // @ts-expect-error: there is no such availability.
  { ...service, offers: { "@type": "Offer", availability: "https://schema.org/Plenty" } },
  // @ts-expect-error: an offer provides nothing.
  { ...service, provider: { "@type": "Offer" } },
] satisfies StructuredData[]);

describe("the structured data of every public page", () => {
  it("is of the types that search engines are told of", async () => {
    const blocks = (await everyPage()).flatMap((page) => page.blocks);
    expect(new Set(blocks.map((block) => block["@context"]))).toEqual(new Set(["https://schema.org"]));
    expect(new Set(blocks.map((block) => block["@type"]))).toEqual(
      new Set([
        ...["LocalBusiness", "WebSite", "VideoObject", "AudioObject", "EventSeries", "Event", "Product"],
        ...["Service", "BreadcrumbList", "FAQPage", "BlogPosting"],
      ]),
    );
  });

  it("names itself, pictures and things by whole addresses of this site, each thing once", async () => {
    const pages = await everyPage();
    const files = new Set(
      Object.keys(import.meta.glob(["../../../public/pictures/*", "../../../public/cards/*"])).map((file) =>
        file.replace("../../../public", ""),
      ),
    );
    for (const { address, blocks } of pages) {
      const values = blocks.flatMap((block) => [...valuesIn(block)]);
      for (const [property, value] of values)
        if (["@id", "url", "image", "thumbnailUrl", "contentUrl", "item", "embedUrl", "sameAs"].includes(property))
          expect(URL.canParse(String(value)), `${address}: ${property} ${value}`).toBe(true);
      const pictures = values.filter(([property]) => property === "image" || property === "thumbnailUrl");
      for (const [, picture] of pictures) expect(files).toContain(String(picture).replace(publicOrigin, ""));
      // Recordings have their platform's URL.
      const own = blocks.flatMap((block) =>
        typeof block.url === "string" && block["@type"] !== "AudioObject" ? [block.url] : [],
      );
      // The business always has the home page's URL.
      expect(own.filter((url) => url !== publicOrigin + address && url !== `${publicOrigin}/`)).toEqual([]);
      const ids = blocks.flatMap((block) => block["@id"] ?? []);
      expect(new Set(ids).size).toBe(ids.length);
    }
    const defined = new Set(pages.flatMap(({ blocks }) => blocks.map((block) => block["@id"])));
    const referred = pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        [...valuesIn(block)].flatMap(([property, value]) => (property === "@id" ? [value] : [])),
      ),
    );
    expect([...new Set(referred)].filter((id) => !defined.has(id))).toEqual([]);
  });
});

describe("what the structured data says stands on the page in words:", () => {
  it("prices, ranges and ratings", async () => {
    let prices = 0;
    for (const { address, text, blocks } of await everyPage()) {
      for (const [property, value] of blocks.flatMap((block) => [...valuesIn(block)])) {
        if (property === "price") {
          expect(text, address).toContain(dollars(Number(value)));
          prices += 1;
        }
        if (property === "priceRange" && value !== "$$") expect(text, address).toContain(value);
        if (property === "ratingValue") expect(text, address).toContain(value);
        if (property === "reviewCount") expect(text, address).toMatch(new RegExp(`\\b${value} (?:reviews|reseñas)`));
      }
    }
    expect(prices).toBeGreaterThan(25);
  });

  it("names, and the texts that describe things", async () => {
    for (const { address, text, blocks } of await everyPage()) {
      for (const block of blocks) {
        const at = `${address} ${block["@type"]}`;
        if (block["@type"] === "Product") {
          expect(text, at).toContain(block.name);
          expect(text, at).toContain(block.description);
        }
        if (["VideoObject", "AudioObject"].includes(block["@type"]))
          for (const words of [block.name, block.description ?? "", block.keywords ?? ""])
            expect(text, at).toContain(words);
        if (block["@type"] === "Service" && block.aggregateRating) expect(text, at).toContain(block.name);
        if (block["@type"] === "BreadcrumbList")
          expect(text, at).toContain(block.itemListElement.map(({ name }: { name: string }) => name).join(" "));
        if (block["@type"] === "FAQPage")
          for (const { name, acceptedAnswer } of block.mainEntity) {
            expect(text, at).toContain(name);
            expect(text, at).toContain(acceptedAnswer.text);
          }
        for (const { name } of block.makesOffer ?? []) expect(text, at).toContain(name);
      }
    }
  });

  it("when a post was written, and when the booth is live", async () => {
    const pages = await everyPage();
    const posts = pages.filter(({ address }) => address.startsWith("/blog/"));
    expect(posts).toHaveLength(3);
    for (const { text, blocks } of posts) {
      expect(text).toContain(blocks[0].headline);
      expect(text).toContain(day(blocks[0].datePublished));
    }
    const live = pages.find(({ address }) => address === "/live");
    const clock = (time: string) => `${Number(time.slice(0, 2)) % 12 || 12}`;
    const series = live?.blocks.filter((block) => block["@type"] === "EventSeries") ?? [];
    expect(series).toHaveLength(schedule.length);
    for (const { eventSchedule } of series) {
      const weekday = eventSchedule.byDay.replace("https://schema.org/", "");
      const times = new RegExp(
        `${weekday}.{1,20}?\\b${clock(eventSchedule.startTime)}\\D{1,8}${clock(eventSchedule.endTime)}`,
      );
      expect(live?.text).toMatch(times);
      expect(new Date(`${eventSchedule.startDate}T12:00Z`).toLocaleDateString("en-US", { weekday: "long" })).toBe(
        weekday,
      );
    }
  });
});
