import { expect, it } from "vitest";
import { english } from "../../../content/words/en/index.ts";
import { see, sentTo, submit } from "../../../test/administrator.ts";
import { bookingFormWith, bookingRow, formIn, idIn } from "../../../test/booking-forms.ts";
import { beginAt } from "../../../test/clock.ts";
import { addresses, quinceaneraInSpanish } from "../../../test/landing-pages.ts";
import { mainTextIn } from "../../../test/page.ts";
import { linesOfPdf } from "../../../test/pdf-text.ts";
import { askForQuote, quoteRequestForm } from "../../../test/quotes.ts";
import { rows } from "../../../test/rows.ts";
import { get, htmlAt, mailbox, postForm, visit } from "../../../test/site.ts";
import { spanish } from "../../../test/spanish.ts";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { entriesOfLines } from "../../bookings/lines.ts";
import { portalAddOns, portalContractOf } from "../../contracts/client/paths.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import { portalInvoice, portalInvoicePdf } from "../../payments/client/paths.ts";
import { bookingMoney, refundPath } from "../../payments/dj/paths.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { quoteApi, quoteLink } from "../../quotes/client/paths.ts";
import { settingsPaths } from "../../settings/dj/paths.ts";
import { documents, paths } from "../../site/paths.ts";
import { taxedKinds } from "../model.ts";
import { withoutTax } from "../tax.ts";

beginAt(Date.parse("2026-11-20T20:00:00Z"));

const setTax = async (rate: string, covers: readonly string[] = taxedKinds) => {
  const ticked = covers.map((kind): [string, string] => ["covers", kind]);
  const answer = await submit(settingsPaths.tax, [["rate", rate], ["label", "Sales tax"], ...ticked]);
  expect(sentTo(answer)).toBe(`${settingsPaths.tax}?notice=setting-saved`);
};

const { email: EMAIL, mails } = mailbox();

/** What the quote of the tests costs: 2,324.25 and 7.25% of it. */
const [price, tax, total] = ["$2,324.25", "$168.51", "$2,492.76"];

async function accepted() {
  const { token } = await askForQuote();
  const answer = await visit(postForm(quoteApi.accept, { token }, { "CF-Connecting-IP": "192.0.2.1" }), { EMAIL });
  const client = { Cookie: answer.headers.get("Set-Cookie")?.split(";")[0] ?? "" };
  const [row] = await rows("SELECT id FROM bookings");
  const booking = String(row?.id);
  const own = async (path: string) => mainTextIn(await htmlAt(path, client));
  const sign = async () => {
    const fingerprint = /name="fingerprint" value="(\w+)"/.exec(await htmlAt(portalContractOf(booking), client))?.[1];
    const form = { booking, fingerprint: fingerprint ?? "", consent: "yes", name: "Maya Brooks" };
    await visit(postForm(portalApi.sign, form, client), { EMAIL });
  };
  return { token, booking, client, own, sign };
}

const publicPages = [
  [paths.home, "plus sales tax"],
  [paths.book, "plus sales tax"],
  [addresses.quinceaneraTampa, english.landing.plusTax.replace("{tax}", "sales tax")],
  [quinceaneraInSpanish, spanish.landing.plusTax],
  [`/es${paths.book}`, spanish.landing.plusTax],
  [`/es${paths.quote}`, spanish.landing.plusTax],
  [paths.quote, "plus sales tax"],
  [documents.llms, "plus sales tax"],
] as const;

const said = async (path: string) => {
  const text = await htmlAt(path);
  return path === documents.llms ? text : mainTextIn(text);
};

it("is named beside each public price while there is one, and nowhere else", async () => {
  for (const [page, words] of publicPages) expect(await said(page), page).not.toContain(words);
  await setTax("7.25");
  for (const [page, words] of publicPages) expect(await said(page), page).toContain(words);
  await setTax("");
  for (const [page, words] of publicPages) expect(await said(page), page).not.toContain(words);
});

