import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { primary } from "../../database/client.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { personAddresses } from "../../database/schema/people.ts";
import { submit } from "../../test/administrator.ts";
import { asItStands } from "../../test/booking-forms.ts";
import { storeKey } from "../../test/plan-keys.ts";
import { linkTo, open, portalStatus, secrets, signIn, storeBooking } from "../../test/portal.ts";
import { get, mailbox, visit } from "../../test/site.ts";
import { mailPaths } from "../admin/outbox/paths.ts";
import { clientCalendarPath } from "../bookings/calendar/client-calendar.ts";
import { bookingPaths } from "../bookings/dj/paths.ts";

const db = primary(env.DB);

async function waysInto(booking: Awaited<ReturnType<typeof storeBooking>>) {
  const [session, link, key] = [await signIn(booking), await linkTo(booking), await storeKey(booking.id)];
  const calendar = { ...booking, portalLinkVersion: 1, status: "confirmed" as const };
  const file = await clientCalendarPath(secrets, calendar, Date.now());
  return async () => ({
    session: (await portalStatus(session)) === 200,
    link: (await open(link)).status === 303,
    key: (await open(key.link)).status === 200,
    calendar: (await open(file)).status === 200,
  });
}

const all = { session: true, link: true, key: true, calendar: true };
const none = { session: false, link: false, key: false, calendar: false };

describe("a person with several bookings", () => {
  it("is signed out of all of them, under each address, and nobody else is", async () => {
    const email = "ana@example.com";
    const first = await storeBooking({ clientEmail: email });
    const others = [
      await storeBooking({ clientEmail: email }),
      await storeBooking({ clientEmail: "ana.nunez@example.com" }),
    ];
    await db.insert(personAddresses).values([
      { email, personId: "ana" },
      { email: "ana.nunez@example.com", personId: "ana" },
    ]);
    const stranger = await waysInto(await storeBooking());
    const own = [await waysInto(first), await waysInto(others[0] ?? first), await waysInto(others[1] ?? first)];
    const held = await storeKey((await storeBooking()).id, { email });
    await submit(bookingPaths(first.id).portalLink, { change: "revoke" });
    for (const ways of own) expect(await ways()).toEqual(none);
    expect((await open(held.link)).status).toBe(401);
    expect(await stranger()).toEqual(all);
  });

  it("of which one is canceled is signed out everywhere, under each address, and keeps the links of the others", async () => {
    const email = "ana@example.com";
    const canceled = await storeBooking({ clientEmail: email });
    const others = [
      await waysInto(await storeBooking({ clientEmail: email })),
      await waysInto(await storeBooking({ clientEmail: "ana.nunez@example.com" })),
    ];
    await db.insert(personAddresses).values([
      { email, personId: "ana" },
      { email: "ana.nunez@example.com", personId: "ana" },
    ]);
    const ways = await waysInto(canceled);
    await submit(bookingPaths(canceled.id).status, { status: "cancelled", reason: "Rain" });
    expect(await ways()).toEqual({ ...none, calendar: true });
    for (const other of others) expect(await other()).toEqual({ ...all, session: false });
  });

  it("of which one goes to somebody else keeps the others, and none of what that one had given out stays", async () => {
    const email = "ana@example.com";
    const given = await storeBooking({ clientEmail: email });
    const other = await waysInto(await storeBooking({ clientEmail: email }));
    const ways = await waysInto(given);
    await submit(bookingPaths(given.id).page, {
      ...asItStands(given),
      clientName: "Bea",
      clientEmail: "bea@example.com",
    });
    expect(await ways()).toEqual(none);
    expect(await other()).toEqual(all);
  });
});

describe("a mail that came back", () => {
  async function sentTo(address: string, mail: typeof outbox.$inferInsert) {
    await db.insert(outbox).values(mail);
    const { email, mails } = mailbox();
    await submit(mailPaths(mail.id).address, { email: address }, { bindings: { EMAIL: email } });
    return mails;
  }
  const failed = (id: string) => ({ id, dedupeKey: id, attempts: 10, nextAttemptAt: null, createdAt: Date.now() });

  it("and is sent to the right address ends the links of the wrong one", async () => {
    const booking = await storeBooking({ clientEmail: "wrong@example.com" });
    const ways = await waysInto(booking);
    const data = { kind: "portal-link", bookingId: booking.id, linkVersion: 1, isNew: false } as const;
    const [mail] = await sentTo("right@example.com", { ...failed("link"), recipient: "wrong@example.com", data });
    expect(mail?.to).toBe("right@example.com");
    expect(await ways()).toEqual(none);
    expect((await open(/\/portal\?token=\S+/.exec(mail?.text ?? "")?.[0] ?? "")).status).toBe(303);
  });

  it("and brings a key opens the plan from the right address alone", async () => {
    const booking = await storeBooking();
    const { key, link } = await storeKey(booking.id, { email: "wrong@example.com" });
    const data = { kind: "plan-key", keyId: key.id, version: 1 } as const;
    const [mail] = await sentTo("right@example.com", { ...failed("key"), recipient: "wrong@example.com", data });
    expect(mail?.to).toBe("right@example.com");
    expect((await visit(get(link))).status).toBe(401);
    expect((await open(/\/portal\/key\?token=\S+/.exec(mail?.text ?? "")?.[0] ?? "")).status).toBe(200);
  });
});
