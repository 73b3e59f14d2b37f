import { expect, it } from "vitest";
import { addDays, calendarDateAt } from "../../../platform/dates.ts";
import { hour } from "../../../platform/durations.ts";
import { monthOf } from "../../../platform/english.ts";
import { see, submit } from "../../../test/administrator.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { signBoth } from "../../../test/signatures.ts";
import { atStripe, deliver, paidEvent, refundsAtStripe } from "../../../test/stripe.ts";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { bookingMoney, paymentsFile, refundPath } from "./paths.ts";

const held = () =>
  storeBooking({ status: "hold", holdEndsAt: Date.now() + 10 * hour, deposit: 58_100, price: 232_425 });

const newKey = () => crypto.randomUUID();

const mark = (id: string, amount: string, key = newKey(), more: Record<string, string> = {}) =>
  submit(bookingMoney(id).mark, { key, purpose: "deposit", method: "zelle", amount, note: "", ...more });

const paymentsOf = (id: string) =>
  rows('SELECT id, amount, status, receipt_number, refunded_amount, "by" FROM payments WHERE booking_id = ?', id);

it("books a signed hold once the DJ marks its deposit, once however often it is sent", async () => {
  const { id } = await held();
  await signBoth(id);
  const key = newKey();
  for (const _ of ["once", "twice"]) expect((await mark(id, "581", key)).status).toBe(303);
  expect(await paymentsOf(id)).toEqual([
    { id: key, amount: 58_100, status: "paid", receipt_number: 1, refunded_amount: 0, by: "dj@example.com" },
  ]);
  expect(await rows("SELECT status FROM bookings WHERE id = ?", id)).toEqual([{ status: "confirmed" }]);
  expect(await rows("SELECT who, about FROM audit_log WHERE what = 'payment-marked'")).toEqual([
    { who: "dj@example.com", about: id },
  ]);
});

it("takes a deposit in parts, and no more than is owed", async () => {
  const { id } = await held();
  await signBoth(id);
  expect((await mark(id, "300")).status).toBe(303);
  expect((await rows("SELECT status FROM bookings WHERE id = ?", id))[0]?.status).toBe("hold");
  expect((await mark(id, "281")).status).toBe(303);
  expect((await rows("SELECT status FROM bookings WHERE id = ?", id))[0]?.status).toBe("confirmed");
  expect((await mark(id, "1743.26", newKey(), { purpose: "balance" })).status).toBe(409);
  expect((await mark(id, "0")).status).toBe(422);
  expect((await mark(id, "1743.25", newKey(), { purpose: "balance" })).status).toBe(303);
  expect((await paymentsOf(id)).map((row) => row.receipt_number)).toEqual([1, 2, 3]);
});

it("gives a hold a day more for its first deposit, none for what is refused, and holds no date again for that", async () => {
  const { id } = await held();
  const statusOf = async (booking: string) =>
    (await rows("SELECT status, hold_ends_at FROM bookings WHERE id = ?", booking))[0];
  const before = await statusOf(id);
  expect((await mark(id, "5810")).status).toBe(409);
  expect(await statusOf(id)).toEqual(before);
  await mark(id, "300");
  await mark(id, "281");
  expect(await statusOf(id)).toEqual({ status: "hold", hold_ends_at: Number(before?.hold_ends_at) + 24 * hour });
  const released = await storeBooking({ status: "released", holdEndsAt: null, deposit: 58_100, price: 232_425 });
  expect((await mark(released.id, "5810")).status).toBe(409);
  expect((await statusOf(released.id))?.status).toBe("released");
  await mark(released.id, "581");
  expect((await statusOf(released.id))?.status).toBe("hold");
});

it("says of a payment of all that was owed, sent again, that it is marked, and writes it down once", async () => {
  const { id } = await held();
  const key = newKey();
  for (const _ of ["once", "twice"]) expect((await mark(id, "2324.25", key)).status).toBe(303);
  expect(await paymentsOf(id)).toHaveLength(1);
  expect(await rows("SELECT who FROM audit_log WHERE what = 'payment-marked'")).toHaveLength(1);
});

