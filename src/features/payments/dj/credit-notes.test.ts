import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { bookings } from "../../../database/schema/bookings.ts";
import { ask, see, submit } from "../../../test/administrator.ts";
import { mainTextIn } from "../../../test/page.ts";
import { linesOfPdf } from "../../../test/pdf-text.ts";
import { cookieIn, signIn, storeBooking } from "../../../test/portal.ts";
import { askForQuote } from "../../../test/quotes.ts";
import { rows } from "../../../test/rows.ts";
import { get, htmlAt, mailbox, postForm, visit } from "../../../test/site.ts";
import { adminPaths, listParameters } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { portalContractOf } from "../../contracts/client/paths.ts";
import { personErasure, personPage } from "../../people/dj/paths.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { quoteApi } from "../../quotes/client/paths.ts";
import { portalInvoice, portalInvoicePdf, portalInvoices } from "../client/paths.ts";
import { bookingMoney, invoicePaths } from "./paths.ts";

const { email: EMAIL, mails } = mailbox();
const bindings = { EMAIL };

beforeEach(() => {
  mails.length = 0;
});

const payer = "payable@bayside.example";

async function invoiced(more = {}) {
  const booking = await storeBooking({ price: 200_000, deposit: 0, ...more });
  const key = crypto.randomUUID();
  await submit(bookingMoney(booking.id).invoice, { key, billTo: "Bayside Events LLC", purchaseOrder: "PO-4711" });
  return { booking, key, client: await signIn(booking) };
}

const send = (key: string, email: string) => submit(invoicePaths(key).send, { email }, { bindings });
const credit = (key: string, more = {}) => {
  const note = crypto.randomUUID();
  return submit(invoicePaths(key).credit, { key: note, reason: "Another price", ...more }, { bindings }).then(
    (answer) => ({
      note,
      answer,
    }),
  );
};

it("sends an invoice with its file and a link to pay to who pays the bills, who gets nothing else", async () => {
  const { booking, key } = await invoiced();
  await send(key, payer.toUpperCase());
  await send(key, payer);
  expect(mails).toEqual([
    expect.objectContaining({ to: payer, attachments: [expect.objectContaining({ type: "application/pdf" })] }),
  ]);
  const [, link = ""] = new RegExp(`(${portalPaths.payLink}\\?\\S+)`).exec(mails[0]?.text ?? "") ?? [];
  expect(mainTextIn(await htmlAt(link))).toContain("$2,000");
  expect(await see(invoicePaths(key).page)).toContain(`value="${payer}"`);
  mails.length = 0;
  await pay(booking.id, "2000");
  expect(mails.filter(({ to }) => to === payer)).toEqual([]);
});

const pay = (id: string, amount: string) =>
  submit(bookingMoney(id).mark, {
    key: crypto.randomUUID(),
    purpose: "balance",
    method: "check",
    amount,
    note: "",
  });

it("once a booking is canceled nobody is sent its bill, and Today has the DJ take back the one at who pays, whom that tells", async () => {
  const { booking, key } = await invoiced({ balanceDays: -30 });
  await send(key, payer);
  const canceling = { status: "cancelled", canceledBy: "client", reason: "", words: "", tell: "yes" };
  await submit(bookingPaths(booking.id).status, canceling, { bindings });
  mails.length = 0;
  const client = await signIn(await storeBooking({ clientEmail: booking.clientEmail }));
  const [refused, theirs] = [
    await send(key, payer),
    await visit(postForm(portalApi.sendInvoice, { invoice: key, email: payer }, client), bindings),
  ];
  expect([refused.status, theirs.status, mails]).toEqual([409, 409, []]);
  expect(mainTextIn(await see(invoicePaths(key).page))).not.toContain("Send it by email");
  expect(await see(adminPaths.today)).toContain(`href="${invoicePaths(key).takeBack}"`);
  await credit(key, { tell: "yes" });
  expect(mails.map(({ to }) => to).toSorted()).toEqual([booking.clientEmail, payer].toSorted());
  expect(await see(adminPaths.today)).not.toContain(invoicePaths(key).page);
});

