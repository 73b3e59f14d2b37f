import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { type Canceler, cancelers } from "../../content/statuses.ts";
import { addDays, calendarDateAt, instantAt } from "../../platform/dates.ts";
import { hour } from "../../platform/durations.ts";
import { parseCsv } from "../../platform/files/csv.ts";
import { dollars } from "../../platform/money.ts";
import { see, submit } from "../../test/administrator.ts";
import { asItStands } from "../../test/booking-forms.ts";
import { beginMinute } from "../../test/limits.ts";
import { mainTextIn } from "../../test/page.ts";
import { signIn, storeBooking } from "../../test/portal.ts";
import { rows } from "../../test/rows.ts";
import { get, htmlAt, postForm, visit } from "../../test/site.ts";
import { atDashboard, deliver, payAtStripe } from "../../test/stripe.ts";
import { adminPaths } from "../admin/paths.ts";
import { bookingMoney, books, refundPath } from "../payments/dj/paths.ts";
import { tipOf } from "../payments/mark-payment.ts";
import { portalApi } from "../portal/paths.ts";
import { portalBookingData } from "../requests/client/paths.ts";
import { portalContractOf } from "./client/paths.ts";
import { bookingPaths } from "./dj/paths.ts";

/*
 * In any order of steps, every page must agree with a small model of the money. More histories run with `npm run soak
 * -- inputs`.
 */

const histories = env.FUZZ_RUNS ? Math.ceil(Number(env.FUZZ_RUNS) / 100) : 2;
const steps = 12;

interface Paid {
  id: string;
  intent: string | null;
  amount: number;
  returned: number;
  isTip: boolean;
  isUnmarked: boolean;
}

