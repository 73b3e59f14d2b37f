import { describe, expect, it } from "vitest";
import { asking, beginOnTuesday, daysIn, saturday } from "../../test/days-on-book.ts";
import { mainTextIn } from "../../test/page.ts";
import { storeBooking } from "../../test/portal.ts";
import { htmlAt } from "../../test/site.ts";
import { monthOnBook, paths } from "../site/paths.ts";

beginOnTuesday();

describe("the open dates", () => {
  it("are a month of days, each with what it is in words, and lead to the months around it", async () => {
    await storeBooking({ eventDate: "2026-11-28" });
    await storeBooking({ eventDate: "2026-11-29", status: "hold" });
    const html = await htmlAt(`${paths.book}?month=2026-11`);
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
    const begin = await htmlAt(paths.book);
    expect(mainTextIn(begin)).toContain("Four free Saturdays in December");
    for (const month of ["2026-10", "2028-12", "2027-13", "soon"])
      expect(daysIn(await htmlAt(`${paths.book}?month=${month}`)), month).toEqual(daysIn(begin));
    expect(daysIn(await htmlAt(asking(saturday)))[0]).toBe("Thursday, April 1, 2027: Free");
  });

  it("are every Saturday of twelve months as well", async () => {
    await storeBooking({ eventDate: saturday });
    const ribbon = /<details class="saturdays">.*?<\/dl>/s.exec(await htmlAt(paths.book))?.[0] ?? "";
    const days = [...ribbon.matchAll(/visually-hidden">([^<]*)/g)].map(([, words]) => words);
    expect(days).toHaveLength(49);
    expect([days[0], days.at(-1)]).toEqual(["Saturday, November 28, 2026: Free", "Saturday, October 30, 2027: Free"]);
    expect(days.filter((words) => !words?.endsWith(": Free"))).toEqual(["Saturday, April 17, 2027: Taken"]);
    expect(ribbon.match(/<dt>/g)).toHaveLength(12);
  });
});
