import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { primary } from "../../../database/client.ts";
import { busyDays, calendars } from "../../../database/schema/calendars.ts";
import { blockedDays } from "../../../database/schema/dates.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import { hour } from "../../../platform/durations.ts";
import { see, submit } from "../../../test/administrator.ts";
import { bookingRow } from "../../../test/booking-forms.ts";
import { beginAt } from "../../../test/clock.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { get, mailbox, origin, visit } from "../../../test/site.ts";
import { adminPaths } from "../../admin/paths.ts";
import { dateApi } from "../../site/paths.ts";
import { bookingPaths } from "../dj/paths.ts";
import { holdAgainQueries, holdDateQueries, isDateGone } from "./holds.ts";

const holdTime = 48 * hour;
const now = Date.parse("2026-11-25T17:00:00Z");
const saturday = "2027-04-17";
const db = primary(env.DB);

beginAt(now);

async function hold(id: string, eventDate: CalendarDate = saturday, at = now): Promise<boolean> {
  const client = { clientName: "Maya", clientEmail: `${id}@example.com`, eventType: "Wedding Reception" };
  const agreed = { startTime: "17:00", endTime: "23:00", packageName: "PREMIUM", price: 200_000, deposit: 50_000 };
  const queries = holdDateQueries(db, { id, ...client, ...agreed, eventDate }, id, at);
  return db.batch(queries).then(
    () => true,
    (error) => {
      if (isDateGone(error)) return false;
      throw error;
    },
  );
}

const again = (id: string, at: number) =>
  db.batch(holdAgainQueries(db, id, at)).then(
    ([, held]) => held.length === 1,
    (error) => (isDateGone(error) ? "gone" : Promise.reject(error)),
  );

const stateOf = async (date: string) => Object(await (await visit(get(dateApi(date)))).json()).state;

describe("a hold", () => {
  it("is one, however many accept at once", async () => {
    const held = await Promise.all(Array.from({ length: 50 }, (_, index) => hold(`client-${index}`)));
    expect(held.filter(Boolean)).toHaveLength(1);
    expect(await rows("SELECT event_date, status FROM bookings")).toEqual([{ event_date: saturday, status: "hold" }]);
  });

  it("is not taken up again on a day that was blocked, or became busy elsewhere, since it ended", async () => {
    const later = now + holdTime;
    await hold("blocked");
    await hold("busy", "2027-04-24");
    await db.insert(blockedDays).values({ id: "trip", firstDay: saturday, lastDay: saturday, createdAt: now });
    await db
      .insert(calendars)
      .values({ id: "own", label: "Own", address: "https://example.com/a.ics", createdAt: now });
    await db.insert(busyDays).values({ date: "2027-04-24", calendarId: "own" });
    expect([await again("blocked", later), await again("busy", later)]).toEqual(["gone", "gone"]);
    await db.delete(blockedDays);
    expect(await again("blocked", later)).toBe(true);
  });

  it("is none where the DJ has blocked the day", async () => {
    const block = { lastDay: "2027-12-31", createdAt: now } as const;
    await db.insert(blockedDays).values({ ...block, id: "fridays", firstDay: "2027-01-01", weekday: 5 });
    expect(await hold("on-saturday")).toBe(true);
    expect(await hold("on-friday", "2027-04-16")).toBe(false);
    await db.insert(blockedDays).values({ ...block, id: "summer", firstDay: "2027-06-01" });
    expect(await hold("in-summer", "2027-06-05")).toBe(false);
  });

  it("keeps its date to the end, and gives it free from then on, before anything has tidied up", async () => {
    await hold("maya");
    expect(await stateOf(saturday)).toBe("held");
    vi.setSystemTime(now + holdTime - 1);
    expect([await stateOf(saturday), await hold("jo", saturday, Date.now())]).toEqual(["held", false]);
    vi.setSystemTime(now + holdTime);
    expect(await bookingRow("maya")).toMatchObject({ status: "hold" });
    expect([await stateOf(saturday), await hold("jo", saturday, Date.now())]).toEqual(["free", true]);
    expect(await bookingRow("maya")).toMatchObject({ status: "released" });
    expect(await again("maya", Date.now())).toBe("gone");
  });

  it("is held again while its date is free, and one that has not ended stays as it is", async () => {
    await hold("maya");
    expect(await again("maya", now + 1)).toBe(false);
    expect(await again("maya", now + holdTime)).toBe(true);
    expect(await bookingRow("maya")).toMatchObject({ status: "hold", hold_ends_at: now + 2 * holdTime });
  });

  it("gives way to what the DJ books when it has ended, and the DJ may confirm it late", async () => {
    await hold("maya");
    vi.setSystemTime(now + holdTime);
    const { id } = await storeBooking({ eventDate: "2027-04-18", status: "hold" });
    const confirmed = await submit(bookingPaths("maya").status, { status: "confirmed" });
    expect(confirmed.headers.get("Location")).toMatch(/notice=confirmed$/);
    expect(await bookingRow("maya")).toMatchObject({ status: "confirmed", hold_ends_at: null });
    expect(await bookingRow(id)).toMatchObject({ status: "hold" });
  });
});

describe("a hold that the DJ makes longer", () => {
  async function press(id: string, endsAt: unknown, bindings: object) {
    const answer = await submit(bookingPaths(id).status, { status: "longer", endsAt: String(endsAt) }, { bindings });
    return answer.headers.get("Location")?.split("notice=")[1];
  }

  it("lasts as long again as is set, once for each end that was seen, and its client is mailed the new end", async () => {
    await hold("maya");
    const { page } = bookingPaths("maya");
    vi.setSystemTime(now + 40 * hour);
    const html = await see(page);
    expect(mainTextIn(html)).toContain("Held until 12:00 PM: 8 hours left.");
    expect(mainTextIn(html)).toContain("Hold it 48 hours longer");
    expect(mainTextIn(await see(adminPaths.bookings))).toContain("until Fri, Nov 27");
    const [, endsAt] = /name="endsAt" value="(\d+)"/.exec(html) ?? [];
    const { email: EMAIL, mails } = mailbox();
    const bindings = { EMAIL, SITE_ORIGIN: origin };
    expect(await Promise.all([press("maya", endsAt, bindings), press("maya", endsAt, bindings)])).toEqual(
      expect.arrayContaining(["extended", "not-moved"]),
    );
    expect(await bookingRow("maya")).toMatchObject({ status: "hold", hold_ends_at: now + 2 * holdTime });
    expect(mails).toEqual([
      expect.objectContaining({
        to: "maya@example.com",
        subject: expect.stringContaining("Held longer"),
        text: expect.stringContaining("Nov 29, 12:00 PM"),
      }),
    ]);
    expect(mainTextIn(await see(page))).toContain("Held until Nov 29, 12:00 PM: 56 hours left.");
  });

  it("is told by phone where there is no email, and none when it has ended meanwhile", async () => {
    const { id } = await storeBooking({
      clientEmail: "no-email-jo",
      status: "hold",
      eventDate: saturday,
      holdEndsAt: now + hour,
    });
    const { email: EMAIL, mails } = mailbox();
    expect(await press(id, now + hour, { EMAIL })).toBe("extended");
    expect(mails).toEqual([]);
    expect(mainTextIn(await see(adminPaths.today))).toContain("No email, so tell by phone: Portal link");
    vi.setSystemTime(now + holdTime + hour);
    expect(await press(id, now + holdTime + hour, { EMAIL })).toBe("not-moved");
    expect(await bookingRow(id)).toMatchObject({ hold_ends_at: now + holdTime + hour });
  });
});
