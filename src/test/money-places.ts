import { env } from "cloudflare:workers";
import { expect, vi } from "vitest";
import { primary } from "../database/client.ts";
import { bookings } from "../database/schema/bookings.ts";
import { owedOfBooking, paidOfBooking } from "../database/schema/payments.ts";
import { adminPaths } from "../features/admin/paths.ts";
import { bookingsInNeedQuery } from "../features/admin/today/bookings-in-need.ts";
import { needsOfBooking } from "../features/admin/today/needs-of-bookings.ts";
import { bookingPaths } from "../features/bookings/dj/paths.ts";
import { portalInvoicePdf, portalReceipt } from "../features/payments/client/paths.ts";
import { bookingMoney, books, booksOf, invoicePaths } from "../features/payments/dj/paths.ts";
import { portalBookingData } from "../features/requests/client/paths.ts";
import { addDays, calendarDateAt, instantAt } from "../platform/dates.ts";
import { parseCsv } from "../platform/files/csv.ts";
import { billDollars, centsOf, dollars } from "../platform/money.ts";
import { see, submit } from "./administrator.ts";
import { amendmentIn, fingerprintIn, type History, key, nameOf } from "./money-begin.ts";
import {
  counted,
  goesBackOf,
  isSigned,
  type Model,
  owedOf,
  paidOf,
  sum,
  taxWithin,
  unsignedIn,
} from "./money-model.ts";
import { mainTextIn } from "./page.ts";
import { linesOfPdf } from "./pdf-text.ts";
import { rows } from "./rows.ts";
import { get, htmlAt, visit } from "./site.ts";

/* Where the sums of a booking stand, and what the model says of them. */

const figuresOf = (model: Model) => {
  const [paid, owed] = [paidOf(model), owedOf(model)];
  const total = model.price - model.reduced;
  return {
    ...{ paid, owed, total, tax: taxWithin(model, total) },
    left: model.isCanceled ? 0 : Math.max(0, owed),
    returned: sum(counted(model).map((payment) => payment.returned)),
    depositDue: model.isCanceled ? 0 : Math.max(0, model.deposit - paid - model.reduced - model.courtesy),
  };
};

type Place = (history: History, told: string, isEnd: boolean) => Promise<void>;

const atTheDesk: Place = async ({ booking, model }, told) => {
  const { paid, owed, total, tax, left, returned, depositDue } = figuresOf(model);
  const desk = mainTextIn(await see(bookingMoney(booking.id).page));
  expect(desk, told).toContain(`Price ${dollars(model.net)} `);
  expect(desk.includes(` tax ${dollars(tax)} Total with tax ${dollars(total)} `), told).toBe(model.price > model.net);
  expect(desk, told).toContain(
    returned > 0 ? `Paid, less ${dollars(returned)} given back ${dollars(paid)} ` : `Paid ${dollars(paid)} `,
  );
  expect(/ Left (\S+)/.exec(desk)?.[1], told).toBe(dollars(left));
  expect(/ Deposit still due (\S+)/.exec(desk)?.[1], told).toBe(depositDue > 0 ? dollars(depositDue) : undefined);
  expect(/ Credit (\$\S+)/.exec(desk)?.[1], told).toBe(!model.isCanceled && owed < 0 ? dollars(-owed) : undefined);
  const goesBack = model.isCanceled && model.canceledBy ? goesBackOf(model) : 0;
  expect(/ Goes back (\$\S+)/.exec(desk)?.[1], told).toBe(goesBack > 0 ? dollars(goesBack) : undefined);
  const parts = [...desk.matchAll(/ By \w+, \w+ \d+, \d+ (\$[\d,.]*\d)(?:, (paid|\$[\d,.]*\d))?/g)].map(
    ([, all = "", said = all]) => (said === "paid" ? 0 : centsOf(said)),
  );
  const rest = / The rest, due [^$]* (\$[\d,.]+)/.exec(desk)?.[1];
  if (rest) expect(sum(parts) + centsOf(rest) + Math.min(left, depositDue), told).toBe(left);
};

