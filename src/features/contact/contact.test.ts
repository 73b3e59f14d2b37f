import { describe, expect, it } from "vitest";
import { mainTextIn } from "../../test/page.ts";
import { get, htmlAt, visit } from "../../test/site.ts";

describe("the contact page", () => {
  it("has every field and option of the form", async () => {
    const html = await htmlAt("/contact");
    for (const name of ["firstName", "lastName", "email", "phone", "eventDate", "venue", "details", "leaveBlank"])
      expect(html).toMatch(new RegExp(`<(input|textarea)[^>]*name="${name}"`));
    const options = [...html.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value);
    expect(options).toEqual([
      "",
      "wedding",
      "club",
      "corporate",
      "private",
      "quinceanera",
      "mitzvah",
      "school-dance",
      "other",
    ]);
    const pills = (name: string) =>
      [...html.matchAll(new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`, "g"))].map(([, value]) => value);
    expect(pills("guestCount")).toEqual(["0-50", "51-100", "101-200", "201-500", "500+"]);
    expect(pills("budget")).toEqual(["500-750", "750-1000", "1000-1500", "1500+"]);
    const form = /<form[^>]*action="\/api\/contact.*?<\/form>/s.exec(html)?.[0] ?? "";
    const required = [...form.matchAll(/<(?:input|select)[^>]*\srequired=""[^>]*>/g)].map(
      ([tag]) => /name="(\w+)"/.exec(tag)?.[1],
    );
    expect(required).toEqual(["firstName", "lastName", "email", "eventType"]);
  });

  it("tells other ways to the DJ, and when to expect an answer", async () => {
    const html = await htmlAt("/contact");
    for (const part of [
      'href="tel:+18135550142"',
      'href="mailto:hello@sunsetbaydj.example"',
      "24 hours, usually 2-4 hours",
    ])
      expect(html).toContain(part);
    for (const network of ["instagram.com", "spotify.com", "youtube.com", "twitch.tv"])
      expect(html).toMatch(new RegExp(`href="https://(?:www|open)\\.${network}[^"]*" target="_blank" rel="noopener"`));
  });

  it.each(["starter", "premium", "elite"])("is about the package %s when the address says so", async (name) => {
    const html = await htmlAt(`/contact?package=${name}`);
    expect(mainTextIn(html)).toContain(`${name.toUpperCase()} package`);
    expect(html).toMatch(new RegExp(`<input[^>]*name="package"[^>]*checked=""[^>]*value="${name}"`));
    expect(html).toContain('<link rel="canonical" href="https://sunsetbaydj.example/contact"/>');
  });

  it("ignores a package that is not on offer", async () => {
    for (const name of ["", "gold", "PREMIUM", "%3Cscript%3E"])
      expect(await htmlAt(`/contact?package=${name}`)).not.toContain('name="package"');
  });

  it("holds the three policies where the footer links to them, each with its date", async () => {
    const html = await htmlAt("/contact");
    for (const [id, title] of [
      ["privacy", "Privacy Policy"],
      ["terms", "Terms of Service"],
      ["refunds", "Refund Policy"],
    ]) {
      expect(html).toContain(`href="/contact#${id}"`);
      const [, section = ""] = new RegExp(`<section id="${id}"(.*?)</section>`, "s").exec(html) ?? [];
      expect(section).toMatch(new RegExp(`<h2[^>]*>${title}</h2>`));
      expect(section).toMatch(/<time dateTime="\d{4}-\d{2}-\d{2}">/);
      expect(section.length).toBeGreaterThan(1000);
    }
  });

  it("is the same for every visitor, and the edge may keep it", async () => {
    const answer = await visit(get("/contact?package=elite", { Cookie: "a=b" }));
    expect(answer.headers.get("Cache-Control")).toContain("s-maxage");
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    expect(await answer.text()).toBe(await htmlAt("/contact?package=elite"));
  });
});
