import { beforeEach, expect, it } from "vitest";
import { addDays, calendarDateAt } from "../../../platform/dates.ts";
import { hour } from "../../../platform/durations.ts";
import { dateInWords } from "../../../platform/english.ts";
import { noAddressOf } from "../../../platform/fields/no-address.ts";
import { ask, see, submit } from "../../../test/administrator.ts";
import { mainTextIn } from "../../../test/page.ts";
import { linesOfPdf } from "../../../test/pdf-text.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { signBoth } from "../../../test/signatures.ts";
import { cron, get, htmlAt, mailbox, visit } from "../../../test/site.ts";
import { atDashboard, deliver, payAtStripe } from "../../../test/stripe.ts";
import { mailPaths } from "../../admin/outbox/paths.ts";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { portalPaths } from "../../portal/paths.ts";
import { portalBooked, portalReceipt, portalReceiptPdf } from "../client/paths.ts";
import { bookingMoney, failedRefundPath, invoicePaths, receiptPdfPath, refundPath } from "./paths.ts";

const newKey = () => crypto.randomUUID();
const price = { price: 100_000, deposit: 25_000 };

async function mark(id: string, amount: string, more: Record<string, string> = {}) {
  const key = newKey();
  const form = { key, purpose: "balance", method: "check", amount, note: "", ...more };
  return { key, answer: await post(bookingMoney(id).mark, form) };
}

const both = async (booking: Awaited<ReturnType<typeof storeBooking>>) => [
  mainTextIn(await see(bookingMoney(booking.id).page)),
  mainTextIn(await htmlAt(portalBooked(booking.id), await signIn(booking))),
];

const { email, mails: sent } = mailbox();

beforeEach(() => {
  sent.length = 0;
});

const mails = () => sent.splice(0);

const post = (path: string, form: Record<string, string>) => submit(path, form, { bindings: { EMAIL: email } });

it.each([
  ["price", "Left $300", "The price is lower by that. $300 is left to pay, by ", [90_000, 60_000]],
  [
    "courtesy",
    "Left $300",
    "The price stays, and you do not owe this again. $300 is left to pay, by ",
    [100_000, 60_000],
  ],
  ["again", "Left $400", "$400 is left to pay, by ", [100_000, 60_000]],
] as const)("asks what a refund means, and owes by the answer: %s", async (kind, left, words, [total, paid]) => {
  const booking = await storeBooking(price);
  const { key } = await mark(booking.id, "700");
  const refund = { key: newKey(), amount: "100", reason: "The hall had no stage" };
  const unsaid = await post(refundPath(key), refund);
  expect(unsaid.status).toBe(422);
  expect(await unsaid.text()).toContain("Please say what it means for what is owed");
  expect((await post(refundPath(key), { ...refund, kind: "cancellation" })).status).toBe(422);
  const given = await post(refundPath(key), { ...refund, kind });
  expect(given.headers.get("Location")).toContain(bookingMoney(booking.id).page);
  for (const page of await both(booking)) expect(page).toContain(left.replace("Left ", ""));
  expect(mails().find(({ subject }) => subject.startsWith("Refund"))?.text).toContain(words);
  await post(bookingMoney(booking.id).invoice, { key: "an-invoice", billTo: "A firm, Tampa", purchaseOrder: "" });
  expect(await rows("SELECT total, paid FROM invoices")).toEqual([{ total, paid }]);
  expect(mainTextIn(await see(invoicePaths("an-invoice").page))).toContain(left.replace("Left ", ""));
  const listed = async () => mainTextIn(await see(bookingMoney(booking.id).page));
  expect(await listed()).not.toContain("from before the price changed");
  await post(refundPath(key), { ...refund, key: newKey(), amount: "10", kind: "price" });
  expect(await listed()).toContain("from before the price changed");
  mails();
  const { page, send } = invoicePaths("an-invoice");
  expect(await see(page)).not.toContain(`action="${send}"`);
  expect((await post(send, { email: "payer@example.com" })).status).toBe(409);
  expect(mails()).toEqual([]);
});

