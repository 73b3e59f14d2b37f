import { beforeEach, expect, it } from "vitest";
import { addDays, calendarDateAt } from "../../../platform/dates.ts";
import { day, hour } from "../../../platform/durations.ts";
import { dateInBrief, dateInWords, weekdayAndDate } from "../../../platform/english.ts";
import { dollars } from "../../../platform/money.ts";
import { see, submit } from "../../../test/administrator.ts";
import { asItStands, bookingRow } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { linesOfPdf } from "../../../test/pdf-text.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { signBoth } from "../../../test/signatures.ts";
import { signedBooking } from "../../../test/signed-booking.ts";
import { cron, get, htmlAt, mailbox, postForm, visit } from "../../../test/site.ts";
import { whoSigns } from "../../../test/who-signs.ts";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { portalContractOf } from "../../contracts/client/paths.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { portalBooked, portalInvoicePdf, portalPay } from "../client/paths.ts";
import { bookingMoney, invoicePaths, refundPath } from "./paths.ts";

const today = calendarDateAt(Date.now());
const { email: EMAIL, mails } = mailbox();

beforeEach(() => {
  mails.length = 0;
});

const booked = (more = {}) =>
  storeBooking({
    price: 100_000,
    deposit: 25_000,
    eventDate: addDays(today, 104),
    createdAt: Date.now() - 30 * day,
    ...more,
  });

type Booking = Awaited<ReturnType<typeof booked>>;

const split = ({ id }: Booking, plan: string, own = "") => submit(bookingMoney(id).parts, { plan, own });
const mark = ({ id }: Booking, amount: string) =>
  submit(bookingMoney(id).mark, { key: crypto.randomUUID(), purpose: "part", method: "check", amount, note: "" });
const partsOf = ({ id }: Booking) => rows("SELECT due_on, amount FROM payment_parts WHERE booking_id = ?", id);
const [first, second] = [addDays(today, 10), addDays(today, 40)];

it("splits a balance by a template, or on days of the DJ's own", async () => {
  const booking = await booked();
  await split(booking, "three");
  expect(await partsOf(booking)).toEqual([
    { due_on: addDays(today, 32), amount: 25_000 },
    { due_on: addDays(today, 64), amount: 25_000 },
  ]);
  await split(booking, "monthly");
  const monthly = await partsOf(booking);
  expect(monthly).toHaveLength(3);
  expect(new Set(monthly.map(({ amount }) => amount))).toEqual(new Set([18_700]));
  await split(booking, "own", `${second} 300\n${first} $200.50`);
  expect(await partsOf(booking)).toEqual([
    { due_on: first, amount: 20_050 },
    { due_on: second, amount: 30_000 },
  ]);
  await split(booking, "none");
  expect(await partsOf(booking)).toEqual([]);
});

it.each([
  ["own", "soon 100", "is no day with a sum"],
  ["own", `${today} 100`, "is not between today and the day of the balance"],
  ["own", `${first} 100\n${first} 100`, "stands twice"],
  ["own", `${first} 750`, "parts are less than the balance of $750"],
  ["", "", "Please choose how the balance is paid"],
])("refuses a split that cannot be, beside its field, and keeps what was typed: %s %s", async (plan, own, words) => {
  const booking = await booked();
  const answer = await split(booking, plan, own);
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(mainTextIn(html)).toContain(words);
  expect(html).toContain(own);
  expect(await partsOf(booking)).toEqual([]);
});

it("agreement, portal, pay page, invoice and desk say alike when each part is due, and what is left of it", async () => {
  const booking = await booked();
  await split(booking, "own", `${first} 300\n${second} 200`);
  const client = await signIn(booking);
  const read = async (path: string) => mainTextIn(await htmlAt(path, client));
  const agreed = `due in parts: $300 by ${dateInWords(first)}; $200 by ${dateInWords(second)}; and the rest, $250, 7 days before the event`;
  expect(await read(portalContractOf(booking.id))).toContain(`The balance of $750 is ${agreed}.`);
  await mark(booking, "350");
  const said = [`By ${weekdayAndDate(first)} $300, $200 left`, `By ${weekdayAndDate(second)} $200`];
  for (const page of [await read(portalBooked(booking.id)), mainTextIn(await see(bookingMoney(booking.id).page))]) {
    for (const words of said) expect(page).toContain(words);
    expect(page).toMatch(/The rest, due \w+ \d+, \d+ \$250/);
  }
  expect(await read(portalPaths.dashboard)).toContain("Pay a part, $200");
  expect(await read(portalPay("balance", booking.id))).toMatch(/Next part, due \w+ \d+, \d+ \$200/);
  const key = crypto.randomUUID();
  await submit(bookingMoney(booking.id).invoice, { key, billTo: "A firm", purchaseOrder: "" });
  const pdf = linesOfPdf(await (await visit(get(portalInvoicePdf(key), client))).bytes()).join(" ");
  for (const paper of [mainTextIn(await see(invoicePaths(key).page)), pdf])
    for (const words of [`To pay by ${dateInWords(first)} $200.00`, `To pay by ${dateInWords(second)} $200.00`])
      expect(paper).toContain(words);
});

