import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, vi } from "vitest";
import { cancelers } from "../content/statuses.ts";
import { primary } from "../database/client.ts";
import { bookings } from "../database/schema/bookings.ts";
import { bookingPaths } from "../features/bookings/dj/paths.ts";
import { portalContractOf } from "../features/contracts/client/paths.ts";
import { bookingMoney, refundPath } from "../features/payments/dj/paths.ts";
import { tipOf } from "../features/payments/mark-payment.ts";
import { portalApi } from "../features/portal/paths.ts";
import type { PriceLine } from "../features/prices/model.ts";
import { quoteApi } from "../features/quotes/client/paths.ts";
import { addDays, type CalendarDate, calendarDateAt, instantAt } from "../platform/dates.ts";
import { hour } from "../platform/durations.ts";
import { submit } from "./administrator.ts";
import { asItStands } from "./booking-forms.ts";
import {
  type Choose,
  goesBackOf,
  type Model,
  one,
  owedOf,
  packagePrice,
  paidOf,
  priceOf,
  sum,
  taxes,
} from "./money-model.ts";
import { signIn, storeBooking } from "./portal.ts";
import { askForQuote } from "./quotes.ts";
import { rows } from "./rows.ts";
import { htmlAt, postForm, visit } from "./site.ts";
import { atDashboard, deliver, payAtStripe } from "./stripe.ts";

/* The steps that change a booking's money, on the site and in the model. */

export const key = () => crypto.randomUUID();
const inDollars = (cents: number) => (cents / 100).toFixed(2);

export interface History {
  booking: Awaited<ReturnType<typeof storeBooking>>;
  client: () => Promise<{ Cookie: string }>;
  contract: () => Promise<string>;
  model: Model;
  /** Its steps in words. */
  told: string[];
}

const createdAt = () => Date.now() - 60 * 24 * hour;

/** Its client accepts what the site has quoted with a code. */
async function quoted(clientName: string, eventDate: CalendarDate, place: number) {
  const [firstName = "", lastName = ""] = clientName.split(" ");
  const email = `${key()}@example.com`;
  const network = `10.1.${place >> 8}.${place & 255}`;
  const { token, quote } = await askForQuote({ email, firstName, lastName, eventDate }, network);
  const accepting = postForm(quoteApi.accept, { token }, { "CF-Connecting-IP": network });
  expect(await took(visit(accepting))).toBe(303);
  const [booking] = await primary(env.DB)
    .update(bookings)
    .set({ status: "confirmed", holdEndsAt: null, createdAt: createdAt() })
    .where(eq(bookings.clientEmail, email))
    .returning();
  if (!booking) throw new Error("the quote made no booking");
  expect(booking.price).toBe(sum(quote.price.lines.map(({ amount }) => amount)));
  return booking;
}

