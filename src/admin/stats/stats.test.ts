import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import configuration from "../../../wrangler.toml?raw";
import { dataset } from "../../business/reports/page-views.ts";
import { statisticsQueries } from "../../business/reports/statistics.ts";
import { calendarDateAt } from "../../dates.ts";
import { primary } from "../../db/client.ts";
import { hour } from "../../durations.ts";
import { administer, see } from "../../test/administrator.ts";
import { formIn, idIn, pageAs, postAs, storeLead } from "../../test/booking-desk.ts";
import { mainTextIn } from "../../test/page.ts";
import { storeBooking } from "../../test/portal.ts";
import { rows } from "../../test/rows.ts";
import { countTrips, get, visit } from "../../test/site.ts";
import { adminPaths, bookingPaths, leadPaths } from "../paths.ts";

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
    await storeBooking({ eventDate: tomorrow, price: 100_000, status: "hold" });
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
      "median answer time (elapsed)": "2 h 00 min",
      "events in the next 90 days": "1",
      subscribers: "2",
      "failed mails, see outbox": "1",
    });
    const text = mainTextIn(html);
    expect(text).toContain("Of 4 leads, 1 became a booking.");
    expect(text).toContain("Stage Leads Share New 4 100% Contacted 2 50% Quoted 2 50% Booked 1 25%");
    expect(mainTextIn(await see(adminPaths.today))).toContain("Of 4 leads, 1 became a booking.");
    expect(text).toContain("1 lost, counted as new.");
    expect(text).toContain("Category Received Weddings 2 Corporate 1 Private parties 1 Messages 1");
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

  it("count a lead whose booking was cancelled as quoted", async () => {
    const lead = await storeLead();
    const { booking } = leadPaths(lead);
    const id = idIn(await postAs(booking, formIn(await pageAs(booking))));
    expect(mainTextIn(await see(adminPaths.stats))).toContain("Of 1 lead, 1 became a booking.");
    await postAs(bookingPaths(id).status, { status: "cancelled", reason: "Moved away" });
    const text = mainTextIn(await see(adminPaths.stats));
    expect(text).toContain("Of 1 lead, 0 became a booking.");
    expect(text).toContain("Quoted 1 100% Booked 0 0%");
  });

  it("fold weeks and days in Eastern time", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-04T15:00:00Z") });
    try {
      // Sunday 11:30 PM and Monday 12:30 AM in New York, in the week after clocks were set back.
      await addContact({ createdAt: Date.parse("2026-11-02T04:30:00Z") });
      await addContact({ createdAt: Date.parse("2026-11-02T05:30:00Z") });
      const text = mainTextIn(await see(adminPaths.stats));
      expect(text).toContain("Week of Oct 26 1 0 0 0 1 Week of Nov 2 1 0 0 0 1");
    } finally {
      vi.useRealTimers();
    }
  });

  it("take one round trip", async () => {
    // The isolate records the administrator once.
    await see("/admin/nowhere");
    const trips = countTrips();
    await see(adminPaths.stats);
    expect(trips()).toBe(1);
  });

  it("search, whatever they count", async () => {
    // What is no search of a range: three rows, and what ends at its limit or has an index of its own.
    for (const query of statisticsQueries(primary(env.DB), "2026-11-20")) {
      const { sql, params } = query.toSQL();
      const plan = (await rows(`EXPLAIN QUERY PLAN ${sql}`, ...params)).map(({ detail }) => String(detail));
      const reads = plan.filter((step) => /^(SCAN|SEARCH) (?!\()/.test(step));
      expect(reads.length, sql).toBeGreaterThan(0);
      for (const read of reads)
        expect(read).toMatch(
          /^SEARCH|^SCAN subscriber_counts|USING (COVERING )?INDEX (contacts_answered|outbox_failed)/,
        );
    }
  });

  it("are for the administrator alone", async () => {
    expect((await visit(get(adminPaths.stats))).status).toBe(401);
    expect((await administer(get(adminPaths.stats))).headers.get("Cache-Control")).toBe("private, no-store");
  });
});

