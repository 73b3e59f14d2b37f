import { beforeEach, expect, it } from "vitest";
import { english } from "../../../content/words/en/index.ts";
import { addDays, instantAt } from "../../../platform/dates.ts";
import { day } from "../../../platform/durations.ts";
import { dateInBrief } from "../../../platform/english.ts";
import { submit } from "../../../test/administrator.ts";
import {
  attachedBefore,
  type Booking,
  booked,
  changeForm,
  chargesOf,
  cronOn,
  EMAIL,
  end,
  first,
  last,
  mails,
  moneyPage,
  now,
  paidOf,
  second,
  tellAll,
  toClient,
  today,
} from "../../../test/kept-card.ts";
import { mainTextIn } from "../../../test/page.ts";
import { signIn } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { cron, htmlAt, postForm, visit } from "../../../test/site.ts";
import { storeRequest } from "../../../test/stored-requests.ts";
import { atStripe, deliver, eventOf, keptAtStripe } from "../../../test/stripe.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { personErasure } from "../../people/dj/paths.ts";
import { portalApi } from "../../portal/paths.ts";
import { numberSettings } from "../../settings/model.ts";
import { portalPay } from "../client/paths.ts";
import { bookingMoney, refundPath } from "../dj/paths.ts";

beforeEach(async () => {
  mails.length = 0;
  await atStripe("fault=");
});

it("counts a charge once, however often the minute runs, its answer is lost, or Stripe tells of it", async () => {
  const booking = await booked();
  await atStripe("fault=lost&times=2");
  await cronOn(first);
  expect(await paidOf(booking)).toEqual([]);
  expect(await moneyPage(booking)).toContain("being confirmed");
  await atStripe("fault=");
  const { charges } = await keptAtStripe(booking.id);
  const [intent] = charges;
  const told = eventOf("payment_intent.succeeded", intent ?? {});
  expect([await deliver(told, { EMAIL }), await deliver(told, { EMAIL })]).toEqual(["paid", "again"]);
  expect(await deliver(eventOf("payment_intent.succeeded", intent ?? {}), { EMAIL })).toBe("noted");
  await cron(instantAt(first, 900), { EMAIL });
  expect(await paidOf(booking)).toEqual([{ amount: 30_000, status: "paid" }]);
  expect((await keptAtStripe(booking.id)).charges).toHaveLength(1);
  expect(mails.filter(({ to, subject }) => to === booking.clientEmail && subject.startsWith("Receipt"))).toHaveLength(
    1,
  );
  const strange = { id: "pi_of_a_page", status: "succeeded", amount_received: 100, currency: "usd", metadata: {} };
  expect(await deliver(eventOf("payment_intent.succeeded", strange))).toBe("ignored");
});

it.each(["500", "lost"])("asks again under the same key while Stripe does not answer (%s)", async (fault) => {
  const booking = await booked();
  await atStripe(`fault=${fault}&times=9`);
  await cronOn(first, 1);
  await atStripe("fault=");
  expect(await paidOf(booking)).toEqual([]);
  await cron(instantAt(first, 730), { EMAIL });
  expect(await paidOf(booking)).toEqual([{ amount: 30_000, status: "paid" }]);
  expect((await keptAtStripe(booking.id)).charges).toHaveLength(1);
});

it("charges what is owed by then: less after a lower price, and nothing twice after the client has paid", async () => {
  const booking = await booked();
  const mark = { key: crypto.randomUUID(), purpose: "part", method: "check", amount: "200", note: "" };
  await submit(bookingMoney(booking.id).mark, mark);
  await cronOn(first);
  expect(await paidOf(booking)).toEqual([
    { amount: 20_000, status: "paid" },
    { amount: 10_000, status: "paid" },
  ]);
  const [charged] = await rows("SELECT id FROM payments WHERE booking_id = ? AND amount = 10000", booking.id);
  const lower = { key: crypto.randomUUID(), amount: "50", reason: "An hour less", kind: "price" };
  await submit(refundPath(String(charged?.id)), lower);
  await rows("UPDATE bookings SET price = 70000 WHERE id = ?", booking.id);
  await cronOn(second);
  await cronOn(last);
  const [left] = await rows(
    "SELECT price - (SELECT sum(amount) FROM payments WHERE booking_id = bookings.id) AS owed FROM bookings WHERE id = ?",
    booking.id,
  );
  expect(left).toEqual({ owed: 0 });
});

