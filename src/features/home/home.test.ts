import { env } from "cloudflare:workers";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { freshly, get, htmlAt, visit } from "../../test/site.ts";

function clockAt(time: string): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(`${time}-05:00`) });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

describe("the home page", () => {
  it.each([
    ["corporate", "A company night", "500+", "CORP25", "Product Launch", "lead-companyName"],
    ["wedding", "A full floor, and", "200+", "WEDDING25", "Cocktail Hour", null],
    ["private-party", "Your people.", "300+", "PARTY25", "Milestone Celebration", null],
  ])("opens the tab of %s from its address", async (category, headline, claim, code, eventType, companyField) => {
    const html = await htmlAt(`/?category=${category}`);
    for (const part of [headline, claim, code, eventType, `data-accent="${category}"`]) expect(html).toContain(part);
    expect(html).toMatch(new RegExp(`name="eventCategory"[^>]*value="${category}"`));
    expect(html).toMatch(new RegExp(`<a href="/\\?category=${category}"[^>]*aria-current="true"`));
    expect(html.includes('id="lead-companyName"')).toBe(companyField !== null);
    expect(html).toContain('<link rel="canonical" href="https://sunsetbaydj.example/"/>');
  });

  it("opens the wedding tab when the address names no category, or none that exists", async () => {
    for (const path of ["/", "/?category=circus"]) expect(await htmlAt(path)).toContain('data-accent="wedding"');
  });

  it("goes on below the form with the live stream, packages, merch, testimonials and the newsletter", async () => {
    const html = await htmlAt("/");
    const titles = [...html.matchAll(/aria-labelledby="(\w+-title)"/g)].map(([, id]) => id);
    const below = ["live-title", "packages-title", "merch-title", "testimonials-title", "newsletter-title"];
    expect(titles.filter((id) => id !== undefined && below.includes(id))).toEqual(below);
    expect(html.indexOf("live-title")).toBeGreaterThan(html.indexOf('name="eventCategory"'));
    const live = html.slice(
      html.indexOf('aria-labelledby="live-title"'),
      html.indexOf('aria-labelledby="packages-title"'),
    );
    for (const part of ["Tuesday", "8–10 PM", 'href="/live"']) expect(live).toContain(part);
  });

  it("shows the packages of the database with their prices, before and with the code", async () => {
    await env.DB.prepare("UPDATE packages SET price = 200000 WHERE name = 'STARTER'").run();
    const html = await htmlAt("/");
    for (const part of ["$2,000", "$1,500", "$2,499", "$3,599", "Most popular", "/contact?package=starter"])
      expect(html).toContain(part);
  });

  it("shows the newest three testimonials of the database, signed by role and place", async () => {
    await env.DB.prepare(
      "INSERT INTO testimonials (id, author, role, rating, quote, source, created_at) VALUES ('t', 'Host, Brandon', 'private-party', 4, 'Loud <and> clear.', 'website', 1767225600000)",
    ).run();
    const html = await htmlAt("/");
    const [, section = ""] = /aria-labelledby="testimonials-title">(.*?)<\/section>/s.exec(html) ?? [];
    const authors = [...section.matchAll(/<figcaption[^>]*><b[^>]*>([^<]*)<\/b>/g)].map(([, author]) => author);
    expect(authors).toEqual(["Host, Brandon", "Bride, Clearwater Beach", "Event Planner, Tampa"]);
    expect(section).toContain("Loud &lt;and&gt; clear.");
    expect(section).toContain("December 2025");
    expect([...section.matchAll(/aria-label="(\d of 5 stars)"/g)].map(([, rating]) => rating)).toEqual([
      "4 of 5 stars",
      "5 of 5 stars",
      "5 of 5 stars",
    ]);
  });

  it("goes on without testimonials when there are none", async () => {
    await env.DB.exec("DELETE FROM testimonials");
    const answer = await visit(get("/"));
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain("testimonials-title");
  });

  it("lists what each package has", async () => {
    const html = await htmlAt("/");
    const rows = await env.DB.prepare("SELECT name, features FROM packages").all<{ name: string; features: string }>();
    expect(rows.results.map(({ name }) => name).toSorted()).toEqual(["ELITE", "PREMIUM", "STARTER"]);
    for (const { name, features } of rows.results) {
      const [, list = ""] = new RegExp(`<h3>${name}</h3>.*?<ul class="checks">(.*?)</ul>`, "s").exec(html) ?? [];
      const listed = [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, feature]) => feature);
      expect(listed).toEqual(JSON.parse(features));
      expect(listed.length).toBeGreaterThanOrEqual(4);
    }
  });

  it("offers the guest counts and budgets of the specification, and says what can be trusted", async () => {
    const html = await htmlAt("/");
    const choices = (name: string) =>
      [...html.matchAll(new RegExp(`<input type="radio"[^>]*name="${name}"[^>]*value="([^"]*)"`, "g"))].map(
        ([, value]) => value,
      );
    expect(choices("guestCount")).toEqual(["1-50", "51-100", "101-200", "201-300", "300+"]);
    expect(choices("budget")).toEqual(["Under $1,000", "$1,000-$1,500", "$1,500-$2,500", "$2,500-$5,000", "$5,000+"]);
    const [trust = ""] = /<ul class="trust">.*?<\/ul>/s.exec(html) ?? [];
    expect([...trust.matchAll(/<b>(.*?)<\/b>/g)].map(([, badge]) => badge)).toEqual([
      "Licensed and insured",
      "Money-back guarantee",
      "Backup equipment",
      "Professional MC",
    ]);
  });

  it("shows packages, then merch, then testimonials, then the newsletter", async () => {
    const html = await htmlAt("/");
    const order = ['id="packages"', 'id="merch-title"', 'id="testimonials-title"', 'action="/api/newsletter"'].map(
      (part) => html.indexOf(part),
    );
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(order[0]).toBeGreaterThan(0);
    const links = [...html.matchAll(/<a [^>]*href="(\/merch#[^"]+)"/g)].map(([, href]) => href);
    expect(links).toEqual(["/merch#wave-t-shirt", "/merch#wave-hoodie", "/merch#canvas-tote", "/merch#sticker-sheet"]);
  });

  it("is the same for every visitor, and the edge may keep it", async () => {
    // Near the end of a year, the page must not be cached beyond it.
    clockAt("2026-11-18T10:00:00");
    const one = await visit(get("/", { Cookie: "a=b", "Accept-Language": "es", "CF-IPCountry": "JP" }));
    const other = await visit(get("/", { "User-Agent": "someone else" }));
    expect(await one.text()).toBe(await other.text());
    expect(one.headers.get("Cache-Control")).toBe(
      "public, max-age=0, s-maxage=3600, stale-while-revalidate=86400, stale-if-error=604800",
    );
    expect(one.headers.get("Cache-Tag")).toBe("page,packages,prices,testimonials,settings");
    expect(one.headers.get("Vary")).toBe("Accept-Encoding");
    expect(one.headers.get("Set-Cookie")).toBeNull();
  });

  it("runs no inline script or style, and says so in its policy", async () => {
    const answer = await visit(get("/"));
    const policy = answer.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toMatch(/default-src 'none'; script-src 'self' 'sha256-[^']{44}'; style-src 'self';/);
    expect(policy).not.toContain("unsafe");
    const html = await answer.text();
    expect(html).not.toMatch(
      /<script(?![^>]*(src=|type="(application\/ld\+json|speculationrules)"))|<style|\sstyle=|\son\w+=/,
    );
    expect(html).not.toMatch(/(src|href)="https:\/\/(?!sunsetbaydj\.example)[^"]*\.(js|css|woff2)/);
  });

  it("carries structured data that agrees with the page and cannot end its script", async () => {
    await env.DB.prepare("UPDATE packages SET description = '</script><b>' WHERE name = 'ELITE'").run();
    const html = await htmlAt("/");
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = ""]) =>
      JSON.parse(json),
    );
    expect(blocks.map((block) => block["@type"])).toEqual(["LocalBusiness", "WebSite", "VideoObject"]);
    expect(blocks[0].makesOffer).toEqual([
      expect.objectContaining({ name: "STARTER", price: 1799 }),
      expect.objectContaining({ name: "PREMIUM", price: 2499 }),
      expect.objectContaining({ name: "ELITE", price: 3599, description: "</script><b>" }),
    ]);
  });
});

it("names the year, and is made anew when the next one begins", async () => {
  const DB = freshly(env.DB);
  const visitAt = async (time: string) => {
    clockAt(time);
    const answer = await visit(get("/"), { DB });
    return [/© [^<.]*/.exec(await answer.text())?.[0], answer.headers.get("Cache-Control")];
  };
  for (const time of ["2026-12-29T23:00:00", "2026-12-30T12:00:00"]) await visitAt(time);
  expect(await visitAt("2026-12-31T23:30:00")).toEqual([
    "© 2025–2026 Sunset Bay DJ",
    "public, max-age=0, s-maxage=60, stale-if-error=604800",
  ]);
  expect((await visitAt("2027-01-01T00:00:01"))[0]).toBe("© 2025–2027 Sunset Bay DJ");
});
