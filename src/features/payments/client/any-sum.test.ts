import { expect, it, onTestFinished, vi } from "vitest";
import { site } from "../../../content/site.ts";
import { english } from "../../../content/words/en/index.ts";
import { addDays, calendarDateAt } from "../../../platform/dates.ts";
import { day, hour, minute } from "../../../platform/durations.ts";
import { noAddressOf } from "../../../platform/fields/no-address.ts";
import { briefDateIn } from "../../../platform/language.ts";
import { see, submit } from "../../../test/administrator.ts";
import { beginMinute } from "../../../test/limits.ts";
import { mainTextIn } from "../../../test/page.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { signBoth } from "../../../test/signatures.ts";
import { cron, htmlAt, mailbox, postForm, visit } from "../../../test/site.ts";
import { storeRequest } from "../../../test/stored-requests.ts";
import { atStripe, deliver, paidEvent } from "../../../test/stripe.ts";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { portalContractOf } from "../../contracts/client/paths.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { bookingMoney } from "../dj/paths.ts";
import { portalBooked, portalPay } from "./paths.ts";

const held = (more = {}) =>
  storeBooking({ status: "hold", holdEndsAt: Date.now() + 10 * hour, price: 100_000, deposit: 25_000, ...more });

type Booking = Awaited<ReturnType<typeof held>>;

const { email: EMAIL, mails } = mailbox();

const pay = async (booking: Booking, form: Record<string, string>) =>
  visit(
    postForm(portalApi.pay, { booking: booking.id, purpose: "balance", way: "card", ...form }, await signIn(booking)),
    {
      EMAIL,
    },
  );

const statusOf = async ({ id }: Booking) => (await rows("SELECT status FROM bookings WHERE id = ?", id))[0]?.status;

async function payByCard(booking: Booking, form: Record<string, string>) {
  const page = (await pay(booking, form)).headers.get("Location") ?? "";
  expect(page).toContain("/pay/");
  await atStripe("fault=late");
  const back = (await fetch(page, { method: "POST", redirect: "manual" })).headers.get("Location") ?? "";
  await atStripe("fault=");
  const { pathname, search } = new URL(back);
  await htmlAt(pathname + search, await signIn(booking));
}

it("takes a deposit in parts by card: the date is booked once all of it is there, each with its receipt", async () => {
  const booking = await held();
  await signBoth(booking.id);
  const [first, second] = [paidEvent, paidEvent].map((event) =>
    event({ booking: booking.id, purpose: "part", amount: 15_000 }),
  );
  expect(await deliver(first ?? "", { EMAIL })).toBe("paid");
  expect(await statusOf(booking)).toBe("hold");
  expect(mails.find(({ subject }) => subject.startsWith("Receipt"))?.text).toContain(
    "pay the $100 left of the deposit",
  );
  const page = mainTextIn(await htmlAt(portalPay("deposit", booking.id), await signIn(booking)));
  expect(page).toContain("Deposit $100");
  expect(await deliver(second ?? "")).toBe("paid");
  expect(await statusOf(booking)).toBe("confirmed");
  expect(mainTextIn(await htmlAt(portalBooked(booking.id), await signIn(booking)))).toContain("Paid $300 Left $700");
});

it("takes any sum at any time, and no more than is left", async () => {
  const booking = await storeBooking({ price: 100_000, deposit: 0 });
  await payByCard(booking, { amount: "300" });
  await payByCard(booking, { amount: "$700.00" });
  expect(await rows("SELECT purpose, amount, status, receipt_number AS number FROM payments ORDER BY number")).toEqual([
    { purpose: "part", amount: 30_000, status: "paid", number: 1 },
    { purpose: "balance", amount: 70_000, status: "paid", number: 2 },
  ]);
  expect(await deliver(paidEvent({ booking: booking.id, purpose: "part", amount: 1_000 }))).toBe("unmatched");
  expect(mainTextIn(await see(bookingMoney(booking.id).page))).toContain("Paid $1,000 Left $0");
  expect(mainTextIn(await see(adminPaths.today))).toMatch(/Ana Núñez \$10 came that was not due/);
  expect(mainTextIn(await htmlAt(portalBooked(booking.id), await signIn(booking)))).toContain(
    "$10 more came by card when it was not due, so it counts for nothing.",
  );
});

