import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { landingPages } from "../../content/landing/index.ts";
import { placeNames } from "../../content/places.ts";
import { english } from "../../content/words/en/index.ts";
import { addDays, calendarDateAt } from "../../platform/dates.ts";
import { addresses, othersInSpanish, quinceaneraInSpanish } from "../../test/landing-pages.ts";
import { elementsIn, mainTextIn, samplePage, structuredDataIn } from "../../test/page.ts";
import { cookieIn, storeBooking } from "../../test/portal.ts";
import { countTrips } from "../../test/queries.ts";
import { rows } from "../../test/rows.ts";
import { get, htmlAt, mailbox, postForm, postJson, visit } from "../../test/site.ts";
import { spanish } from "../../test/spanish.ts";
import { phrasesLeft, saidOn } from "../../test/words-in-english.ts";
import { documents } from "../site/paths.ts";

const venueNames = landingPages.flatMap(({ venues }) => venues.entries.map(({ name }) => name));

const origin = "https://sunsetbaydj.example";
const left = phrasesLeft([english, landingPages], [spanish, placeNames, venueNames]);
const inEnglish = (html: string) => saidOn(html).match(left) ?? [];

const asked = {
  firstName: "Lucía",
  lastName: "Núñez Peña",
  email: "lucia@example.com",
  budget: "$1,500-$2,500",
  details: "La misa es a las cuatro.",
};

const send = (fields: Record<string, string>, bindings = {}) => visit(postForm(quinceaneraInSpanish, fields), bindings);

