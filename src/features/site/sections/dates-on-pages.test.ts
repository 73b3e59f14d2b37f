import { afterEach, expect, it, vi } from "vitest";
import { landingPages } from "../../../content/landing/index.ts";
import { beginAt } from "../../../test/clock.ts";
import { isolate } from "../../../test/isolate.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { countTrips, htmlAt } from "../../../test/site.ts";
import { dateOn, homeTab, paths, quoteOnDate } from "../paths.ts";

const now = Date.parse("2026-11-25T03:30:00Z");
const saturday = "2027-04-17";
const pages = [paths.home, paths.contact, ...landingPages.map(({ path }) => path)];

beginAt(now);
afterEach(() => {
  vi.restoreAllMocks();
});

it("answers a date on home, contact and every landing page, where the plain page stays the one to find", async () => {
  await storeBooking({ eventDate: saturday, clientName: "An Example", venue: "Somewhere" });
  for (const path of pages) {
    const html = await htmlAt(`${path}?date=${saturday}`);
    const text = mainTextIn(html);
    expect(text, path).toContain("Saturday, April 17, 2027 is taken");
    expect(html, path).not.toMatch(/An Example|Somewhere/);
    for (const near of ["2027-04-10", "2027-04-24", "2027-04-16", "2027-04-18"])
      expect(html, path).toContain(`href="${dateOn(path, {}, near)}"`);
    expect(html, path).toContain('<meta name="robots" content="noindex"/>');
    expect(html, path).toContain(`<link rel="canonical" href="https://sunsetbaydj.example${path}"/>`);
    const plain = await htmlAt(path);
    expect(plain, path).toContain(`<form action="${path}#date" method="get">`);
    expect(/noindex|class="date-answer"/.exec(plain), path).toBeNull();
  }
});

it("leads from a free one to its price, by the sunset of the page's own city, and stays in the tab that was open", async () => {
  const clearwater = await htmlAt(`${paths.weddingClearwater}?date=${saturday}`);
  expect(mainTextIn(clearwater)).toContain("Sunset in Clearwater at 7:58 PM");
  expect(clearwater).toContain(`href="${quoteOnDate(saturday, "Clearwater").replace("&", "&amp;")}"`);
  const corporate = await htmlAt(`${homeTab("corporate")}&date=${saturday}`);
  expect(mainTextIn(corporate)).toMatch(/A company night.*is free/s);
  expect(corporate).toContain('<input type="hidden" name="category" value="corporate"/>');
  expect(corporate).toMatch(/<input[^>]*name="eventDate"[^>]*value="2027-04-17"/);
});

it("says beside the field why there is no answer", async () => {
  for (const path of [paths.home, paths.contact, paths.corporateTampa])
    for (const [date, words] of [
      ["2026-11-23", "That day is behind us."],
      ["2026-11-25", "That is too soon to promise here."],
      ["2028-11-25", "The calendar ends on Nov 24, 2028."],
      ["soon", "That is no date."],
    ]) {
      const html = await htmlAt(`${path}?date=${date}`);
      expect(/id="asked-date-error">.*?<\/p>/s.exec(html)?.[0], `${path} ${date}`).toContain(words);
      expect(html).not.toContain('class="date-answer"');
    }
});

it("takes one round trip and is kept by no isolate, while the plain page stays in memory", async () => {
  const { ask, kept } = isolate();
  const trips = countTrips();
  for (const path of [paths.home, paths.contact, paths.tampa]) {
    const before = trips();
    const { headers } = await ask(`${path}?date=${saturday}`);
    expect(trips() - before, path).toBe(1);
    expect(headers.get("Cache-Control"), path).toBe("public, max-age=0, s-maxage=60");
    expect(headers.get("Cache-Tag"), path).toMatch(/,dates$/);
  }
  expect(kept.size).toBe(0);
  const before = trips();
  const { headers } = await ask(paths.tampa);
  expect([trips() - before, kept.size]).toEqual([1, 1]);
  expect(headers.get("Cache-Tag")).not.toContain("dates");
});