it("is off to begin with, and refuses what is no rate or taxes nothing", async () => {
  expect(mainTextIn(await see(adminPaths.settings))).toContain("Sales tax None");
  for (const [form, message] of [
    [{ rate: "seven", label: "Sales tax", covers: "offer" }, "a percentage such as 7.25"],
    [{ rate: "7.1234", label: "Sales tax", covers: "offer" }, "a percentage such as 7.25"],
    [{ rate: "7.25", label: "Sales tax" }, "tick what is taxed"],
    [{ rate: "7.25", label: "", covers: "offer" }, "what it is called"],
  ] as const) {
    const refused = await submit(settingsPaths.tax, form);
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(message)]);
  }
  await setTax("7.25");
  expect(mainTextIn(await see(adminPaths.settings))).toContain("7.25%, added to your prices");
  await setTax("");
  expect(mainTextIn(await see(adminPaths.settings))).toContain("Sales tax None");
});

it("stands apart from the price and in the total wherever a quote leads, and stays what was offered and signed", async () => {
  await setTax("7.25");
  const built = mainTextIn(await (await visit(postForm(paths.quote, quoteRequestForm()))).text());
  expect(built).toContain(`Sales tax 7.25% ${tax}`);
  expect(built).toContain(total);
  const { token, booking, own, client, sign } = await accepted();
  await setTax("9");
  const quote = mainTextIn(await htmlAt(quoteLink(token), client));
  for (const words of [tax, total, "$623"]) expect(quote).toContain(words);
  expect(await bookingRow(booking)).toMatchObject({ price: 249_276, deposit: 62_300 });
  await sign();
  const invoice = crypto.randomUUID();
  const billed = { booking, key: invoice, billTo: "Maya Brooks", purchaseOrder: "" };
  await visit(postForm(portalApi.invoice, billed, client));
  const pages = {
    agreement: await own(portalContractOf(booking)),
    portal: await own(portalPaths.dashboard),
    invoice: await own(portalInvoice(invoice)),
    pdf: linesOfPdf(await (await visit(get(portalInvoicePdf(invoice), client))).bytes()).join(" "),
    desk: mainTextIn(await see(bookingPaths(booking).page)),
    money: mainTextIn(await see(bookingMoney(booking).page)),
  };
  for (const [name, page] of Object.entries(pages)) {
    expect(page, name).toContain(total);
    expect(page, name).toContain(tax);
  }
  expect(pages.money).toContain(`Price ${price} Sales tax ${tax} Total with tax ${total}`);
  expect(mainTextIn(await see(bookingPaths(booking).gigSheet))).not.toContain("7.25%");
  const months = mainTextIn(await see(adminPaths.stats));
  expect(months).not.toContain(total);
  const change = formIn((await see(bookingPaths(booking).page)).split("Change the booking")[1] ?? "");
  expect(change).toMatchObject({ price: "2324.25", salesTax: "on" });
});

it("follows a change of the booking at its own rate, old and new side by side, and what is paid and given back", async () => {
  await setTax("7.25");
  const { booking, own, client, sign } = await accepted();
  await sign();
  await setTax("");
  const desk = bookingPaths(booking);
  const form = formIn((await see(desk.page)).split("Change the booking")[1] ?? "");
  const typed = Object.entries({ ...form, price: "2424.25" }).filter(([name]) => !name.startsWith("line"));
  expect(sentTo(await submit(desk.page, typed))).toContain("proposed");
  const proposed = await htmlAt(portalContractOf(booking), client);
  expect(mainTextIn(proposed)).toContain(`Sales tax 7.25% ${tax} 7.25% $175.76`);
  expect(mainTextIn(proposed)).toContain(`Total with tax ${total} $2,600.01`);
  const amendment = /name="amendment" value="([\w-]+)"/.exec(proposed)?.[1] ?? "";
  await visit(postForm(portalApi.amendment, { booking, amendment }, client), { EMAIL });
  expect(await bookingRow(booking)).toMatchObject({ price: 260_001 });
  const key = crypto.randomUUID();
  const paid = { key, purpose: "deposit", method: "check", amount: "2600.01", note: "" };
  await submit(bookingMoney(booking).mark, paid, { bindings: { EMAIL } });
  await submit(refundPath(key), { key: crypto.randomUUID(), amount: "107.25", reason: "No stage", kind: "price" });
  const money = mainTextIn(await see(bookingMoney(booking).page));
  expect(money).toContain("Price $2,424.25 Reduced since $100 Sales tax $168.51 Total with tax $2,492.76");
  const invoice = crypto.randomUUID();
  await visit(postForm(portalApi.invoice, { booking, key: invoice, billTo: "Maya", purchaseOrder: "" }, client));
  expect(await own(portalInvoice(invoice))).toMatch(/Reduced after it was agreed −\$100\.00 Sales tax on it −\$7\.25/);
  expect(mails.some(({ text }) => text.includes("$175.76"))).toBe(true);
});

