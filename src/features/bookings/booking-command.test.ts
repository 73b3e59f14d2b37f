import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { createBookingSql, listBookingsSql, revokeLinksSql } from "../../../scripts/booking-sql.ts";
import { primary } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { linkTo } from "../../test/portal.ts";
import { cron, mailbox, origin, visit } from "../../test/site.ts";
import { typed } from "../../test/typed-booking.ts";
import { bookingForm } from "./dj/form.ts";

const db = primary(env.DB);

const now = Date.now();

/** Atomic, like `wrangler d1 execute --file`. */
const run = (sql: string) =>
  env.DB.batch(
    sql
      .split(/(?<=;)\n/)
      .filter((statement) => statement.trim())
      .map((statement) => env.DB.prepare(statement)),
  );

describe("the booking command", () => {
  it("stores what was typed, whatever its characters, and mails the link", async () => {
    const { id, sql } = createBookingSql(z.parse(bookingForm, typed), now);
    await run(sql);
    expect(await db.select().from(bookings)).toEqual([
      expect.objectContaining({
        id,
        clientName: "Ana O'Brien'); DROP TABLE bookings; --",
        price: 249_950,
        status: "confirmed",
        portalLinkVersion: 1,
      }),
    ]);
    const { email, mails } = mailbox();
    await cron(now, { EMAIL: email });
    expect(mails).toEqual([expect.objectContaining({ to: "ana@example.com" })]);
    expect(mails[0]?.text).toMatch(/\/portal\?token=\S+&email=ana%40example\.com/);
    const { results } = await env.DB.prepare(listBookingsSql("2099-01-01")).all();
    expect(results).toEqual([expect.objectContaining({ id, event_date: "2099-04-17" })]);
  });

  it("mails nobody where it is silent, and reminds of nothing; what is over is stored no other way", async () => {
    const booking = z.parse(bookingForm, typed);
    const past = { ...booking, eventDate: "2020-04-17" as const };
    expect(() => createBookingSql(past, now)).toThrow("is over, and nobody is mailed of it: add --silent");
    for (const each of [booking, past]) await run(createBookingSql(each, now, true).sql);
    for (const day of ["2099-04-03", "2099-04-10", "2099-04-18", "2099-05-01"]) await cron(Date.parse(`${day}T16:00Z`));
    expect(await db.select().from(bookings)).toHaveLength(2);
    expect((await db.select().from(outbox)).filter(({ recipient }) => recipient === booking.clientEmail)).toEqual([]);
  });

  it("makes no second booking on a date, held or confirmed, and mails nothing of it", async () => {
    const booking = z.parse(bookingForm, typed);
    await run(createBookingSql(booking, now).sql);
    for (const status of ["confirmed", "hold"] as const)
      await expect(run(createBookingSql({ ...booking, status }, now).sql)).rejects.toThrow(
        /UNIQUE constraint failed: bookings\.event_date/,
      );
    expect(await db.select().from(outbox)).toHaveLength(1);
    expect(await db.select().from(bookings)).toHaveLength(1);
  });

  it("revokes the links of a booking's client", async () => {
    const booking = z.parse(bookingForm, typed);
    const { id, sql } = createBookingSql(booking, now);
    await run(sql);
    const [stored] = await db.select().from(bookings);
    if (!stored) throw new Error("nothing was stored");
    const open = async () => (await visit(new Request(origin + (await linkTo(stored)), { redirect: "manual" }))).status;
    expect(await open()).toBe(303);
    const [revoked] = await run(revokeLinksSql(id, now));
    expect(revoked?.results).toEqual([{ client_name: stored.clientName }]);
    expect(await open()).toBe(401);
  });
});