it("a price that falls before the signature shortens the parts alike in the agreement and beside the money, and none is called paid", async () => {
  const booking = await booked();
  await split(booking, "own", `${first} 300\n${second} 200`);
  await submit(bookingPaths(booking.id).page, { ...asItStands(booking), price: "600", deposit: "250" });
  const client = await signIn(booking);
  const read = async (path: string) => mainTextIn(await htmlAt(path, client));
  expect(await read(portalContractOf(booking.id))).toContain(
    `due in parts: $300 by ${dateInWords(first)}; $50 by ${dateInWords(second)}.`,
  );
  for (const page of [await read(portalBooked(booking.id)), mainTextIn(await see(bookingMoney(booking.id).page))])
    expect(page).toMatch(new RegExp(`By ${weekdayAndDate(second)} \\$50 `));
  await submit(bookingPaths(booking.id).page, { ...asItStands(booking), price: "500", deposit: "250" });
  expect(await read(portalBooked(booking.id))).not.toContain(weekdayAndDate(second));
});

it("reminds of each part that is left, and puts an overdue one on Today", async () => {
  const booking = await booked();
  await split(booking, "own", `${first} 300\n${second} 200`);
  await mark(booking, "250");
  const at = async (days: number) => {
    for (const later of [0, 2 * hour]) await cron(Date.now() + days * day + later, { EMAIL });
    return mails
      .splice(0)
      .filter(({ to, subject }) => to === booking.clientEmail && /due/i.test(subject))
      .map(({ subject }) => /^.*?\$\d+/.exec(subject)?.[0]);
  };
  const inBrief = dateInBrief(first);
  expect(await at(0)).toEqual([`Due on ${inBrief}: $300`]);
  expect(await at(1)).toEqual([]);
  await mark(booking, "100");
  mails.length = 0;
  expect(await at(9)).toEqual([`Due on ${inBrief}: $200`]);
  expect(await at(12)).toEqual([`Overdue since ${inBrief}: $200`]);
  await rows("UPDATE payment_parts SET due_on = ? WHERE due_on = ?", addDays(today, -1), first);
  expect(mainTextIn(await see(adminPaths.today))).toContain("$200 was due");
  expect(mainTextIn(await see(adminPaths.money))).toMatch(/\$650 overdue/);
  await mark(booking, "200");
  expect(mainTextIn(await see(adminPaths.today))).not.toContain("was due.");
});

it("asks for the deposit that is not paid with each part, and keeps it on Today beside a part that is overdue", async () => {
  const booking = await booked();
  await split(booking, "own", `${first} 300\n${second} 200`);
  await signBoth(booking.id);
  await mark(booking, "100");
  mails.length = 0;
  for (const later of [0, 2 * hour]) await cron(Date.now() + 2 * day + later, { EMAIL });
  const asked = mails.find(({ to, subject }) => to === booking.clientEmail && subject.startsWith("Due"));
  expect(asked?.subject).toContain("$450");
  expect(asked?.text).toMatch(/deposit, \$450/);
  await rows("UPDATE payment_parts SET due_on = ? WHERE due_on = ?", addDays(today, -1), first);
  const seen = mainTextIn(await see(adminPaths.today));
  for (const words of ["$300 was due", "$150 of the deposit is not paid"]) expect(seen).toContain(words);
});

it("asks with a part for no more of the deposit than is neither paid nor on its way", async () => {
  const booking = await booked();
  await split(booking, "own", `${first} 300\n${second} 200`);
  await signBoth(booking.id);
  await mark(booking, "100");
  const announced = { booking: booking.id, purpose: "deposit", way: "zelle", amount: "150" };
  await visit(postForm(portalApi.pay, announced, await signIn(booking)), { EMAIL });
  await rows("UPDATE payments SET status = 'unmarked', unmark_reason = 'It bounced' WHERE booking_id = ?", booking.id);
  mails.length = 0;
  for (const later of [0, 2 * hour]) await cron(Date.now() + 2 * day + later, { EMAIL });
  const asked = mails.find(({ to, subject }) => to === booking.clientEmail && subject.startsWith("Due"));
  expect(asked?.subject).toContain("$400");
});

