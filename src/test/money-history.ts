import { expect, vi } from "vitest";
import { type Canceler, cancelers } from "../content/statuses.ts";
import { bookingPaths } from "../features/bookings/dj/paths.ts";
import { portalContractOf } from "../features/contracts/client/paths.ts";
import { bookingMoney, refundPath } from "../features/payments/dj/paths.ts";
import { tipOf } from "../features/payments/mark-payment.ts";
import { portalApi } from "../features/portal/paths.ts";
import { type PriceLine, type SalesTax, taxedKinds } from "../features/prices/model.ts";
import { addDays, calendarDateAt, instantAt } from "../platform/dates.ts";
import { hour } from "../platform/durations.ts";
import { submit } from "./administrator.ts";
import { asItStands } from "./booking-forms.ts";
import { signIn, storeBooking } from "./portal.ts";
import { rows } from "./rows.ts";
import { htmlAt, postForm, visit } from "./site.ts";
import { atDashboard, deliver, payAtStripe } from "./stripe.ts";

/* A small model of a booking's money, and the steps that change both. */

interface Paid {
  id: string;
  intent: string | null;
  amount: number;
  returned: number;
  isTip: boolean;
  isUnmarked: boolean;
}

interface Model {
  /** With tax. */
  price: number;
  /** Before tax: the package, the music that was added on the night, and a line that makes up the rest. */
  net: number;
  hours: number;
  tax: SalesTax | null;
  deposit: number;
  /** Before tax. */
  proposed: number | null;
  isSigned: boolean;
  isCanceled: boolean;
  /** Null: nobody has said. */
  canceledBy: Canceler | null;
  reduced: number;
  /** Each sum by which it was reduced so far: a version of the agreement says that of its day. */
  reductions: number[];
  courtesy: number;
  /** Overtime of a paid booking is due after the event. */
  isDueAfter: boolean;
  payments: Paid[];
}

export const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
export const counted = ({ payments }: Model) => payments.filter(({ isTip, isUnmarked }) => !isTip && !isUnmarked);
export const paidOf = (model: Model) => sum(counted(model).map(({ amount, returned }) => amount - returned));
export const owedOf = (model: Model) => model.price - paidOf(model) - model.reduced - model.courtesy;

const packagePrice = 200_000;

function priceOf({ net, hours, tax }: Pick<Model, "net" | "hours" | "tax">): number {
  const rest = net - packagePrice - hours;
  const all = packagePrice + hours + Math.max(0, rest);
  const costs = { offer: packagePrice, hour: hours, own: Math.max(0, rest), travel: 0, "add-on": 0 };
  if (!tax || tax.certificate) return net;
  const taxed = Math.round((sum(tax.covers.map((kind) => costs[kind])) * net) / all);
  return net + Math.round((taxed * tax.rate) / 100_000);
}

export const taxWithin = ({ price, net }: Model, part: number): number =>
  Math.round((Math.min(price, Math.max(0, part)) * (price - net)) / price);

const taxes: readonly (SalesTax | null)[] = [
  null,
  { label: "Sales tax", rate: 7250, covers: taxedKinds },
  { label: "State tax", rate: 8875, covers: ["offer"] },
  { label: "Sales tax", rate: 6001, covers: ["hour", "own"] },
  { label: "Sales tax", rate: 7250, covers: taxedKinds, certificate: "85-8012" },
];

export const key = () => crypto.randomUUID();
const inDollars = (cents: number) => (cents / 100).toFixed(2);

export interface History {
  booking: Awaited<ReturnType<typeof storeBooking>>;
  client: () => Promise<{ Cookie: string }>;
  contract: () => Promise<string>;
  model: Model;
}

export async function begin(choose: (most: number) => number): Promise<History> {
  const tax = one(taxes, choose) ?? null;
  const price = priceOf({ net: packagePrice, hours: 0, tax });
  const lines: PriceLine[] = [
    { kind: "offer", label: "PREMIUM", note: null, amount: packagePrice },
    { kind: "tax", label: tax?.label ?? "", note: null, amount: price - packagePrice, ...(tax ? { tax } : {}) },
  ];
  const booking = await storeBooking({
    clientName: `Ana ${key().slice(0, 8)}`,
    packageName: "PREMIUM",
    price,
    lines: tax ? lines : [],
    deposit: 50_000,
    createdAt: Date.now() - 60 * 24 * hour,
    eventDate: addDays(calendarDateAt(Date.now()), 6),
  });
  // A cancellation signs the client out.
  const contract = async () => htmlAt(portalContractOf(booking.id), await history.client());
  await rows("UPDATE bookings SET status = 'confirmed' WHERE id = ?", booking.id);
  await rows("UPDATE add_ons SET price = ? WHERE is_hour", rate);
  const model: Model = {
    price,
    net: packagePrice,
    hours: 0,
    tax,
    deposit: 50_000,
    proposed: null,
    isSigned: true,
    isCanceled: false,
    canceledBy: null,
    reduced: 0,
    reductions: [0],
    courtesy: 0,
    isDueAfter: false,
    payments: [],
  };
  const history = {
    booking,
    contract,
    model,
    async client() {
      const [row] = await rows("SELECT portal_link_version AS version FROM bookings WHERE id = ?", booking.id);
      return signIn({ ...booking, portalLinkVersion: Number(row?.version) });
    },
  };
  await signNow(history);
  return history;
}

