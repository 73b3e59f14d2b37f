import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { payments, refunds } from "../../../database/schema/payments.ts";
import { type CalendarDate, calendarDateAt, instantAt } from "../../../platform/dates.ts";
import { parseCsv } from "../../../platform/files/csv.ts";
import { see, submit } from "../../../test/administrator.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { signBoth } from "../../../test/signatures.ts";
import { atStripe, deliver, eventOf, payAtStripe } from "../../../test/stripe.ts";
import { adminPaths } from "../../admin/paths.ts";
import type { Basis } from "../books/model.ts";
import { books, booksOf } from "./paths.ts";

const year = 2025;

const cents = (text: string | undefined): number => Math.round(Number(text) * 100);

async function file(path: string, basis: Basis, of = year) {
  const [, ...records] = parseCsv(await see(booksOf(path, of, basis)));
  return records;
}

const sum = (records: string[][], column: number): number =>
  records.reduce((total, record) => total + cents(record[column]), 0);

const text = async (basis: Basis, of = year) => mainTextIn(await see(booksOf(books.page, of, basis)));

interface Paid {
  amount: number;
  on: CalendarDate;
  purpose?: "deposit" | "balance" | "tip";
  status?: "paid" | "unmatched";
  fee?: number;
}

let receipts = 0;

async function pay(bookingId: string, { amount, on, purpose = "balance", status = "paid", fee }: Paid) {
  receipts += 1;
  const id = crypto.randomUUID();
  await primary(env.DB)
    .insert(payments)
    .values({
      id,
      bookingId,
      purpose,
      amount,
      status,
      currency: "usd",
      fee: fee ?? null,
      method: "zelle",
      by: "dj@example.com",
      receiptNumber: receipts,
      receivedOn: on,
      createdAt: instantAt(on, 720),
    });
  return id;
}

async function aYear() {
  const wedding = await storeBooking({
    status: "completed",
    eventDate: `${year}-06-14`,
    price: 200_000,
    deposit: 50_000,
    clientName: "Ana Lind",
  });
  await pay(wedding.id, { amount: 50_000, on: `${year - 1}-12-31`, purpose: "deposit" });
  const balance = await pay(wedding.id, { amount: 150_000, on: `${year}-06-01` });
  await pay(wedding.id, { amount: 10_000, on: `${year}-06-15`, purpose: "tip" });
  const db = primary(env.DB);
  await db.batch([
    db.insert(refunds).values({
      id: "part",
      paymentId: balance,
      amount: 12_345,
      reason: "An hour less",
      kind: "price",
      status: "done",
      createdAt: instantAt(`${year}-06-30`, 1439),
    }),
    db.update(payments).set({ refundedAmount: 12_345 }).where(eq(payments.id, balance)),
  ]);
  const canceled = await storeBooking({
    status: "cancelled",
    eventDate: `${year}-09-20`,
    price: 100_000,
    deposit: 25_000,
    canceledBy: "client",
  });
  await signBoth(canceled.id);
  await pay(canceled.id, { amount: 25_000, on: `${year}-02-03`, purpose: "deposit" });
  return { wedding, canceled };
}

it("count by cash what came and went on its day, and the files say the same to the cent", async () => {
  await aYear();
  const page = await text("cash");
  expect(page).toContain("Feb 2025 $250.00 – – $250.00");
  expect(page).toContain("Jun 2025 $1,500.00 $100.00 −$123.45 $1,476.55");
  expect(page).toContain("The year $1,750.00 $100.00 −$123.45 $1,726.55");
  const statement = await file(books.statement, "cash");
  expect(sum(statement, 2)).toBe(172_655);
  expect(statement).toContainEqual(["06/30/2025", "Refund: An hour less, Ana Lind, receipt 2025-0002", "-123.45"]);
  expect(sum(await file(books.details, "cash"), 7)).toBe(172_655);
  expect(sum(await file(books.statement, "cash", year - 1), 2)).toBe(50_000);
});

it("count by accrual what events earned on their day, whenever they were paid, and what stays of canceled ones", async () => {
  const { wedding } = await aYear();
  const page = await text("accrual");
  expect(page).toContain("Jun 2025 $1,876.55 $100.00");
  expect(page).toContain("Sep 2025 $250.00");
  expect(page).toContain("The year $2,126.55 $100.00");
  expect(page).not.toContain("is not paid yet");
  expect(sum(await file(books.statement, "accrual"), 2)).toBe(222_655);
  await primary(env.DB)
    .update(payments)
    .set({ status: "unmarked", unmarkReason: "Bounced" })
    .where(eq(payments.bookingId, wedding.id));
  expect(await text("accrual")).toContain("$1,876.55 of this income is not paid yet.");
  const ended = await storeBooking({ status: "released", eventDate: `${year}-10-04`, price: 90_000, holdEndsAt: null });
  await signBoth(ended.id);
  await pay(ended.id, { amount: 20_000, on: `${year}-09-01`, purpose: "deposit" });
  const later = await text("accrual");
  expect(later).toContain("Oct 2025 $200.00");
  expect(later).toContain("$1,876.55 of this income is not paid yet.");
});