it.each<[string, (booking: Booking) => Promise<unknown>]>([
  ["the client has told the DJ so by phone", ({ id }) => submit(bookingMoney(id).card, {})],
  ["the booking is canceled", ({ id }) => submit(bookingPaths(id).status, { status: "cancelled", by: "dj" })],
  ["somebody else pays", ({ id }) => rows("UPDATE bookings SET payable_email = 'bills@firm.example' WHERE id = ?", id)],
  ["the person is erased", ({ clientEmail }) => submit(personErasure, { email: clientEmail, again: clientEmail })],
])("charges nothing once %s, and forgets the card", async (_, change) => {
  const before = await attachedBefore();
  const booking = await booked();
  expect(await attachedBefore()).toBe(before + 1);
  await change(booking);
  await cronOn(first);
  expect((await keptAtStripe(booking.id)).charges).toEqual([]);
  expect(await attachedBefore()).toBe(before);
  expect(await rows("SELECT method_id FROM kept_cards")).toEqual([]);
});

it("waits while the client asks to cancel, and while other money is on its way", async () => {
  const booking = await booked();
  const requestId = await storeRequest({ bookingId: booking.id, clientEmail: booking.clientEmail, type: "cancel" });
  await cronOn(first);
  expect((await keptAtStripe(booking.id)).charges).toEqual([]);
  await rows("UPDATE client_requests SET status = 'completed' WHERE id = ?", requestId);
  const announce = { booking: booking.id, purpose: "balance", way: "cash", amount: "300" };
  await visit(postForm(portalApi.pay, announce, await signIn(booking)), { EMAIL });
  await cronOn(first);
  expect((await keptAtStripe(booking.id)).charges).toEqual([]);
  await visit(postForm(portalApi.pay, { ...announce, amount: "", way: "none" }, await signIn(booking)), { EMAIL });
  await cronOn(addDays(first, 1));
  expect((await keptAtStripe(booking.id)).charges).toHaveLength(1);
});

it.each([true, false])("waits for a page at Stripe that may still be paid (paid: %s)", async (isPaid) => {
  const booking = await booked();
  const form = { booking: booking.id, purpose: "balance", way: "card", amount: "300" };
  const page = (await visit(postForm(portalApi.pay, form, await signIn(booking)))).headers.get("Location") ?? "";
  await atStripe("fault=late");
  if (isPaid) await fetch(page, { method: "POST", redirect: "manual" });
  await cronOn(first, 1);
  expect(await chargesOf(booking)).toEqual([]);
  await cron(instantAt(first, 730), { EMAIL });
  expect(await chargesOf(booking)).toEqual(isPaid ? [] : [30_000]);
  expect(await paidOf(booking)).toEqual([{ amount: 30_000, status: "paid" }]);
});

it("waits no longer for a page that Stripe does not know any more", async () => {
  const booking = await booked();
  const ended = instantAt(first, 0) - 2 * day;
  await rows(
    `INSERT INTO checkouts (id, booking_id, purpose, amount, returned_at, checks, next_check_at, expires_at, created_at)
     VALUES ('cs_gone', ?, 'balance', 30000, ?2, 9, ?2, ?2, ?2)`,
    ...[booking.id, ended],
  );
  await cronOn(first, 4);
  expect(await chargesOf(booking)).toEqual([30_000]);
});

it.each<[string, number[]]>([
  ["win", [30_000]],
  ["lose", []],
])(
  "waits while a client's bank looks into a payment, and ends where it takes the money back (%s)",
  async (end, charged) => {
    const before = await attachedBefore();
    const booking = await booked();
    const [deposit] = await rows("SELECT intent_id FROM payments WHERE booking_id = ?", booking.id);
    await tellAll(`dispute=${String(deposit?.intent_id)}`);
    await cronOn(addDays(first, -2));
    expect(toClient(booking).some(({ text }) => text.includes("4242"))).toBe(false);
    await cronOn(first);
    expect(await chargesOf(booking)).toEqual([]);
    await tellAll(`${end}=${String(deposit?.intent_id)}`);
    await cronOn(addDays(first, 1));
    expect(await chargesOf(booking)).toEqual(charged);
    expect(await attachedBefore()).toBe(before + charged.length);
  },
);

it("asks Stripe how a charge ended before it calls it unpaid, also once its client has ended the card", async () => {
  const before = await attachedBefore();
  const booking = await booked();
  await atStripe("fault=lost&times=9");
  await cronOn(first, 1);
  await end(booking);
  mails.length = 0;
  await atStripe("fault=");
  await cron(instantAt(first, 730), { EMAIL });
  expect(await paidOf(booking)).toEqual([{ amount: 30_000, status: "paid" }]);
  await cron(instantAt(first, 731), { EMAIL });
  expect(toClient(booking).map(({ subject }) => subject.startsWith("Receipt"))).toEqual([true]);
  expect(await attachedBefore()).toBe(before);
});

