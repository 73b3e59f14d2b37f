import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { hour } from "../../../platform/durations.ts";
import { everyTable } from "../../../test/administrator.ts";
import { storeLead } from "../../../test/booking-forms.ts";
import { storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { signBoth } from "../../../test/signatures.ts";
import { cron, mailbox, visit } from "../../../test/site.ts";
import { atStripe, deliver, delivery, eventOf, paidEvent, refundsAtStripe, signatureOf } from "../../../test/stripe.ts";

const now = () => Date.now();
const held = (overrides = {}) =>
  storeBooking({ status: "hold", holdEndsAt: now() + 10 * hour, deposit: 58_100, price: 232_425, ...overrides });
const statusOf = async (id: string) => (await rows("SELECT status, hold_ends_at FROM bookings WHERE id = ?", id))[0];
const paymentsOf = (id: string) => rows("SELECT * FROM payments WHERE booking_id = ?", id);
const mailsOf = async (kind: string) => rows("SELECT recipient FROM outbox WHERE kind = ?", kind);

it("confirms a signed hold once its deposit is paid, with receipt, congratulations and a notice", async () => {
  const { id, clientEmail } = await held();
  await signBoth(id);
  const { email, mails } = mailbox();
  expect(await deliver(paidEvent({ booking: id, amount: 58_100 }), { EMAIL: email })).toBe("paid");
  expect(await statusOf(id)).toEqual({ status: "confirmed", hold_ends_at: null });
  expect(await paymentsOf(id)).toEqual([
    expect.objectContaining({ status: "paid", amount: 58_100, method: "card", receipt_number: 1 }),
  ]);
  expect(mails.filter(({ to }) => to === clientEmail).map(({ subject }) => subject)).toEqual([
    expect.stringContaining("Receipt"),
    expect.stringContaining("Congratulations"),
  ]);
  for (const { text } of mails.filter(({ to }) => to === clientEmail))
    expect(text).toMatch(/\$1,743\.25 is left to pay, \S/);
});

it("stores a payment before the signature, and prolongs the hold by a day, once", async () => {
  const ends = now() + 10 * hour;
  const { id } = await held({ holdEndsAt: ends });
  expect(await deliver(paidEvent({ booking: id, amount: 58_100 }))).toBe("paid");
  expect(await deliver(paidEvent({ booking: id, amount: 58_100 }))).toBe("unmatched");
  expect(await statusOf(id)).toEqual({ status: "hold", hold_ends_at: ends + 24 * hour });
});

it("does each event once, whatever comes when: one 50 times among 20 others", async () => {
  const ids = await Promise.all(Array.from({ length: 21 }, () => held().then((booking) => booking.id)));
  const events = ids.map((booking) => paidEvent({ booking, amount: 58_100 }));
  const all = [...events.slice(1), ...Array.from({ length: 50 }, () => events[0] ?? "")];
  const shuffled = all.map((text, at) => ({ text, at: (at * 37) % all.length })).toSorted((a, b) => a.at - b.at);
  const outcomes = await Promise.all(shuffled.map(({ text }) => deliver(text)));
  expect(outcomes.filter((outcome) => outcome === "paid")).toHaveLength(21);
  expect(outcomes.filter((outcome) => outcome === "again")).toHaveLength(49);
  const stored = await rows("SELECT booking_id, receipt_number FROM payments ORDER BY receipt_number");
  expect(stored.map((row) => row.receipt_number)).toEqual(ids.map((_, index) => index + 1));
  expect(new Set(stored.map((row) => row.booking_id)).size).toBe(21);
  expect(await mailsOf("payment-receipt")).toHaveLength(21);
});

it.each([
  ["a wrong amount", { amount: 58_000 }],
  ["another currency", { amount: 58_100, currency: "cad" }],
  ["an unknown booking", { amount: 58_100, booking: "nobody" }],
  ["no booking at all", { amount: 58_100, booking: "" }],
  ["the balance of what is not booked", { amount: 174_325, purpose: "balance" }],
])("keeps a payment with %s as unmatched, and tells the DJ alone", async (_, wrong) => {
  const { id } = await held();
  await signBoth(id);
  expect(await deliver(paidEvent({ booking: id, ...wrong }))).toBe("unmatched");
  expect(await rows("SELECT status, receipt_number FROM payments")).toEqual([
    { status: "unmatched", receipt_number: null },
  ]);
  expect((await statusOf(id))?.status).toBe("hold");
  expect([await mailsOf("payment-receipt"), await mailsOf("payment-notice")]).toEqual([[], [expect.anything()]]);
});

it("takes the balance of what is booked, and no more than that", async () => {
  const { id } = await storeBooking({ deposit: 0, price: 100_000 });
  expect(await deliver(paidEvent({ booking: id, amount: 100_000, purpose: "balance" }))).toBe("paid");
  expect(await deliver(paidEvent({ booking: id, amount: 100_000, purpose: "balance" }))).toBe("unmatched");
});

it("takes the balance as it was when its page was opened as a part, once more is owed", async () => {
  const { id } = await storeBooking({ deposit: 0, price: 125_000 });
  expect(await deliver(paidEvent({ booking: id, amount: 100_000, purpose: "balance" }))).toBe("paid");
  expect(await rows("SELECT purpose, status, amount FROM payments WHERE booking_id = ?", id)).toEqual([
    { purpose: "part", status: "paid", amount: 100_000 },
  ]);
});

it("holds a lapsed date again that is still free", async () => {
  const { id } = await held({ holdEndsAt: now() - 1 });
  await signBoth(id);
  expect(await deliver(paidEvent({ booking: id, amount: 58_100 }))).toBe("paid");
  expect((await statusOf(id))?.status).toBe("confirmed");
  const { id: released } = await held({ status: "released", holdEndsAt: null });
  expect(await deliver(paidEvent({ booking: released, amount: 58_100 }))).toBe("paid");
  expect((await statusOf(released))?.status).toBe("hold");
});

it("gives a payment back at once whose date has gone, once, and tells both", async () => {
  const { id, eventDate } = await held({ status: "released", holdEndsAt: null });
  await storeBooking({ eventDate });
  const intent = `pi_${crypto.randomUUID()}`;
  await atStripe(`paid=${intent}`);
  const event = paidEvent({ booking: id, amount: 58_100, intent });
  expect([await deliver(event), await deliver(event)]).toEqual(["refunded", "again"]);
  expect(await paymentsOf(id)).toEqual([
    expect.objectContaining({ status: "refunded", refunded_amount: 58_100, receipt_number: null }),
  ]);
  await cron(now());
  expect(await refundsAtStripe(intent)).toEqual([58_100]);
  expect(await rows("SELECT status FROM refunds")).toEqual([{ status: "done" }]);
  expect([await mailsOf("payment-too-late"), await mailsOf("payment-notice")]).toEqual([
    [expect.anything()],
    [expect.anything()],
  ]);
});

it("gives a payment back for a hold that is over, when its inquiry has another booking by now", async () => {
  const contactId = await storeLead();
  const { id, eventDate } = await held({ status: "released", holdEndsAt: null, contactId });
  await storeBooking({ eventDate, contactId });
  const intent = `pi_${crypto.randomUUID()}`;
  await atStripe(`paid=${intent}`);
  expect(await deliver(paidEvent({ booking: id, amount: 58_100, intent }))).toBe("refunded");
  expect(await paymentsOf(id)).toEqual([expect.objectContaining({ status: "refunded", refunded_amount: 58_100 })]);
});

it("asks again for a refund that Stripe did not answer for", async () => {
  const { id, eventDate } = await held({ status: "released", holdEndsAt: null });
  await storeBooking({ eventDate });
  const intent = `pi_${crypto.randomUUID()}`;
  await atStripe(`paid=${intent}`);
  await atStripe("fault=no-refunds&times=2");
  expect(await deliver(paidEvent({ booking: id, amount: 58_100, intent }))).toBe("refunded");
  await atStripe("fault=");
  expect(await refundsAtStripe(intent)).toEqual([]);
  await cron(now() + hour);
  expect(await refundsAtStripe(intent)).toEqual([58_100]);
});

it("takes nothing that Stripe did not sign, and no delivery of another time, past or to come", async () => {
  const { id } = await held();
  const text = paidEvent({ booking: id, amount: 58_100 });
  const second = Math.floor(now() / 1000);
  const good = await signatureOf(text);
  const signed = [
    "",
    "t=1,v1=00",
    `t=${second}`,
    good.replace("v1=", "v0="),
    `t=${second - 1},${good}`,
    good.replace(/^t=\d+/, `t=${second - 1}`),
    await signatureOf(text, undefined, "whsec_of_a_stranger"),
    await signatureOf(`${text} `),
    await signatureOf(text, second - 310),
    await signatureOf(text, second + 310),
  ];
  for (const signature of signed) expect((await visit(await delivery(text, signature))).status).toBe(400);
  expect(await rows("SELECT id FROM payment_events")).toEqual([]);
});

it("takes what is signed under one of two secrets, and by a clock that is a little off", async () => {
  const { id } = await held();
  const text = paidEvent({ booking: id, amount: 58_100 });
  const [, other = ""] = (await signatureOf(text, undefined, "whsec_of_yesterday")).split(",");
  for (const off of [-280, 280]) {
    const [at = "", good = ""] = (await signatureOf(text, Math.floor(now() / 1000) + off)).split(",");
    expect((await visit(await delivery(text, [at, other, good].join(",")))).status).toBe(200);
  }
  expect(await paymentsOf(id)).toHaveLength(1);
});

it.each([
  ["no JSON", "no JSON at all", "no event"],
  ["no object", "null", "no event"],
  ["a list", "[]", "no event"],
  ["no id", JSON.stringify({ type: "charge.refunded", data: { object: {} } }), "no event"],
  ["nothing that it is about", JSON.stringify({ id: "evt_1", type: "charge.refunded" }), "no event"],
  ["an event of the newer kind", JSON.stringify({ id: "evt_1", object: "v2.core.event", type: "v1.a" }), "no event"],
  ["nothing where a payment was", eventOf("checkout.session.completed", []), "checkout.session.completed"],
  [
    "a payment without a sum",
    eventOf("checkout.session.completed", { payment_status: "paid" }),
    "checkout.session.completed",
  ],
  [
    "a sum in words",
    paidEvent({ amount: 1 }).replace('"amount_total":1', '"amount_total":"one"'),
    "checkout.session.completed",
  ],
  ["a number for a payment", eventOf("charge.dispute.created", { payment_intent: 7 }), "charge.dispute.created"],
])("answers a signed event with %s once and for all, and tells the DJ as of a fault", async (_, text, place) => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  expect(await deliver(text)).toBe("unknown");
  expect(log.mock.calls.join()).toContain("stripe-event-unknown");
  vi.restoreAllMocks();
  expect(await rows("SELECT event, place FROM faults")).toEqual([{ event: "stripe-event-unknown", place }]);
  expect(await rows("SELECT id FROM payment_events UNION SELECT id FROM payments")).toEqual([]);
});