it.each([
  ["1000.01", "Only $1,000 is left to pay"],
  ["5", "Please pay $10 or more"],
  ["a lot", "Please enter an amount in dollars, such as 250"],
])("of %s it says beside the field what is wrong, and keeps what was typed", async (amount, words) => {
  const booking = await storeBooking({ price: 100_000, deposit: 0 });
  const answer = await pay(booking, { amount });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(mainTextIn(html)).toContain(words);
  expect(html).toContain(`value="${amount}"`);
  expect(await rows("SELECT id FROM checkouts")).toEqual([]);
});

it("who has paid the deposit of a date that is still on hold may pay on", async () => {
  const booking = await held();
  await deliver(paidEvent({ booking: booking.id, amount: 25_000 }));
  const client = await signIn(booking);
  expect(mainTextIn(await htmlAt(portalPaths.dashboard, client))).toContain("Pay something now");
  await payByCard(booking, { amount: "100" });
  expect(mainTextIn(await htmlAt(portalBooked(booking.id), client))).toContain("Paid $350 Left $650");
});

it("announces any sum: instructions and notice name it, and what is left is reminded of all the same", async () => {
  const eventDate = addDays(calendarDateAt(Date.now()), 20);
  const booking = await storeBooking({ price: 100_000, deposit: 0, eventDate, createdAt: Date.now() - 90 * day });
  await pay(booking, { amount: "400", way: "check" });
  expect(mails.map(({ subject }) => subject.split(":")[0])).toEqual(
    expect.arrayContaining(["How to pay $400 by Check", "Coming by Check"]),
  );
  expect(mainTextIn(await htmlAt(portalPay("balance", booking.id), await signIn(booking)))).toContain("$400 by Check");
  expect(mainTextIn(await htmlAt(portalPaths.dashboard, await signIn(booking)))).toContain(
    "$400 by Check is on its way.",
  );
  const form = await see(bookingMoney(booking.id).page);
  expect(form).toMatch(/name="amount"[^>]*value="400"/);
  for (const chosen of ["part", "check"]) expect(form).toMatch(new RegExp(`checked="" value="${chosen}"`));
  expect(mainTextIn(await see(adminPaths.money))).toContain("Part payment of $400 by Check, said on");
  for (const later of [0, 2 * hour]) await cron(Date.now() + later, { EMAIL });
  expect(mails.some(({ subject }) => subject.startsWith("Due") && subject.includes("$1,000"))).toBe(true);
  await submit(bookingMoney(booking.id).mark, {
    key: crypto.randomUUID(),
    purpose: "part",
    method: "check",
    amount: "400",
    note: "",
  });
  expect(mainTextIn(await see(adminPaths.money))).not.toContain("said on");
  expect(mainTextIn(await htmlAt(portalBooked(booking.id), await signIn(booking)))).toContain("Part payment, $400");
});

it("who has announced all that is due is not asked to pay it, nor is who else could pay it", async () => {
  const booking = await held();
  await signBoth(booking.id);
  const client = await signIn(booking);
  const dashboard = async () => mainTextIn(await htmlAt(portalPaths.dashboard, client));
  expect(await dashboard()).toContain("With it and the signatures the date is yours.");
  expect(await dashboard()).toContain("Pay $250");
  await pay(booking, { purpose: "deposit", amount: "500", way: "check" });
  expect(await dashboard()).toContain("$500 by Check is on its way.");
  expect(await dashboard()).toContain("See how to send it");
  expect(await dashboard()).not.toContain("Pay $");
  const link = new URL(/<code>([^<]+)<\/code>/.exec(await htmlAt(portalPay("deposit", booking.id), client))?.[1] ?? "");
  expect(mainTextIn(await htmlAt(link.pathname + link.search))).toContain("$500 by Check is on its way.");
});

