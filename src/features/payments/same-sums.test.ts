import { expect, it } from "vitest";
import { hour } from "../../platform/durations.ts";
import { administer, see, submit } from "../../test/administrator.ts";
import { mainTextIn } from "../../test/page.ts";
import { linesOfPdf } from "../../test/pdf-text.ts";
import { signIn, storeBooking } from "../../test/portal.ts";
import { rows } from "../../test/rows.ts";
import { signBoth } from "../../test/signatures.ts";
import { get, htmlAt, mailbox, visit } from "../../test/site.ts";
import { adminPaths } from "../admin/paths.ts";
import { bookingPaths } from "../bookings/dj/paths.ts";
import { portalView } from "../requests/client/paths.ts";
import { portalBooked, portalInvoice, portalInvoicePdf, portalReceipt } from "./client/paths.ts";
import { bookingMoney, invoicePaths, refundPath } from "./dj/paths.ts";

const key = () => crypto.randomUUID();

function figuresIn(text: string) {
  const one = (pattern: RegExp) => pattern.exec(text)?.[1]?.replace(/\.00$/, "");
  return {
    total: one(/ Total (\$[\d,.]+)/) ?? one(/ Price (\$[\d,.]+)/),
    returned: one(/ Paid, less (\$[\d,.]+) given back /),
    paid: one(/ (?:Paid|Deposit, paid)(?:, less \$[\d,.]+ given back)? [−-]?(\$[\d,.]+)/),
    courtesy: one(/ Not owed again, as a courtesy [−-]?(\$[\d,.]+)/),
    left: one(/ (?:Left|Left, once the date is held again|To pay(?: by \w+, \w+ \d+, \d+| on signing)?) (\$[\d,.]+)/),
    credit: one(/ Credit (\$[\d,.]+)/),
  };
}

const { email, mails } = mailbox();
const post = (path: string, form: Record<string, string>) => submit(path, form, { bindings: { EMAIL: email } });

type Booking = Awaited<ReturnType<typeof storeBooking>>;

async function mark({ id }: Booking, amount: string, more: Record<string, string> = {}) {
  const payment = key();
  const form = { key: payment, purpose: "balance", method: "check", amount, note: "", ...more };
  expect((await post(bookingMoney(id).mark, form)).status).toBe(303);
  return payment;
}

const refund = (payment: string, amount: string, kind: string) =>
  post(refundPath(payment), { key: key(), amount, reason: "No stage", kind });

const versionOf = async ({ id }: Booking) =>
  Number((await rows("SELECT portal_link_version AS version FROM bookings WHERE id = ?", id))[0]?.version);

async function everywhere(booking: Booking, receipt: string) {
  const client = await signIn({ ...booking, portalLinkVersion: await versionOf(booking) });
  const read = async (path: string) => mainTextIn(await htmlAt(path, client));
  const pdf = async (answer: Promise<Response>) => ` ${linesOfPdf(await (await answer).bytes()).join(" ")}`;
  const invoice = key();
  await rows("DELETE FROM invoices");
  await post(bookingMoney(booking.id).invoice, { key: invoice, billTo: "A firm", purchaseOrder: "" });
  return {
    "booking at the desk": mainTextIn(await see(bookingPaths(booking.id).page)),
    "its money": mainTextIn(await see(bookingMoney(booking.id).page)),
    "the client's payments": await read(portalBooked(booking.id)),
    receipt: await read(portalReceipt(receipt)),
    "invoice at the desk": mainTextIn(await see(invoicePaths(invoice).page)),
    "invoice of the client": await read(portalInvoice(invoice)),
    "invoice as a PDF": await pdf(visit(get(portalInvoicePdf(invoice), client))),
    "its PDF at the desk": await pdf(administer(get(invoicePaths(invoice).pdf))),
  };
}

it("every page and paper says the same total, paid, given back and left, whatever happens to the money", async () => {
  const booking = await storeBooking({ price: 100_000, deposit: 25_000 });
  const deposit = await mark(booking, "250", { purpose: "deposit" });
  const more = await mark(booking, "450");
  const none = { returned: undefined, courtesy: undefined, credit: undefined };
  const expectAll = async (figures: Partial<ReturnType<typeof figuresIn>>) => {
    for (const [name, text] of Object.entries(await everywhere(booking, deposit)))
      expect(figuresIn(text), name).toEqual({ ...none, ...figures });
    const client = await signIn(booking);
    const home = mainTextIn(await htmlAt(portalView({ booking: booking.id }), client));
    expect(home).toMatch(
      figures.left === "$0" ? /\$0 left of|Paid in full/ : new RegExp(`\\${figures.left} left of \\${figures.total}`),
    );
  };
  await expectAll({ total: "$1,000", paid: "$700", left: "$300" });
  await refund(more, "50", "price");
  await expectAll({ total: "$950", paid: "$650", returned: "$50", left: "$300" });
  await refund(more, "100", "courtesy");
  const given = { total: "$950", returned: "$150", courtesy: "$100" };
  await expectAll({ ...given, paid: "$550", left: "$300" });
  await refund(deposit, "30", "again");
  await expectAll({ ...given, returned: "$180", paid: "$520", left: "$330" });
  expect(mails.at(-1)?.text).toContain("$330 is left to pay, by ");
  expect(mainTextIn(await see(adminPaths.money))).toContain("$330");
  await mark(booking, "20", { purpose: "tip" });
  const wrong = await mark(booking, "70");
  await expectAll({ ...given, returned: "$180", paid: "$590", left: "$260" });
  await post(bookingMoney(booking.id).unmark, { payment: wrong, reason: "Another date's" });
  await expectAll({ ...given, returned: "$180", paid: "$520", left: "$330" });
  await mark(booking, "380", { extra: "credit" });
  const credit = { ...given, returned: "$180", paid: "$900", left: "$0", credit: "$50" };
  await expectAll(credit);
  expect(figuresIn(` ${mails.at(-1)?.text.replace(/[\s:]+/g, " ")}`)).toEqual({ ...credit });
});

it("a refund of a payment that fitted no booking lowers no price, and is not asked about", async () => {
  const booking = await storeBooking({ price: 100_000, deposit: 25_000 });
  const payment = await mark(booking, "250");
  await rows("UPDATE payments SET status = 'unmatched', receipt_number = NULL WHERE id = ?", payment);
  expect((await refund(payment, "100", "price")).status).toBe(303);
  expect(figuresIn(mainTextIn(await see(bookingPaths(booking.id).page)))).toMatchObject({
    total: "$1,000",
    left: "$1,000",
  });
});

it.each([
  ["unsigned", false, "$0"],
  ["signed", true, "$1,000"],
])("of a hold that has ended %s both sides say the same", async (_, isSigned, left) => {
  const booking = await storeBooking({
    price: 100_000,
    deposit: 25_000,
    status: "hold",
    holdEndsAt: Date.now() - hour,
  });
  if (isSigned) await signBoth(booking.id);
  const client = await signIn(booking);
  const home = mainTextIn(await htmlAt(portalView({ booking: booking.id }), client));
  expect(home).toContain(
    isSigned ? "$1,000 to pay, once the date is held again" : "Nothing is due while the date is not held",
  );
  for (const page of [bookingPaths(booking.id).page, bookingMoney(booking.id).page]) {
    const text = mainTextIn(await see(page));
    expect(figuresIn(text)).toMatchObject({ total: "$1,000", paid: "$0", left });
    expect(text.includes("Left, once the date is held again")).toBe(isSigned);
    expect(text).not.toContain("still due");
  }
});