it("the mail that tells the DJ of a booking says what is paid and left, as its page does", async () => {
  const booking = await storeBooking({ ...price, status: "hold" });
  await signBoth(booking.id);
  await mark(booking.id, "300");
  const told = mails().find(({ subject }) => subject.startsWith("Booked:"))?.text;
  for (const row of ["Price: $1,000", "Paid: $300", "Left: $700"]) expect(told).toContain(row);
});

it("a deposit of which a part was given back as a courtesy is not asked for again", async () => {
  const booking = await storeBooking(price);
  await signBoth(booking.id);
  const { key } = await mark(booking.id, "250");
  await post(refundPath(key), { key: newKey(), amount: "100", reason: "A late start", kind: "courtesy" });
  const page = mainTextIn(await see(bookingPaths(booking.id).page));
  expect(page).toContain("Next step");
  expect(page).not.toContain("The deposit of $250 is not paid");
});

it("asks of a canceled booking what is owed back by that, and owes nothing more", async () => {
  const booking = await storeBooking(price);
  await signBoth(booking.id);
  const { key } = await mark(booking.id, "700");
  await post(`/admin/bookings/${booking.id}/status`, { status: "cancelled", reason: "", words: "" });
  const page = mainTextIn(await see(bookingMoney(booking.id).page));
  expect(page).toContain("$450 goes back if the client asked for it, $700 if you cancel.");
  const refund = { key: newKey(), amount: "450", reason: "By the policy" };
  expect((await post(refundPath(key), { ...refund, kind: "price" })).status).toBe(422);
  expect((await post(refundPath(key), { ...refund, kind: "cancellation" })).status).toBe(303);
  expect(mails().find(({ subject }) => subject.startsWith("Refund"))?.text).toContain("You owe nothing more");
  await post(bookingPaths(booking.id).status, { status: "who-canceled", canceledBy: "dj" });
  await post(refundPath(key), { ...refund, key: newKey(), amount: "50", kind: "cancellation" });
  expect(mails().find(({ subject }) => subject.startsWith("Refund"))?.text).toContain("$200 more comes back to you");
});

it("a refund that was noted by hand by mistake is taken back once, and its payment can be unmarked again", async () => {
  const booking = await storeBooking(price);
  const { key } = await mark(booking.id, "700");
  const refund = { key: newKey(), amount: "100", reason: "The hall had no stage", kind: "price" };
  await post(refundPath(key), refund);
  const page = async () => mainTextIn(await see(bookingMoney(booking.id).page));
  expect(await page()).toContain("Take its refund back first");
  expect(await page()).not.toContain("Unmark it");
  mails();
  const undo = { refund: refund.key, end: "kept", tell: "yes" };
  expect((await post(failedRefundPath, { ...undo, end: "elsewhere" })).headers.get("Location")).toContain("gone");
  expect((await post(failedRefundPath, undo)).headers.get("Location")).toContain("failed-refund-ended");
  expect((await post(failedRefundPath, undo)).headers.get("Location")).toContain("failed-refund-gone");
  expect(mails().map(({ to, subject }) => [to, subject.split(":")[0]])).toEqual([
    [booking.clientEmail, "No refund of $100"],
  ]);
  for (const said of await both(booking)) expect(said).toContain("Left $300");
  expect(await page()).toContain("Unmark it");
});

it("the desk prints the receipt of a client without an email, and promises them no mail", async () => {
  const booking = await storeBooking({ ...price, clientEmail: noAddressOf(newKey()) });
  const { key } = await mark(booking.id, "700");
  const page = await see(bookingMoney(booking.id).page);
  expect(page).toContain(`href="${receiptPdfPath(key)}"`);
  expect(page).not.toContain("by mail");
  const file = await ask(receiptPdfPath(key));
  expect(linesOfPdf(await file.bytes()).join(" ")).toContain("$700.00");
  expect((await ask(receiptPdfPath(newKey()))).status).toBe(404);
});

