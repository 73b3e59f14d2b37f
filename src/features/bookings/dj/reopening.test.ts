import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { payments } from "../../../database/schema/payments.ts";
import { addDays, type CalendarDate, calendarDateAt } from "../../../platform/dates.ts";
import { day, hour } from "../../../platform/durations.ts";
import { see, submit } from "../../../test/administrator.ts";
import { bookingRow, storeLead } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { linkTo, open, portalStatus, signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { signBoth } from "../../../test/signatures.ts";
import { cron, mailbox, origin } from "../../../test/site.ts";
import { portalContractOf } from "../../contracts/client/paths.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import { bookingMoney } from "../../payments/dj/paths.ts";
import { bookingPaths } from "./paths.ts";

const press = (id: string, fields: Record<string, string>, bindings = {}) =>
  submit(bookingPaths(id).status, fields, { bindings: { SITE_ORIGIN: origin, ...bindings } });
const cancel = (id: string, bindings = {}) => press(id, { status: "cancelled", reason: "Rain", tell: "yes" }, bindings);
const reopen = async (id: string, fields: Record<string, string> = {}, bindings = {}) => {
  const answer = await press(id, { status: "reopened", ...fields }, bindings);
  return { status: answer.status, to: answer.headers.get("Location"), text: mainTextIn(await answer.text()) };
};
const said = async (id: string) => mainTextIn(await see(bookingPaths(id).page));

it("a canceled booking is confirmed again, once, with price, lines, money and lead as before, and its history says so", async () => {
  const lead = await storeLead();
  const lines = [{ kind: "own", label: "PREMIUM", note: "", amount: 249_900 }] as const;
  const booking = await storeBooking({ contactId: lead, eventDate: "2099-06-12", lines });
  const { id } = booking;
  const before = await bookingRow(id);
  await submit(leadPaths(lead).status, { status: "booked" });
  const paid = { id, bookingId: id, purpose: "deposit", method: "cash", amount: 62_475, currency: "usd" } as const;
  await primary(env.DB)
    .insert(payments)
    .values({ ...paid, status: "paid", by: "dj", receivedOn: "2026-11-02", createdAt: 1 });
  await cancel(id);
  expect(await said(id)).toContain("It is confirmed again");
  const answers = await Promise.all([reopen(id), reopen(id)]);
  expect(answers.map(({ to }) => to?.split("=")[1]).toSorted()).toEqual(["not-moved", "reopened"]);
  const row = await bookingRow(id);
  const { price, deposit, client_name } = before ?? {};
  expect(row).toMatchObject({
    status: "confirmed",
    hold_ends_at: null,
    price,
    deposit,
    client_name,
    lines: before?.lines,
  });
  expect(row?.note).toMatch(/^Canceled on [\w ,]+: Rain\nReopened on [\w ,]+$/);
  expect(await rows("SELECT status FROM contacts WHERE id = ?", lead)).toEqual([{ status: "booked" }]);
  const events = await rows(
    "SELECT status, note FROM contact_events WHERE contact_id = ? ORDER BY rowid DESC LIMIT 2",
    lead,
  );
  expect(events).toEqual([
    { status: "booked", note: null },
    { status: null, note: expect.stringMatching(/^Reopened on/) },
  ]);
  expect(await rows("SELECT who, about FROM audit_log WHERE what = 'booking-reopened'")).toEqual([
    { who: "dj@example.com", about: `bookings/${id}` },
  ]);
  expect(mainTextIn(await see(bookingMoney(id).page))).toContain("$624.75");
});

it("old links and sessions stay ended, and a new link works; the client is mailed only by the DJ's word", async () => {
  const booking = await storeBooking();
  const [session, old] = [await signIn(booking), await linkTo(booking)];
  const { email: EMAIL, mails } = mailbox();
  await cancel(booking.id, { EMAIL });
  await reopen(booking.id, {}, { EMAIL });
  expect(mails.map(({ subject }) => subject.split(":")[0])).toEqual(["Canceled"]);
  expect((await open(old)).status).toBe(401);
  expect(await portalStatus(session)).toBe(401);
  await cancel(booking.id, { EMAIL });
  await reopen(booking.id, { tell: "yes" }, { EMAIL });
  expect(mails.map(({ subject }) => subject.split(":")[0])).toEqual(["Canceled", "Canceled", "On again"]);
  const [link = ""] = /\/portal\?token=\S+/.exec(mails[2]?.text ?? "") ?? [];
  expect((await open(link)).status).toBe(303);
});

it("what was signed ended with the cancellation: the agreement is signed anew, and nothing says that it is signed", async () => {
  const booking = await storeBooking({ status: "hold", holdEndsAt: Date.now() + hour });
  await signBoth(booking.id);
  await cancel(booking.id);
  expect(await said(booking.id)).toContain("the agreement is signed anew");
  expect(await said(booking.id)).toMatch(/Agreement signed on [\w ,]+, ended with the cancellation/);
  const { email: EMAIL, mails } = mailbox();
  await reopen(booking.id, { tell: "yes" }, { EMAIL });
  expect(await said(booking.id)).toMatch(/not signed: what was signed on .* has ended/);
  expect(mails[0]?.text).toContain("signed ended with the cancellation");
  expect(mails[0]?.text).toContain("sign the agreement in your portal");
  const client = await signIn({ ...booking, portalLinkVersion: 2 });
  const contract = await (await open(portalContractOf(booking.id), client)).text();
  expect(mainTextIn(contract)).toContain("This is a new agreement");
  expect(contract).toContain('name="consent"');
});

it("a booking whose agreement and money are gone is held anew until it is signed and paid, and its page says so before", async () => {
  const { id } = await storeBooking({ deposit: 25_000 });
  await signBoth(id);
  await cancel(id);
  expect(await said(id)).toMatch(/It is held again for/);
  await reopen(id);
  const row = await bookingRow(id);
  expect(row?.status).toBe("hold");
  expect(Number(row?.hold_ends_at)).toBeGreaterThan(Date.now());
  await cancel(id);
  await rows("DELETE FROM payments");
  await rows("UPDATE bookings SET canceled_from = 'confirmed' WHERE id = ?", id);
  expect(await said(id)).toMatch(/It is confirmed again/);
});

it("a signed booking that asked for no deposit is confirmed again", async () => {
  const { id } = await storeBooking({ deposit: 0 });
  await signBoth(id);
  await cancel(id);
  expect(await said(id)).toMatch(/It is confirmed again/);
  await reopen(id);
  expect(await bookingRow(id)).toMatchObject({ status: "confirmed", hold_ends_at: null, canceled_at: null });
});

it("a hold is held anew for as long as a hold lasts, and its client is reminded of its end", async () => {
  const now = Date.now();
  const { id, clientEmail } = await storeBooking({ status: "hold", holdEndsAt: now + hour, quoteId: "q" });
  await cancel(id);
  await reopen(id);
  const row = await bookingRow(id);
  expect(row).toMatchObject({ status: "hold" });
  const endsAt = Number(row?.hold_ends_at);
  expect(endsAt).toBeGreaterThan(now + day);
  const { email: EMAIL, mails } = mailbox();
  await cron(endsAt - hour, { EMAIL });
  expect(mails.filter(({ to }) => to === clientEmail)).toEqual([
    expect.objectContaining({ subject: expect.stringContaining("Your date is held until") }),
  ]);
});

const blocked = "INSERT INTO blocked_days (id, first_day, last_day, created_at) VALUES ('1', ?1, ?1, 0)";
const offered = `INSERT INTO waitlist (id, idempotency_key, date, email, mailbox, confirmed_at, offer_sent_at, created_at)
  VALUES ('w', 'w', ?1, 'jo@example.com', 'jo', 1, unixepoch() * 1000, 1)`;

it.each<[what: string, keep: (date: CalendarDate) => Promise<unknown>, says: string]>([
  ["another booking has", (eventDate) => storeBooking({ eventDate, clientName: "Jo Doe" }), "This date is taken"],
  ["the DJ has blocked", (date) => rows(blocked, date), "is blocked"],
  ["is offered to somebody of the waitlist", (date) => rows(offered, date), "offered to its waitlist"],
])("a date that %s is not taken back, and the page says so beside the button", async (_, keep, says) => {
  const { id, eventDate } = await storeBooking();
  await cancel(id);
  await keep(eventDate);
  const { status, text } = await reopen(id);
  expect([status, text]).toEqual([409, expect.stringContaining(says)]);
  expect(text.indexOf("Next step")).toBeLessThan(text.indexOf(says));
  expect(await bookingRow(id)).toMatchObject({ status: "cancelled" });
});

it("a date that is over is not offered, and refused", async () => {
  const { id } = await storeBooking({ eventDate: addDays(calendarDateAt(Date.now()), -1) });
  await cancel(id);
  expect(await said(id)).not.toContain("Reopen");
  expect((await reopen(id)).status).toBe(409);
  expect(await bookingRow(id)).toMatchObject({ status: "cancelled" });
});

it("an inquiry that has another booking by now keeps that one", async () => {
  const lead = await storeLead();
  const { id } = await storeBooking({ contactId: lead });
  await cancel(id);
  await storeBooking({ contactId: lead });
  expect(await reopen(id)).toMatchObject({ status: 409, text: expect.stringContaining("has another booking") });
});