/** `place` among those that go on at once: each has its own date. */
export async function begin(choose: Choose, place: number): Promise<History> {
  const today = calendarDateAt(Date.now());
  const clientName = `Ana ${key().slice(0, 8)}`;
  const origin = one(["hand", "hand", "parts", "quote"] as const, choose);
  const isPast = origin === "hand" && choose(1) === 1;
  const days = (origin === "hand" ? 2 : 120) + place;
  const eventDate = addDays(today, days);
  const tax = origin === "quote" ? null : (one(taxes, choose) ?? null);
  const price = priceOf({ net: packagePrice, hours: 0, tax });
  const lines: PriceLine[] = [
    { kind: "offer", label: "PREMIUM", note: null, amount: packagePrice },
    { kind: "tax", label: tax?.label ?? "", note: null, amount: price - packagePrice, ...(tax ? { tax } : {}) },
  ];
  const booking =
    origin === "quote"
      ? await quoted(clientName, eventDate, place)
      : await storeBooking({
          clientName,
          packageName: "PREMIUM",
          price,
          lines: tax ? lines : [],
          deposit: 50_000,
          createdAt: createdAt(),
          eventDate,
          balanceDays: origin === "parts" ? 7 : isPast ? days + 1 + choose(20) : -1 - choose(20),
        });
  if (origin === "parts") {
    const own = [20, 50].map((later) => `${addDays(today, later)} ${inDollars(choose(60_000) + 1)}`).join("\n");
    expect(await took(submit(bookingMoney(booking.id).parts, { plan: "own", own }))).toBe(303);
  }
  // A cancellation signs the client out.
  const contract = async () => htmlAt(portalContractOf(booking.id), await history.client());
  await rows("UPDATE bookings SET status = 'confirmed' WHERE id = ?", booking.id);
  const model: Model = {
    price: booking.price ?? 0,
    net: origin === "quote" ? (booking.price ?? 0) : packagePrice,
    hours: 0,
    tax,
    deposit: booking.deposit ?? 0,
    proposed: null,
    isSigned: true,
    isCanceled: false,
    canceledBy: null,
    reduced: 0,
    reductions: [0],
    courtesy: 0,
    isPast,
    isDueAfter: false,
    step: 0,
    changedAt: 0,
    acceptedAt: null,
    paidAt: -1,
    payments: [],
  };
  const history: History = {
    booking,
    contract,
    model,
    told: [],
    async client() {
      const [row] = await rows("SELECT portal_link_version AS version FROM bookings WHERE id = ?", booking.id);
      return signIn({ ...booking, portalLinkVersion: Number(row?.version) });
    },
  };
  await signNow(history);
  return history;
}

export const fingerprintIn = (html: string) => /name="fingerprint" value="(\w+)"/.exec(html)?.[1];
export const amendmentIn = (html: string) => /name="amendment" value="([\w-]+)"/.exec(html)?.[1];

async function signNow({ booking, client, contract }: Pick<History, "booking" | "client" | "contract">) {
  const fingerprint = fingerprintIn(await contract()) ?? "";
  const sign = { booking: booking.id, fingerprint, consent: "yes", name: booking.clientName };
  expect(await took(visit(postForm(portalApi.sign, sign, await client())))).toBe(303);
}

export type Step = (history: History, choose: Choose) => Promise<string>;

const took = async (answer: Promise<Response>) => (await answer).status;

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
  if (tip > 0) model.payments.push({ id: paid > 0 ? `${id}:tip` : id, amount: tip, isTip: true, ...shared });
  return `mark ${amount} ${extra}`;
};

const payByCard: Step = async ({ booking, model }) => {
  const owed = owedOf(model);
  const depositLeft = model.deposit - paidOf(model) - model.reduced - model.courtesy;
  if (model.isCanceled || owed <= 0 || depositLeft > 0) return "pay by card: not now";
  const { intent, event } = await payAtStripe({ booking: booking.id, purpose: "balance", amount: owed });
  await deliver(event);
  const [stored] = await rows("SELECT id FROM payments WHERE intent_id = ?", intent);
  const shared = { returned: 0, isTip: false, isUnmarked: false };
  model.paidAt = model.step;
  model.payments.push({ id: String(stored?.id), intent, amount: owed, ...shared });
  return `pay ${owed} by card`;
};