interface Model {
  price: number;
  deposit: number;
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

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
const counted = ({ payments }: Model) => payments.filter(({ isTip, isUnmarked }) => !isTip && !isUnmarked);
const paidOf = (model: Model) => sum(counted(model).map(({ amount, returned }) => amount - returned));
const owedOf = (model: Model) => model.price - paidOf(model) - model.reduced - model.courtesy;

const key = () => crypto.randomUUID();
const inDollars = (cents: number) => (cents / 100).toFixed(2);

interface History {
  booking: Awaited<ReturnType<typeof storeBooking>>;
  client: () => Promise<{ Cookie: string }>;
  contract: () => Promise<string>;
  model: Model;
}

async function begin(): Promise<History> {
  const booking = await storeBooking({
    clientName: `Ana ${key().slice(0, 8)}`,
    price: 200_000,
    deposit: 50_000,
    createdAt: Date.now() - 60 * 24 * hour,
    eventDate: addDays(calendarDateAt(Date.now()), 6),
  });
  // A cancellation signs the client out.
  const contract = async () => htmlAt(portalContractOf(booking.id), await history.client());
  await rows("UPDATE bookings SET status = 'confirmed' WHERE id = ?", booking.id);
  await rows("UPDATE add_ons SET price = ? WHERE is_hour", rate);
  const model: Model = {
    price: 200_000,
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

const fingerprintIn = (html: string) => /name="fingerprint" value="(\w+)"/.exec(html)?.[1];

async function signNow({ booking, client, contract }: Pick<History, "booking" | "client" | "contract">) {
  const fingerprint = fingerprintIn(await contract()) ?? "";
  const sign = { booking: booking.id, fingerprint, consent: "yes", name: booking.clientName };
  expect(await took(visit(postForm(portalApi.sign, sign, await client())))).toBe(303);
}

type Step = (history: History, choose: (most: number) => number) => Promise<string>;

const one = <T>(list: readonly T[], choose: (most: number) => number): T | undefined => list[choose(list.length - 1)];
const took = async (answer: Promise<Response>) => (await answer).status;

const mark: Step = async ({ booking, model }, choose) => {
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
  const isRefused = model.isCanceled || (amount > owed && extra === "");
  expect(status === 303).toBe(!isRefused);
  if (isRefused) return `mark ${amount} ${extra}: refused`;
  const tip = extra === "tip" ? Math.max(0, amount - owed) : 0;
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

const change: Step = async ({ booking, model }, choose) => {
  const price = 150_000 + choose(10) * 10_000;
  if (price === model.price || model.isCanceled) return "change: not now";
  const form = { ...asItStands(booking), price: inDollars(price), deposit: inDollars(model.deposit) };
  expect(await took(submit(bookingPaths(booking.id).page, form))).toBe(303);
  if (model.isSigned) model.proposed = price;
  else model.price = price;
  return `${model.isSigned ? "propose" : "change to"} ${price}`;
};

const accept: Step = async ({ booking, client, contract, model }) => {
  const amendment = /name="amendment" value="([\w-]+)"/.exec(await contract())?.[1];
  expect(amendment !== undefined).toBe(model.proposed !== null);
  if (model.proposed === null) return "accept: nothing";
  await visit(postForm(portalApi.amendment, { booking: booking.id, amendment: amendment ?? "" }, await client()));
  [model.price, model.proposed] = [model.proposed, null];
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
  model.price += (rate * minutes) / 60;
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
  return `cancel by ${by}`;
};

const goesBackOf = (model: Model): number =>
  Math.max(0, paidOf(model) - (model.canceledBy === "dj" ? 0 : model.deposit));

/** The cancellation has ended the signature. */
const reopen: Step = async ({ booking, model }) => {
  await submit(bookingPaths(booking.id).status, { status: "reopened" });
  if (!model.isCanceled) return "reopen: not now";
  [model.isCanceled, model.isSigned] = [false, false];
  return "reopen";
};

const aboutMoney = [mark, mark, mark, payByCard, payByCard, tipByCard, unmark, refund, refund, lose];
/** Every history cancels near its end, which frees the date for the next. */
const anyStep = [
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

async function expectTheSameEverywhere({ booking, client, contract, model }: History, told: string): Promise<void> {
  const [paid, owed] = [paidOf(model), owedOf(model)];
  const depositDue = model.isCanceled ? 0 : Math.max(0, model.deposit - paid - model.reduced - model.courtesy);
  const desk = mainTextIn(await see(bookingMoney(booking.id).page));
  const returned = sum(counted(model).map((payment) => payment.returned));
  const [total, left] = [model.price - model.reduced, model.isCanceled ? 0 : Math.max(0, owed)];
  expect(desk, told).toContain(`Price ${dollars(model.price)} `);
  expect(desk, told).toContain(
    returned > 0 ? `Paid, less ${dollars(returned)} given back ${dollars(paid)} ` : `Paid ${dollars(paid)} `,
  );
  expect(/ Left (\S+)/.exec(desk)?.[1], told).toBe(dollars(left));
  expect(/ Deposit still due (\S+)/.exec(desk)?.[1], told).toBe(depositDue > 0 ? dollars(depositDue) : undefined);
  expect(/ Credit (\$\S+)/.exec(desk)?.[1], told).toBe(!model.isCanceled && owed < 0 ? dollars(-owed) : undefined);
  const goesBack = model.isCanceled && model.canceledBy ? goesBackOf(model) : 0;
  expect(/ Goes back to the client (\$\S+)/.exec(desk)?.[1], told).toBe(goesBack > 0 ? dollars(goesBack) : undefined);

  const booked = parseCsv(await see(books.details)).filter(
    ([, group, , client]) => client === booking.clientName && group !== "Card fees",
  );
  const kept = model.payments
    .filter(({ isUnmarked }) => !isUnmarked)
    .map(({ amount, returned: back }) => amount - back);
  expect(sum(booked.map((line) => Math.round(Number(line[7]) * 100))), told).toBe(sum(kept));

  const today = mainTextIn(await see(adminPaths.today));
  const isOverdue = !model.isCanceled && owed > 0 && !model.isDueAfter;
  expect(today.includes(`${dollars(owed)} was due`), told).toBe(isOverdue);

  const months = await see(adminPaths.stats);
  expect(months.includes(dollars(total)), told).toBe(!model.isCanceled);
  if (model.isCanceled) return;

  const shown: unknown = await (await visit(get(portalBookingData(booking.id), await client()))).json();
  const next =
    depositDue > 0
      ? { purpose: "deposit", amount: depositDue }
      : owed > 0
        ? { purpose: "balance", amount: owed, isLate: !model.isDueAfter }
        : null;
  expect(shown, told).toMatchObject({ money: { total, paid, left, owed: next } });
  const agreement = await contract();
  const agreed = model.reductions.map((each) => dollars(model.price - each));
  expect(
    agreed.some((price) => mainTextIn(agreement).includes(price)),
    told,
  ).toBe(true);
  expect(fingerprintIn(agreement) === undefined, told).toBe(model.isSigned);
  const gig = mainTextIn(await see(bookingPaths(booking.id).gigSheet));
  expect(gig, told).toContain(model.isSigned ? "Agreed and signed: " : `Not signed by ${booking.clientName}: `);

  const invoice = key();
  await rows("DELETE FROM invoices");
  await submit(bookingMoney(booking.id).invoice, { key: invoice, billTo: "A firm", purchaseOrder: "" });
  expect(await rows("SELECT total, paid, courtesy FROM invoices WHERE id = ?", invoice), told).toEqual([
    { total, paid, courtesy: model.courtesy },
  ]);
}

it("says the same of a booking's money everywhere, whatever happens to it", async () => {
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (generate) => {
      const choose = (most: number) => generate(fc.nat, { max: Math.max(0, most) });
      // Many histories take longer than the one minute that the limits of a test last.
      beginMinute();
      const history = await begin();
      let told = "";
      for (let step = 0; step < steps; step += 1) {
        const next = step === steps - 2 ? cancel : step > steps - 2 ? mark : (one(anyStep, choose) ?? mark);
        told += `${await next(history, choose)}; `;
        await expectTheSameEverywhere(history, told);
      }
    }),
    { numRuns: histories, endOnFailure: true, ...(env.FUZZ_RUNS ? {} : { seed: 2026 }) },
  );
});
