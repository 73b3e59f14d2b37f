import { expect, it } from "vitest";
import { site } from "../../../content/site.ts";
import { administer, see, submit } from "../../../test/administrator.ts";
import { mainTextIn } from "../../../test/page.ts";
import { figuresOfPdf, linesOfPdf, tagsOfPdf } from "../../../test/pdf-text.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { get, postForm, visit } from "../../../test/site.ts";
import { portalApi } from "../../portal/paths.ts";
import { bookingMoney, invoicePaths } from "../dj/paths.ts";
import { portalInvoice, portalInvoicePdf, portalInvoices } from "./paths.ts";

const firm = "Bayside Events LLC\n100 Main Street\nTampa, FL 33602";
const invoiceForm = (booking: string, more: Record<string, string> = {}) => ({
  booking,
  key: crypto.randomUUID(),
  billTo: firm,
  purchaseOrder: "PO-4711",
  ...more,
});

it("writes an invoice for a company at once, numbered, and what it says never changes", async () => {
  const booking = await storeBooking({ price: 232_425, deposit: 58_100, eventDate: "2097-06-15" });
  const client = await signIn(booking);
  const form = invoiceForm(booking.id);
  for (const _ of ["once", "twice"]) {
    const answer = await visit(postForm(portalApi.invoice, form, client));
    expect(answer.headers.get("Location")).toContain(portalInvoice(form.key));
  }
  await rows("UPDATE bookings SET price = 1, updated_at = 1 WHERE id = ?", booking.id);
  const page = await (await visit(get(portalInvoice(form.key), client))).text();
  for (const words of [
    "Bayside Events LLC",
    "100 Main Street",
    "PO-4711",
    "$2,324.25",
    "$581",
    "Saturday, June 8, 2097",
  ])
    expect(page).toContain(words);
  const remit = `By check, made out to ${site.legalName}: ${site.postalAddress.join(", ")}`;
  for (const words of [remit, `Tax number (EIN) ${site.taxNumber}`, "By bank transfer"])
    expect(mainTextIn(page)).toContain(words);
  const file = await visit(get(portalInvoicePdf(form.key), client));
  expect(file.headers.get("Content-Disposition")).toMatch(/filename="invoice-[\w-]+\.pdf"/);
  const pdf = await file.bytes();
  const said = linesOfPdf(pdf).join(" ");
  for (const words of [
    "Bill to Bayside Events LLC 100 Main Street Tampa",
    "PO-4711",
    "$2,324.25",
    "June 8, 2097",
    remit,
  ])
    expect(said).toContain(words);
  expect(tagsOfPdf(pdf)).toEqual(expect.arrayContaining(["H1", "H2", "Table", "TH", "TD"]));
  expect(linesOfPdf(await (await administer(get(invoicePaths(form.key).pdf))).bytes()).join(" ")).toBe(said);
  expect(await (await visit(get(portalInvoices(booking.id), client))).text()).toContain("purchase order PO-4711");
  expect(await rows("SELECT number, total FROM invoices")).toEqual([{ number: 1, total: 232_425 }]);
});

it("numbers invoices without a gap, whoever makes them at the same time, and twenty of a booking at the most", async () => {
  const booking = await storeBooking({ price: 50_000 });
  const client = await signIn(booking);
  const answers = await Promise.all([
    ...Array.from({ length: 12 }, () => visit(postForm(portalApi.invoice, invoiceForm(booking.id), client))),
    ...Array.from({ length: 12 }, () => submit(bookingMoney(booking.id).invoice, invoiceForm(booking.id))),
  ]);
  expect(answers.filter(({ status }) => status === 303 || status === 409)).toHaveLength(24);
  const numbers = (await rows("SELECT number FROM invoices ORDER BY number")).map(({ number }) => number);
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  expect(await see(bookingMoney(booking.id).page)).toContain("purchase order PO-4711");
});

it("asks for the address beside its field, keeps what was typed, and writes none for what has ended", async () => {
  const booking = await storeBooking({ price: 50_000 });
  const client = await signIn(booking);
  const refused = await visit(postForm(portalApi.invoice, invoiceForm(booking.id, { billTo: "" }), client));
  expect(refused.status).toBe(422);
  const page = await refused.text();
  for (const words of ["Please enter the company and its billing address", "PO-4711"]) expect(page).toContain(words);
  await rows("UPDATE bookings SET status = 'cancelled' WHERE id = ?", booking.id);
  expect((await visit(postForm(portalApi.invoice, invoiceForm(booking.id), client))).status).toBe(409);
  expect(await rows("SELECT id FROM invoices")).toEqual([]);
});

it("prints a code on an unpaid invoice that opens the page to pay it", async () => {
  const booking = await storeBooking({ price: 232_425, eventDate: "2097-06-15" });
  const client = await signIn(booking);
  const form = invoiceForm(booking.id);
  await visit(postForm(portalApi.invoice, form, client));
  const pdf = await (await visit(get(portalInvoicePdf(form.key), client))).bytes();
  expect(linesOfPdf(pdf)).toContain("Scan to pay");
  const path = figuresOfPdf(pdf)
    .map((alt) => /https?:\/\/[^/]+(\/\S+)/.exec(alt)?.[1])
    .at(0);
  expect(await (await visit(get(path ?? ""))).text()).toContain("$2,324.25");
});