const inThePortal: Place = async ({ booking, client, model }, told) => {
  if (model.isCanceled) return;
  const { paid, owed, total, left, depositDue } = figuresOf(model);
  const shown: unknown = await (await visit(get(portalBookingData(booking.id), await client()))).json();
  const [hasParts] = await rows("SELECT 1 FROM payment_parts WHERE booking_id = ?", booking.id);
  // Beyond the deposit nothing is due of a hold.
  const balance = model.isHold
    ? null
    : hasParts
      ? {}
      : { purpose: "balance", amount: owed, isLate: model.isPast && !model.isDueAfter };
  const next = depositDue > 0 ? { purpose: "deposit", amount: Math.min(depositDue, left) } : owed > 0 ? balance : null;
  expect(shown, told).toMatchObject({ money: { total, paid, left, owed: next } });
};

const agreedSums =
  /Price (\$\S+) Deposit, due on signing (\$[\d,.]+)(?:; the (\$\S+) reduced counts toward it)? Balance, [^$]*(\$[\d,.]+)/;

const inTheAgreement: Place = async ({ booking, contract, model }, told) => {
  if (model.isCanceled) return;
  const agreement = await contract();
  const text = mainTextIn(agreement);
  const prices = model.reductions.map((each) => dollars(model.price - each));
  const [, price = "", ...split] = agreedSums.exec(text) ?? [];
  if (price) {
    expect(prices, told).toContain(price);
    const [deposit = 0, counts = 0, balance = 0] = split.map((each) => (each ? centsOf(each) : 0));
    expect(dollars(deposit - counts + balance), told).toBe(price);
  } else expect(prices, told).toContain(/Price (\$\S+) Deposit/.exec(text)?.[1]);
  expect(fingerprintIn(agreement) !== undefined, told).toBe(unsignedIn(model).includes(""));
  expect(amendmentIn(agreement) !== undefined, told).toBe(model.proposed !== null);
  const gig = mainTextIn(await see(bookingPaths(booking.id).gigSheet));
  const missing = /Not signed by ([^:]*): /.exec(gig)?.[1] ?? "";
  for (const who of ["", ...model.signers])
    expect(missing.includes(nameOf(booking, who)), told).toBe(unsignedIn(model).includes(who));
  expect(gig.includes("Agreed and signed: "), told).toBe(isSigned(model));
};

/** An invoice, the note that takes it back, and at the end its file. */
const onPaper: Place = async ({ booking, client, model }, told, isEnd) => {
  if (model.isCanceled) return;
  const { paid, total, tax, left } = figuresOf(model);
  const [invoice, note] = [key(), key()];
  await submit(bookingMoney(booking.id).invoice, { key: invoice, billTo: "A firm", purchaseOrder: "" });
  const billed = `SELECT total, paid, courtesy, (SELECT sum(value ->> 'amount') FROM json_each(lines)) AS lines,
    (SELECT sum(value ->> 'amount') FROM json_each(lines) WHERE value ->> 'label' LIKE '% tax%') AS tax FROM invoices WHERE id = ?`;
  const said = { total, paid, courtesy: model.courtesy, lines: total, tax: model.tax ? tax : null };
  expect(await rows(billed, invoice), told).toEqual([said]);
  if (isEnd) {
    const pdf = await visit(get(portalInvoicePdf(invoice), await client()));
    const paper = linesOfPdf(await pdf.bytes()).join(" ");
    expect(paper, told).toContain(`Total ${billDollars(total)}`);
    if (left > 0) expect(paper, told).toContain(billDollars(left));
  }
  await submit(invoicePaths(invoice).credit, { key: note, reason: "Another name" });
  expect(await rows("SELECT total, credits FROM invoices WHERE id = ?", note), told).toEqual([
    { total, credits: invoice },
  ]);
};

const onReceipts: Place = async ({ client, model }, told) => {
  const payment = model.payments.at(-1);
  if (!payment || payment.isUnmarked || model.isCanceled) return;
  const receipt = mainTextIn(await htmlAt(portalReceipt(payment.id), await client()));
  expect(receipt, told).toContain(dollars(payment.amount));
};

export const places: readonly Place[] = [atTheDesk, inThePortal, inTheAgreement, onPaper, onReceipts];

const told = ({ told: steps }: History) => steps.join("; ");

const beside = /^(?:Card fees|Tips|Given back)$/;

function sumsIn(lines: readonly string[][]) {
  const cents = (of: readonly string[][]) => sum(of.map((line) => Math.round(Number(line[7]) * 100)));
  return { all: cents(lines), tax: cents(lines.filter(([, group]) => group === "Sales tax")) };
}

