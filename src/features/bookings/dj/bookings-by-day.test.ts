import { describe, expect, it } from "vitest";
import { addDays, calendarDateAt } from "../../../platform/dates.ts";
import { see, submit } from "../../../test/administrator.ts";
import { bookingRow } from "../../../test/booking-forms.ts";
import { eventsIn, feedOf, newFeed } from "../../../test/calendar-feed.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { signBoth } from "../../../test/signatures.ts";
import { adminPaths } from "../../admin/paths.ts";
import { withQuery } from "../../site/paths.ts";
import { bookingPaths } from "./paths.ts";

describe("the bookings", () => {
  const today = calendarDateAt(Date.now());
  const idsIn = (html: string) =>
    [...html.matchAll(/<h3[^>]*><a href="\/admin\/bookings\/([\w-]+)"/g)].map(([, id]) => id);
  const nextIn = (html: string) => /<a [^>]*href="([^"]+)" rel="next"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
  const all = async (start: string) => {
    const seen: (string | undefined)[] = [];
    for (let address: string | undefined = start; address; ) {
      const html = await see(address);
      seen.push(...idsIn(html));
      address = nextIn(html);
    }
    return seen;
  };

  it("lists what comes from today on, and what was, page by page", async () => {
    const days = Array.from({ length: 60 }, (_, index) => index);
    for (const day of days) {
      await storeBooking({ id: `next-${String(day).padStart(2, "0")}`, eventDate: addDays(today, day) });
      await storeBooking({ id: `past-${String(day).padStart(2, "0")}`, eventDate: addDays(today, -1 - day) });
    }
    await storeBooking({ id: "cancelled", eventDate: today, status: "cancelled" });
    await storeBooking({ id: "a-played", eventDate: today, status: "completed" });
    expect(await all(adminPaths.bookings)).toEqual(days.map((day) => `next-${String(day).padStart(2, "0")}`));
    expect(await all(withQuery(adminPaths.bookings, { view: "past" }))).toEqual([
      "a-played",
      ...days.map((day) => `past-${String(day).padStart(2, "0")}`),
    ]);
  });

  it("says so when there is nothing", async () => {
    expect(mainTextIn(await see(adminPaths.bookings))).toContain("Nothing is booked from today on.");
    expect(mainTextIn(await see(`${adminPaths.bookings}?view=past`))).toContain("Nothing lies behind yet.");
    expect(mainTextIn(await see(`${adminPaths.bookings}?month=2026-12`))).toContain(
      "Nothing is booked in December 2026.",
    );
  });
});

describe("one booking", () => {
  const moved = async (id: string, fields: Record<string, string>) =>
    (await submit(bookingPaths(id).status, fields)).headers.get("Location");

  it("goes from hold to confirmed to completed, and no other way", async () => {
    const { id } = await storeBooking({ status: "hold", eventDate: calendarDateAt(Date.now()), price: 0, deposit: 0 });
    await signBoth(id);
    const { page } = bookingPaths(id);
    expect(await moved(id, { status: "completed" })).toBe(`${page}?notice=not-moved`);
    expect(await moved(id, { status: "confirmed" })).toBe(`${page}?notice=confirmed`);
    expect(await moved(id, { status: "confirmed" })).toBe(`${page}?notice=not-moved`);
    expect(await moved(id, { status: "completed" })).toBe(`${page}?notice=completed`);
    expect(await moved(id, { status: "cancelled" })).toBe(`${page}?notice=not-moved`);
    expect(await moved(id, { status: "hold" })).toBe(`${page}?notice=not-moved`);
    expect(await bookingRow(id)).toMatchObject({ status: "completed" });
    expect((await submit(bookingPaths(id).status, { status: "released" })).status).toBe(422);
  });

  it("is completed from its day on at the business, not before", async () => {
    const today = calendarDateAt(Date.now());
    const ahead = await storeBooking({ eventDate: addDays(today, 1) });
    const { page } = bookingPaths(ahead.id);
    const offer = 'value="completed"';
    expect(await see(page)).not.toContain(offer);
    expect(await moved(ahead.id, { status: "completed" })).toBe(`${page}?notice=too-early`);
    expect(mainTextIn(await see(`${page}?notice=too-early`))).toContain("completed from the day of the event on");
    expect(await bookingRow(ahead.id)).toMatchObject({ status: "confirmed" });

    for (const eventDate of [today, addDays(today, -1)]) {
      const { id } = await storeBooking({ eventDate, price: 0, deposit: 0 });
      await signBoth(id);
      expect(await see(bookingPaths(id).page)).toContain(offer);
      expect(await moved(id, { status: "completed" })).toMatch(/notice=completed$/);
    }
  });

  it("is completed with something open by the DJ's word alone, which says what and stays in its note", async () => {
    const { id } = await storeBooking({ eventDate: calendarDateAt(Date.now()) });
    const { page } = bookingPaths(id);
    expect(await moved(id, { status: "completed" })).toBe(`${page}?notice=open`);
    expect(mainTextIn(await see(page))).toContain("Complete it all the same: unsigned, $2,499 open");
    await signBoth(id);
    expect(await moved(id, { status: "completed", open: "unsigned, $2,499 open" })).toBe(`${page}?notice=open`);
    expect(await bookingRow(id)).toMatchObject({ status: "confirmed", note: null });
    for (const notice of ["completed", "not-moved"])
      expect(await moved(id, { status: "completed", open: "$2,499 open", tell: "yes" })).toBe(
        `${page}?notice=${notice}`,
      );
    const { status, note } = (await bookingRow(id)) ?? {};
    expect([status, note]).toEqual(["completed", expect.stringMatching(/^Completed on [\w ,]+: \$2,499 open$/)]);
    expect(await rows("SELECT about FROM audit_log WHERE what = 'completed-open'")).toEqual([
      { about: `bookings/${id}` },
    ]);
    expect(await rows("SELECT kind FROM outbox WHERE kind = 'booking-ended'")).toEqual([]);
  });
});

it("the calendar feed holds what is held, confirmed and completed, of the last 90 days and all that is to come", async () => {
  const today = calendarDateAt(Date.now());
  const kept = [
    await storeBooking({ id: "far", eventDate: addDays(today, 4000) }),
    await storeBooking({ id: "hold", eventDate: addDays(today, 1), status: "hold" }),
    await storeBooking({ id: "recent", eventDate: addDays(today, -90) }),
    await storeBooking({ id: "completed", eventDate: addDays(today, -2), status: "completed" }),
  ];
  await storeBooking({ id: "old", eventDate: addDays(today, -91) });
  await storeBooking({ id: "cancelled", eventDate: today, status: "cancelled" });
  const events = eventsIn(await feedOf(await newFeed()));
  expect([...events.keys()].sort()).toEqual(kept.map(({ id }) => id).sort());
  expect(events.get("hold")).toContain("STATUS:TENTATIVE");
  for (const id of ["far", "completed"]) expect(events.get(id)).toContain("STATUS:CONFIRMED");
});
