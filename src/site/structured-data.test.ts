import { describe, expect, it } from "vitest";
import { schedule } from "../content/schedule.ts";
import { mainTextIn, publicAddresses, structuredDataIn } from "../test/page.ts";
import { get, visit } from "../test/site.ts";
import { faultsIn } from "../test/vocabulary.ts";

const publicOrigin = "https://sunsetbaydj.example";

async function look(address: string) {
  const html = await (await visit(get(address))).text();
  return { address, text: mainTextIn(html), blocks: structuredDataIn(html) };
}

const everyPage = async () => Promise.all((await publicAddresses()).map(look));

/** Every value of a thing and of what is within it, with the property that holds it. */
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

describe("the structured data of every public page", () => {
  it("uses types and properties that schema.org has, with values that each allows", async () => {
    const pages = await everyPage();
    const faults = pages.flatMap(({ address, blocks }) =>
      blocks.flatMap((block) => [
        ...(block["@context"] === "https://schema.org" ? [] : [`${address}: ${block["@context"]}`]),
        ...faultsIn(block, `${address} ${block["@type"]}`),
      ]),
    );
    expect(faults).toEqual([]);
    expect(new Set(pages.flatMap(({ blocks }) => blocks.map((block) => block["@type"])))).toEqual(
      new Set([
        ...["LocalBusiness", "WebSite", "VideoObject", "AudioObject", "EventSeries", "Product"],
        ...["Service", "BreadcrumbList", "FAQPage", "BlogPosting"],
      ]),
    );
  });

  it("would be found out if it did not", () => {
    const wrong = {
      "@type": "Service",
      openingHours: "Mo-Fr",
      areaServed: { "@type": "Cty" },
      offers: { "@type": "Offer", price: true, availability: "https://schema.org/Plenty" },
      provider: { "@type": "Offer" },
    };
    expect(faultsIn(wrong, "it")).toEqual([
      "it.openingHours: Service has no such property",
      'it.areaServed: {"@type":"Cty"} is none of AdministrativeArea, GeoShape, Place, Text, IdReference',
      "it.areaServed: no type is called Cty",
      "it.offers.price: true is none of Number, Text",
      'it.offers.availability: "https://schema.org/Plenty" is none of ItemAvailability, IdReference',
      'it.provider: {"@type":"Offer"} is none of Organization, Person, IdReference',
    ]);
  });

  it("names itself, pictures and things by whole addresses of this site, each thing once", async () => {
    const pages = await everyPage();
    const files = new Set(
      Object.keys(import.meta.glob("../../public/pictures/*")).map((file) => file.replace("../../public", "")),
    );
    for (const { address, blocks } of pages) {
      const values = blocks.flatMap((block) => [...valuesIn(block)]);
      for (const [property, value] of values)
        if (["@id", "url", "image", "thumbnailUrl", "item", "embedUrl", "sameAs"].includes(property))
          expect(URL.canParse(String(value)), `${address}: ${property} ${value}`).toBe(true);
      const pictures = values.filter(([property]) => property === "image" || property === "thumbnailUrl");
      for (const [, picture] of pictures) expect(files).toContain(String(picture).replace(publicOrigin, ""));
      // A recording's address is where its platform plays it.
      const own = blocks.flatMap((block) =>
        typeof block.url === "string" && block["@type"] !== "AudioObject" ? [block.url] : [],
      );
      // The business is at home on the home page, wherever it is spoken of.
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
        if (property === "reviewCount") expect(text, address).toContain(`${value} reviews`);
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
    expect(live?.blocks).toHaveLength(schedule.length);
    for (const { eventSchedule } of live?.blocks ?? []) {
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