it("promises no mail to a client without email, and shows what it would say", async () => {
  const booking = await held({ clientEmail: noAddressOf(crypto.randomUUID()) });
  await signBoth(booking.id);
  const client = await signIn(booking);
  const read = async (path: string) => mainTextIn(await htmlAt(path, client));
  const page = portalPay("deposit", booking.id);
  expect(await read(page)).toContain("Show me how to send it");
  await pay(booking, { purpose: "deposit", amount: "250", way: "check" });
  expect(mainTextIn(await see(adminPaths.today))).not.toContain("How to pay");
  expect(await read(page)).toContain("It stays written here, and I know that it is coming.");
  expect(await read(portalContractOf(booking.id))).toContain("Your copy stays here");
  for (const path of [page, portalContractOf(booking.id), portalBooked(booking.id)])
    expect(await read(path), path).not.toMatch(/(receipt|copy) by email|email tells|Email me|your email/);
});

it("the mails before and at the end of a hold name the money that was announced, and ask for none", async () => {
  const booking = await held();
  await signBoth(booking.id);
  await pay(booking, { purpose: "deposit", amount: "250", way: "zelle" });
  const [row] = await rows("SELECT hold_ends_at AS ends FROM bookings WHERE id = ?", booking.id);
  const endsAt = Number(row?.ends);
  for (const [at, subject] of [
    [endsAt - hour, "Your date is held until"],
    [endsAt + minute, "Your date is held no longer"],
  ] as const) {
    mails.length = 0;
    for (const later of [0, minute]) await cron(at + later, { EMAIL });
    const mail = mails.find((each) => each.subject.startsWith(subject));
    expect(mail?.text).toContain("$250 was said to be on its way");
    expect(mail?.text).not.toContain("left to pay");
  }
});

it.each([
  ["unsigned", 0, "$150"],
  ["signed, with a part paid already", 5000, "$100"],
])("of a deposit that is announced in part, each mail asks for the rest alone: %s", async (_, paid, rest) => {
  const booking = await held();
  if (paid > 0) {
    await signBoth(booking.id);
    await deliver(paidEvent({ booking: booking.id, purpose: "part", amount: paid }), { EMAIL });
  }
  await pay(booking, { purpose: "deposit", amount: "100", way: "zelle" });
  const [row] = await rows("SELECT hold_ends_at AS ends FROM bookings WHERE id = ?", booking.id);
  mails.length = 0;
  for (const later of [0, minute]) await cron(Number(row?.ends) - hour + later, { EMAIL });
  const confirmed = () => submit(bookingPaths(booking.id).status, { status: "confirmed" }, { bindings: { EMAIL } });
  expect((await confirmed()).status).toBeLessThan(400);
  for (const subject of ["Your date is held until", "Congratulations"]) {
    const text = mails.find((each) => each.subject.startsWith(subject))?.text ?? "";
    expect(text, subject).toContain("$100 was said to be on its way");
    expect(text, subject).toMatch(new RegExp(`\\${rest} (of|for) the deposit`));
  }
});

it("a small part that is announced lets no date wait longer", async () => {
  const booking = await held();
  await pay(booking, { purpose: "deposit", amount: "20", way: "zelle" });
  const [row] = await rows("SELECT hold_ends_at AS ends FROM bookings WHERE id = ?", booking.id);
  expect(Number(row?.ends)).toBe(booking.holdEndsAt);
});