it("how a signed balance is paid changes with the client's yes: a company may pay 30 days after the event", async () => {
  const { booking, page, change, accept } = await signedBooking({
    price: 100_000,
    deposit: 25_000,
    companyName: "Bay LLC",
  });
  const plan = async (form: Record<string, string>) =>
    (await submit(bookingMoney(booking.id).parts, { own: "", ...form })).headers.get("Location");
  expect(await plan({ plan: "net30" })).toContain("proposed");
  expect(mainTextIn(await page())).toMatch(/Balance \d+ days before the event 30 days after the event/);
  const money = async () => mainTextIn(await see(bookingMoney(booking.id).page));
  expect(await money()).toMatch(/Proposed on .*waits for a yes.*→ 30 days after the event/);
  expect(await bookingRow(booking.id)).not.toMatchObject({ balance_days: -30 });
  expect(await plan({ plan: "net15" })).toContain("parts-wait");
  await change({ price: "1200", deposit: "250", note: "By the door" });
  expect(mainTextIn(await page())).toMatch(/\$1,000 \$1,200.*30 days after the event/);
  await accept();
  expect(await bookingRow(booking.id)).toMatchObject({ balance_days: -30, price: 120_000 });
  expect(mainTextIn(await page())).toMatch(/Version 2.*30 days after the event/);
  expect(await money()).not.toContain("Proposed on");
  expect(await plan({ plan: "own", own: `${first} 300` })).toContain("proposed");
  await accept();
  expect(await partsOf(booking)).toHaveLength(1);
  expect(Number((await bookingRow(booking.id))?.balance_days)).toBeGreaterThanOrEqual(0);
});

it("what the DJ takes back before the yes is proposed to nobody: a price, the parts that followed it, the same plan", async () => {
  const { booking, change, accept } = await signedBooking({ price: 100_000, deposit: 25_000 });
  const plan = async () => {
    const form = { plan: "own", own: `${first} 300` };
    return (await submit(bookingMoney(booking.id).parts, form)).headers.get("Location");
  };
  const statuses = async () =>
    (await rows("SELECT status FROM amendments ORDER BY created_at")).map(({ status }) => status);
  expect(await plan()).toContain("proposed");
  await accept();
  expect(await plan()).toContain("parts-stored");
  expect(await statuses()).toEqual(["accepted"]);
  await change({ price: "2000", deposit: "250" });
  expect(await statuses()).toEqual(["accepted", "proposed"]);
  await change({ price: "1000", deposit: "250" });
  expect(await statuses()).toEqual(["accepted", "withdrawn"]);
  expect(await partsOf(booking)).toMatchObject([{ amount: 30_000 }]);
});

it("how it is paid is not changed while only some have signed", async () => {
  const { booking, add, clientSigns } = await whoSigns({ price: 100_000, deposit: 25_000 });
  await add({});
  await clientSigns();
  const answer = await submit(bookingMoney(booking.id).parts, { plan: "net30", own: "" });
  expect(answer.headers.get("Location")).toContain("parts-not-stored");
});

it.each([
  ["650", [16_000, 10_700], 13_300],
  ["1600", [54_000, 36_000], 45_000],
  ["250", [], 0],
] as const)(
  "a price of %s that the client agrees to keeps each part's share of the balance, as the proposal says",
  async (price, amounts, rest) => {
    const booking = await booked({ clientName: "Ana Núñez" });
    await split(booking, "own", `${first} 300\n${second} 200`);
    const client = await signIn(booking);
    const contract = () => htmlAt(portalContractOf(booking.id), client);
    const fingerprint = /name="fingerprint" value="(\w+)"/.exec(await contract())?.[1] ?? "";
    const sign = { booking: booking.id, fingerprint, consent: "yes", name: "Ana Núñez" };
    await visit(postForm(portalApi.sign, sign, client));
    await submit(bookingPaths(booking.id).page, { ...asItStands(booking), price, deposit: "250" });
    const days = [first, second];
    const planned = amounts.map((amount, at) => `${dollars(amount)} by ${dateInBrief(days[at] ?? first)}; `).join("");
    const proposed = await contract();
    expect(mainTextIn(proposed)).toContain(
      `Parts of the balance $300 by ${dateInBrief(first)}; $200 by ${dateInBrief(second)}; the rest, $250 ${rest > 0 ? `${planned}the rest, ${dollars(rest)}` : "none"}`,
    );
    expect((await partsOf(booking)).map(({ amount }) => amount)).toEqual([30_000, 20_000]);
    const amendment = /name="amendment" value="([\w-]+)"/.exec(proposed)?.[1] ?? "";
    await visit(postForm(portalApi.amendment, { booking: booking.id, amendment }, client));
    expect((await partsOf(booking)).map(({ amount }) => amount)).toEqual(amounts);
    const agreed = mainTextIn(await contract());
    if (rest > 0) expect(agreed).toContain(`${dateInWords(second)}; and the rest, ${dollars(rest)}`);
    else expect(agreed).toContain("$0, due 7 days");
  },
);