it("gives a card's payment back in part and whole, never more, each refund once", async () => {
  const { id } = await held();
  const intent = `pi_${newKey()}`;
  await atStripe(`paid=${intent}`);
  await deliver(paidEvent({ booking: id, amount: 58_100, intent }));
  const [payment] = await paymentsOf(id);
  const refund = (amount: string, key = newKey()) =>
    submit(refundPath(String(payment?.id)), { key, amount, reason: "The party is smaller", kind: "again" });
  const key = newKey();
  await refund("100", key);
  await refund("100", key);
  const tooMuch = await refund("481.01");
  expect(tooMuch.status).toBe(409);
  const html = await tooMuch.text();
  for (const kept of ["more than is left", 'value="481.01"', 'value="The party is smaller"'])
    expect(html).toContain(kept);
  expect((await submit(refundPath(String(payment?.id)), { key, amount: "1", reason: "", kind: "again" })).status).toBe(
    422,
  );
  expect(await refundsAtStripe(intent)).toEqual([10_000]);
  const last = newKey();
  for (const _ of ["once", "twice"]) expect((await refund("481", last)).status).toBe(303);
  expect(await refundsAtStripe(intent)).toEqual([10_000, 48_100]);
  expect((await paymentsOf(id))[0]).toMatchObject({ status: "refunded", refunded_amount: 58_100 });
  expect(await rows("SELECT id FROM audit_log WHERE what = 'refunded'")).toHaveLength(2);
  expect(await rows("SELECT id FROM outbox WHERE kind = 'payment-refunded'")).toHaveLength(2);
});

it("says what Stripe refused for good, and counts the payment again", async () => {
  const { id } = await held();
  await deliver(paidEvent({ booking: id, amount: 58_100 }));
  const [payment] = await paymentsOf(id);
  await submit(refundPath(String(payment?.id)), { key: newKey(), amount: "581", reason: "Sorry", kind: "again" });
  expect((await paymentsOf(id))[0]).toMatchObject({ status: "paid", refunded_amount: 0 });
  expect(await see(adminPaths.money)).toContain("Refunds that Stripe refused");
});

it("shows what was paid, what is owed, and what fits nothing; and all of it as a file", async () => {
  const { id } = await held();
  await mark(id, "581");
  await storeBooking({ clientName: "Ben Owing", price: 50_000, deposit: 0 });
  await deliver(paidEvent({ booking: "nobody", amount: 12_300 }));
  const page = await see(adminPaths.money);
  for (const text of ["Fits no booking", "$123", "Ben Owing", "$500", "$581", "Receipt"]) expect(page).toContain(text);
  const table = mainTextIn(page);
  expect(table).toContain(`${monthOf(calendarDateAt(Date.now()))} $581`);
  expect(table).toMatch(/paid in \d{4} \$581 owed \$500 .*late \$0 .*Ben Owing/);
  const file = await see(paymentsFile);
  expect(file.split("\r\n")).toHaveLength(4);
  expect(file).toContain('"581.00","usd"');
});

it("pages those who owe by their events, and sums all of them by month", async () => {
  for (let day = 0; day < 52; day += 1)
    await storeBooking({ eventDate: addDays("2098-01-01", day), clientName: `Client ${day}.`, price: 100, deposit: 0 });
  const first = await see(adminPaths.money);
  for (const [words, isThere] of [
    ["Client 49.", true],
    ["Client 50.", false],
  ] as const)
    expect(first.includes(words)).toBe(isThere);
  expect(mainTextIn(first)).toContain("January 2098 $31 February 2098 $21");
  const [, next = ""] = /href="(\/admin\/money\?from=[^"]+)"/.exec(first) ?? [];
  const second = await see(next);
  expect([second.includes("Client 49."), second.includes("Client 51.")]).toEqual([false, true]);
});

it("shows on the booking what is paid and owed, and who has signed", async () => {
  const { id } = await held();
  const facts = async () => mainTextIn(await see(bookingPaths(id).page));
  expect(await facts()).toMatch(/Price \$2,324.25 Deposit \$581 Paid \$0 Left \$2,324.25 .*Agreement not signed/);
  await signBoth(id);
  await mark(id, "581");
  expect(await facts()).toMatch(/Deposit \$581 Paid \$581 Left \$1,743.25 .*Agreement signed on .*, by both/);
});

it("says how to set Stripe up while it is not, and all else works", async () => {
  const page = await see(adminPaths.money, { bindings: { STRIPE_SECRET_KEY: "" } });
  expect(page).toContain("wrangler secret put STRIPE_SECRET_KEY");
  expect(await see(adminPaths.money)).not.toContain("wrangler secret put");
});

it("shows the form of a refused invoice again, with its message and what was written", async () => {
  const { id } = await held();
  const answer = await submit(bookingMoney(id).invoice, { key: newKey(), billTo: "", purchaseOrder: "PO 118" });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain("<details open");
  expect(html).toContain('value="PO 118"');
  expect(mainTextIn(html)).toContain("Please enter the company and its billing address");
});