it("leave out what fits no booking and say so, and take off what a bank took back", async () => {
  const { wedding } = await aYear();
  await pay(wedding.id, { amount: 99_900, on: `${year}-03-01`, status: "unmatched" });
  const [tip] = await primary(env.DB).select().from(payments).where(eq(payments.purpose, "tip"));
  await primary(env.DB)
    .insert(refunds)
    .values({
      id: "dp_1",
      paymentId: tip?.id ?? "",
      amount: 10_000,
      reason: "A lost dispute",
      status: "done",
      createdAt: instantAt(`${year}-07-04`, 0),
    });
  const page = await text("cash");
  expect(page).toContain("One payment fits no booking and is left out");
  expect(page).toContain("Jul 2025 – – −$100.00 −$100.00");
  expect(sum(await file(books.statement, "cash"), 2)).toBe(162_655);
});

it("know what Stripe took of a card payment, and say where it is not known", async () => {
  const { id } = await storeBooking({ status: "hold", holdEndsAt: Date.now() + 1e7, deposit: 58_100, price: 232_425 });
  await deliver((await payAtStripe({ booking: id, amount: 58_100 })).event);
  const thisYear = Number(calendarDateAt(Date.now()).slice(0, 4));
  const statement = await file(books.statement, "cash", thisYear);
  // Stripe's fee: 2.9% and 30 cents.
  expect(statement.map(([, , amount]) => amount)).toEqual(["581.00", "-17.15"]);
  await primary(env.DB).delete(payments);
  await atStripe("fault=no-fee");
  const { intent, event } = await payAtStripe({ booking: id, amount: 58_100 });
  await deliver(event);
  expect(await text("cash", thisYear)).toContain("What Stripe took of one card payment is not known here");
  // Stripe reports its fee a moment later.
  expect(await deliver(eventOf("charge.updated", { object: "charge", payment_intent: intent }))).toBe("noted");
  expect(await text("cash", thisYear)).not.toContain("is not known here");
  expect(sum(await file(books.statement, "cash", thisYear), 2)).toBe(58_100 - 1715);
});

it("the months of the money page agree with them", async () => {
  const { id } = await storeBooking({ status: "confirmed", price: 100_000 });
  const today = calendarDateAt(Date.now());
  const payment = await pay(id, { amount: 60_000, on: today });
  const db = primary(env.DB);
  await db.batch([
    db.insert(refunds).values({
      id: "some",
      paymentId: payment,
      amount: 1250,
      reason: "Too much",
      kind: "again",
      status: "done",
      createdAt: Date.now(),
    }),
    db.update(payments).set({ refundedAmount: 1250 }).where(eq(payments.id, payment)),
  ]);
  expect(mainTextIn(await see(adminPaths.money))).toContain("$587.50");
  expect(await text("cash", Number(today.slice(0, 4)))).toContain("$600.00 −$12.50 $587.50");
});

const expense = (more: Record<string, string>) =>
  submit(booksOf(books.page, year, "cash"), {
    key: crypto.randomUUID(),
    spentOn: `${year}-05-02`,
    kind: "music",
    amount: "12.99",
    about: "Songs for June",
    ...more,
  });

it("take expenses and miles, once however often they are sent, and let go of them", async () => {
  const key = crypto.randomUUID();
  for (const _ of ["once", "twice"]) expect((await expense({ key })).status).toBe(303);
  expect((await expense({ kind: "miles", amount: "48", about: "=Venue and back" })).status).toBe(303);
  const page = await text("cash");
  expect(page).toContain("May 2025 −$12.99 −$12.99");
  expect(page).toContain("48 miles in all");
  const details = await file(books.details, "cash");
  expect(details.map((record) => record.slice(0, 3))).toEqual([
    ["2025-05-02", "Expenses", "Music: Songs for June"],
    ["2025-05-02", "Miles driven", "'=Venue and back"],
  ]);
  expect((await submit(`${books.page}/${key}/remove`, {})).status).toBe(303);
  expect(await text("cash")).not.toContain("Songs for June");
  expect((await submit(`${books.page}/${key}/remove`, {})).status).toBe(404);
});

it.each([
  [{ amount: "a lot" }, "Please enter dollars such as 12.99, or whole miles"],
  [{ kind: "miles", amount: "4.5" }, "Please enter whole miles"],
  [{ spentOn: "2098-01-01" }, "This day is still to come"],
  [{ spentOn: "0025-05-02" }, "Please enter a day from 2000 on"],
  [{ about: "" }, "Please say what it was for"],
])("keep what was typed of an expense that is not right: %o", async (more, message) => {
  const refused = await expense({ about: "Kept words", ...more });
  expect(refused.status).toBe(422);
  const page = await refused.text();
  expect(page).toContain(message);
  if (!("about" in more)) expect(page).toContain('value="Kept words"');
});
