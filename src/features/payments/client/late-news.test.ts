import { env } from "cloudflare:workers";
import type { D1Database } from "@cloudflare/workers-types";
import { expect, it } from "vitest";
import { hour } from "../../../platform/durations.ts";
import { see, submit } from "../../../test/administrator.ts";
import { mainTextIn } from "../../../test/page.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { signBoth } from "../../../test/signatures.ts";
import { cron, get, mailbox, visit } from "../../../test/site.ts";
import { atDashboard, atStripe, deliver, payAtStripe, refundsAtStripe } from "../../../test/stripe.ts";
import { adminPaths } from "../../admin/paths.ts";
import { portalContractOf } from "../../contracts/client/paths.ts";
import { portalPaths } from "../../portal/paths.ts";
import { bookingMoney } from "../dj/paths.ts";
import { portalBooked } from "./paths.ts";

/* Stripe's events may come late or early, so the payment's state at Stripe counts. */

async function paidUnheard(overrides = {}) {
  const held = { status: "hold", holdEndsAt: Date.now() + 10 * hour, deposit: 58_100, price: 232_425 } as const;
  const booking = await storeBooking({ ...held, ...overrides });
  await signBoth(booking.id);
  return { booking, ...(await payAtStripe({ booking: booking.id, amount: 58_100 })) };
}

const statusOf = async (id: string) => (await rows("SELECT status FROM bookings WHERE id = ?", id))[0]?.status;
const paymentsOf = (id: string) =>
  rows("SELECT amount, status, refunded_amount, receipt_number FROM payments WHERE booking_id = ?", id);
const kinds = async () =>
  (await rows("SELECT json_extract(data, '$.kind') AS kind FROM outbox ORDER BY 1")).map((row) => row.kind);
const bookedPage = async (booking: Awaited<ReturnType<typeof storeBooking>>) =>
  mainTextIn(await (await visit(get(portalBooked(booking.id), await signIn(booking)))).text());
const dashboard = async (booking: Awaited<ReturnType<typeof storeBooking>>) =>
  mainTextIn(await (await visit(get(portalPaths.dashboard, await signIn(booking)))).text());