it("of two sums that are announced each stays until it is there, and is marked by its own link", async () => {
  const booking = await held();
  await signBoth(booking.id);
  await pay(booking, { purpose: "deposit", amount: "250", way: "check" });
  await pay(booking, { amount: "100", way: "zelle" });
  const { page, mark } = bookingMoney(booking.id);
  const chosen = (html: string) =>
    [/name="amount"[^>]*value="(\d+)"/, /checked="" value="(check|zelle)"/].map((one) => one.exec(html)?.[1]);
  await rows("UPDATE announced_payments SET created_at = created_at - 1000 WHERE method = 'check'");
  expect(chosen(await see(page))).toEqual(["250", "check"]);
  const [, other = ""] = /href="([^"]*marks=part[^"]*)"/.exec(await see(adminPaths.money)) ?? [];
  expect(chosen(await see(other.split("#")[0] ?? ""))).toEqual(["100", "zelle"]);
  await submit(mark, { key: crypto.randomUUID(), purpose: "part", method: "zelle", amount: "100", note: "" });
  const client = await signIn(booking);
  expect(mainTextIn(await htmlAt(portalPaths.dashboard, client))).toContain("$250 by Check is on its way.");
  expect(mainTextIn(await htmlAt(portalBooked(booking.id), client))).toContain("Your deposit is on its way");
  await submit(mark, { key: crypto.randomUUID(), purpose: "deposit", method: "check", amount: "150", note: "" });
  expect(await rows("SELECT * FROM announced_payments")).toEqual([]);
});

it("says of a deposit that is paid in part what is here, and of one that is held without end no time", async () => {
  const booking = await held({ holdEndsAt: null });
  await signBoth(booking.id);
  await deliver(paidEvent({ booking: booking.id, purpose: "part", amount: 10_000 }));
  const client = await signIn(booking);
  const booked = mainTextIn(await htmlAt(portalBooked(booking.id), client));
  expect(booked).toContain("$100 of it is here. Once the $150 that are left come");
  expect(booked).not.toContain("Nothing was charged");
  // Once a part is here, saying that more comes holds the date no longer.
  await rows("UPDATE bookings SET hold_ends_at = ? WHERE id = ?", Date.now() + 3_600_000, booking.id);
  expect(mainTextIn(await htmlAt(portalPay("deposit", booking.id), client))).not.toContain("then waits");
  await rows("UPDATE bookings SET hold_ends_at = NULL WHERE id = ?", booking.id);
  await pay(booking, { purpose: "deposit", amount: "150", way: "check" });
  const page = mainTextIn(await htmlAt(portalPay("deposit", booking.id), client));
  expect(page).toContain("$150 by Check");
  expect(page).not.toMatch(/time shown above|then waits/);
});

it("says what becomes of money once the hold has ended, at once, and leads to the portal", async () => {
  const booking = await held();
  await deliver(paidEvent({ booking: booking.id, purpose: "part", amount: 10_000 }));
  await rows("UPDATE bookings SET hold_ends_at = ? WHERE id = ?", Date.now() - 1000, booking.id);
  const client = await signIn(booking);
  const read = async (path: string) => mainTextIn(await htmlAt(path, client));
  const page = await read(portalPay("deposit", booking.id));
  expect(page).toContain("has ended, and the $100 that you paid goes back to you.");
  expect(page).not.toContain("nothing was charged");
  expect(await read(portalBooked(booking.id))).toContain("The $100 that you paid for it goes back in full");
  await signBoth(booking.id);
  expect(await read(portalPay("deposit", booking.id))).toContain("the $100 that you paid is noted");
});

it("pages of one booking that nobody pays keep nobody else's payment from being found", async () => {
  const [eve, ana] = [await storeBooking({ price: 200_000 }), await storeBooking({ price: 100_000 })];
  for (let count = 0; count < 25; count += 1) {
    beginMinute();
    await pay(eve, { amount: `${100 + count}` });
  }
  const page = await pay(ana, { amount: "300" });
  expect(await rows("SELECT count(*) AS count FROM checkouts")).toEqual([{ count: 26 }]);
  await atStripe("fault=late");
  await fetch(page.headers.get("Location") ?? "", { method: "POST", redirect: "manual" });
  await atStripe("fault=");
  await cron(Date.now() + 3 * minute);
  expect(await rows("SELECT booking_id FROM payments WHERE status = 'paid'")).toEqual([{ booking_id: ana.id }]);
});