describe("the counts that triggers keep", () => {
  it("know the calendar date in New York at every hour around the changes of the clocks", async () => {
    const instants = [];
    for (let year = 2007; year <= 2060; year++)
      for (const [month, first] of [
        [2, 7],
        [10, 1],
        [0, 1],
        [6, 4],
      ] as const)
        for (let hours = 0; hours < 24 * 8; hours += 1) instants.push(Date.UTC(year, month, first, hours, 30));
    await env.DB.prepare(
      `INSERT INTO contacts (id, first_name, last_name, email, event_type, idempotency_key, created_at)
       SELECT value, 'A', 'B', 'c@example.com', 'x', value, value FROM json_each(?1)`,
    )
      .bind(JSON.stringify(instants))
      .run();
    const wrong = (await rows("SELECT created_at, received_on FROM contacts")).filter(
      (row) => row.received_on !== calendarDateAt(Number(row.created_at)),
    );
    expect(wrong).toEqual([]);
    expect(await rows("SELECT count(*) AS count FROM contacts")).toEqual([{ count: instants.length }]);
  });

  it("equal a recount after any inserts, updates and deletes", async () => {
    let seed = 20261121;
    const random = (below: number) => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
      return (seed >> 8) % below;
    };
    const pick = <T>(values: readonly T[]): T => values[random(values.length)] as T;
    const statuses = ["new", "contacted", "quoted", "booked", "lost"];
    const categories = ["wedding", "corporate", "private-party", null];
    const bookingStatuses = ["hold", "completed", "cancelled"];
    const month = () => `2027-0${1 + random(6)}-1${random(9)}`;
    const instant = () => Date.UTC(2026, 9, 20) + random(30 * 24) * hour;
    const run = (sql: string, ...values: unknown[]) => env.DB.prepare(sql).bind(...values);
    const steps = Array.from({ length: 600 }, (_, index) => {
      const [id, other] = [String(random(60)), String(random(60))];
      return pick([
        () =>
          run(
            `INSERT INTO contacts (id, first_name, last_name, email, event_type, status, event_category, idempotency_key, created_at)
             VALUES (?1, 'A', 'B', 'c@example.com', 'x', ?2, ?3, ?1, ?4) ON CONFLICT DO NOTHING`,
            id,
            pick(statuses),
            pick(categories),
            instant(),
          ),
        () =>
          run(
            "UPDATE contacts SET status = ?2, event_category = ?3 WHERE id IN (?1, ?4)",
            id,
            pick(statuses),
            pick(categories),
            other,
          ),
        () => run("UPDATE contacts SET created_at = ?2, details = 'x' WHERE id = ?1", id, instant()),
        () => run("DELETE FROM contacts WHERE id = ?1", id),
        () =>
          run(
            `INSERT INTO bookings (id, client_name, client_email, event_date, start_time, end_time, event_type, package_name, price, status, created_at, updated_at)
             VALUES (?1, 'A', 'c@example.com', ?2, '18:00', '23:00', 'x', 'ELITE', ?3, ?4, 1, 1) ON CONFLICT DO NOTHING`,
            id,
            month(),
            random(500_000),
            pick(bookingStatuses),
          ),
        () =>
          run(
            "UPDATE bookings SET status = ?2, price = price + ?3 WHERE id = ?1",
            id,
            pick(bookingStatuses),
            random(9),
          ),
        () => run("UPDATE bookings SET event_date = ?2 WHERE id IN (?1, ?3)", id, month(), other),
        () => run("DELETE FROM bookings WHERE id = ?1", id),
        () =>
          run(
            `INSERT INTO newsletter_subscribers (id, email, subscribed, confirmed_at, created_at) VALUES (?1, ?1, ?2, ?3, 1)
             ON CONFLICT (email) DO UPDATE SET subscribed = excluded.subscribed, confirmed_at = excluded.confirmed_at`,
            id,
            random(2),
            pick([null, index]),
          ),
        () => run("DELETE FROM newsletter_subscribers WHERE id = ?1", id),
      ])();
    });
    await env.DB.batch(steps);

    expect(await rows("SELECT * FROM lead_days WHERE leads <> 0 ORDER BY 1, 2, 3")).toEqual(
      await rows(
        `SELECT status, coalesce(event_category, 'message') AS category, received_on AS day, count(*) AS leads
         FROM contacts GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
      ),
    );
    expect(await rows("SELECT * FROM lead_weeks WHERE leads <> 0 ORDER BY 1, 2")).toEqual(
      await rows(
        `SELECT date(received_on, 'weekday 0', '-6 days') AS week, coalesce(event_category, 'message') AS category, count(*) AS leads
         FROM contacts GROUP BY 1, 2 ORDER BY 1, 2`,
      ),
    );
    expect(await rows("SELECT * FROM booking_months WHERE bookings <> 0 OR revenue <> 0 ORDER BY 1, 2")).toEqual(
      await rows(
        `SELECT substr(event_date, 1, 7) AS month, status, count(*) AS bookings, sum(price) AS revenue
         FROM bookings GROUP BY 1, 2 ORDER BY 1, 2`,
      ),
    );
    expect(await rows("SELECT subscribers FROM subscriber_counts ORDER BY state")).toEqual(
      await rows(
        `SELECT count(*) FILTER (WHERE state = s.value) AS subscribers
         FROM json_each('["confirmed","left","unconfirmed"]') AS s LEFT JOIN (
           SELECT CASE WHEN NOT subscribed THEN 'left' WHEN confirmed_at IS NULL THEN 'unconfirmed' ELSE 'confirmed' END AS state
           FROM newsletter_subscribers) GROUP BY s.value ORDER BY s.value`,
      ),
    );
    expect((await rows("SELECT count(*) AS count FROM contacts"))[0]?.count).toBeGreaterThan(10);
  });
});

/** An account of the stand-in for Analytics Engine, of one test alone. */
function analytics(control: Record<string, string> = {}) {
  const account = crypto.randomUUID();
  const ready = fetch(`${env.ANALYTICS_API_URL}/control?${new URLSearchParams({ account, ...control })}`);
  return { ready, bindings: { ANALYTICS_ACCOUNT_ID: account } };
}

const viewsWith = async (control: Record<string, string>, more = {}) => {
  const { ready, bindings } = analytics(control);
  await ready;
  const answer = await administer(get(adminPaths.stats), { bindings: { ...bindings, ...more } });
  return { status: answer.status, text: mainTextIn(await answer.text()) };
};

describe("page views", () => {
  it("are read from the dataset that the beacon writes to", () => {
    expect(configuration).toContain(`dataset = "${dataset}"`);
  });

  it("show by day at the business", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-04T15:00:00Z") });
    try {
      const views = {
        [Date.parse("2026-11-01T04:00:00Z")]: 3,
        [Date.parse("2026-11-02T04:00:00Z")]: 4,
        [Date.parse("2026-10-22T04:00:00Z")]: 1200,
      };
      const { status, text } = await viewsWith({ views: JSON.stringify(views) });
      expect(status).toBe(200);
      expect(text).toContain("1,207 page views in 14 days");
      expect(text).toContain("Thu, Oct 22 1,200 Fri, Oct 23 0");
      expect(text).toContain("Sun, Nov 1 7 Mon, Nov 2 0");
      expect(text).toContain("1.2K");
    } finally {
      vi.useRealTimers();
    }
  });

  it("say how to turn them on", async () => {
    const { text } = await viewsWith({}, { ANALYTICS_API_TOKEN: "", ANALYTICS_ACCOUNT_ID: "" });
    expect(text).toContain("set ANALYTICS_ACCOUNT_ID and ANALYTICS_API_TOKEN");
  });

  it.each([
    ["401", "Cloudflare refused the token."],
    ["429", "Cloudflare asked for a pause."],
    ["500", "Cloudflare is having trouble (status 500)."],
    ["400", "Cloudflare did not take the question (status 400)."],
    ["html", "Cloudflare sent an answer that could not be read."],
    ["shape", "Cloudflare sent an answer that could not be read."],
    ["reset", "Cloudflare could not be reached."],
    ["slow", "Cloudflare did not answer within 3 seconds."],
  ])("never break the page: %s", async (fault, message) => {
    const { status, text } = await viewsWith({ fault });
    expect(status).toBe(200);
    expect(text).toContain(message);
    expect(text).toContain("From lead to booking");
  });

  it("do without a token that is wrong", async () => {
    expect((await viewsWith({}, { ANALYTICS_API_TOKEN: "wrong" })).text).toContain("Cloudflare refused the token.");
  });
});