async function linesByClient(path: string): Promise<(history: History) => string[][]> {
  const lines = Map.groupBy(parseCsv(await see(path)), ([, , , client]) => client);
  return ({ booking }) => lines.get(booking.clientName) ?? [];
}

/** Of the year's cash, and of what each event has earned once all are over. */
async function inTheBooks(all: readonly History[]): Promise<void> {
  const cash = await linesByClient(books.details);
  const days = all.map(({ booking }) => booking.eventDate).toSorted();
  const years = [...new Set(days.map((day) => Number(day.slice(0, 4))))];
  vi.useFakeTimers({ toFake: ["Date"], now: instantAt(addDays(days.at(-1) ?? "2099-01-01", 2), 0) });
  const reading = years.map((year) => linesByClient(booksOf(books.details, year, "accrual")));
  const earned = await Promise.all(reading).finally(() => vi.useRealTimers());
  for (const history of all) {
    const { model } = history;
    const kept = model.payments
      .filter(({ isUnmarked }) => !isUnmarked)
      .map(({ amount, returned }) => amount - returned);
    const booked = cash(history).filter(([, group]) => group !== "Card fees");
    expect(sumsIn(booked), told(history)).toEqual({ all: sum(kept), tax: taxWithin(model, paidOf(model)) });
    if (model.isCanceled || model.isHold) continue;
    const part = model.price - model.reduced - model.courtesy;
    const ofEvent = earned.flatMap((lines) => lines(history)).filter(([, group = ""]) => !beside.test(group));
    expect(sumsIn(ofEvent), told(history)).toEqual({ all: part, tax: taxWithin(model, part) });
  }
}

async function inTheStatistics(all: readonly History[]): Promise<void> {
  const page = mainTextIn(await see(adminPaths.stats));
  const booked = all.filter(({ model }) => !model.isCanceled && !model.isHold);
  for (const [, ofMonth] of Map.groupBy(booked, ({ booking }) => booking.eventDate.slice(0, 7))) {
    const income = sum(ofMonth.map(({ model }) => model.price - model.reduced - figuresOf(model).tax));
    expect(page, ofMonth.map(told).join("\n")).toContain(`${dollars(income)} ${ofMonth.length}`);
  }
}

/** Each with the sum that it names. */
function needsIn(model: Model): string[] {
  const { paid, owed, depositDue } = figuresOf(model);
  if (model.isCanceled) {
    const stays = model.canceledBy === "dj" || model.signedBy.size === 0 ? 0 : model.deposit;
    return paid > stays ? [`back ${dollars(paid - stays)}`] : [];
  }
  const isOverdue = owed > 0 && model.isPast && !model.isDueAfter;
  const changedAt = model.acceptedAt ?? (model.signedBy.size > 0 ? -1 : model.changedAt);
  const isOpen = !isSigned(model) && (!model.isHold || model.signedBy.size > 0);
  return [
    ...(isOpen ? ["unsigned"] : []),
    ...(isOverdue ? [`owed ${dollars(owed)}`] : []),
    ...(!isOverdue && !model.isHold && isSigned(model) && depositDue > 0 && owed > 0
      ? [`deposit ${dollars(Math.min(depositDue, owed))}`]
      : []),
    ...(owed < 0 && changedAt > model.paidAt ? [`credit ${dollars(-owed)}`] : []),
  ];
}

async function onToday(all: readonly History[]): Promise<void> {
  const now = Date.now();
  const today = calendarDateAt(now);
  const found = await bookingsInNeedQuery(primary(env.DB), today, now);
  const needs = found
    .flatMap((booking) => needsOfBooking(booking, today, now))
    .filter(({ isWithClient }) => !isWithClient);
  for (const history of all) {
    const listed = needs
      .filter(({ subject }) => subject.endsWith(history.booking.id))
      .map(({ subject, why }) => [subject.split(":")[0], /\$[\d,.]*\d/.exec(why)?.[0]].filter(Boolean).join(" "));
    expect(listed.toSorted(), told(history)).toEqual(needsIn(history.model).toSorted());
  }
  const page = await see(adminPaths.today);
  const shown = [...page.matchAll(/name="subject" value="([\w-]+:[\w-]+)"/g)].map(([, subject]) => subject);
  const subjects = new Set(needs.map(({ subject }) => subject));
  expect(
    shown.filter(
      (subject) => subject && !subjects.has(subject) && all.some(({ booking }) => subject.endsWith(booking.id)),
    ),
  ).toEqual([]);
}

