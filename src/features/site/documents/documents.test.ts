import { describe, expect, it } from "vitest";
import { cards } from "../../../content/cards.ts";
import { site } from "../../../content/site.ts";
import { allWords } from "../../../platform/pages/words.ts";
import { quinceaneraInSpanish } from "../../../test/landing-pages.ts";
import { hashOfRules } from "../../../test/page.ts";
import { get, visit } from "../../../test/site.ts";
import { spanish } from "../../../test/spanish.ts";
import { documents } from "../paths.ts";

const text = async (path: string) => (await visit(get(path))).text();

it("robots.txt closes what is private and names the sitemap", async () => {
  const lines = (await text(documents.robots)).split("\n");
  for (const line of ["Disallow: /admin", "Disallow: /portal", "Disallow: /api/"]) expect(lines).toContain(line);
  expect(lines).toContain("Sitemap: https://sunsetbaydj.example/sitemap.xml");
});

it("security.txt names whom to tell of a hole, for half a year from now", async () => {
  const words = await text(documents.security);
  expect(words).toContain(`Contact: mailto:${site.email}\n`);
  expect(words).toContain("Canonical: https://sunsetbaydj.example/.well-known/security.txt\n");
  const expires = Date.parse(/^Expires: (.*)$/m.exec(words)?.[1] ?? "");
  expect((expires - Date.now()) / 86_400_000).toBeCloseTo(180, -1);
});

it("llms.txt says who the business is, what it costs, and where its pages are", async () => {
  const words = await text(documents.llms);
  for (const part of [
    "# Sunset Bay DJ",
    "STARTER: $1,799, 4 hours of music.",
    "PREMIUM: $2,499, 6 hours of music.",
    "ELITE: $3,599, 8 hours of music.",
    "Phone: (813) 555-0142",
    "Email: hello@sunsetbaydj.example",
    "[Wedding DJ in Clearwater](https://sunsetbaydj.example/wedding-dj-clearwater)",
    "[What to ask a DJ before you sign](https://sunsetbaydj.example/blog/what-to-ask-a-dj-before-you-sign): ",
  ])
    expect(words).toContain(part);
});

it("the web manifest names the site and icons that exist", async () => {
  const answer = await visit(get(documents.webManifest));
  expect(answer.headers.get("Content-Type")).toBe("application/manifest+json");
  const { name, icons }: { name: string; icons: { src: string }[] } = await answer.json();
  expect(name).toBe("Sunset Bay DJ");
  const files = Object.keys(import.meta.glob("../../../../public/*.{png,ico,svg}"));
  for (const { src } of icons) expect(files).toContain(`../../../../public${src}`);
  const html = await text("/");
  for (const [, file] of html.matchAll(/<link rel="(?:apple-touch-)?icon" href="([^"]+)"/g))
    expect(files).toContain(`../../../../public${file}`);
  expect(html).toContain('<link rel="manifest" href="/site.webmanifest"/>');
});

describe("the card beside a link", () => {
  it("is a file of its own for every kind of page", () => {
    const files = Object.keys(import.meta.glob("../../../../public/cards/*"));
    expect(files.toSorted()).toEqual(
      [
        ...Object.keys(cards),
        ...allWords.flatMap(({ formats, frame }) => Object.keys(frame.cards).map((name) => `${formats.tag}-${name}`)),
      ]
        .map((name) => `../../../../public/cards/${name}.jpg`)
        .toSorted(),
    );
  });

  it.each([
    ["/", "home", "Sunset Bay DJ: A full floor, and every toast heard"],
    ["/mixes", "default", "Sunset Bay DJ: Mobile DJ and MC for Tampa Bay"],
    ["/blog", "blog", "Sunset Bay DJ: Notes from the booth"],
    ["/tampa", "city", "Sunset Bay DJ: One DJ, all around the bay"],
    ["/clearwater", "city", "Sunset Bay DJ: One DJ, all around the bay"],
    ["/wedding-dj-clearwater", "wedding", "Sunset Bay DJ: Vows heard. Floor full. All day."],
    ["/corporate-dj-st-petersburg", "corporate", "Sunset Bay DJ: A company night people stay late for"],
    ["/party-dj-tampa", "party", "Sunset Bay DJ: Your people. Your songs. All night."],
    ["/nightclub-dj-tampa", "nightclub", "Sunset Bay DJ: Open format, until the lights come on"],
    ["/school-dance-dj-tampa", "school", "Sunset Bay DJ: School dances, clean edits all night"],
    ["/quinceanera-dj-tampa", "quinceanera", "Sunset Bay DJ: Quinceañeras, in English y español"],
    ["/bar-mitzvah-dj-tampa", "mitzvah", "Sunset Bay DJ: From the hora to the last song"],
    [spanish.frame.home, "es-home", `Sunset Bay DJ: ${spanish.frame.cards.home}`],
    [quinceaneraInSpanish, "es-quinceanera", `Sunset Bay DJ: ${spanish.frame.cards.quinceanera}`],
  ])("of %s is %s, with its size and what it says", async (path, name, alt) => {
    const html = await text(path);
    for (const [property, content] of [
      ["og:image", `https://sunsetbaydj.example/cards/${name}.jpg`],
      ["og:image:width", "1200"],
      ["og:image:height", "630"],
      ["og:image:alt", alt],
    ])
      expect(html).toContain(`<meta property="${property}" content="${content}"/>`);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  });
});

describe("rules for speculation", () => {
  const rulesIn = (html: string) => /<script type="speculationrules">(.*?)<\/script>/.exec(html)?.[1] ?? "";

  it("are in every page, where its policy knows them by their hash", async () => {
    for (const path of ["/", "/blog", "/nowhere"]) {
      const answer = await visit(get(path));
      const policy = answer.headers.get("Content-Security-Policy");
      expect(policy).toContain(`script-src 'self' ${await hashOfRules(await answer.text())};`);
    }
  });

  it("leave out what acts, what is private and what is to be kept", async () => {
    const rules: Record<"prefetch" | "prerender", { where: { and: unknown[] } }[]> = JSON.parse(
      rulesIn(await text("/")),
    );
    for (const rule of [...rules.prefetch, ...rules.prerender]) {
      const words = JSON.stringify(rule.where.and);
      for (const never of ["/api/*", "/admin*", "/portal*", "/press-kit/*", "/media/*", "[download]"])
        expect(words).toContain(never);
    }
  });
});

it("every answer for crawlers and browsers may be kept by the edge", async () => {
  for (const path of Object.values(documents)) {
    const answer = await visit(get(path));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toContain("s-maxage=");
  }
});
