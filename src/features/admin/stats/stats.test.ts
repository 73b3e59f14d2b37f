import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { primary } from "../../../database/client.ts";
import { bookings } from "../../../database/schema/bookings.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { hour } from "../../../platform/durations.ts";
import { administer, see, submit } from "../../../test/administrator.ts";
import { formIn, idIn, storeLead } from "../../../test/booking-forms.ts";
import { bringIn, choose } from "../../../test/importing.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { get, visit } from "../../../test/site.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import { adminPaths } from "../paths.ts";

const day = 24 * hour;

const addContact = (fields: { createdAt: number; status?: string; category?: string | null; answeredAt?: number }) =>
  env.DB.prepare(
    `INSERT INTO contacts (id, first_name, last_name, email, event_type, status, event_category, idempotency_key, answered_at, created_at)
     VALUES (?1, 'Ana', 'Núñez', 'ana@example.com', 'Wedding Reception', ?2, ?3, ?1, ?4, ?5)`,
  )
    .bind(
      crypto.randomUUID(),
      fields.status ?? "new",
      fields.category === undefined ? "wedding" : fields.category,
      fields.answeredAt ?? null,
      fields.createdAt,
    )
    .run();

describe("the statistics", () => {
  it("say what there is before anything has happened", async () => {
    const text = mainTextIn(await see(adminPaths.stats));
    expect(text).toContain("No leads in these weeks.");
    expect(text).toContain("Nothing confirmed in the next 90 days.");
    expect(text).toContain("No booked events a year back or half a year ahead.");
    expect(text).toContain("Nobody has signed up yet.");
    expect(text).toMatch(/– of them booked|of them booked –/);
  });

  it("count leads, answers, bookings, subscribers and failed mails", async () => {
    const now = Date.now();
    await addContact({ createdAt: now - 2 * hour });
    await addContact({ createdAt: now - 2 * hour, status: "booked", answeredAt: now - hour });
    await addContact({
      createdAt: now - day,
      status: "quoted",
      category: "corporate",
      answeredAt: now - day + 3 * hour,
    });
    await addContact({ createdAt: now - day, status: "lost", category: "private-party" });
    await addContact({ createdAt: now - day, status: "booked", category: null, answeredAt: now - day + 2 * hour });
    await addContact({ createdAt: now - 100 * day, status: "booked" });
    const tomorrow = calendarDateAt(now + day);
    await storeBooking({ eventDate: tomorrow, price: 249_900, eventType: "Ceremony & Reception" });
    await storeBooking({ eventDate: calendarDateAt(now + 2 * day), price: 100_000, status: "hold" });
    await env.DB.prepare(
      `INSERT INTO newsletter_subscribers (id, email, subscribed, confirmed_at, created_at) VALUES
        ('1', 'a@example.com', 1, 1, 1), ('2', 'b@example.com', 1, 1, 1), ('3', 'c@example.com', 1, NULL, 1), ('4', 'd@example.com', 0, 1, 1)`,
    ).run();
    await env.DB.prepare(
      `INSERT INTO outbox (id, data, recipient, dedupe_key, attempts, created_at) VALUES ('1', '{"kind":"x"}', 'a@example.com', '1', 10, 1)`,
    ).run();

    const html = await see(adminPaths.stats);
    const figures = Object.fromEntries(
      [...html.matchAll(/<dt>(?:<a[^>]*>)?([^<]+)(?:<\/a>)?<\/dt><dd>([^<]+)<\/dd>/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    );
    expect(figures).toEqual({
      "leads in 90 days": "4",
      "of them booked": "25%",
      "median answer time": "2 h 00 min",
      "event in the next 90 days": "1",
      subscribers: "2",
      "failed mail, see outbox": "1",
    });
    const text = mainTextIn(html);
    expect(text).toContain("Of 4 leads, 1 became a booking.");
    expect(text).toContain("New 4 100% Contacted 2 50% Quoted 2 50% Booked 1 25%");
    expect(mainTextIn(await see(adminPaths.today))).toContain("Of 4 leads, 1 became a booking.");
    expect(text).toContain("1 lost, counted as new.");
    expect(text).toContain("Weddings 2 Corporate 1 Private parties 1 Messages 1");
    expect(text).toContain("$2,499 from 12 months back to 6 months ahead");
    expect(text).toContain("Confirmed 2 Unconfirmed 1 Left 1");
    expect(text).toContain("Ceremony & Reception");
  });

  it("follow no messages to a booking", async () => {
    await addContact({ createdAt: Date.now() - hour, category: null });
    const text = mainTextIn(await see(adminPaths.stats));
    expect(text).toContain("No leads in 90 days, so nothing to follow yet.");
    expect(text).toContain("1 leads and messages in 12 weeks");
  });

  it("count a lead whose booking was canceled as quoted", async () => {
    const lead = await storeLead();
    const { booking } = leadPaths(lead);
    const id = idIn(await submit(booking, formIn(await see(booking))));
    expect(mainTextIn(await see(adminPaths.stats))).toContain("Of 1 lead, 1 became a booking.");
    await submit(bookingPaths(id).status, { status: "cancelled", reason: "Moved away" });
    const text = mainTextIn(await see(adminPaths.stats));
    expect(text).toContain("Of 1 lead, 0 became a booking.");
    expect(text).toContain("Quoted 1 100% Booked 0 0%");
  });

  it("fold weeks and days in Eastern time", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-04T15:00:00Z") });
    try {
      await addContact({ createdAt: Date.parse("2026-11-02T04:30:00Z") });
      await addContact({ createdAt: Date.parse("2026-11-02T05:30:00Z") });
      const text = mainTextIn(await see(adminPaths.stats));
      expect(text).toContain("Week of Oct 26 1 0 0 0 1 Week of Nov 2 1 0 0 0 1");
    } finally {
      vi.useRealTimers();
    }
  });

  it("begin the funnel with the first of 90 days in New York, on either side of a change of the clocks", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2027-01-29T15:00:00Z") });
    try {
      // The first day begins in daylight time; clocks are set back two hours later.
      await addContact({ createdAt: Date.parse("2026-11-01T03:59:59Z") });
      await addContact({ createdAt: Date.parse("2026-11-01T04:00:00Z") });
      expect(mainTextIn(await see(adminPaths.stats))).toContain("Of 1 lead, 0 became a booking.");
    } finally {
      vi.useRealTimers();
    }
  });

  it("follow bookings and subscribers that change", async () => {
    const now = Date.now();
    const booking = await storeBooking({ eventDate: calendarDateAt(now + day), price: 100_000 });
    const set = (sql: string, ...values: unknown[]) =>
      env.DB.prepare(sql)
        .bind(...values)
        .run();
    await set("INSERT INTO newsletter_subscribers (id, email, created_at) VALUES ('1', 'a@example.com', 1)");
    expect(mainTextIn(await see(adminPaths.stats))).toContain("Confirmed 0 Unconfirmed 1 Left 0");
    await set("UPDATE newsletter_subscribers SET confirmed_at = 1");
    await set("UPDATE bookings SET price = 150000 WHERE id = ?", booking.id);
    const text = mainTextIn(await see(adminPaths.stats));
    expect(text).toContain("Confirmed 1 Unconfirmed 0 Left 0");
    expect(text).toContain("$1,500 from 12 months back to 6 months ahead");
    await set("UPDATE bookings SET status = 'cancelled'");
    expect(mainTextIn(await see(adminPaths.stats))).toContain("No booked events a year back or half a year ahead.");
  });

  it("say what was booked by year, package and source", async () => {
    const lead = await storeLead();
    const { booking } = leadPaths(lead);
    await submit(booking, formIn(await see(booking)));
    await primary(env.DB).update(bookings).set({ status: "confirmed", eventDate: "2098-06-01", price: 100_000 });
    await storeBooking({ status: "completed", eventDate: "2024-05-04", packageName: "Own package", price: 50_000 });
    await storeBooking({ status: "cancelled", eventDate: "2024-06-04", packageName: "Own package", price: 70_000 });
    await bringIn(await choose("Name,Email,Event,Date,Price\nIda Jones,ida@example.com,House Party,6/1/2015,300"));
    const text = mainTextIn(await see(adminPaths.stats));
    expect(text).toContain("2015 $300 1 event 2024 $500 1 event 2098 $1,000 1 event");
    expect(text).toContain("Own package $500 1 event");
    expect(text).toContain("A form of the site $1,000 1 event Made by hand $500 1 event Brought along $300 1 event");
  });

  it("are for the administrator alone", async () => {
    expect((await visit(get(adminPaths.stats))).status).toBe(401);
    expect((await administer(get(adminPaths.stats))).headers.get("Cache-Control")).toBe("private, no-store");
  });
});
