import { expect } from "vitest";
import { bookingMoney, refundPath } from "../features/payments/dj/paths.ts";
import { tipOf } from "../features/payments/mark-payment.ts";
import { portalApi } from "../features/portal/paths.ts";
import { addDays, calendarDateAt } from "../platform/dates.ts";
import { submit } from "./administrator.ts";
import { accept, cancel, change, confirm, lapse, moreMusic, reopen, sign } from "./money-agreement.ts";
import { inDollars, key, type Step, took } from "./money-begin.ts";
import { becomesComplete, goesBackOf, isSigned, one, owedOf, paidOf } from "./money-model.ts";
import { rows } from "./rows.ts";
import { postForm, visit } from "./site.ts";
import { atDashboard, deliver, payAtStripe } from "./stripe.ts";

/* The steps that move money, on the site and in the model, and all steps. */

const mark: Step = async ({ booking, model }, choose) => {
  // Less than the deposit as often as more.
  const amount = choose(one([50_000, 250_000], choose) ?? 0) + 1;
  const extra = one(["", "tip", "credit"], choose) ?? "";
  const id = key();
  const form = {
    key: id,
    purpose: one(["deposit", "balance"], choose) ?? "",
    method: "check",
    amount: inDollars(amount),
  };
  const status = await took(submit(bookingMoney(booking.id).mark, { ...form, note: "", ...(extra ? { extra } : {}) }));
  const owed = Math.max(0, owedOf(model));
  const isRefused = !model.isCanceled && amount > owed && extra === "";
  expect(status === 303).toBe(!isRefused);
  if (isRefused) return `mark ${amount} ${extra}: refused`;
  const tip = extra === "tip" && !model.isCanceled ? Math.max(0, amount - owed) : 0;
  const shared = { intent: null, returned: 0, isUnmarked: false };
  const paid = amount - tip;
  model.paidAt = model.step;
  if (paid > 0) model.payments.push({ id, amount: paid, isTip: false, ...shared });
  becomesComplete(model);
  if (tip > 0) model.payments.push({ id: paid > 0 ? `${id}:tip` : id, amount: tip, isTip: true, ...shared });
  return `mark ${amount} ${extra}`;
};

/** The deposit of a hold, or all that is owed once that is paid. */
const payByCard: Step = async ({ booking, model }) => {
  const owed = owedOf(model);
  const depositLeft = Math.min(owed, model.deposit - paidOf(model) - model.reduced - model.courtesy);
  if (model.isCanceled || owed <= 0 || depositLeft > 0 !== model.isHold) return "pay by card: not now";
  const [purpose, amount] = model.isHold ? ["deposit", depositLeft] : ["balance", owed];
  const { intent, event } = await payAtStripe({ booking: booking.id, purpose, amount });
  await deliver(event);
  const [stored] = await rows("SELECT id FROM payments WHERE intent_id = ?", intent);
  const shared = { returned: 0, isTip: false, isUnmarked: false };
  model.paidAt = model.step;
  model.payments.push({ id: String(stored?.id), intent, amount, ...shared });
  becomesComplete(model);
  return `pay ${amount} by card`;
};

/** Whatever is owed: it was given as a tip. */
const tipByCard: Step = async ({ booking, model }, choose) => {
  if (model.isCanceled || model.isHold) return "tip by card: not now";
  const amount = choose(10_000) + 500;
  const { intent, event } = await payAtStripe({ booking: booking.id, purpose: "tip", amount });
  expect(await deliver(event)).toBe("paid");
  const [stored] = await rows("SELECT id FROM payments WHERE intent_id = ?", intent);
  model.paidAt = model.step;
  model.payments.push({ id: String(stored?.id), intent, amount, returned: 0, isTip: true, isUnmarked: false });
  return `tip ${amount} by card`;
};

/** All that is owed, by check; then it is not coming after all, which leaves everything as it was. */
const announce: Step = async ({ booking, client, model }) => {
  const owed = owedOf(model);
  if (model.isCanceled || model.isHold || !isSigned(model) || owed <= 0) return "announce: not now";
  const announced = () => rows("SELECT amount FROM announced_payments WHERE booking_id = ? AND amount > 0", booking.id);
  const pay = async (way: string) => {
    const form = { booking: booking.id, purpose: "balance", amount: inDollars(owed), way };
    expect(await took(visit(postForm(portalApi.pay, form, await client())))).toBe(303);
  };
  await pay("check");
  expect(await announced()).toEqual([{ amount: owed }]);
  await pay("none");
  expect(await announced()).toEqual([]);
  return `announce ${owed}, take it back`;
};