it("a refund to a card is Stripe's to take back", async () => {
  const booking = await storeBooking({ ...price, status: "hold" });
  const { event } = await payAtStripe({ booking: booking.id, amount: 25_000 });
  await deliver(event);
  const [payment] = await rows("SELECT id FROM payments");
  const refund = { key: newKey(), amount: "100", reason: "No stage", kind: "price" };
  await post(refundPath(String(payment?.id)), refund);
  await rows("UPDATE refunds SET status = 'done'");
  expect(mainTextIn(await see(bookingMoney(booking.id).page))).not.toContain("Noted by mistake");
  const answer = await post(failedRefundPath, { refund: refund.key, end: "kept" });
  expect(answer.headers.get("Location")).toContain("failed-refund-gone");
});

it.each([
  ["a refund in Stripe's dashboard", (intent: string) => [`refund=${intent}&amount=10000`]],
  ["a dispute that is lost", (intent: string) => [`dispute=${intent}&amount=10000`, `lose=${intent}`]],
])("asks once what %s means, and asks nobody for it until then", async (_, news) => {
  const booking = await storeBooking({ ...price, status: "hold" });
  const { intent, event } = await payAtStripe({ booking: booking.id, amount: 25_000 });
  await deliver(event);
  for (const query of news(intent)) for (const text of await atDashboard(query)) await deliver(text);
  const page = await see(bookingMoney(booking.id).page);
  expect(mainTextIn(page)).not.toContain("Deposit still due");
  expect(mainTextIn(await see(adminPaths.today))).toContain("nobody is asked for it until you say what it means");
  const portal = mainTextIn(await htmlAt(portalPaths.dashboard, await signIn(booking)));
  expect(portal).not.toContain("Pay $100");
  expect(portal).not.toContain("courtesy");
  const [, refund = ""] = /name="refund" value="([^"]+)"/.exec(page) ?? [];
  await signBoth(booking.id);
  expect(await rows("SELECT status FROM bookings")).toEqual([{ status: "hold" }]);
  for (const kind of ["courtesy", "price"]) await post(bookingMoney(booking.id).refundKind, { refund, kind });
  const [dj] = await both(booking);
  expect(dj).toContain("A courtesy: the price stays");
  expect(dj).not.toContain("What does it mean");
});

it.each([
  [
    "elsewhere",
    ["Refund of $100", "so I give it back in another way", "Left $750"],
    "failed, and given back in another way",
  ],
  ["kept", ["No refund of $100", "it counts as paid, as before", "Left $750"], "not given back"],
] as const)(
  "a refund that its bank refused waits for the DJ's word, and the client hears of it: %s",
  async (end, told, state) => {
    const booking = await storeBooking(price);
    const { intent, event } = await payAtStripe({ booking: booking.id, amount: 25_000 });
    await deliver(event);
    const [payment] = await rows("SELECT id FROM payments");
    const refund = { key: newKey(), amount: "100", reason: "No stage", kind: "price" };
    await post(refundPath(String(payment?.id)), refund);
    for (const text of await atDashboard(`bounce=${intent}`)) await deliver(text);
    const today = async () => mainTextIn(await see(adminPaths.today));
    expect(await today()).toContain("$100 could not be given back");
    expect(mainTextIn(await see(bookingMoney(booking.id).page))).toContain("Paid $250 Left $750");
    mails();
    const answer = { refund: refund.key, end, tell: "yes" };
    expect((await post(failedRefundPath, answer)).headers.get("Location")).toContain("failed-refund-ended");
    expect((await post(failedRefundPath, answer)).headers.get("Location")).toContain("failed-refund-gone");
    const [mail, ...more] = mails();
    expect(more).toEqual([]);
    const [subject, words, left] = told;
    expect([mail?.to, mail?.subject.startsWith(subject), mail?.text.includes(words)]).toEqual([
      booking.clientEmail,
      true,
      true,
    ]);
    expect(await today()).not.toContain("could not be given back");
    for (const page of await both(booking)) expect(page).toContain(left);
    expect(mainTextIn(await see(bookingMoney(booking.id).page))).toContain(state);
    for (const text of await atDashboard(`bounce=${intent}`)) await deliver(text);
    expect(await today()).not.toContain("could not be given back");
  },
);