it("makes no change of a form that is saved as it stands, and follows the add-ons that a client asks for", async () => {
  await setTax("7.25");
  const { booking, client, sign } = await accepted();
  await sign();
  await setTax("9");
  const { page, proposal } = bookingPaths(booking);
  const change = async () => formIn((await see(page)).split("Change the booking")[1] ?? "");
  const fields = Object.entries(await change()).filter(([name]) => !name.startsWith("line"));
  const [row] = await rows("SELECT lines FROM bookings");
  const lines = Object.entries(entriesOfLines(withoutTax(JSON.parse(String(row?.lines))))).flatMap(([name, each]) =>
    each.split("\n").map((entry): [string, string] => [name, entry]),
  );
  expect(sentTo(await submit(page, [...fields, ...lines]))).toBe(`${page}?notice=saved`);
  const asked = { booking, addOns: "add-on-uplights", counts: "12" };
  expect(mainTextIn(await htmlAt(`${portalAddOns(booking)}&addOns=${asked.addOns}&counts=12`, client))).toContain(
    `Sales tax 7.25% ${tax} 7.25% $175.76 Total with tax ${total} $2,600.01`,
  );
  await visit(postForm(portalApi.addOns, asked, client), { EMAIL });
  const [amendment] = await rows("SELECT id FROM amendments");
  await submit(proposal, { amendment: String(amendment?.id), change: "accept" }, { bindings: { EMAIL } });
  expect(await bookingRow(booking)).toMatchObject({ price: 260_001 });
  expect(await change()).toMatchObject({ price: "2424.25", salesTax: "on" });
});

it("is not charged of who has a certificate, whose number stands on quote, agreement and invoice", async () => {
  await setTax("7.25");
  const { quote } = await askForQuote();
  const { page, booking: toBook, quote: toQuote } = leadPaths(quote.contactId);
  const edit = formIn(await see(toQuote));
  const made = await submit(toQuote, { ...edit, offer: "package-premium", certificate: "85-8012" });
  expect([made.status, sentTo(made)]).toEqual([303, expect.stringContaining(page)]);
  const [exempt] = await rows("SELECT total, price FROM quotes ORDER BY version DESC LIMIT 1");
  expect(String(exempt?.price)).toContain("exempt, certificate 85-8012");
  const fields = formIn(await see(toBook));
  expect(fields).toMatchObject({ salesTax: "on", certificate: "85-8012" });
  const id = idIn(await submit(toBook, { ...fields, clientName: "Maya Brooks", clientEmail: "maya@example.com" }));
  expect(await bookingRow(id)).toMatchObject({ price: exempt?.total });
  expect(mainTextIn(await see(bookingPaths(id).page))).toContain("Sales tax, exempt, certificate 85-8012 $0");
});

it("is added to a booking by hand unless it is said otherwise, with a deposit of the whole", async () => {
  await setTax("7.25");
  const { tell: _, ...fields } = await bookingFormWith("PREMIUM");
  expect(fields).toMatchObject({ price: "2499", salesTax: "on", deposit: "670" });
  const whole = { ...fields, clientName: "A", clientEmail: "a@example.com", eventType: "X" };
  const taxed = idIn(await submit(adminPaths.newBooking, { ...whole, eventDate: "2099-01-01" }));
  expect(await bookingRow(taxed)).toMatchObject({ price: 268_018 });
  const bare = { ...whole, key: crypto.randomUUID(), eventDate: "2099-01-02", salesTax: "off" };
  const untaxed = idIn(await submit(adminPaths.newBooking, bare));
  expect(await bookingRow(untaxed)).toMatchObject({ price: 249_900 });
  const change = formIn((await see(bookingPaths(untaxed).page)).split("Change the booking")[1] ?? "");
  expect(change.salesTax).toBe("off");
  await submit(bookingPaths(untaxed).page, { ...change, packageName: "PREMIUM", salesTax: "on" });
  expect(await bookingRow(untaxed)).toMatchObject({ price: 268_018 });
});