it("takes back what a client said was coming, or puts another sum and way in its place, and tells the DJ", async () => {
  const booking = await held();
  await signBoth(booking.id);
  const page = async () => mainTextIn(await htmlAt(portalPay("deposit", booking.id), await signIn(booking)));
  const endOf = async () => (await rows("SELECT hold_ends_at AS ends FROM bookings WHERE id = ?", booking.id))[0]?.ends;
  const announce = (way: string, amount = "") => pay(booking, { purpose: "deposit", way, amount });
  const today = async () => mainTextIn(await see(adminPaths.today));
  mails.length = 0;
  await announce("check");
  expect(await today()).toContain("money is on its way");
  await announce("cash", "300");
  expect(await today()).toContain("money is on its way");
  const waits = await endOf();
  for (const _ of [1, 2]) await announce("none");
  expect(await today()).not.toContain("money is on its way");
  for (const seen of [await page(), mainTextIn(await see(bookingMoney(booking.id).page))])
    expect(seen).not.toContain("$300");
  await cron(Date.now() + hour, { EMAIL });
  const told = mails.filter(({ to }) => to === site.email).map(({ subject, text }) => `${subject} ${text}`);
  expect(told.join("\n")).toContain("taken it back");
  mails.length = 0;
  await announce("cash", "300");
  await cron(Date.now() + 2 * hour, { EMAIL });
  expect(mails.findLast(({ to }) => to === site.email)?.subject).toContain("Coming");
  await announce("none");

  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3 * hour });
  onTestFinished(() => void vi.useRealTimers());
  await announce("check");
  expect(await endOf()).toBe(waits);
  expect(await today()).toContain("money is on its way");
});

it("portal and pay page ask for the same where two parts are overdue, and the deposit's page says from when the rest is due", async () => {
  const today = calendarDateAt(Date.now());
  const booking = await storeBooking({
    price: 110_000,
    deposit: 10_000,
    eventDate: addDays(today, 60),
    createdAt: Date.now() - 40 * day,
  });
  const hold = await held({ eventDate: addDays(today, 61) });
  for (const [{ id }, from] of [[booking, -20] as const, [hold, 10] as const])
    await rows(
      "INSERT INTO payment_parts (booking_id, due_on, amount) VALUES (?1, ?2, 30000), (?1, ?3, 20000)",
      ...[id, addDays(today, from), addDays(today, from + 10)],
    );
  await deliver(paidEvent({ booking: booking.id, purpose: "deposit", amount: 10_000 }));
  const client = await signIn(booking);
  expect(mainTextIn(await htmlAt(portalPaths.dashboard, client))).toContain("Pay $500");
  expect(await htmlAt(portalPay("balance", booking.id), client)).toContain('value="500"');
  const money = mainTextIn(await htmlAt(portalBooked(booking.id), client));
  expect(money).toContain(`Overdue since ${briefDateIn(english.formats, addDays(today, -20))} $500`);
  const deposit = mainTextIn(await htmlAt(portalPay("deposit", hold.id), await signIn(hold)));
  expect(deposit).toContain(`from ${briefDateIn(english.formats, addDays(today, 10))} $750`);
});

it("a client is not told how to send what somebody else announced, nor that it counts", async () => {
  const booking = await storeBooking({ price: 100_000, deposit: 0 });
  const client = await signIn(booking);
  const token = /[?&]token=([\w.-]+)/.exec(await htmlAt(portalPay("balance", booking.id), client))?.[1] ?? "";
  await visit(postForm(portalApi.payLink, { token, amount: "300", way: "zelle" }), { EMAIL });
  const page = mainTextIn(await htmlAt(portalPay("balance", booking.id), client));
  expect(page).toContain("$300 by Zelle is on its way");
  expect(page).not.toContain(english.pay.coming.memo);
  expect(page).toContain("$1,000 is left");
});

it("asks for no money on the payments page while a wish to cancel waits, nor at a hold", async () => {
  const confirmed = await storeBooking({ price: 100_000, deposit: 0 });
  for (const booking of [confirmed, await held()]) {
    await storeRequest({ bookingId: booking.id, clientEmail: booking.clientEmail, type: "cancel" });
    const page = await htmlAt(portalBooked(booking.id), await signIn(booking));
    expect(mainTextIn(page)).toContain(english.plans.waits.cancel);
    expect(page).not.toMatch(/href="\/portal\/(deposit|balance)/);
  }
});
