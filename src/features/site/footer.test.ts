import { describe, expect, it } from "vitest";
import { yearAt } from "../../platform/dates.ts";
import { addresses } from "../../test/landing-pages.ts";
import { get, visit } from "../../test/site.ts";
import { paths } from "./paths.ts";

describe("the footer", () => {
  const linksUnder = (html: string, heading: string) => {
    const [, list = ""] = new RegExp(`<nav aria-label="${heading}">.*?<ul>(.*?)</ul>`, "s").exec(html) ?? [];
    return [...list.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, label]) => [label, href]);
  };

  it("has the links of the specification, the same on every page", async () => {
    const footers = await Promise.all(
      [paths.home, addresses.tampa, "/no/such/page"].map(async (path) => {
        const html = await (await visit(get(path))).text();
        return html.slice(html.indexOf("<footer"), html.indexOf("</footer>"));
      }),
    );
    expect(new Set(footers).size).toBe(1);
    const [footer = ""] = footers;
    expect(linksUnder(footer, "Explore")).toEqual([
      ["Home", "/"],
      ["Live Stream", "/live"],
      ["Book", "/book"],
      ["Gallery", "/gallery"],
      ["Press Kit", "/epk"],
      ["Merch store", "https://sunsetbaydj.printful.me"],
      ["Contact", "/contact"],
      ["Client Portal", "/portal"],
    ]);
    expect(linksUnder(footer, "Service area")).toEqual([
      ["Tampa", "/tampa"],
      ["St. Petersburg", "/st-petersburg"],
      ["Clearwater", "/clearwater"],
      ["Brandon", "/book#brandon"],
      ["Riverview", "/book#riverview"],
      ["Plant City", "/book#plant-city"],
      ["View All Areas", "/book#areas"],
    ]);
    expect(linksUnder(footer, "Services").map(([, href]) => href)).toEqual([
      ...["/wedding-dj-tampa", "/nightclub-dj-tampa", "/corporate-dj-tampa", "/party-dj-tampa"],
      ...["/live", "/contact"],
    ]);
    expect(linksUnder(footer, "Services").at(-1)?.[0]).toBe("Music Production");
    expect(linksUnder(footer, "Follow").map(([label]) => label)).toEqual(["Instagram", "Spotify", "YouTube", "Twitch"]);
    for (const part of ['href="mailto:hello@sunsetbaydj.example"', 'href="tel:+18135550142"'])
      expect(footer).toContain(part);
    expect(footer.replaceAll("<!-- -->", "")).toContain(`© 2025–${yearAt(Date.now())} Sunset Bay DJ.`);
  });
});