/** A signed hold that has ended waits for the DJ, and its rest is owed once the date is held again; of others nothing is left. */
export async function expectLapsed({ booking, client, model, told: steps }: History): Promise<void> {
  const now = Date.now();
  const today = calendarDateAt(now);
  const found = await bookingsInNeedQuery(primary(env.DB), today, now);
  const subjects = found.flatMap((each) => needsOfBooking(each, today, now)).map(({ subject }) => subject);
  const waits = model.wasSigned || paidOf(model) > 0;
  // By the same read: the Cron Trigger of another history may end this hold right after it.
  const isHeld = found.some(({ id, status }) => id === booking.id && status === "hold");
  const kind = isHeld ? "hold" : waits ? "lapsed" : null;
  const needs = subjects.filter((subject) => subject.endsWith(booking.id)).map((subject) => subject.split(":")[0]);
  expect(
    needs.filter((need) => need === "hold" || need === "lapsed"),
    steps.join("; "),
  ).toEqual(kind ? [kind] : []);
  const shown: unknown = await (await visit(get(portalBookingData(booking.id), await client()))).json();
  const left = model.signedBy.size > 0 ? Math.max(0, owedOf(model)) : 0;
  expect(shown, steps.join("; ")).toMatchObject({ status: "released", money: { paid: paidOf(model), left } });
}

/** In one query: lines make the price, what went back of a payment is told by refunds, and no number has a gap. */
async function inTheDatabase(all: readonly History[]): Promise<void> {
  const found = await primary(env.DB)
    .select({ id: bookings.id, price: bookings.price, lines: bookings.lines, paid: paidOfBooking, owed: owedOfBooking })
    .from(bookings);
  const byId = new Map(found.map((row) => [row.id, row]));
  for (const history of all) {
    const { booking, model } = history;
    const row = byId.get(booking.id);
    const [paid, owed] = [paidOf(model), owedOf(model)];
    expect(row, told(history)).toMatchObject({ price: model.price, paid, owed });
    const lines = row?.lines ?? [];
    if (lines.length > 0) expect(sum(lines.map(({ amount }) => amount)), told(history)).toBe(model.price);
  }
  const odd = `SELECT payments.id FROM payments WHERE refunded_amount <>
    (SELECT coalesce(sum(amount), 0) FROM refunds WHERE payment_id = payments.id AND status NOT IN ('failed', 'kept'))`;
  const gaps = `SELECT (SELECT count(receipt_number) = coalesce(max(receipt_number), 0) FROM payments) AS receipts,
    (SELECT count(*) = coalesce(max(number), 0) FROM invoices) AS invoices`;
  expect([await rows(odd), await rows(gaps)]).toEqual([[], [{ receipts: 1, invoices: 1 }]]);
}

/** Receipts and news of refunds that went out since mail `last`. */
async function inMails(all: readonly History[], last: number): Promise<number> {
  const sent = await rows(
    `SELECT outbox.rowid AS place, recipient, text FROM outbox INNER JOIN mail_texts ON mail_id = outbox.id
      WHERE outbox.rowid > ? AND kind = 'payment-receipt' ORDER BY outbox.rowid`,
    last,
  );
  const newest = new Map(sent.map(({ recipient, text }) => [recipient, String(text)]));
  for (const history of all) {
    const text = newest.get(history.booking.clientEmail);
    const { left, paid } = figuresOf(history.model);
    if (text)
      expect(
        [/^Left: (\S+)/m.exec(text)?.[1], /^Paid[^:]*: (\S+)/m.exec(text)?.[1]],
        `${told(history)}\n${text}`,
      ).toEqual([dollars(left), dollars(paid)]);
  }
  return Number(sent.at(-1)?.place ?? last);
}

/** Gives the last mail that it has read. */
export async function expectTheSameOfAll(all: readonly History[], lastMail: number): Promise<number> {
  await inTheDatabase(all);
  await inTheBooks(all);
  await inTheStatistics(all);
  await onToday(all);
  return inMails(all, lastMail);
}
