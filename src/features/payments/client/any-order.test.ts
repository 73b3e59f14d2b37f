import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { hour } from "../../../platform/durations.ts";
import { submit } from "../../../test/administrator.ts";
import { type Begun, stories } from "../../../test/payment-stories.ts";
import { rows } from "../../../test/rows.ts";
import { deliver } from "../../../test/stripe.ts";
import { bookingMoney } from "../dj/paths.ts";

/* Stripe's events may come in any order. More orders run with `npm run soak -- inputs`. */

const orders = env.FUZZ_RUNS ? Math.ceil(Number(env.FUZZ_RUNS) / 1000) : 1;

async function endOf({ booking, intents }: Begun, startedAt: number): Promise<Record<string, unknown>> {
  const ofPayments = `IN (SELECT id FROM payments WHERE intent_id IN (${intents.map(() => "?").join()}))`;
  const of = (columns: string, from: string) => rows(`SELECT ${columns} FROM ${from} ${ofPayments}`, ...intents);
  const payments = await of("status, refunded_amount, receipt_number", "payments WHERE id");
  const refunds = await of("amount, status", "refunds WHERE payment_id");
  const disputes = await of("status", "disputes WHERE payment_id");
  const key = crypto.randomUUID();
  if (booking !== null) await submit(bookingMoney(booking).invoice, { key, billTo: "A firm", purchaseOrder: "" });
  const [invoice] = await rows("SELECT paid FROM invoices WHERE id = ?", key);
  const [found] = await rows("SELECT status, hold_ends_at FROM bookings WHERE id = ?", booking);
  return {
    booking: Number(found?.hold_ends_at) > startedAt + 24 * hour ? "prolonged" : (found?.status ?? null),
    payments: sorted(payments.map((row) => [row.status, row.refunded_amount, row.receipt_number !== null])),
    refunds: sorted(refunds.map((row) => [row.amount, row.status])),
    disputes: disputes.map((row) => row.status),
    invoiced: invoice?.paid ?? null,
  };
}

const sorted = (list: readonly unknown[]) => list.map((each) => JSON.stringify(each)).toSorted();

it("ends in the same rows and mails, in whatever order events come, each twice and some at once", async () => {
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (choose) => {
      await env.DB.batch(["outbox", "audit_log"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
      const [startedAt, before] = [Date.now(), await rows("SELECT id FROM payment_events")];
      const begun: Begun[] = [];
      for (const [, begin] of stories) begun.push(await begin());
      const events = begun.flatMap((story) => story.events);
      const twice = [...events.keys(), ...events.keys()];
      const order = choose(fc.shuffledSubarray, twice, { minLength: twice.length });
      while (order.length > 0)
        await Promise.all(
          order.splice(0, choose(fc.integer, { min: 1, max: 4 })).map(async (at) => {
            expect(await deliver(events[at] ?? "")).toEqual(expect.any(String));
          }),
        );
      for (const [at, [name, , { mails, ...end }]] of stories.entries()) {
        const { payments, refunds = [], disputes = [], ...rest } = end;
        const expected = { ...rest, payments: sorted(payments), refunds: sorted(refunds), disputes };
        expect(await endOf(begun[at] ?? { booking: null, intents: [], events: [] }, startedAt), name).toEqual(expected);
      }
      const sent = await rows("SELECT json_extract(data, '$.kind') AS kind FROM outbox");
      const mails = stories.flatMap(([, , end]) => end.mails);
      expect(sent.map(({ kind }) => kind).toSorted()).toEqual(mails.toSorted());
      expect(await rows("SELECT id FROM payment_events")).toHaveLength(before.length + events.length);
      const receipts = await rows("SELECT receipt_number AS n FROM payments WHERE n IS NOT NULL ORDER BY n");
      expect(receipts.map(({ n }) => n)).toEqual(receipts.map((_, at) => at + 1));
    }),
    { numRuns: orders, endOnFailure: true },
  );
});

it("answers whatever Stripe signs, of whatever shape", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const known = ["checkout.session.completed", "charge.refunded", "refund.updated", "charge.dispute.closed"];
  const shape = fc.record(
    {
      payment_status: fc.oneof(fc.constantFrom("paid", "unpaid"), fc.jsonValue()),
      payment_intent: fc.oneof(fc.string(), fc.record({ id: fc.string() }), fc.jsonValue()),
      amount_total: fc.oneof(fc.integer(), fc.double(), fc.jsonValue()),
      currency: fc.oneof(fc.constant("usd"), fc.string({ unit: "binary" }), fc.jsonValue()),
      metadata: fc.oneof(
        fc.dictionary(fc.constantFrom("booking", "purpose"), fc.string({ unit: "binary" })),
        fc.jsonValue(),
      ),
    },
    { requiredKeys: [] },
  );
  const object = fc.oneof(shape, fc.jsonValue());
  const event = fc.record({ id: fc.uuid(), type: fc.constantFrom(...known), data: fc.record({ object }) });
  await fc.assert(
    fc.asyncProperty(fc.oneof(event, fc.jsonValue()), async (body) => {
      expect(await deliver(JSON.stringify(body))).toEqual(expect.any(String));
    }),
    { numRuns: orders * 25 },
  );
  vi.restoreAllMocks();
});