/** By the DJ, where nobody has signed and the balance is due long enough from now. */
const split: Step = async ({ booking, model }, choose) => {
  if (model.signedBy.size > 0 || model.isCanceled) return "split: not now";
  const today = calendarDateAt(Date.now());
  const own = [20, 50].map((later) => `${addDays(today, later)} ${inDollars(choose(40_000) + 1)}`).join("\n");
  const status = await took(submit(bookingMoney(booking.id).parts, { plan: "own", own }));
  expect(status).toBe(booking.eventDate > addDays(today, 100) ? 303 : 422);
  if (status !== 303) return "split: refused";
  model.changedAt = model.step;
  return "split the balance";
};

const unmark: Step = async ({ booking, model }, choose) => {
  const payment = one(model.payments, choose);
  if (!payment) return "unmark: nothing";
  await submit(bookingMoney(booking.id).unmark, { payment: payment.id, reason: "Another date's" });
  if (payment.intent !== null || payment.returned > 0 || payment.isUnmarked) return "unmark: refused";
  for (const each of model.payments)
    if (each === payment || (each.id === tipOf(payment.id) && each.returned === 0)) each.isUnmarked = true;
  return `unmark ${payment.amount}`;
};

const refund: Step = async ({ model }, choose) => {
  const payment = one(model.payments, choose);
  if (!payment) return "refund: nothing";
  const amount = choose(50_000) + 1;
  const kind = payment.isTip
    ? ""
    : (one(model.isCanceled ? ["cancellation", "courtesy"] : ["price", "courtesy", "again"], choose) ?? "");
  const form = { key: key(), amount: inDollars(amount), reason: "No stage", ...(kind ? { kind } : {}) };
  const status = await took(submit(refundPath(payment.id), form));
  const goesBack = kind === "cancellation" && model.canceledBy ? goesBackOf(model) : amount;
  const fits = !payment.isUnmarked && amount <= Math.min(goesBack, payment.amount - payment.returned);
  expect(status === 303).toBe(fits);
  if (!fits) return `refund ${amount} ${kind}: refused`;
  payment.returned += amount;
  if (kind === "price") {
    model.reduced += amount;
    model.reductions.push(model.reduced);
  }
  if (kind === "courtesy") model.courtesy += amount;
  if (kind === "cancellation") model.courtesy = 0;
  return `refund ${amount} ${kind}`;
};

/** What was lost is owed again, by the DJ's word. */
const dispute: Step = async ({ booking, model }, choose) => {
  const end = one(model.isCanceled ? ["win"] : ["lose", "lose", "win"], choose);
  const card = one(
    model.payments.filter(({ intent, returned, isDisputed }) => intent !== null && returned === 0 && !isDisputed),
    choose,
  );
  if (!card) return "dispute: nothing";
  for (const query of ["dispute", end])
    for (const event of await atDashboard(`${query}=${card.intent}`)) await deliver(event);
  card.isDisputed = true;
  if (end === "lose") {
    card.returned = card.amount;
    const unsaid = await rows("SELECT id FROM refunds WHERE payment_id = ? AND kind IS NULL", card.id);
    for (const { id } of card.isTip ? [] : unsaid) {
      const said = submit(bookingMoney(booking.id).refundKind, { refund: String(id), kind: "again" });
      expect(await took(said)).toBe(303);
    }
  }
  return `${end} a dispute of ${card.amount}`;
};

const aboutMoney = [mark, mark, mark, payByCard, payByCard, tipByCard, unmark, refund, refund, dispute];
export const anyStep = [
  ...aboutMoney,
  moreMusic,
  moreMusic,
  change,
  change,
  accept,
  accept,
  sign,
  sign,
  sign,
  announce,
  split,
  cancel,
  reopen,
  reopen,
  lapse,
  lapse,
  lapse,
  confirm,
];