it.each([
  "customer.created",
  "checkout.session.expired",
  "checkout.session.async_payment_failed",
  "charge.dispute.funds_withdrawn",
  "a.kind.of.tomorrow",
])("notes %s as seen where it is about no payment here", async (type) => {
  const text = eventOf(type, { id: "it", payment_intent: null });
  expect([await deliver(text), await deliver(text)]).toEqual(["ignored", "again"]);
});

it("ignores what tells of no money yet, and hears of it later", async () => {
  const { id } = await held();
  const intent = "pi_later";
  expect(await deliver(paidEvent({ booking: id, amount: 58_100, intent, status: "unpaid" }))).toBe("ignored");
  const type = "checkout.session.async_payment_succeeded";
  expect(await deliver(paidEvent({ booking: id, amount: 58_100, intent, type }))).toBe("paid");
  expect(await deliver(paidEvent({ booking: id, amount: 58_100, intent }))).toBe("noted");
  expect(await paymentsOf(id)).toHaveLength(1);
});

it("answers 503 without Stripe's secrets, so that Stripe sends the event again", async () => {
  const text = paidEvent({ amount: 1 });
  expect((await visit(await delivery(text), { STRIPE_SECRET_KEY: "" })).status).toBe(503);
});

it("keeps no secret and nothing of a card in any row or log", async () => {
  const said: string[] = [];
  for (const method of ["log", "info", "warn", "error"] as const)
    vi.spyOn(console, method).mockImplementation((...words) => void said.push(words.join(" ")));
  const { id } = await held();
  const text = paidEvent({ booking: id, amount: 58_100 });
  await deliver(text);
  await visit(await delivery(text, "t=1,v1=00"));
  const kept = JSON.stringify(await everyTable()) + said.join("\n");
  for (const secret of [env.STRIPE_SECRET_KEY, env.STRIPE_WEBHOOK_SECRET, "card-holder", "Card Holder", "v1="])
    expect(kept).not.toContain(secret);
  vi.restoreAllMocks();
});
