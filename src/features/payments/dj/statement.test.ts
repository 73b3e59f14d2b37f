import { expect, it } from "vitest";
import { addDays, calendarDateAt } from "../../../platform/dates.ts";
import { day } from "../../../platform/durations.ts";
import { dateInBrief } from "../../../platform/english.ts";
import { administer, see, submit } from "../../../test/administrator.ts";
import { mainTextIn } from "../../../test/page.ts";
import { linesOfPdf } from "../../../test/pdf-text.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { get, htmlAt, visit } from "../../../test/site.ts";
import { portalPaths } from "../../portal/paths.ts";
import { bookingMoney, invoicePaths } from "./paths.ts";

const today = calendarDateAt(Date.now());
const clientEmail = "lena@bayside.example";
const company = {
  clientEmail,
  clientName: "Lena Ford",
  companyName: "Bayside Events LLC",
  createdAt: Date.now() - 90 * day,
};

it("names on one paper all that a client has to pay, by when and what is overdue, alike for both sides", async () => {
  const ahead = await storeBooking({ ...company, price: 120_000, deposit: 0, eventDate: addDays(today, 50) });
  await storeBooking({ ...company, price: 80_000, deposit: 0, eventDate: addDays(today, -20), balanceDays: -15 });
  await storeBooking({ ...company, price: 90_000, status: "cancelled", eventDate: addDays(today, 60) });
  await storeBooking({ price: 70_000, eventDate: addDays(today, 70) });
  const key = crypto.randomUUID();
  const money = bookingMoney(ahead.id);
  await submit(money.invoice, { key, billTo: "Bayside Events LLC", purchaseOrder: "" });
  await submit(money.mark, { key: crypto.randomUUID(), purpose: "part", method: "check", amount: "200", note: "" });
  const client = await signIn(ahead);
  const bytes = async (answer: Response) => linesOfPdf(await answer.bytes()).join(" ");
  for (const paper of [
    mainTextIn(await htmlAt(portalPaths.statement, client)),
    mainTextIn(await see(money.statement)),
    await bytes(await visit(get(portalPaths.statementPdf, client))),
    await bytes(await administer(get(money.statementPdf))),
  ]) {
    expect(paper).toContain("Bayside Events LLC");
    expect(paper).toMatch(/\d{4}-0001/);
    expect(paper).toContain(`was due ${dateInBrief(addDays(today, -5))}`);
    for (const sum of ["$1,000.00", "$800.00", "$1,800.00"]) expect(paper).toContain(sum);
    expect(paper).not.toContain("$900.00");
    expect(paper).not.toContain("$700.00");
  }
});

it("names no invoice that asks for the sum by another day", async () => {
  const booking = await storeBooking({ ...company, price: 120_000, deposit: 0, eventDate: addDays(today, 50) });
  const { invoice, statement } = bookingMoney(booking.id);
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  const bill = { billTo: "Bayside Events LLC", purchaseOrder: "" };
  await submit(invoice, { ...bill, key: first });
  await rows("UPDATE bookings SET balance_days = -30 WHERE id = ?", booking.id);
  await submit(invoice, { ...bill, key: second });
  expect(mainTextIn(await see(statement))).toMatch(/invoice \d{4}-0002/);
  await submit(invoicePaths(second).credit, { key: crypto.randomUUID(), reason: "Another name" });
  expect(mainTextIn(await see(statement))).not.toMatch(/invoice \d{4}-000/);
});

it("says so where nothing is to be paid, and has no file then", async () => {
  const booking = await storeBooking({ price: 0, deposit: 0 });
  const client = await signIn(booking);
  expect(mainTextIn(await htmlAt(portalPaths.statement, client))).toContain("Nothing is to be paid");
  expect((await visit(get(portalPaths.statementPdf, client))).status).toBe(404);
});
