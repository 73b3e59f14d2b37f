import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bookingPaths } from "../../admin/booking-paths.ts";
import { blockedDays } from "../../business/dates/schema.ts";
import { site } from "../../content/site.ts";
import { primary } from "../../db/client.ts";
import { submit } from "../../test/administrator.ts";
import { isolate, later, switchable } from "../../test/isolate.ts";
import { elementsIn, mainTextIn } from "../../test/page.ts";
import { storeBooking } from "../../test/portal.ts";
import { countTrips, get, htmlAt, visit } from "../../test/site.ts";
import { dateOnBook, monthOnBook, paths, quoteOnDate } from "../paths.ts";

/** A Tuesday evening in Florida, when it is Wednesday already in London. */
const now = Date.parse("2026-11-25T03:30:00Z");
const saturday = "2027-04-17";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const asking = (date: string) => `${paths.book}?date=${encodeURIComponent(date)}`;
const onBook = (date: string) => dateOnBook(date).replace("&", "&amp;");

/** The days of the month that a page shows, in the words that are read out. */
const daysIn = (html: string) =>
  [
    ...(/<table class="date-month">.*?<\/table>/s.exec(html)?.[0] ?? "").matchAll(/visually-hidden">(\w+day, [^<]*)/g),
  ].map(([, words]) => words);

describe("the answer to a date", () => {
  it("leads from a free one to the quote form, with the date filled in", async () => {
    const html = await htmlAt(asking(saturday));
    expect(mainTextIn(html)).toContain("Saturday, April 17, 2027 is free");
    expect(html).toContain(`href="${quoteOnDate(saturday)}"`);
    expect(html).toContain('value="2027-04-17"');
    const form = await visit(get(quoteOnDate(saturday).replace(/#.*/, "")));
    expect(form.headers.get("Cache-Control")).toBe("public, max-age=0, s-maxage=60");
    const fields = await elementsIn(await form.text());
    expect(fields.find(({ attributes }) => attributes.name === "eventDate")?.attributes.value).toBe(saturday);
  });

  it("names free dates in place of one that is held or taken, and nobody who has it", async () => {
    const { id } = await storeBooking({
      eventDate: saturday,
      status: "hold",
      clientName: "An Example",
      venue: "Vinoy",
    });
    const held = await htmlAt(asking(saturday));
    expect(mainTextIn(held)).toContain("Saturday, April 17, 2027 is on hold");
    for (const [day, distance] of [
      ["2027-04-10", "a week before"],
      ["2027-04-24", "a week after"],
      ["2027-04-16", "the day before"],
      ["2027-04-18", "the day after"],
    ] as const)
      expect(held, day).toMatch(
        new RegExp(`href="[^"]*${onBook(day).replace(/[?]/g, "\\?")}"[^>]*><b>[^<]*</b><span>${distance}`),
      );
    await submit(bookingPaths(id).status, { status: "confirmed" });
    const taken = await htmlAt(asking(saturday));
    expect(mainTextIn(taken)).toContain("Saturday, April 17, 2027 is taken");
    for (const html of [held, taken]) expect(html).not.toMatch(/Example|Vinoy/);
    await primary(env.DB)
      .insert(blockedDays)
      .values({ id: "1", firstDay: "2027-06-01", lastDay: "2027-12-31", reason: "Surgery", createdAt: now });
    const blocked = await htmlAt(asking("2027-09-04"));
    expect(mainTextIn(blocked)).toContain("is taken");
    expect(mainTextIn(blocked)).toContain("Nothing close to it is free.");
    expect(blocked).not.toContain("Surgery");
  });

  it.each([
    ["2026-11-23", "That day is behind us."],
    ["2026-11-25", `Please call ${site.phone.display}.`],
    ["2028-11-25", "The calendar ends on Nov 24, 2028."],
    ["2027-02-29", "That is no date."],
    ['"><script>alert(1)</script>', "That is no date."],
  ])("says beside the field why there is none to %s", async (date, words) => {
    const html = await htmlAt(asking(date));
    expect(/id="asked-date-error">.*?<\/p>/s.exec(html)?.[0]).toContain(words);
    expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*aria-describedby="asked-date-error"/);
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain('class="date-answer"');
  });
});

describe("the sunset of a date", () => {
  it("is told with the answer, by Tampa or in the town that was chosen, and a wedding day around it", async () => {
    const plain = mainTextIn(await htmlAt(asking(saturday)));
    expect(plain).toContain("Sunset over Tampa Bay, by Tampa: 7:56 PM");
    const html = await htmlAt(`${asking(saturday)}&city=Clearwater`);
    expect(mainTextIn(html)).toContain("Sunset in Clearwater at 7:58 PM");
    expect(mainTextIn(html)).toMatch(/Ceremony\s*7:10 PM\s*Sunset\s*7:58 PM\s*Dinner\s*8:30 PM\s*Dancing\s*9:30 PM/);
    expect(html).toMatch(/<option value="Clearwater" selected=""/);
    // The town stays with whoever goes on to another day or to the quote.
    expect(html).toContain(`href="${quoteOnDate(saturday, "Clearwater").replace("&", "&amp;")}"`);
    expect(html).toContain(dateOnBook("2027-04-24", "Clearwater").replace("&", "&amp;"));
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain(`<link rel="canonical" href="https://sunsetbaydj.example${paths.book}"/>`);
    const unknown = mainTextIn(await htmlAt(`${asking(saturday)}&city=Miami`));
    expect(unknown).toBe(plain);
  });

  it("stands with a date on hold, and not with one that is gone or cannot be asked for", async () => {
    const { id } = await storeBooking({ eventDate: saturday, status: "hold" });
    expect(mainTextIn(await htmlAt(asking(saturday)))).toContain("Sunset over");
    await submit(bookingPaths(id).status, { status: "confirmed" });
    for (const date of [saturday, "2026-11-23", "9999-12-31"])
      expect(mainTextIn(await htmlAt(asking(date))), date).not.toContain("Sunset over");
  });
});

describe("the open dates", () => {
  it("are a month of days, each with what it is in words, and lead to the months around it", async () => {
    await storeBooking({ eventDate: "2026-11-28" });
    await storeBooking({ eventDate: "2026-11-29", status: "hold" });
    const html = await htmlAt(paths.book);
    const days = daysIn(html);
    expect(days).toHaveLength(30);
    expect(days.slice(22)).toEqual([
      "Monday, November 23, 2026: Past",
      "Tuesday, November 24, 2026: Too soon, please call",
      "Wednesday, November 25, 2026: Too soon, please call",
      "Thursday, November 26, 2026: Free",
      "Friday, November 27, 2026: Free",
      "Saturday, November 28, 2026: Taken",
      "Sunday, November 29, 2026: On hold",
      "Monday, November 30, 2026: Free",
    ]);
    expect(html).toContain(`href="${monthOnBook("2026-12")}"`);
    expect(html).not.toContain(monthOnBook("2026-10"));
    const last = await htmlAt(`${paths.book}?month=2028-11`);
    expect(daysIn(last).slice(23, 25)).toEqual([
      "Friday, November 24, 2028: Free",
      "Saturday, November 25, 2028: Not open yet",
    ]);
    expect(last).toContain(`href="${monthOnBook("2028-10")}"`);
    expect(last).not.toContain(monthOnBook("2028-12"));
    for (const month of ["2026-10", "2028-12", "2027-13", "soon"])
      expect(daysIn(await htmlAt(`${paths.book}?month=${month}`)), month).toEqual(days);
    expect(daysIn(await htmlAt(asking(saturday)))[0]).toBe("Thursday, April 1, 2027: Free");
    // On the last days of a month, the first dates that can be asked for lie in the next one.
    vi.setSystemTime(Date.parse("2026-11-29T17:00:00Z"));
    expect(daysIn(await htmlAt(paths.book))[0]).toBe("Tuesday, December 1, 2026: Free");
  });

  it("are every Saturday of twelve months as well", async () => {
    await storeBooking({ eventDate: saturday });
    const ribbon = /<div class="saturdays">.*?<\/dl>/s.exec(await htmlAt(paths.book))?.[0] ?? "";
    const days = [...ribbon.matchAll(/visually-hidden">([^<]*)/g)].map(([, words]) => words);
    expect(days).toHaveLength(49);
    expect([days[0], days.at(-1)]).toEqual(["Saturday, November 28, 2026: Free", "Saturday, October 30, 2027: Free"]);
    expect(days.filter((words) => !words?.endsWith(": Free"))).toEqual(["Saturday, April 17, 2027: Taken"]);
    expect(ribbon.match(/<dt>/g)).toHaveLength(12);
  });
});

describe("a page about dates", () => {
  it("is no page of its own for search engines, and the plain one is", async () => {
    for (const path of [
      asking(saturday),
      asking("soon"),
      `${paths.book}?month=2027-04`,
      `${paths.home}?date=${saturday}`,
    ]) {
      const html = await htmlAt(path);
      expect(html, path).toContain('<meta name="robots" content="noindex"/>');
      expect(html, path).toContain(
        `<link rel="canonical" href="https://sunsetbaydj.example${path.replace(/\?.*/, "")}"/>`,
      );
    }
    expect(await htmlAt(asking(saturday))).toContain(
      "<title>Is Saturday, April 17, 2027 free? | Sunset Bay DJ</title>",
    );
    expect(await htmlAt(`${paths.book}?utm_source=mail`)).not.toContain("noindex");
  });

  it("is one round trip, kept by the edge for a minute and by no isolate; the plain one is kept", async () => {
    const { ask, kept } = isolate();
    const trips = countTrips();
    for (const path of [asking(saturday), asking("soon"), `${paths.book}?month=2027-04`]) {
      const before = trips();
      const { headers } = await ask(path);
      expect(trips() - before, path).toBe(1);
      expect([headers.get("Cache-Control"), headers.get("Cache-Tag")], path).toEqual([
        "public, max-age=0, s-maxage=60",
        "page,packages,dates",
      ]);
    }
    expect(kept.size).toBe(0);
    const before = trips();
    await ask(paths.book);
    expect([trips() - before, kept.size]).toEqual([1, 1]);
  });

  it("shows the next change of a booking or a blocked day at once where it was made, and elsewhere within two seconds", async () => {
    const { id } = await storeBooking({ eventDate: "2026-11-28", status: "hold" });
    const [here, elsewhere] = [isolate(), isolate()];
    const saysOf = async (text: Promise<string>) => daysIn(await text).find((words) => words?.includes("November 28"));
    for (const { text } of [here, elsewhere]) {
      await text(paths.book);
      expect(await saysOf(text(paths.book))).toContain("On hold");
    }
    await submit(bookingPaths(id).status, { status: "confirmed" }, { bindings: { DB: here.DB } });
    expect(await saysOf(here.text(paths.book))).toContain("Taken");
    later(2000);
    expect(await saysOf(elsewhere.text(paths.book))).toContain("Taken");
    await env.DB.exec("DELETE FROM bookings");
    await primary(env.DB)
      .insert(blockedDays)
      .values({ id: "1", firstDay: "2026-11-30", lastDay: "2026-12-02", createdAt: now });
    later(2000);
    expect(daysIn(await elsewhere.text(paths.book)).slice(27)).toEqual([
      "Saturday, November 28, 2026: Free",
      "Sunday, November 29, 2026: Free",
      "Monday, November 30, 2026: Taken",
    ]);
  });

  it("is made anew when the day is over in Florida", async () => {
    const { ask, text } = isolate();
    const ages = async () => (await ask(paths.book)).headers.get("Cache-Control");
    const before = await text(paths.book);
    expect(daysIn(before)[25]).toContain("26, 2026: Free");
    expect(await ages()).toContain("s-maxage=3600, stale-if-error");
    vi.setSystemTime(Date.parse("2026-11-25T04:30:00Z"));
    expect(await ages()).toBe("public, max-age=0, s-maxage=60, stale-if-error=604800");
    vi.setSystemTime(Date.parse("2026-11-25T05:00:00Z"));
    expect(daysIn(await text(paths.book))[25]).toContain("26, 2026: Too soon");
  });

  it("says nothing of dates that it cannot read", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    for (const path of [asking(saturday), paths.book]) {
      const { fail: failing, DB: down } = switchable();
      failing();
      const answer = await isolate(down).ask(path);
      expect(answer.headers.get("Cache-Control"), path).toContain("s-maxage=60");
      const html = await answer.text();
      expect(html, path).toContain("The calendar cannot be read right now.");
      expect(html, path).not.toMatch(/: Free|: Taken|is free|is taken/);
    }
  });
});
