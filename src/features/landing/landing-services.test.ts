import { beforeEach, describe, expect, it } from "vitest";
import { services } from "../../test/landing-pages.ts";
import { mainTextIn, samplePage, structuredDataIn } from "../../test/page.ts";

const money = (amount: number) => `$${amount.toLocaleString("en-US")}`;

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
    page = await samplePage(path);
    text = mainTextIn(page);
  });

  it("shows the figures of the specification, and no others", () => {
    expect(text).toContain("4.9");
    expect(page).toContain('aria-label="4.9 of 5 stars"');
    expect(text).toContain(`${reviews} reviews`);
    for (const claim of claims) expect(text).toContain(claim);
    const prices = mainTextIn(`<main>${/<section[^>]*id="prices".*?<\/section>/s.exec(page)?.[0] ?? ""}</main>`);
    const shown = [...prices.matchAll(/\$\d+(?:,\d{3})*/g)].map(String);
    const single = [offer, ...(range ?? [])].filter((figure) => figure !== null);
    // Each package as it is, and with the code's 25% off.
    const packages = [1799, 2499, 3599].flatMap((price) => [price, Math.floor(price * 0.75)]);
    expect(shown).toEqual([...packages, ...single].map(money));
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
    expect(buttons).toEqual([action, action]);
    expect(main).toContain(`<form action="/book#date" method="get">`);
    expect(main).toContain('href="tel:+18135550142"');
    expect(main).toContain('href="mailto:hello@sunsetbaydj.example"');
    expect(main).toMatch(/<a href="\/#services">Services<\/a>.*aria-current="page"/);
    const city = /-dj-(.*)$/.exec(path)?.[1] ?? "";
    const links = [...main.matchAll(/service-link" href="([^"]*)"/g)].map(([, href]) => href);
    for (const key of ["wedding", "corporate", "party"])
      expect(links.includes(`/${key}-dj-${city}`), key).toBe(`/${key}-dj-${city}` !== path);
  });

  it("has its benefits, checklist and venues", () => {
    const count = (pattern: RegExp) => page.match(pattern)?.[0].match(/<li/g)?.length ?? 0;
    expect(count(/<ul class="benefits.*?<\/ul>/s)).toBe(4);
    expect(
      count(/<section id="included".*?<\/section>|<ul class="paper-rows paper-checks.*?<\/ul>/s),
    ).toBeGreaterThanOrEqual(8);
    expect(count(/<section id="venues".*?<\/section>/s)).toBeGreaterThanOrEqual(6);
  });
});
