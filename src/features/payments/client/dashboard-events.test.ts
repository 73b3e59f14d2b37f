import { expect, it } from "vitest";
import { hour } from "../../../platform/durations.ts";
import { see, submit } from "../../../test/administrator.ts";
import { storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { signBoth } from "../../../test/signatures.ts";
import { mailbox, visit } from "../../../test/site.ts";
import { atDashboard, atStripe, deliver, delivery, paidEvent } from "../../../test/stripe.ts";
import { adminPaths } from "../../admin/paths.ts";
import { bookingMoney, refundPath } from "../dj/paths.ts";

async function paidDeposit() {
  const booking = await storeBooking({ status: "hold", holdEndsAt: Date.now() + 10 * hour, deposit: 58_100 });
  await signBoth(booking.id);
  const intent = `pi_${crypto.randomUUID()}`;
  await atStripe(`paid=${intent}`);
  await deliver(paidEvent({ booking: booking.id, amount: 58_100, intent }));
  const [payment] = await rows("SELECT id FROM payments WHERE intent_id = ?", intent);
  return { ...booking, intent, payment: String(payment?.id) };
}

const paymentOf = async (id: string) =>
  (await rows("SELECT status, refunded_amount FROM payments WHERE id = ?", id))[0];
const queued = (kind: string) => rows("SELECT id FROM outbox WHERE kind = ?", kind);

it("counts a refund from Stripe's dashboard once, whichever events tell of it, and tells the DJ once", async () => {
  const { id, intent, payment } = await paidDeposit();
  const [created = "", refunded = ""] = await atDashboard(`refund=${intent}&amount=10000`);
  const { email, mails } = mailbox();
  const outcomes = await Promise.all(
    [refunded, created, created, refunded].map((text) => deliver(text, { EMAIL: email })),
  );
  expect(outcomes.toSorted()).toEqual(["again", "again", "noted", "noted"]);
  expect(await paymentOf(payment)).toEqual({ status: "paid", refunded_amount: 10_000 });
  expect(await rows("SELECT amount, status FROM refunds")).toEqual([{ amount: 10_000, status: "done" }]);
  expect(await queued("refund-notice")).toHaveLength(1);
  expect(await see(bookingMoney(id).page)).toContain("Given back in Stripe&#x27;s dashboard");
  expect(mails.map(({ subject }) => subject)).toEqual(["Refunded at Stripe: $100, Ana Núñez"]);
});

it("knows its own refunds in Stripe's news, and counts one again that the bank did not take", async () => {
  const { intent, payment } = await paidDeposit();
  await submit(refundPath(payment), {
    key: crypto.randomUUID(),
    amount: "81",
    reason: "The party is smaller",
    kind: "again",
  });
  const [, all = ""] = await atDashboard(`refund=${intent}&amount=50000`);
  expect(await deliver(all)).toBe("noted");
  expect(await paymentOf(payment)).toEqual({ status: "refunded", refunded_amount: 58_100 });
  for (const text of await atDashboard(`bounce=${intent}`)) expect(await deliver(text)).toBe("noted");
  expect(await paymentOf(payment)).toEqual({ status: "paid", refunded_amount: 0 });
  expect(await queued("refund-notice")).toHaveLength(3);
});

it("takes no word of the event itself for what was given back, and none that Stripe did not sign", async () => {
  const { intent, payment } = await paidDeposit();
  const [created = ""] = await atDashboard(`refund=${intent}&amount=100`);
  expect((await visit(await delivery(created, "t=1,v1=00"))).status).toBe(400);
  expect(await deliver(created.replace('"amount":100', '"amount":58100'))).toBe("noted");
  expect(await paymentOf(payment)).toEqual({ status: "paid", refunded_amount: 100 });
  await atStripe("fault=500&times=9");
  const [again = ""] = await atDashboard(`refund=${intent}&amount=100`);
  await expect(deliver(again)).resolves.toBe(500);
  await atStripe("fault=");
  expect(await deliver(again)).toBe("noted");
  expect(await paymentOf(payment)).toEqual({ status: "paid", refunded_amount: 200 });
  expect(await deliver(again.replaceAll(intent, "pi_of_another_shop").replace('"id":"evt', '"id":"evt2'))).toBe(
    "ignored",
  );
});

it("shows a dispute until it is closed, and tells the DJ once of it and once of its end", async () => {
  const { id, intent, payment } = await paidDeposit();
  const [opened = ""] = await atDashboard(`dispute=${intent}&amount=58100`);
  expect([await deliver(opened), await deliver(opened)]).toEqual(["noted", "again"]);
  expect(await see(adminPaths.money)).toContain("product not received");
  expect(await paymentOf(payment)).toEqual({ status: "paid", refunded_amount: 0 });
  const [closed = ""] = await atDashboard(`lose=${intent}`);
  expect(await deliver(closed)).toBe("noted");
  expect(await deliver(opened.replace('"id":"evt', '"id":"evt3'))).toBe("noted");
  expect(await rows("SELECT status, is_closed FROM disputes")).toEqual([{ status: "lost", is_closed: 1 }]);
  expect(await see(adminPaths.money)).not.toContain("product not received");
  expect(await see(bookingMoney(id).page)).toContain("lost");
  expect(await paymentOf(payment)).toEqual({ status: "refunded", refunded_amount: 58_100 });
  expect(await queued("dispute-notice")).toHaveLength(2);
});

it("counts on what was disputed and won", async () => {
  const { intent, payment } = await paidDeposit();
  for (const query of [`dispute=${intent}&amount=58100`, `win=${intent}`])
    for (const text of await atDashboard(query)) expect(await deliver(text)).toBe("noted");
  expect(await paymentOf(payment)).toEqual({ status: "paid", refunded_amount: 0 });
  expect(await queued("dispute-notice")).toHaveLength(2);
});