it("an invoice from before another price is on Today until it is taken back, and its page and file say what it is", async () => {
  const { booking, key, client } = await invoiced();
  await send(key, payer);
  expect(await see(adminPaths.today)).not.toContain(invoicePaths(key).page);
  const read = async () => [
    mainTextIn(await htmlAt(portalInvoice(key), client)),
    linesOfPdf(await (await visit(get(portalInvoicePdf(key), client))).bytes()).join(" "),
  ];
  for (const said of await read()) expect(said).not.toContain("before the price changed");
  await rows("UPDATE bookings SET price = 150000 WHERE id = ?", booking.id);
  for (const said of await read()) expect(said).toContain("before the price changed");
  expect(await see(adminPaths.today)).toContain(`href="${invoicePaths(key).takeBack}"`);
  await credit(key);
  expect(await see(adminPaths.today)).not.toContain(invoicePaths(key).page);
});

it.each([
  ["the event moved to another day", "event_date", "2099-05-09"],
  ["it is to be paid on another day", "balance_days", -30],
])("an invoice from before %s is on Today until it is taken back, unless nothing is owed", async (_, column, value) => {
  const { booking, key, client } = await invoiced();
  await send(key, payer);
  await rows(`UPDATE bookings SET ${column} = ? WHERE id = ?`, value, booking.id);
  expect(mainTextIn(await htmlAt(portalInvoice(key), client))).toContain("another day");
  expect(await see(adminPaths.today)).toContain(`href="${invoicePaths(key).takeBack}"`);
  await pay(booking.id, "2000");
  expect(await see(adminPaths.today)).not.toContain(invoicePaths(key).page);
});

it("a part payment leaves its invoice as good as it was: every page, file and mail says what is left, and at last that it is paid", async () => {
  const { booking, key, client } = await invoiced();
  const said = async () => [
    mainTextIn(await see(invoicePaths(key).page)),
    mainTextIn(await see(bookingMoney(booking.id).page)),
    mainTextIn(await htmlAt(portalInvoice(key), client)),
    mainTextIn(await htmlAt(portalInvoices(booking.id), client)),
    linesOfPdf(await (await visit(get(portalInvoicePdf(key), client))).bytes()).join(" "),
  ];
  for (const text of await said()) expect(text).not.toMatch(/paid on it|paid in full/i);
  await pay(booking.id, "500");
  for (const text of await said()) {
    expect(text).toMatch(/\$500 paid on it, \$1,500 left/i);
    expect(text).not.toMatch(/make another one/i);
  }
  await send(key, payer);
  await pay(booking.id, "1500");
  for (const text of await said()) expect(text).toMatch(/paid in full/i);
  expect(await said()).toContainEqual(expect.stringMatching(/To pay \$0\.00/));
  await rows("DELETE FROM outbox");
  await send(key, payer);
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining("$1,500.00"),
    expect.stringContaining("paid in full"),
  ]);
  expect(await see(adminPaths.today)).not.toContain(invoicePaths(key).page);
});

it("a refund that is owed again, or a newer invoice, makes an invoice wrong; one that asks for the same debt is taken back", async () => {
  const { booking, key, client } = await invoiced();
  await pay(booking.id, "500");
  const next = crypto.randomUUID();
  await send(key, payer);
  await submit(bookingMoney(booking.id).invoice, { key: next, billTo: "Bayside Events LLC", purchaseOrder: "" });
  for (const list of [await htmlAt(portalInvoices(booking.id), client), await see(bookingMoney(booking.id).page)])
    expect(mainTextIn(list)).toContain("replaced by a newer one");
  expect(await see(adminPaths.today)).toContain(`href="${invoicePaths(key).takeBack}"`);
  expect((await send(key, payer)).status).toBe(409);
  await rows("UPDATE payments SET refunded_amount = 10000");
  expect(mainTextIn(await htmlAt(portalInvoice(next), client))).toContain("From before a refund");
});

it("an invoice that was taken back asks for no other, and Today says who is left without one until another is sent", async () => {
  const { booking, key, client } = await invoiced();
  await send(key, payer);
  await rows("UPDATE bookings SET price = 150000 WHERE id = ?", booking.id);
  const { note } = await credit(key);
  for (const page of [await see(invoicePaths(key).page), await htmlAt(portalInvoice(key), client)]) {
    expect(mainTextIn(page)).toContain("Taken back by");
    expect(mainTextIn(page)).not.toMatch(/make another one/i);
  }
  expect(mainTextIn(await see(invoicePaths(note).page))).not.toContain("link to pay");
  const need = `The payer has no invoice for the $1,500`;
  expect(await see(adminPaths.today)).toContain(need);
  const next = crypto.randomUUID();
  await submit(bookingMoney(booking.id).invoice, { key: next, billTo: "Bayside Events LLC", purchaseOrder: "" });
  expect(await see(adminPaths.today)).toContain(need);
  await send(next, payer);
  expect(await see(adminPaths.today)).not.toContain(need);
});