/** Whatever is owed: it was given as a tip. */
const tipByCard: Step = async ({ booking, model }, choose) => {
  if (model.isCanceled) return "tip by card: not now";
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
  if (model.isCanceled || !model.isSigned || owed <= 0) return "announce: not now";
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
  if (model.isSigned || model.isCanceled) return "split: not now";
  const today = calendarDateAt(Date.now());
  const own = [20, 50].map((later) => `${addDays(today, later)} ${inDollars(choose(40_000) + 1)}`).join("\n");
  const status = await took(submit(bookingMoney(booking.id).parts, { plan: "own", own }));
  expect(status).toBe(booking.eventDate > addDays(today, 100) ? 303 : 422);
  return status === 303 ? "split the balance" : "split: refused";
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

function becomes(model: Model, net: number): void {
  model.changedAt = model.step;
  model.net = net;
  model.price = priceOf(model);
}

const change: Step = async ({ booking, model }, choose) => {
  const price = 150_000 + choose(100_000);
  if (price === model.net || model.isCanceled) return "change: not now";
  const form = { ...asItStands(booking), price: inDollars(price), deposit: inDollars(model.deposit) };
  expect(await took(submit(bookingPaths(booking.id).page, form))).toBe(303);
  if (model.isSigned) model.proposed = price;
  else becomes(model, price);
  return `${model.isSigned ? "propose" : "change to"} ${price}`;
};

const accept: Step = async ({ booking, client, contract, model }) => {
  if (model.proposed === null) return "accept: nothing";
  const amendment = amendmentIn(await contract());
  expect(amendment).toBeDefined();
  await visit(postForm(portalApi.amendment, { booking: booking.id, amendment: amendment ?? "" }, await client()));
  becomes(model, model.proposed);
  model.acceptedAt = Math.max(model.acceptedAt ?? 0, model.step);
  model.proposed = null;
  return `accept ${model.price}`;
};

export const rate = 25_000;

/** Asked or noted on the night itself. */
export const moreMusic: Step = async ({ booking, client, model }, choose) => {
  const minutes = one([30, 60], choose) ?? 60;
  const how = one(["accept", "decline", "room"], choose);
  const [row] = await rows("SELECT end_time AS until FROM bookings WHERE id = ?", booking.id);
  const owed = owedOf(model);
  vi.useFakeTimers({ toFake: ["Date"], now: instantAt(booking.eventDate, 19 * 60) });
  try {
    const move = {
      act: how === "room" ? "more-agreed" : "more-asked",
      key: String(row?.until),
      minutes: String(minutes),
    };
    const status = await took(submit(bookingPaths(booking.id).booth, move));
    expect(status).toBe(model.isCanceled ? 422 : 303);
    if (model.isCanceled) return "more music: refused";
    model.proposed = null;
    const [asked] = await rows("SELECT id FROM amendments WHERE booking_id = ? AND status = 'proposed'", booking.id);
    expect(asked === undefined).toBe(how === "room");
    const answer = { booking: booking.id, amendment: String(asked?.id), change: how ?? "", overtime: "1" };
    if (asked) await visit(postForm(portalApi.amendment, answer, await client()));
  } finally {
    vi.useRealTimers();
  }
  if (how === "decline") return "more music: no";
  const more = (rate * minutes) / 60;
  model.hours += more;
  // The night of the event is later than whatever is paid by the clock of now.
  model.acceptedAt = Number.POSITIVE_INFINITY;
  becomes(model, model.net + more);
  model.isDueAfter ||= owed <= 0;
  return `${minutes} min more, ${how}`;
};

const sign: Step = async (history) => {
  const { model } = history;
  if (model.isSigned || model.isCanceled) return "sign: not now";
  await signNow(history);
  model.isSigned = true;
  return "sign";
};

const cancel: Step = async ({ booking, model }, choose) => {
  const by = one([null, ...cancelers], choose) ?? null;
  const form = { status: "cancelled", reason: "", words: "", ...(by ? { canceledBy: by } : {}) };
  await submit(bookingPaths(booking.id).status, form);
  if (!model.isCanceled) [model.isCanceled, model.canceledBy, model.proposed] = [true, by, null];
  model.changedAt = model.step;
  return `cancel by ${by}`;
};

/** The cancellation has ended the signature. What rests on no money comes back as a hold, which the DJ confirms here. */
const reopen: Step = async ({ booking, model }) => {
  await submit(bookingPaths(booking.id).status, { status: "reopened" });
  if (!model.isCanceled) return "reopen: not now";
  await rows(
    "UPDATE bookings SET status = 'confirmed', hold_ends_at = NULL WHERE id = ? AND status = 'hold'",
    booking.id,
  );
  [model.isCanceled, model.isSigned, model.changedAt] = [false, false, model.step];
  return "reopen";
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
  announce,
  split,
  cancel,
  reopen,
  reopen,
];