it("asks no money of a client who asks to cancel, where a charge never reached Stripe", async () => {
  const booking = await booked();
  await atStripe("fault=500&times=99");
  await cronOn(first, 1);
  await storeRequest({ bookingId: booking.id, clientEmail: booking.clientEmail, type: "cancel" });
  mails.length = 0;
  await atStripe("fault=");
  for (const minute of [730, 731]) await cron(instantAt(first, minute), { EMAIL });
  expect([await chargesOf(booking), toClient(booking)]).toEqual([[], []]);
});

it("charges no later part in place of one that the DJ marked while Stripe did not answer", async () => {
  const booking = await booked();
  await atStripe("fault=500&times=99");
  await cronOn(first, 1);
  const mark = { key: crypto.randomUUID(), purpose: "part", method: "check", amount: "300", note: "" };
  await submit(bookingMoney(booking.id).mark, mark);
  await atStripe("fault=");
  await cron(instantAt(first, 730), { EMAIL });
  expect(await chargesOf(booking)).toEqual([]);
});

it("promises no charge beside money that was announced, nor one for a day that has passed", async () => {
  const booking = await booked();
  const announce = { booking: booking.id, purpose: "balance", way: "cash", amount: "100" };
  await visit(postForm(portalApi.pay, announce, await signIn(booking)), { EMAIL });
  mails.length = 0;
  await cronOn(addDays(first, -2));
  const waits = english.pay.kept.waits;
  expect(toClient(booking).map(({ text }) => [text.includes("4242"), text.includes(waits)])).toEqual([[false, true]]);
  expect(mainTextIn(await htmlAt(portalPay("balance", booking.id), await signIn(booking)))).toContain(waits);
  const past = addDays(today, -10);
  await rows("UPDATE payment_parts SET due_on = ? WHERE booking_id = ? AND due_on = ?", past, booking.id, first);
  await rows("UPDATE kept_cards SET created_at = ? WHERE booking_id = ?", now - 20 * day, booking.id);
  const page = await moneyPage(booking);
  expect(page).toContain(`Not charged on ${dateInBrief(past)}`);
  expect(page).not.toContain(`On ${dateInBrief(past)}`);
});

it("waits for what another payer announced as long as a hold would, also once the client has taken back their own", async () => {
  const booking = await booked();
  const soon = addDays(today, 3);
  await rows("UPDATE payment_parts SET due_on = ? WHERE due_on = ?", soon, first);
  const client = await signIn(booking);
  const token = /[?&]token=([\w.-]+)/.exec(await htmlAt(portalPay("balance", booking.id), client))?.[1] ?? "";
  const announce = { booking: booking.id, purpose: "balance", way: "zelle", amount: "100" };
  await visit(postForm(portalApi.payLink, { token, amount: "100", way: "zelle" }), { EMAIL });
  await visit(postForm(portalApi.pay, announce, client), { EMAIL });
  await visit(postForm(portalApi.pay, { ...announce, amount: "", way: "none" }, client), { EMAIL });
  await cronOn(soon);
  expect(await chargesOf(booking)).toEqual([]);
  await rows("UPDATE announced_payments SET created_at = created_at - ?", numberSettings.transferDays.standard * day);
  await cronOn(addDays(soon, 1));
  expect(await chargesOf(booking)).toEqual([30_000]);
});

it("waits until a client has answered the other day that the DJ proposes", async () => {
  const booking = await booked();
  const requestId = await storeRequest({ bookingId: booking.id, clientEmail: booking.clientEmail, type: "postpone" });
  await rows(
    `INSERT INTO amendments (id, booking_id, before, after, status, by, proposed_by, request_id, created_at)
     VALUES ('other', ?, '{}', json_object('eventDate', ?), 'proposed', 'dj', 'dj', ?, ?)`,
    ...[booking.id, addDays(today, 134), requestId, now],
  );
  await cronOn(first);
  expect(await chargesOf(booking)).toEqual([]);
  await rows("UPDATE amendments SET status = 'declined', decided_at = ? WHERE booking_id = ?", now, booking.id);
  await rows("UPDATE client_requests SET status = 'completed' WHERE id = ?", requestId);
  await cronOn(addDays(first, 1));
  expect(await chargesOf(booking)).toEqual([30_000]);
});

it("goes on paying where the DJ corrects a typo of its client's address", async () => {
  const booking = await booked();
  const right = `right.${booking.clientEmail}`;
  await submit(
    bookingPaths(booking.id).page,
    { ...(await changeForm(booking)), clientEmail: right },
    { bindings: { EMAIL } },
  );
  expect(mails.find(({ to }) => to === right)?.text).toContain("Visa ending 4242");
  await cronOn(first);
  expect(await paidOf(booking)).toEqual([{ amount: 30_000, status: "paid" }]);
});