it("a client names who pays, and a stranger's invoice cannot be sent", async () => {
  const { key, client } = await invoiced();
  const form = (email: string, invoice = key) => postForm(portalApi.sendInvoice, { invoice, email }, client);
  const refused = await visit(form("payable@"), bindings);
  expect([refused.status, (await refused.text()).includes('value="payable@"')]).toEqual([422, true]);
  const sent = await visit(form(payer), bindings);
  expect(mainTextIn(await htmlAt(sent.headers.get("Location") ?? "", client))).toContain("on its way");
  const other = await invoiced({ eventDate: "2099-05-05" });
  expect((await visit(form(payer, other.key), bindings)).status).toBe(404);
  expect(mails.map(({ to }) => to)).toEqual([payer]);
});

it("takes an invoice back once, under the next number of the same series, on every paper and page", async () => {
  const { booking, key, client } = await invoiced();
  await send(key, payer);
  mails.length = 0;
  const { note } = await credit(key, { tell: "yes" });
  expect((await credit(key)).answer.headers.get("Location")).toContain("invoice-not-credited");
  expect(await rows("SELECT number, credits FROM invoices ORDER BY number")).toEqual([
    { number: 1, credits: null },
    { number: 2, credits: key },
  ]);
  expect(mails.map(({ to }) => to).toSorted()).toEqual([booking.clientEmail, payer].toSorted());
  for (const { subject } of mails) expect(subject).toContain("Credit note");
  expect(mails[0]?.text).not.toContain(portalPaths.payLink);
  const pdf = async (id: string) =>
    linesOfPdf(await (await visit(get(portalInvoicePdf(id), client))).bytes()).join(" ");
  for (const words of [
    mainTextIn(await htmlAt(portalInvoice(note), client)),
    await pdf(note),
    mainTextIn(await see(invoicePaths(note).page)),
  ])
    for (const part of ["Credit note", "Takes back", "Another price", "−$2,000.00"]) expect(words).toContain(part);
  for (const words of [mainTextIn(await htmlAt(portalInvoice(key), client)), await pdf(key)])
    expect(words).toContain("Taken back by");
  for (const list of [await htmlAt(portalInvoices(booking.id), client), await see(bookingMoney(booking.id).page)])
    expect(mainTextIn(list)).toMatch(/Credit note \S+ ?, takes back invoice/);
  expect((await ask(invoicePaths(note).credit)).status).not.toBe(200);
  expect(mainTextIn(await see(invoicePaths(note).page))).not.toContain("Make a credit note");
});

it("who has signed for nothing makes two invoices to pass on, mails none of them to others, and reads what opens that", async () => {
  const { token } = await askForQuote();
  const client = { Cookie: cookieIn(await visit(postForm(quoteApi.accept, { token }))) };
  const [held] = await primary(env.DB).select().from(bookings);
  if (!held) throw new Error("nothing is held");
  const contract = await htmlAt(portalContractOf(held.id), client);
  const [, fingerprint = ""] = /name="fingerprint" value="(\w+)"/.exec(contract) ?? [];
  const signing = { booking: held.id, fingerprint, consent: "yes", name: held.clientName };
  await visit(postForm(portalApi.sign, signing, client));
  expect(await rows(`SELECT "by" FROM countersignatures`)).toEqual([{ by: null }]);
  const make = async () => {
    const key = crypto.randomUUID();
    const form = { booking: held.id, key, billTo: "You have won. Call 555 0100", purchaseOrder: "" };
    return { key, answer: await visit(postForm(portalApi.invoice, form, client)) };
  };
  const made = [await make(), await make(), await make()];
  expect(made.map(({ answer }) => answer.status)).toEqual([303, 303, 409]);
  expect(mainTextIn((await made[2]?.answer.text()) ?? "")).toContain("before anything is paid");
  const sendTo = (email: string) =>
    visit(postForm(portalApi.sendInvoice, { invoice: made[1]?.key ?? "", email }, client), bindings);
  const refused = await sendTo(payer);
  expect([refused.status, mainTextIn(await refused.text())]).toEqual([
    409,
    expect.stringContaining("once something is paid"),
  ]);
  await submit(bookingMoney(held.id).mark, {
    key: crypto.randomUUID(),
    purpose: "deposit",
    method: "check",
    amount: "1",
    note: "",
  });
  const now = await make();
  const sent = visit(postForm(portalApi.sendInvoice, { invoice: now.key, email: payer }, client), bindings);
  expect([now.answer.status, (await sent).status]).toEqual([303, 303]);
  expect(mails.filter(({ to }) => to === payer)).toHaveLength(1);
});

