import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { primary } from "../../database/client.ts";
import { blockedDays } from "../../database/schema/dates.ts";
import { submit } from "../../test/administrator.ts";
import { asking, beginOnTuesday, daysIn, now, saturday } from "../../test/days-on-book.ts";
import { isolate, later } from "../../test/isolate.ts";
import { storeBooking } from "../../test/portal.ts";
import { countTrips } from "../../test/queries.ts";
import { htmlAt } from "../../test/site.ts";
import { bookingPaths } from "../bookings/dj/paths.ts";
import { paths } from "../site/paths.ts";

beginOnTuesday();

const november = `${paths.book}?month=2026-11`;

describe("a page about dates", () => {
  it("is no page of its own for search engines, and the plain one is", async () => {
    for (const path of [asking(saturday), asking("soon"), `${paths.book}?month=2027-04`]) {
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
        "page,packages,settings,dates",
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
      await text(november);
      expect(await saysOf(text(november))).toContain("On hold");
    }
    await submit(bookingPaths(id).status, { status: "confirmed" }, { bindings: { DB: here.DB } });
    expect(await saysOf(here.text(november))).toContain("Taken");
    later(2000);
    expect(await saysOf(elsewhere.text(november))).toContain("Taken");
    await env.DB.exec("DELETE FROM bookings");
    await primary(env.DB)
      .insert(blockedDays)
      .values({ id: "1", firstDay: "2026-11-30", lastDay: "2026-12-02", createdAt: now });
    later(2000);
    expect(daysIn(await elsewhere.text(november)).slice(27)).toEqual([
      "Saturday, November 28, 2026: Free",
      "Sunday, November 29, 2026: Free",
      "Monday, November 30, 2026: Taken",
    ]);
  });

  it("is made anew when the day is over in Florida", async () => {
    const { ask, text } = isolate();
    const ages = async () => (await ask(paths.book)).headers.get("Cache-Control");
    const before = await text(november);
    expect(daysIn(before)[25]).toContain("26, 2026: Free");
    expect(await ages()).toContain("s-maxage=3600, stale-if-error");
    vi.setSystemTime(Date.parse("2026-11-25T04:30:00Z"));
    expect(await ages()).toBe("public, max-age=0, s-maxage=60, stale-if-error=604800");
    vi.setSystemTime(Date.parse("2026-11-25T05:00:00Z"));
    expect(daysIn(await text(november))[25]).toContain("26, 2026: Too soon");
  });
});