const isSpanish = (href: string): boolean => /^\/es(?:[/?#]|$)|[?&]language=es$/.test(href);

it("the page in Spanish has no word of the English one, in its frame, its data or its form", async () => {
  const page = await samplePage(quinceaneraInSpanish);
  expect(page).toContain('<html lang="es">');
  expect(inEnglish(page)).toEqual([]);
  expect(inEnglish(await samplePage(addresses.quinceaneraTampa)).length).toBeGreaterThan(80);
});

it("it has every figure of the page in English, and none of its own", async () => {
  const figuresOf = async (path: string) => {
    const page = (await samplePage(path)).replace(/<section[^>]*(?:id="quote"|"services-title").*?<\/section>/s, "");
    return new Set(mainTextIn(page).match(/\$[\d,.]*\d|\d+\+|\d+%|\d+:\d\d|\d\.\d/g));
  };
  expect(await figuresOf(quinceaneraInSpanish)).toEqual(await figuresOf(addresses.quinceaneraTampa));
});

it.each(othersInSpanish)(
  "%s has no word and every figure of the page in English, and its links stay in Spanish",
  async (path) => {
    const page = await samplePage(`/es${path}`);
    expect(inEnglish(page)).toEqual([]);
    const figures = (html: string) =>
      mainTextIn(html.replace(/<section[^>]*"services-title".*?<\/section>/s, "")).match(
        /\$[\d,.]*\d|\d+\+|\d+%|\d\.\d/g,
      );
    expect(new Set(figures(page))).toEqual(new Set(figures(await samplePage(path))));
    expect(page).toContain(`hrefLang="en" href="${origin}${path}"`);
    for (const [link, href = ""] of page.matchAll(/<a [^>]*href="(\/[^"]*)"[^>]*>/g))
      if (!isSpanish(href)) expect(link, href).toContain('hrefLang="en"');
  },
);

it("the two pages name each other to search engines and to readers, and English is for all others", async () => {
  for (const path of [quinceaneraInSpanish, addresses.quinceaneraTampa]) {
    const elements = await elementsIn(await samplePage(path));
    const alternates = elements.flatMap(({ name, attributes: { hreflang, href } }) =>
      name === "link" && hreflang ? [[hreflang, href]] : [],
    );
    expect(alternates).toEqual([
      ["en", origin + addresses.quinceaneraTampa],
      ["es", origin + quinceaneraInSpanish],
      ["x-default", origin + addresses.quinceaneraTampa],
    ]);
    const other = path === quinceaneraInSpanish ? addresses.quinceaneraTampa : quinceaneraInSpanish;
    expect(elements.some(({ name, attributes: { lang, href } }) => name === "a" && lang && href === other)).toBe(true);
    expect(elements.find(({ attributes: { rel } }) => rel === "canonical")?.attributes.href).toBe(origin + path);
    const questions = structuredDataIn(await samplePage(path)).find((block) => block["@type"] === "FAQPage");
    expect(questions.inLanguage).toBe(path === quinceaneraInSpanish ? "es" : "en");
  }
  const sitemap = await (await visit(get(documents.sitemap))).text();
  const pair = `hreflang="es" href="${origin}${quinceaneraInSpanish}"`;
  expect(sitemap.split(pair)).toHaveLength(3);
});

it("every link to a page in English says so", async () => {
  const page = await samplePage(quinceaneraInSpanish);
  for (const [link, href = "", text = ""] of page.matchAll(/<a [^>]*href="(\/[^"]*)"[^>]*>(.*?)<\/a>/gs)) {
    if (isSpanish(href)) continue;
    expect(link, href).toContain('hrefLang="en"');
    if (!link.includes(' lang="en"')) expect(text, href).toContain("(en inglés)");
  }
});

describe("a date asked for in Spanish", () => {
  const on = (date: string) => htmlAt(`${quinceaneraInSpanish}?date=${date}`);
  const far = addDays(calendarDateAt(Date.now()), 200);

  it("is answered on the page, and stands in the form when it is free", async () => {
    const trips = countTrips();
    const page = await on(far);
    expect(trips()).toBe(1);
    expect(mainTextIn(page)).toMatch(/está libre/);
    expect(page).toMatch(new RegExp(`name="eventDate"[^>]*value="${far}"`));
    expect(inEnglish(page)).toEqual([]);
  });

  it("is told as taken or on hold, with days nearby", async () => {
    await storeBooking({ eventDate: far, status: "confirmed" });
    const page = await on(far);
    expect(mainTextIn(page)).toContain("ya está ocupado");
    expect(page.match(/\?date=/g)?.length).toBeGreaterThan(1);
    for (const wrong of ["2020-01-01", "2027-02-30", "pronto", "2999-01-01"]) {
      const refused = await on(wrong);
      expect(refused, wrong).toContain('aria-invalid="true"');
      expect(inEnglish(refused), wrong).toEqual([]);
    }
  });
});

describe("an inquiry in Spanish", () => {
  it("is stored with its language and answered in it, on the page and by mail", async () => {
    const { email: EMAIL, mails } = mailbox();
    const answer = await send(asked, { EMAIL });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, spanish.frame.received]);
    expect(await rows("SELECT language, event_type, event_category FROM contacts")).toEqual([
      { language: "es", event_type: "Quinceañera", event_category: "private-party" },
    ]);
    const confirmation = await visit(get(spanish.frame.received, { Cookie: cookieIn(answer) }));
    const page = await confirmation.text();
    expect(mainTextIn(page)).toContain(asked.email);
    expect(mainTextIn(page)).toContain("PARTY25");
    expect(inEnglish(page)).toEqual([]);
    const reply = mails.find(({ to }) => to === asked.email);
    expect(reply?.html).toContain('<html lang="es">');
    expect(reply?.subject).toContain("PARTY25");
    for (const part of [reply?.subject, reply?.text, reply?.html]) expect(inEnglish(part ?? "")).toEqual([]);
    const notice = mails.find(({ to }) => to !== asked.email);
    expect(notice?.text).toContain("Spanish");
  });

  it("says what is wrong in Spanish beside each field, with every word still there", async () => {
    const wrong = {
      ...asked,
      firstName: "",
      email: "lucia",
      phone: "12",
      eventDate: "2020-02-01",
      budget: "",
      details: "á".repeat(5001),
    };
    const refused = await send(wrong);
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page.match(/class="field-error"/g)).toHaveLength(6);
    expect(inEnglish(page)).toEqual([]);
    expect(page).toContain(asked.lastName);
    expect(page).toContain(wrong.details);
    expect(page).toContain("noindex");
    const told = await visit(postJson(quinceaneraInSpanish, { ...wrong, lastName: "a\u0001b", idempotencyKey: "?" }));
    const { issues }: { issues: { message: string }[] } = await told.json();
    expect(issues.length).toBeGreaterThan(6);
    for (const { message } of issues) expect(message).not.toMatch(/please|required|characters/i);
  });

  it("offers a likely address in Spanish", async () => {
    const page = await (await send({ ...asked, email: "lucia@gmial.com" })).text();
    expect(page).toContain("lucia@gmail.com");
    expect(inEnglish(page)).toEqual([]);
  });

  it("is kept by a page in Spanish when it cannot be stored", async () => {
    const DB = new Proxy(env.DB, {
      get: (target, name) => {
        if (name === "batch") return () => Promise.reject(new Error("D1_ERROR: down"));
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const failed = await send(asked, { DB });
    expect(failed.status).toBe(500);
    const page = await failed.text();
    for (const words of [asked.firstName, asked.lastName, asked.email, asked.details]) expect(page).toContain(words);
    expect(inEnglish(page)).toEqual([]);
  });

  it("of a program is answered as if it were stored", async () => {
    const trapped = await send({ ...asked, leaveBlank: "x" });
    expect(trapped.headers.get("Location")).toBe(spanish.frame.received);
    expect(await rows("SELECT count(*) AS count FROM contacts")).toEqual([{ count: 0 }]);
  });
});

it("what is not there is not there in Spanish", async () => {
  const missing = await visit(get("/es/nada"));
  expect(missing.status).toBe(404);
  const page = await missing.text();
  expect(page).toContain('<html lang="es">');
  expect(inEnglish(page)).toEqual([]);
});