/** Delays the second batch, which stores the event, until released. */
function storingLate() {
  const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let batches = 0;
  const batch: D1Database["batch"] = async (statements) => {
    batches += 1;
    if (batches === 2) {
      reached.resolve();
      await released.promise;
    }
    return env.DB.batch(statements);
  };
  const DB = new Proxy(env.DB, {
    get(target, name) {
      if (name === "batch") return batch;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { DB, reached: reached.promise, release: released.resolve };
}

const goneBack = { amount: 58_100, status: "refunded", refunded_amount: 58_100, receipt_number: null };

it("confirms nothing by a deposit that has gone back before the site heard of it", async () => {
  const { booking, intent, event } = await paidUnheard();
  await atDashboard(`refund=${intent}`);
  const { email, mails } = mailbox();
  expect(await deliver(event, { EMAIL: email })).toBe("refunded");
  expect(await statusOf(booking.id)).toBe("hold");
  expect(await paymentsOf(booking.id)).toEqual([goneBack]);
  expect(await kinds()).toEqual(["payment-notice", "refund-notice"]);
  expect(mails.find(({ subject }) => subject.startsWith("Refunded: $581"))?.text).toContain("confirms nothing");
  expect(await bookedPage(booking)).toContain("$581 went back to you, so $581 of the deposit is left to pay");
});

it("keeps a refund that comes before its payment, and counts the payment once that comes, or never does", async () => {
  const { booking, intent, event } = await paidUnheard();
  const [created = "", refunded = ""] = await atDashboard(`refund=${intent}&amount=10000`);
  expect(await deliver(created)).toBe("paid");
  const partly = { amount: 58_100, status: "paid", refunded_amount: 10_000, receipt_number: 1 };
  expect(await paymentsOf(booking.id)).toEqual([partly]);
  expect([await deliver(event), await deliver(refunded)]).toEqual(["noted", "noted"]);
  expect(await paymentsOf(booking.id)).toEqual([partly]);
  expect(await statusOf(booking.id)).toBe("hold");
  expect(await kinds()).toEqual(["payment-notice", "payment-receipt", "refund-notice"]);
  expect(await bookedPage(booking)).not.toContain("is left to pay");
});

it("loses no refund that comes while its payment is being stored as it was a moment before", async () => {
  const { booking, intent, event } = await paidUnheard();
  const [payment, refund] = [storingLate(), storingLate()];
  const stored = deliver(event, { DB: payment.DB });
  await payment.reached;
  const [created = ""] = await atDashboard(`refund=${intent}&amount=10000`);
  const noted = deliver(created, { DB: refund.DB });
  await refund.reached;
  payment.release();
  expect(await stored).toBe("paid");
  refund.release();
  expect(await noted).toBe("noted");
  expect(await paymentsOf(booking.id)).toEqual([
    { amount: 58_100, status: "paid", refunded_amount: 10_000, receipt_number: 1 },
  ]);
});

it("keeps a dispute that comes before its payment, and confirms nothing by money that a bank has taken", async () => {
  const { booking, intent, event } = await paidUnheard();
  const [opened = ""] = await atDashboard(`dispute=${intent}`);
  expect([await deliver(opened), await deliver(event)]).toEqual(["paid", "noted"]);
  expect(await statusOf(booking.id)).toBe("hold");
  expect(await kinds()).toEqual(["dispute-notice", "payment-notice", "payment-receipt"]);
  expect(await see(adminPaths.money)).toContain("product not received");
  expect(await bookedPage(booking)).toContain("Your bank has asked for the deposit back");
  const [lost = ""] = await atDashboard(`lose=${intent}`);
  expect(await deliver(lost)).toBe("noted");
  expect(await paymentsOf(booking.id)).toEqual([{ ...goneBack, receipt_number: 1 }]);
  const [won = ""] = await atDashboard(`win=${intent}`);
  expect(await deliver(won)).toBe("noted");
  expect(await paymentsOf(booking.id)).toMatchObject([{ refunded_amount: 0, receipt_number: 1 }]);
});

it("confirms by what the DJ marks beside a disputed deposit", async () => {
  const { booking, intent, event } = await paidUnheard();
  await atDashboard(`dispute=${intent}`);
  await deliver(event);
  expect(await statusOf(booking.id)).toBe("hold");
  const form = { purpose: "deposit", method: "cash", amount: "581", note: "", key: crypto.randomUUID() };
  expect((await submit(bookingMoney(booking.id).mark, form)).status).toBe(303);
  expect(await statusOf(booking.id)).toBe("confirmed");
});

it("has Stripe send again what it could not be asked about, and loses none of it", async () => {
  const { booking, intent, event } = await paidUnheard();
  const [refund = ""] = await atDashboard(`refund=${intent}`);
  await atStripe("fault=500&times=99");
  expect([await deliver(event), await deliver(refund)]).toEqual([500, 500]);
  expect(await rows("SELECT id FROM payment_events")).toEqual([]);
  expect(await statusOf(booking.id)).toBe("hold");
  await atStripe("fault=");
  expect([await deliver(event), await deliver(refund)]).toEqual(["refunded", "noted"]);
  await atStripe("fault=500&times=99");
  expect(await deliver(event)).toBe("again");
  await atStripe("fault=");
});

it("gives back only what is left of a payment whose date has gone, and nothing of one that went back", async () => {
  const lost = { status: "released", holdEndsAt: null } as const;
  const [partly, wholly] = [await paidUnheard(lost), await paidUnheard(lost)];
  for (const { booking } of [partly, wholly]) await storeBooking({ eventDate: booking.eventDate });
  await atDashboard(`refund=${partly.intent}&amount=10000`);
  await atDashboard(`refund=${wholly.intent}`);
  for (const { event } of [partly, wholly]) expect(await deliver(event)).toBe("refunded");
  await cron(Date.now());
  expect(await refundsAtStripe(partly.intent)).toEqual([10_000, 48_100]);
  expect(await refundsAtStripe(wholly.intent)).toEqual([58_100]);
  expect(await rows("SELECT id FROM refunds WHERE status <> 'done'")).toEqual([]);
  for (const { booking } of [partly, wholly]) expect(await paymentsOf(booking.id)).toEqual([goneBack]);
  for (const page of [await bookedPage(partly.booking), await dashboard(partly.booking)])
    expect(page).toContain("Your $581 came when somebody else had ");
  expect(await bookedPage(partly.booking)).not.toContain("is noted");
  expect(await dashboard(partly.booking)).not.toContain("Hold it again");
  const contract = visit(get(portalContractOf(partly.booking.id), await signIn(partly.booking)));
  expect(await (await contract).text()).not.toContain("Hold it again");
});

it.each([
  ["an unsigned", false],
  ["a signed", true],
])("a small sum that comes after %s hold has ended is taken down, but holds no date again", async (_, isSigned) => {
  const { id, ...booking } = await storeBooking({ status: "released", holdEndsAt: null, deposit: 58_100 });
  if (isSigned) await signBoth(id);
  const { event } = await payAtStripe({ booking: id, amount: 1_000, purpose: "part" });
  await deliver(event);
  expect(await statusOf(id)).toBe("released");
  expect(await bookedPage({ id, ...booking })).toContain("$10");
  expect(await kinds()).toContain("payment-receipt");
  await deliver((await payAtStripe({ booking: id, amount: 57_100 })).event);
  expect(await statusOf(id)).toBe(isSigned ? "confirmed" : "hold");
  const { id: lost, eventDate } = await storeBooking({ status: "released", holdEndsAt: null, deposit: 58_100 });
  await storeBooking({ eventDate });
  expect(await deliver((await payAtStripe({ booking: lost, amount: 1_000, purpose: "part" })).event)).toBe("refunded");
});

it("holds no lapsed date again for money that went back, and gives the day for the signature to money that counts", async () => {
  const lapsed = await paidUnheard({ status: "released", holdEndsAt: null });
  await atDashboard(`refund=${lapsed.intent}`);
  await deliver(lapsed.event);
  expect(await statusOf(lapsed.booking.id)).toBe("released");
  const ends = Date.now() + 10 * hour;
  const { id } = await storeBooking({ status: "hold", holdEndsAt: ends, deposit: 58_100 });
  const [gone, wrong, right] = [
    await payAtStripe({ booking: id, amount: 58_100 }),
    await payAtStripe({ booking: id, amount: 58_000 }),
    await payAtStripe({ booking: id, amount: 58_100 }),
  ];
  await atDashboard(`refund=${gone.intent}`);
  const outcomes = [await deliver(gone.event), await deliver(wrong.event), await deliver(right.event)];
  expect(outcomes).toEqual(["refunded", "unmatched", "paid"]);
  expect(await rows("SELECT hold_ends_at FROM bookings WHERE id = ?", id)).toEqual([
    { hold_ends_at: ends + 24 * hour },
  ]);
});

it("tells the DJ of a confirmed booking whose deposit a bank takes back, and the client what is owed again", async () => {
  const { booking, intent, event } = await paidUnheard();
  expect(await deliver(event)).toBe("paid");
  expect(await statusOf(booking.id)).toBe("confirmed");
  const { email, mails } = mailbox();
  for (const query of [`dispute=${intent}`, `answer=${intent}`, `lose=${intent}`])
    for (const text of await atDashboard(query)) expect(await deliver(text, { EMAIL: email })).toBe("noted");
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining("Disputed: $581"),
    expect.stringContaining("Dispute lost: $581"),
  ]);
  expect(mails[1]?.text).toContain("The booking stays confirmed");
  expect(await statusOf(booking.id)).toBe("confirmed");
  expect(await bookedPage(booking)).toContain("Paid, less $581 given back");
  expect(await bookedPage(booking)).not.toContain("You pay the deposit of");
  const [, refund = ""] = /name="refund" value="([^"]+)"/.exec(await see(bookingMoney(booking.id).page)) ?? [];
  await submit(bookingMoney(booking.id).refundKind, { refund, kind: "again" });
  expect(await bookedPage(booking)).toContain("You pay the deposit of $581");
  const dj = mainTextIn(await see(bookingMoney(booking.id).page));
  expect(dj).toContain("Deposit still due $581 Balance due $1,743.25");
  expect(dj).toContain("Decided, nothing to answer");
  expect(dj).not.toContain("Answer it in Stripe");
  for (const amount of ["300", "100", "100", "100"]) {
    const form = { purpose: "part", method: "cash", amount, note: "", key: crypto.randomUUID() };
    await submit(bookingMoney(booking.id).mark, form);
  }
  expect(await dashboard(booking)).toMatch(
    /(Part payment, paid \w+ \d+(, \d+)? \$\d00 ){4}Earlier payments \$581 Paid, less \$581 given back \$600/,
  );
});

it("ignores what is paid in another way than on the site's pages", async () => {
  const [text = ""] = await atDashboard(`dispute=pi_of_another_shop&amount=100`);
  expect(await deliver(text)).toBe("ignored");
});