it("a part that is paid or due already stays as it was when the price changes, and what follows shares the rest", async () => {
  const booking = await booked({ clientName: "Ana Núñez" });
  await split(booking, "own", `${first} 300\n${second} 200`);
  await signBoth(booking.id);
  await mark(booking, "550");
  await submit(bookingPaths(booking.id).page, { ...asItStands(booking), price: "1600", deposit: "250" });
  const [proposed] = await rows("SELECT after FROM amendments WHERE booking_id = ?", booking.id);
  expect(JSON.parse(String(proposed?.after)).parts).toEqual([
    { dueOn: first, amount: 30_000 },
    { dueOn: second, amount: 46_700 },
  ]);
});

it("equal parts of which one is paid stay equal when the price falls", async () => {
  const booking = await booked({ clientName: "Ana Núñez" });
  await split(booking, "own", `${first} 250\n${second} 250`);
  await signBoth(booking.id);
  await mark(booking, "500");
  await submit(bookingPaths(booking.id).page, { ...asItStands(booking), price: "800", deposit: "250" });
  const [proposed] = await rows("SELECT after FROM amendments WHERE booking_id = ?", booking.id);
  expect(JSON.parse(String(proposed?.after)).parts.map(({ amount }: { amount: number }) => amount)).toEqual([
    25_000, 15_000,
  ]);
});

it("a price that goes back to what was signed takes the proposal back, and no part of it changes", async () => {
  const { booking, change } = await signedBooking({ price: 100_000, deposit: 25_000, eventDate: addDays(today, 104) });
  await rows(
    "INSERT INTO payment_parts (booking_id, due_on, amount) VALUES (?1, ?2, 25000), (?1, ?3, 25000)",
    booking.id,
    first,
    second,
  );
  await mark(booking, "250");
  await change({ price: "1750", deposit: "250" });
  await change({ price: "1400", deposit: "250" });
  const [proposed] = await rows("SELECT after FROM amendments WHERE status = 'proposed'");
  const [one, other] = JSON.parse(String(proposed?.after)).parts;
  expect(one.amount).toBe(other.amount);
  await change({ price: "1000", deposit: "250" });
  expect(await rows("SELECT status FROM amendments WHERE status = 'proposed'")).toEqual([]);
  expect((await partsOf(booking)).map(({ amount }) => amount)).toEqual([25_000, 25_000]);
});

it.each(["deposit", "part"])(
  "parts are agreed to in the sums that they were proposed in, after a lower price gave back of the %s",
  async (purpose) => {
    const { booking, page, accept } = await signedBooking({
      price: 100_000,
      deposit: 25_000,
      eventDate: addDays(today, 104),
    });
    for (const each of ["deposit", "part"])
      await submit(bookingMoney(booking.id).mark, {
        ...{ key: crypto.randomUUID(), purpose: each, method: "check", amount: "250", note: "" },
      });
    const [payment] = await rows("SELECT id FROM payments WHERE booking_id = ? AND purpose = ?", booking.id, purpose);
    const back = { key: crypto.randomUUID(), amount: "100", reason: "Less music", kind: "price" };
    expect((await submit(refundPath(String(payment?.id)), back)).status).toBe(303);
    await split(booking, "three");
    const sumsIn = (html: string) =>
      [
        ...mainTextIn(html).matchAll(/(\$[\d.,]+) by [^;$]*; (\$[\d.,]+) by [^;$]*; (?:and )?the rest, (\$[\d.]+)/g),
      ].map(([, ...sums]) => sums.join(" "));
    const [proposed, ...others] = sumsIn(await page());
    expect(proposed).toMatch(/^\$/);
    expect(others).toEqual([]);
    await accept();
    expect(new Set(sumsIn(await page()))).toEqual(new Set([proposed]));
  },
);
