import { expect, it } from "vitest";
import { site } from "../../../content/site.ts";
import { administer, submit } from "../../../test/administrator.ts";
import { madeUpLanguage as language, unmarkedIn } from "../../../test/marked-words.ts";
import { linesOfPdf } from "../../../test/pdf-text.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { get, mailbox, postForm, visit } from "../../../test/site.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { invoicePaths } from "../dj/paths.ts";
import { portalInvoice, portalInvoicePdf, portalInvoices, portalReceipt, portalReceiptPdf } from "./paths.ts";

const name = "Bayside";
const firm = `${name} LLC`;

/** A client of the made-up language, whose company pays. */
async function client(more = {}) {
  const lines = [
    { kind: "offer", label: "PREMIUM", note: "6 hours", amount: 220_000 },
    { kind: "travel", label: "Travel to Clearwater", note: null, amount: 5000 },
    { kind: "discount", label: "CODE10, 10% off", note: null, amount: -1000 },
    { kind: "tax", label: "Sales tax", note: null, amount: 1000 },
  ] as const;
  const booking = await storeBooking({ language, companyName: firm, lines, price: 225_000, ...more });
  const headers = { Cookie: `${(await signIn(booking)).Cookie}; __Host-language=${language}` };
  const [bank = ""] = [site.payTo.bank?.name];
  const names = [
    ...["Ana Núñez", "Sand Key Park", "Clearwater", "PREMIUM", "CODE10", "PO", "LLC", "FL", "EIN", name, firm, bank],
    ...[site.legalName, site.city, site.region, site.email, site.owner?.name ?? "", ...site.postalAddress],
  ];
  const check = (said: string, where: string) => expect(unmarkedIn(said, names), where).toEqual([]);
  const see = async (answer: Response, where: string) => {
    const html = await answer.text();
    expect(html, where).toContain(`<html lang="${language}">`);
    check(html, where);
  };
  return {
    ...{ booking, headers, check, see },
    page: async (path: string, where: string) => see(await visit(get(path, headers)), where),
    async file(path: string, where: string) {
      const answer = await visit(get(path, headers));
      expect(answer.headers.get("Content-Type"), where).toBe("application/pdf");
      const pdf = await answer.bytes();
      check(linesOfPdf(pdf).join(" "), where);
      expect(new TextDecoder("latin1").decode(pdf), where).toContain("/Lang (es-US)");
    },
  };
}

it("an invoice is made, sent, paid and taken back in the client's language, on its page, as a file and by mail", async () => {
  const { booking, headers, check, page, see, file } = await client();
  const { email: EMAIL, mails } = mailbox();

  const make = (fields = {}) => {
    const form = { booking: booking.id, key: crypto.randomUUID(), billTo: firm, purchaseOrder: "PO-1", ...fields };
    return { key: form.key, answer: visit(postForm(portalApi.invoice, form, headers)) };
  };
  await page(portalInvoices(booking.id), "none yet");
  await see(await make({ billTo: "" }).answer, "nobody to bill");
  const first = make();
  await first.answer;
  await rows("UPDATE bookings SET status = 'cancelled'");
  await see(await make().answer, "too many");
  await rows("UPDATE bookings SET status = 'confirmed'");
  const send = (email: string) =>
    visit(postForm(portalApi.sendInvoice, { invoice: first.key, email }, headers), { EMAIL });
  await see(await send("nobody"), "no address");
  for (const payer of ["one", "two", "three"]) await send(`${payer}@bayside.example`);
  await see(await send("four@bayside.example"), "a payer too many");
  await send(booking.clientEmail);
  await rows(
    `INSERT INTO payments (id, booking_id, purpose, method, amount, currency, status, receipt_number, received_on, by, created_at)
      VALUES ('part', ?, 'part', 'check', 1000, 'usd', 'paid', 9, '2026-11-02', 'dj', 1)`,
    booking.id,
  );
  await page(`${portalInvoice(first.key)}?done=sent`, "sent, and paid in part");
  await file(portalInvoicePdf(first.key), "file");
  await rows("UPDATE bookings SET price = price + 100");
  await page(portalInvoices(booking.id), "another price");
  await submit(
    invoicePaths(first.key).credit,
    { key: "credit-note", reason: "PO-2", tell: "yes" },
    { bindings: { EMAIL } },
  );
  await page(portalInvoice("credit-note"), "credit note");
  await file(portalInvoicePdf("credit-note"), "credit note, file");
  await page(portalInvoice(first.key), "taken back");
  await page(portalInvoices(booking.id), "all");
  await page(portalPaths.statement, "statement");
  await file(portalPaths.statementPdf, "statement, file");

  expect(mails).toHaveLength(6);
  for (const { subject, text, html, attachments } of mails) {
    for (const said of [subject, text, html]) check(said, subject);
    const [{ content } = { content: "" }] = attachments;
    if (!(content instanceof Uint8Array)) throw new Error(`${subject} has no file`);
    check(linesOfPdf(content).join(" "), subject);
  }
  const shown = await (await administer(get(invoicePaths(first.key).page))).text();
  expect(shown).toContain("Travel to Clearwater");
});

it("a receipt says in the client's language what was paid, given back, or noted by mistake", async () => {
  const { booking, page, file } = await client();
  await rows(
    `INSERT INTO payments (id, booking_id, purpose, method, amount, refunded_amount, currency, status, receipt_number, received_on, by, created_at, unmark_reason)
      VALUES ('deposit', ?1, 'deposit', 'ach', 50000, 1000, 'usd', 'paid', 1, '2026-11-02', 'dj', 1, NULL),
        ('wrong', ?1, 'part', 'cash', 1000, 0, 'usd', 'unmarked', 2, '2026-11-02', 'dj', 1, 'PO'),
        ('tip', ?1, 'tip', 'venmo', 1000, 0, 'usd', 'paid', 3, '2026-11-02', 'dj', 1, NULL)`,
    booking.id,
  );
  for (const id of ["deposit", "wrong", "tip"]) {
    await page(portalReceipt(id), id);
    await file(portalReceiptPdf(id), `${id}, file`);
  }
  await rows("UPDATE bookings SET status = 'cancelled'");
  await page(portalReceipt("deposit"), "canceled");
});