it("nothing of a payment is given back while its bank asks for it", async () => {
  const booking = await storeBooking(price);
  const { intent, event } = await payAtStripe({ booking: booking.id, amount: 25_000 });
  await deliver(event);
  const [payment] = await rows("SELECT id FROM payments");
  const offers = async () => (await see(bookingMoney(booking.id).page)).includes(refundPath(String(payment?.id)));
  expect(await offers()).toBe(true);
  for (const text of await atDashboard(`dispute=${intent}`)) await deliver(text);
  expect(await offers()).toBe(false);
  mails();
  const refund = { key: newKey(), amount: "100", reason: "No stage", kind: "price" };
  expect((await post(refundPath(String(payment?.id)), refund)).status).toBe(409);
  expect(mails()).toEqual([]);
  for (const text of await atDashboard(`win=${intent}`)) await deliver(text);
  expect(await offers()).toBe(true);
});

it("unmarks what was marked by mistake, with its reason, and mails only when told", async () => {
  const booking = await storeBooking(price);
  const [quiet, told] = [await mark(booking.id, "250"), await mark(booking.id, "300")];
  mails();
  const unmark = (payment: string, more = {}) =>
    post(bookingMoney(booking.id).unmark, { payment, reason: "That check was for another date", ...more });
  expect((await unmark(quiet.key)).headers.get("Location")).toContain("payment-unmarked");
  expect(mails()).toEqual([]);
  await unmark(told.key, { tell: "yes" });
  const [mail] = mails();
  expect(mail?.text).toContain("That check was for another date");
  expect(mail?.text).toContain("$1,000 is left to pay: the deposit, $250, now, and $750 by ");
  expect((await unmark(quiet.key)).headers.get("Location")).toContain("payment-not-unmarked");
  expect((await post(refundPath(quiet.key), { key: newKey(), amount: "1", reason: "x", kind: "again" })).status).toBe(
    409,
  );
  const [dj = "", client] = await both(booking);
  for (const words of [
    "Paid $0 Left $1,000",
    "Unmarked, counts for nothing: That check was for another date",
    "dj@example.com",
  ])
    expect(dj).toContain(words);
  expect(client).not.toContain("Receipt");
  const receipt = mainTextIn(await htmlAt(portalReceipt(told.key), await signIn(booking)));
  expect(receipt).toContain("this receipt does not count");
  expect((await mark(booking.id, "10")).answer.status).toBe(303);
  expect(await rows("SELECT receipt_number FROM payments ORDER BY receipt_number")).toHaveLength(3);
});

it("notes the day on which money came, and none that is to come", async () => {
  const booking = await storeBooking(price);
  const today = calendarDateAt(Date.now());
  expect((await mark(booking.id, "10", { receivedOn: addDays(today, 1) })).answer.status).toBe(422);
  const day = addDays(today, -40);
  const { key } = await mark(booking.id, "250", { receivedOn: day });
  expect(mainTextIn(await htmlAt(portalReceipt(key), await signIn(booking)))).toContain(`Check, ${dateInWords(day)}`);
  const pdf = linesOfPdf(await (await visit(get(portalReceiptPdf(key), await signIn(booking)))).bytes()).join(" ");
  for (const said of ["$250.00", `Check, ${dateInWords(day)}`]) expect(pdf).toContain(said);
  expect(mails().find(({ subject }) => subject.startsWith("Receipt"))?.text).toContain(dateInWords(day));
});

it("of a payment that was marked by mistake nothing is left to tell by phone", async () => {
  const booking = await storeBooking({ ...price, clientEmail: noAddressOf(newKey()) });
  const { key } = await mark(booking.id, "250");
  expect(mainTextIn(await see(adminPaths.today))).toContain("tell by phone");
  await post(bookingMoney(booking.id).unmark, { payment: key, reason: "Of another client" });
  expect(mainTextIn(await see(adminPaths.today))).not.toContain("tell by phone");
});

it("what is to be told by phone of a booking that it confirmed names no money that was unmarked", async () => {
  const holdEndsAt = Date.now() + 10 * hour;
  const booking = await storeBooking({ ...price, status: "hold", holdEndsAt, clientEmail: noAddressOf(newKey()) });
  await signBoth(booking.id);
  const { key } = await mark(booking.id, "250");
  const told = async () => {
    const [mail] = await rows("SELECT id FROM outbox WHERE kind = 'booking-confirmed'");
    return mainTextIn(await see(mailPaths(String(mail?.id)).page));
  };
  expect(await told()).toContain("$750");
  await post(bookingMoney(booking.id).unmark, { payment: key, reason: "The check bounced" });
  await cron(Date.now());
  expect(await told()).not.toContain("$750");
  expect(mainTextIn(await see(adminPaths.today))).toContain("tell by phone");
});