it("who pays the bills gets a client's second paper of a day the next morning, however often it is sent", async () => {
  const { booking, key, client } = await invoiced();
  const second = crypto.randomUUID();
  const sent = async (invoice: string) =>
    expect((await visit(postForm(portalApi.sendInvoice, { invoice, email: payer }, client), bindings)).status).toBe(
      303,
    );
  await sent(key);
  await submit(bookingMoney(booking.id).invoice, { key: second, billTo: "Bayside Events LLC", purchaseOrder: "PO-1" });
  await sent(second);
  await sent(second);
  expect(mails.map(({ to }) => to)).toEqual([payer]);
  const queued = await rows("SELECT next_attempt_at > ? AS later FROM outbox WHERE recipient = ?", Date.now(), payer);
  expect(queued.map(({ later }) => later)).toEqual([null, 1]);
});

it("a client who holds a date for nothing mails nobody, and any other three addresses at the most, without words of theirs", async () => {
  const { token } = await askForQuote();
  await visit(postForm(quoteApi.accept, { token }));
  const [held] = await primary(env.DB).select().from(bookings);
  if (!held) throw new Error("nothing is held");
  const key = crypto.randomUUID();
  await submit(bookingMoney(held.id).invoice, { key, billTo: "Click here to win", purchaseOrder: "" });
  const form = { invoice: key, email: payer };
  const holder = await signIn(held);
  expect(mainTextIn(await htmlAt(portalInvoice(key), holder))).toContain("once something is paid");
  const refused = await visit(postForm(portalApi.sendInvoice, form, holder), bindings);
  expect([refused.status, mails]).toEqual([409, []]);
  const agreed = await invoiced({ eventDate: "2099-05-07", clientName: "Click here to win", venue: "www.example.com" });
  const statuses: number[] = [];
  for (const at of [1, 2, 3, 4]) {
    const asked = { invoice: agreed.key, email: `payer${at}@bayside.example` };
    statuses.push((await visit(postForm(portalApi.sendInvoice, asked, agreed.client), bindings)).status);
  }
  expect(statuses).toEqual([303, 303, 303, 409]);
  expect(mails).toHaveLength(3);
  for (const { subject, text } of mails) expect(subject + text).not.toMatch(/Click here|www\.example/);
});

it("who pays the bills is found, read and erased as any person", async () => {
  const { booking, key } = await invoiced({ companyName: "Bayside Events LLC" });
  await send(key, payer);
  expect(await see(`${adminPaths.people}?${new URLSearchParams({ [listParameters.text]: "bayside" })}`)).toContain(
    payer,
  );
  expect(mainTextIn(await see(personPage(payer)))).toContain("Bookings whose bills they get 1");
  await submit(personErasure, { email: payer, again: payer });
  expect(await rows("SELECT payable_email, company_name FROM bookings WHERE id = ?", booking.id)).toEqual([
    { payable_email: null, company_name: "Bayside Events LLC" },
  ]);
});

it("erasing a client leaves nothing of the bills that went to somebody else, but their sums", async () => {
  const { booking, key } = await invoiced({ clientName: "Lena Ford" });
  await send(key, payer);
  await submit(personErasure, { email: booking.clientEmail, again: booking.clientEmail });
  expect(await rows("SELECT id FROM outbox WHERE recipient = ?", payer)).toEqual([]);
  expect(await rows("SELECT payable_email FROM bookings WHERE id = ?", booking.id)).toEqual([{ payable_email: null }]);
  expect(await see(invoicePaths(key).page)).not.toContain("Bayside");
});

it("a client may have the own copy mailed at any time", async () => {
  const { booking, key, client } = await invoiced({ status: "hold", holdEndsAt: null, quoteId: "a-quote" });
  const form = { invoice: key, email: booking.clientEmail };
  expect((await visit(postForm(portalApi.sendInvoice, form, client), bindings)).status).toBe(303);
  expect(mails.map(({ to }) => to)).toEqual([booking.clientEmail]);
});

it("mails nobody who has no address, and nobody who pays no more", async () => {
  const { booking, key } = await invoiced();
  await submit(invoicePaths(key).send, { email: payer });
  await rows("UPDATE bookings SET payable_email = 'else@bayside.example' WHERE id = ?", booking.id);
  await send(key, "else@bayside.example");
  expect(mails.map(({ to }) => to)).toEqual(["else@bayside.example"]);
});