export const fingerprintIn = (html: string) => /name="fingerprint" value="(\w+)"/.exec(html)?.[1];

async function signNow({ booking, client, contract }: Pick<History, "booking" | "client" | "contract">) {
  const fingerprint = fingerprintIn(await contract()) ?? "";
  const sign = { booking: booking.id, fingerprint, consent: "yes", name: booking.clientName };
  expect(await took(visit(postForm(portalApi.sign, sign, await client())))).toBe(303);
}

type Step = (history: History, choose: (most: number) => number) => Promise<string>;

export const one = <T>(list: readonly T[], choose: (most: number) => number): T | undefined =>
  list[choose(list.length - 1)];
const took = async (answer: Promise<Response>) => (await answer).status;

export const mark: Step = async ({ booking, model }, choose) => {
  const amount = (choose(24) + 1) * 10_000;
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
  model.payments.push({ id: String(stored?.id), intent, amount: owed, ...shared });
  return `pay ${owed} by card`;
};

/** Whatever is owed: it was given as a tip. */
const tipByCard: Step = async ({ booking, model }, choose) => {
  if (model.isCanceled) return "tip by card: not now";
  const amount = (choose(9) + 1) * 1000;
  const { intent, event } = await payAtStripe({ booking: booking.id, purpose: "tip", amount });
  expect(await deliver(event)).toBe("paid");
  const [stored] = await rows("SELECT id FROM payments WHERE intent_id = ?", intent);
  model.payments.push({ id: String(stored?.id), intent, amount, returned: 0, isTip: true, isUnmarked: false });
  return `tip ${amount} by card`;
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
  const amount = (choose(9) + 1) * 5000;
  const kind = payment.isTip
    ? ""
    : (one(model.isCanceled ? ["cancellation", "courtesy"] : ["price", "courtesy", "again"], choose) ?? "");
  const form = { key: key(), amount: inDollars(amount), reason: "No stage", ...(kind ? { kind } : {}) };
  const status = await took(submit(refundPath(payment.id), form));
  const fits = !payment.isUnmarked && amount <= payment.amount - payment.returned;
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

const lose: Step = async ({ model }, choose) => {
  const card = one(
    model.payments.filter(({ intent, returned }) => intent !== null && returned === 0),
    choose,
  );
  if (!card) return "lose a dispute: nothing";
  for (const query of ["dispute", "lose"])
    for (const event of await atDashboard(`${query}=${card.intent}`)) await deliver(event);
  card.returned = card.amount;
  return `lose ${card.amount}`;
};

function becomes(model: Model, net: number): void {
  model.net = net;
  model.price = priceOf(model);
}

const change: Step = async ({ booking, model }, choose) => {
  const price = 150_000 + choose(10) * 10_000;
  if (price === model.net || model.isCanceled) return "change: not now";
  const form = { ...asItStands(booking), price: inDollars(price), deposit: inDollars(model.deposit) };
  expect(await took(submit(bookingPaths(booking.id).page, form))).toBe(303);
  if (model.isSigned) model.proposed = price;
  else becomes(model, price);
  return `${model.isSigned ? "propose" : "change to"} ${price}`;
};

const accept: Step = async ({ booking, client, contract, model }) => {
  const amendment = /name="amendment" value="([\w-]+)"/.exec(await contract())?.[1];
  expect(amendment !== undefined).toBe(model.proposed !== null);
  if (model.proposed === null) return "accept: nothing";
  await visit(postForm(portalApi.amendment, { booking: booking.id, amendment: amendment ?? "" }, await client()));
  becomes(model, model.proposed);
  model.proposed = null;
  return `accept ${model.price}`;
};

const rate = 25_000;

/** Asked or noted on the night itself. */
const moreMusic: Step = async ({ booking, client, model }, choose) => {
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

export const cancel: Step = async ({ booking, model }, choose) => {
  const by = one([null, ...cancelers], choose) ?? null;
  const form = { status: "cancelled", reason: "", words: "", ...(by ? { canceledBy: by } : {}) };
  await submit(bookingPaths(booking.id).status, form);
  if (!model.isCanceled) [model.isCanceled, model.canceledBy, model.proposed] = [true, by, null];
  return `cancel by ${by}`;
};

export const goesBackOf = (model: Model): number =>
  Math.max(0, paidOf(model) - (model.canceledBy === "dj" || !model.isSigned ? 0 : model.deposit));

/** The cancellation has ended the signature. */
const reopen: Step = async ({ booking, model }) => {
  await submit(bookingPaths(booking.id).status, { status: "reopened" });
  if (!model.isCanceled) return "reopen: not now";
  [model.isCanceled, model.isSigned] = [false, false];
  return "reopen";
};

const aboutMoney = [mark, mark, mark, payByCard, payByCard, tipByCard, unmark, refund, refund, lose];
/** Every history cancels near its end, which frees the date for the next. */
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
  cancel,
  reopen,
  reopen,
];