it("asks whether what is more than owed is a tip or a credit", async () => {
  const [tipped, credited] = [await storeBooking(price), await storeBooking(price)];
  const unsaid = await (await mark(tipped.id, "1100")).answer.text();
  expect(mainTextIn(unsaid)).toContain("$100 of it is more than is owed: is that a tip, or a credit?");
  expect(unsaid).toContain('value="1100"');
  expect(await rows("SELECT id FROM payments")).toEqual([]);
  await mark(tipped.id, "1100", { extra: "tip" });
  await mark(credited.id, "1100", { extra: "credit" });
  expect(await rows("SELECT purpose, amount, receipt_number FROM payments ORDER BY receipt_number")).toEqual([
    { purpose: "balance", amount: 100_000, receipt_number: 1 },
    { purpose: "tip", amount: 10_000, receipt_number: 2 },
    { purpose: "balance", amount: 110_000, receipt_number: 3 },
  ]);
  const receipts = mails().filter(({ subject }) => subject.startsWith("Receipt"));
  expect(receipts.map(({ text }) => [/Tip, receipt/.test(text), /Credit/.test(text)])).toEqual([
    [true, false],
    [false, true],
  ]);
  const [djOfTip, clientOfTip] = await both(tipped);
  for (const page of [djOfTip, clientOfTip]) expect(page).not.toContain("Credit");
  for (const page of await both(credited)) expect(page).toContain("Credit $100");
  const today = async () => mainTextIn(await see(adminPaths.today));
  expect(await today()).not.toContain("more was paid than was owed");
  const yesterday = addDays(calendarDateAt(Date.now()), -1);
  await rows("UPDATE bookings SET event_date = ? WHERE id = ? RETURNING id", yesterday, credited.id);
  expect(await today()).toContain("$100 more was paid than was owed");
});

it("with a payment that was marked by mistake goes the tip that came with it", async () => {
  const booking = await storeBooking(price);
  const { key } = await mark(booking.id, "1050", { extra: "tip" });
  mails();
  await post(bookingMoney(booking.id).unmark, { payment: key, reason: "The check bounced", tell: "yes" });
  expect(mails()[0]?.text).toMatch(
    /\$1,050 were noted as received by mistake, \$50 of it a tip, .* nor does 20\d\d-\d{4}/,
  );
  for (const page of await both(booking)) expect(page).not.toMatch(/Tips, beside|Tip received/);
});

it("says on the booking's page what a bank asks back, and what Stripe is still to tell of", async () => {
  const booking = await storeBooking(price);
  await signBoth(booking.id);
  const { intent, event } = await payAtStripe({ booking: booking.id, amount: 25_000 });
  await deliver(event);
  const page = async () => mainTextIn(await see(bookingPaths(booking.id).page));
  expect(await page()).toContain("the deposit is paid");
  for (const text of await atDashboard(`dispute=${intent}`)) await deliver(text);
  expect(await page()).toContain("Next step The client’s bank asks for $250 back");
  for (const text of await atDashboard(`lose=${intent}`)) await deliver(text);
  expect(await page()).not.toContain("The deposit of $250 is not paid");
  const [, refund = ""] = /name="refund" value="([^"]+)"/.exec(await see(bookingMoney(booking.id).page)) ?? [];
  await post(bookingMoney(booking.id).refundKind, { refund, kind: "again" });
  expect(await page()).toContain("Next step The deposit of $250 is not paid");
  const soon = Date.now() + 1_000_000;
  await rows(
    `INSERT INTO checkouts (id, booking_id, purpose, amount, returned_at, next_check_at, expires_at, created_at)
      VALUES ('c', ?, 'deposit', 25000, 1, ?, ?, 1) RETURNING 1`,
    booking.id,
    soon,
    soon,
  );
  expect(await page()).toContain("Next step $250 is being confirmed");
});
