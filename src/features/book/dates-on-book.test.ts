import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { site } from "../../content/site.ts";
import { primary } from "../../database/client.ts";
import { blockedDays } from "../../database/schema/dates.ts";
import { submit } from "../../test/administrator.ts";
import { asking, beginOnTuesday, now, saturday } from "../../test/days-on-book.ts";
import { elementsIn, mainTextIn } from "../../test/page.ts";
import { storeBooking } from "../../test/portal.ts";
import { get, htmlAt, visit } from "../../test/site.ts";
import { bookingPaths } from "../bookings/dj/paths.ts";
import { dateOnBook, paths, quoteOnDate } from "../site/paths.ts";

beginOnTuesday();

const onBook = (date: string) => dateOnBook(date).replace("&", "&amp;");

describe("the answer to a date", () => {
  it("leads from a free one to the quote form, with the date filled in", async () => {
    const html = await htmlAt(asking(saturday));
    expect(mainTextIn(html)).toContain("Saturday, April 17 is free");
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
    expect(mainTextIn(held)).toContain("Saturday, April 17 is on hold");
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
    expect(mainTextIn(taken)).toContain("Saturday, April 17 is taken");
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
    expect(html).not.toContain('class="date-result"');
  });
});

describe("the sunset of a date", () => {
  it("is told with the answer, by Tampa or in the town that was chosen, and a wedding day around it", async () => {
    const plain = mainTextIn(await htmlAt(asking(saturday)));
    expect(plain).toContain("Sunset by Tampa 7:56 PM");
    const html = await htmlAt(`${asking(saturday)}&city=Clearwater&for=wedding`);
    expect(mainTextIn(html)).toContain("Sunset in Clearwater 7:58 PM");
    expect(mainTextIn(html)).toMatch(/Ceremony\s*7:10 PM\s*Sunset\s*7:58 PM\s*Dinner\s*8:30 PM\s*Dancing\s*9:30 PM/);
    expect(html).toMatch(/<option value="Clearwater" selected=""/);
    expect(html).toContain(`href="${quoteOnDate(saturday, "Clearwater", "wedding").replaceAll("&", "&amp;")}"`);
    expect(html).toContain(
      dateOnBook("2026-11-28", "Clearwater", "wedding").replaceAll("&", "&amp;").replace("#date", ""),
    );
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain(`<link rel="canonical" href="https://sunsetbaydj.example${paths.book}"/>`);
    const unknown = mainTextIn(await htmlAt(`${asking(saturday)}&city=Miami`));
    expect(unknown).toBe(plain);
  });

  it("does not stand with one that is gone or cannot be asked for", async () => {
    await storeBooking({ eventDate: saturday });
    for (const date of [saturday, "2026-11-23", "9999-12-31"])
      expect(mainTextIn(await htmlAt(asking(date))), date).not.toContain("Sunset by");
  });
});
