import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { primary } from "../../database/client.ts";
import { busyDays, calendars } from "../../database/schema/calendars.ts";
import { blockedDays } from "../../database/schema/dates.ts";
import type { CalendarDate } from "../../platform/dates.ts";
import { hour } from "../../platform/durations.ts";
import { submit } from "../../test/administrator.ts";
import { bookingRow } from "../../test/booking-forms.ts";
import { beginAt } from "../../test/clock.ts";
import { storeBooking } from "../../test/portal.ts";
import { rows } from "../../test/rows.ts";
import { get, visit } from "../../test/site.ts";
import { dateApi } from "../site/paths.ts";
import { bookingPaths } from "./dj/paths.ts";
import { holdAgainQueries, holdDateQueries, isDateGone } from "./holds.ts";

const holdTime = 48 * hour;
const now = Date.parse("2026-11-25T17:00:00Z");
const saturday = "2027-04-17";
const db = primary(env.DB);

beginAt(now);

/** Holds a date, as whoever accepts a quote does. Gives whether it is held. */
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

/** Holds the date of a booking again. */
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
    const block = { lastDay: "2027-12-31", createdAt: now };
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
