import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { addDays, instantAt } from "../../platform/dates.ts";
import { parseCsv } from "../../platform/files/csv.ts";
import { centsOf, dollars } from "../../platform/money.ts";
import { see, submit } from "../../test/administrator.ts";
import { beginMinute } from "../../test/limits.ts";
import {
  anyStep,
  begin,
  cancel,
  counted,
  fingerprintIn,
  goesBackOf,
  type History,
  key,
  mark,
  one,
  owedOf,
  paidOf,
  sum,
  taxWithin,
} from "../../test/money-history.ts";
import { mainTextIn } from "../../test/page.ts";
import { rows } from "../../test/rows.ts";
import { get, visit } from "../../test/site.ts";
import { adminPaths } from "../admin/paths.ts";
import { bookingMoney, books, booksOf } from "../payments/dj/paths.ts";
import { portalBookingData } from "../requests/client/paths.ts";
import { bookingPaths } from "./dj/paths.ts";

/*
 * In any order of steps, every page must agree with a small model of the money. More histories run with `npm run soak
 * -- inputs`.
 */

const histories = env.FUZZ_RUNS ? Math.ceil(Number(env.FUZZ_RUNS) / 100) : 2;
const steps = 12;

const agreedSums =
  /Price (\$\S+) Deposit, due on signing (\$[\d,.]+)(?:; the (\$\S+) reduced counts toward it)? Balance, [^$]*(\$[\d,.]+)/;

const beside = /^(?:Card fees|Tips|Given back)$/;

function sumsIn(lines: readonly string[][]) {
  const cents = (of: readonly string[][]) => sum(of.map((line) => Math.round(Number(line[7]) * 100)));
  return { all: cents(lines), tax: cents(lines.filter(([, group]) => group === "Sales tax")) };
}

async function expectTheSameEverywhere({ booking, client, contract, model }: History, told: string): Promise<void> {
  const [paid, owed] = [paidOf(model), owedOf(model)];
  const [total, left] = [model.price - model.reduced, model.isCanceled ? 0 : Math.max(0, owed)];
  const depositDue = model.isCanceled ? 0 : Math.max(0, model.deposit - paid - model.reduced - model.courtesy);
  const desk = mainTextIn(await see(bookingMoney(booking.id).page));
  const returned = sum(counted(model).map((payment) => payment.returned));
  expect(desk, told).toContain(`Price ${dollars(model.net)} `);
  const [tax, isTaxed] = [taxWithin(model, total), model.price > model.net];
  expect(desk.includes(` tax ${dollars(tax)} Total with tax ${dollars(total)} `), told).toBe(isTaxed);
  expect(desk, told).toContain(
    returned > 0 ? `Paid, less ${dollars(returned)} given back ${dollars(paid)} ` : `Paid ${dollars(paid)} `,
  );
  expect(/ Left (\S+)/.exec(desk)?.[1], told).toBe(dollars(left));
  expect(/ Deposit still due (\S+)/.exec(desk)?.[1], told).toBe(depositDue > 0 ? dollars(depositDue) : undefined);
  expect(/ Credit (\$\S+)/.exec(desk)?.[1], told).toBe(!model.isCanceled && owed < 0 ? dollars(-owed) : undefined);
  const goesBack = model.isCanceled && model.canceledBy ? goesBackOf(model) : 0;
  expect(/ Goes back (\$\S+)/.exec(desk)?.[1], told).toBe(goesBack > 0 ? dollars(goesBack) : undefined);

  const booked = parseCsv(await see(books.details)).filter(
    ([, group, , client]) => client === booking.clientName && group !== "Card fees",
  );
  const kept = model.payments
    .filter(({ isUnmarked }) => !isUnmarked)
    .map(({ amount, returned: back }) => amount - back);
  expect(sumsIn(booked), told).toEqual({ all: sum(kept), tax: taxWithin(model, paid) });
  if (!model.isCanceled) {
    vi.useFakeTimers({ toFake: ["Date"], now: instantAt(addDays(booking.eventDate, 2), 0) });
    const year = Number(booking.eventDate.slice(0, 4));
    const earned = parseCsv(await see(booksOf(books.details, year, "accrual")).finally(() => vi.useRealTimers()));
    expect(
      sumsIn(earned.filter(([, group, , client]) => client === booking.clientName && !beside.test(group ?? ""))),
      told,
    ).toEqual({
      all: total - model.courtesy,
      tax: taxWithin(model, total - model.courtesy),
    });
  }

  const today = mainTextIn(await see(adminPaths.today));
  const isOverdue = !model.isCanceled && owed > 0 && !model.isDueAfter;
  expect(today.includes(`${dollars(owed)} was due`), told).toBe(isOverdue);

  const months = await see(adminPaths.stats);
  expect(months.includes(dollars(total - tax)), told).toBe(!model.isCanceled);
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
  const [, price = "", ...split] = agreedSums.exec(mainTextIn(agreement)) ?? [];
  expect(
    model.reductions.map((each) => dollars(model.price - each)),
    told,
  ).toContain(price);
  const [deposit = 0, counts = 0, balance = 0] = split.map((each) => (each ? centsOf(each) : 0));
  expect(dollars(deposit - counts + balance), told).toBe(price);
  expect(fingerprintIn(agreement) === undefined, told).toBe(model.isSigned);
  const gig = mainTextIn(await see(bookingPaths(booking.id).gigSheet));
  expect(gig, told).toContain(model.isSigned ? "Agreed and signed: " : `Not signed by ${booking.clientName}: `);

  const invoice = key();
  await rows("DELETE FROM invoices");
  await submit(bookingMoney(booking.id).invoice, { key: invoice, billTo: "A firm", purchaseOrder: "" });
  const billed = `SELECT total, paid, courtesy, (SELECT sum(value ->> 'amount') FROM json_each(lines)) AS lines,
    (SELECT sum(value ->> 'amount') FROM json_each(lines) WHERE value ->> 'label' LIKE '% tax%') AS tax FROM invoices WHERE id = ?`;
  expect(await rows(billed, invoice), told).toEqual([
    { total, paid, courtesy: model.courtesy, lines: total, tax: model.tax ? tax : null },
  ]);
}

it("says the same of a booking's money everywhere, whatever happens to it", async () => {
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (generate) => {
      const choose = (most: number) => generate(fc.nat, { max: Math.max(0, most) });
      // Many histories take longer than the one minute that the limits of a test last.
      beginMinute();
      const history = await begin(choose);
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
