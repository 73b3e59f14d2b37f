import { expect, it } from "vitest";
import { hour } from "../../../platform/durations.ts";
import { see, submit } from "../../../test/administrator.ts";
import { mainTextIn } from "../../../test/page.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { signBoth } from "../../../test/signatures.ts";
import { get, htmlAt, mailbox, postForm, visit } from "../../../test/site.ts";
import { atStripe, deliver, paidEvent, payAtStripe } from "../../../test/stripe.ts";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { bookingMoney, invoicePaths, refundPath } from "../dj/paths.ts";
import { portalBooked, portalPay } from "./paths.ts";

const { email: EMAIL, mails } = mailbox();

async function linkOf(booking: Awaited<ReturnType<typeof storeBooking>>, purpose: "deposit" | "balance" = "deposit") {
  const html = await htmlAt(portalPay(purpose, booking.id), await signIn(booking));
  const { pathname, search } = new URL(/<code>([^<]+)<\/code>/.exec(html)?.[1] ?? "");
  const token = new URLSearchParams(search).get("token") ?? "";
  const pay = (amount: string) => visit(postForm(portalApi.payLink, { token, amount }), { EMAIL });
  return { link: pathname + search, pay };
}

const held = () =>
  storeBooking({
    status: "hold",
    holdEndsAt: Date.now() + 10 * hour,
    price: 100_000,
    deposit: 25_000,
    clientName: "Ana Núñez",
  });

it("a father pays a part and later the rest by the client's link, which shows nothing else of the booking", async () => {
  const booking = await held();
  await signBoth(booking.id);
  const { link, pay } = await linkOf(booking);
  const text = mainTextIn(await htmlAt(link));
  for (const words of ["Pay for Ana Núñez", "Deposit, due now $250", "Left in all $1,000", "write the number"])
    expect(text).toContain(words);
  for (const hidden of [booking.clientEmail, booking.venue ?? "", "Agreement", "Timeline"])
    expect(text).not.toContain(hidden);
  const refused = await pay("2000");
  expect([refused.status, (await refused.text()).includes("Only $1,000 is left to pay")]).toEqual([422, true]);
  /** Stripe's event comes late, or `before` the payer is back. */
  const payThere = async (amount: string, before = async (_: string) => {}) => {
    const page = (await pay(amount)).headers.get("Location") ?? "";
    await atStripe("fault=late");
    const back = new URL((await fetch(page, { method: "POST", redirect: "manual" })).headers.get("Location") ?? "");
    await atStripe("fault=");
    await before(page.split("/").at(-1) ?? "");
    return mainTextIn(await (await visit(get(back.pathname + back.search), { EMAIL })).text());
  };
  const thanks = await payThere("250");
  expect(thanks).toContain("Thank you, your $250 is here.");
  expect(thanks).toMatch(/Left, due .* \$750/);
  expect(mails.filter(({ subject }) => subject.startsWith("Receipt")).map(({ to }) => to)).toEqual([
    booking.clientEmail,
  ]);
  expect(mainTextIn(await see(bookingMoney(booking.id).page))).toContain("Paid $250 Left $750");
  const last = await payThere("750", async (session) => {
    await deliver(paidEvent({ booking: booking.id, purpose: "balance", amount: 75_000, session }));
  });
  expect(last).toContain("Your $750 is here. Nothing is left to pay.");
  const made = new URLSearchParams({ paid: "cs_of_nobody" });
  expect(mainTextIn(await htmlAt(`${link}&${made}`))).not.toContain("is here");
});

it("opens nothing with another link, and ends with the client's other links", async () => {
  const booking = await held();
  const { link, pay } = await linkOf(booking);
  expect((await visit(get(`${link.slice(0, -2)}xx`))).status).toBe(401);
  for (const path of [portalPaths.dashboard, portalPaths.contract, portalPaths.plan])
    expect((await visit(get(link.replace(portalPaths.payLink, path)))).status, path).not.toBe(200);
  await submit(bookingPaths(booking.id).portalLink, { change: "revoke" });
  expect((await visit(get(link))).status).toBe(401);
  expect((await pay("250")).headers.get("Location")).toContain(portalPaths.payLink);
});

it("asks whoever pays for the next part of a balance by its own day", async () => {
  const booking = await storeBooking({ eventDate: "2098-06-14", price: 100_000, deposit: 0 });
  await rows(
    "INSERT INTO payment_parts (booking_id, due_on, amount) VALUES (?, '2098-03-01', 30000) RETURNING 1",
    booking.id,
  );
  const html = await htmlAt(portalPay("balance", booking.id), await signIn(booking));
  const { pathname, search } = new URL(/<code>([^<]+)<\/code>/.exec(html)?.[1] ?? "");
  for (const text of [mainTextIn(html), mainTextIn(await htmlAt(pathname + search))])
    expect(text).toContain("Next part, due Mar 1, 2098 $300");
  expect(mainTextIn(await htmlAt(pathname + search))).toContain("Left in all $1,000");
});

it("takes the same sum of two payers, whoever comes back first, when the payment service never tells of it", async () => {
  const booking = await storeBooking({ price: 100_000, deposit: 0 });
  const client = await signIn(booking);
  const { link, pay } = await linkOf(booking, "balance");
  const own = { booking: booking.id, purpose: "balance", amount: "100", way: "card" };
  const pages = [await visit(postForm(portalApi.pay, own, client)), await pay("100")];
  await atStripe("fault=late");
  const payThere = (page: Response) =>
    fetch(page.headers.get("Location") ?? "", { method: "POST", redirect: "manual" });
  const [mine, his] = (await Promise.all(pages.map(payThere))).map(
    (each) => new URL(each.headers.get("Location") ?? ""),
  );
  await atStripe("fault=");
  await visit(get(`${mine?.pathname}${mine?.search}`, client));
  expect(mainTextIn(await htmlAt(link))).toMatch(/Left, due .* \$900/);
  expect(mainTextIn(await htmlAt(`${his?.pathname}${his?.search}`))).toContain("Thank you, your $100 is here.");
  expect(mainTextIn(await htmlAt(link))).toMatch(/Left, due .* \$800/);
});

it("accounts payable read whose bill it is, pay what they are asked for, and a transfer that they announce has the date wait", async () => {
  const holdEndsAt = Date.now() + 10 * hour;
  const booking = await storeBooking({
    ...{ status: "hold", holdEndsAt, price: 112_125, deposit: 28_000 },
    ...{ clientName: "Carla Corp", companyName: "Bayside Events, LLC", purchaseOrder: "PO-4711" },
  });
  await signBoth(booking.id);
  const key = crypto.randomUUID();
  await submit(bookingMoney(booking.id).invoice, { key, billTo: "Bayside Events", purchaseOrder: "PO-4711" });
  mails.length = 0;
  const payer = "payable@bayside.example";
  await submit(invoicePaths(key).send, { email: payer }, { bindings: { EMAIL } });
  const text = mails.find(({ to }) => to === payer)?.text ?? "";
  for (const said of ["a booking of Bayside Events", "PO-4711"]) expect(text).toContain(said);
  expect(text).not.toMatch(/Carla|Pay \$/);
  const [, link = ""] = new RegExp(`(${portalPaths.payLink}\\?\\S+)`).exec(text) ?? [];
  const page = mainTextIn(await htmlAt(link));
  for (const said of ["Pay for Bayside Events", "PO-4711", "Deposit, due now $280"]) expect(page).toContain(said);
  mails.length = 0;
  const token = new URLSearchParams(link.split("?")[1]).get("token") ?? "";
  const refused = await visit(postForm(portalApi.payLink, { token, amount: "5000", way: "ach" }), { EMAIL });
  expect([refused.status, (await refused.text()).includes("5000")]).toEqual([422, true]);
  await visit(postForm(portalApi.payLink, { token, amount: "", way: "ach" }), { EMAIL });
  expect(mainTextIn(await htmlAt(link))).toMatch(/\$280 by bank transfer/i);
  const [held] = await rows("SELECT hold_ends_at FROM bookings WHERE id = ?", booking.id);
  expect(held?.hold_ends_at).toBeGreaterThan(holdEndsAt);
  expect(mails.map(({ to }) => to)).not.toContain(booking.clientEmail);
  expect(mainTextIn(await htmlAt(portalPay("deposit", booking.id), await signIn(booking)))).toMatch(/\$280/);
  expect(mainTextIn(await see(bookingMoney(booking.id).page))).toContain("Bank transfer");

  const client = await signIn(booking);
  const back = { booking: booking.id, purpose: "deposit", amount: "", way: "none" };
  expect(await htmlAt(portalPay("deposit", booking.id), client)).not.toContain('value="none"');
  await visit(postForm(portalApi.pay, back, client));
  expect(mainTextIn(await htmlAt(link))).toMatch(/\$280 by bank transfer/i);
  await visit(postForm(portalApi.payLink, { token, amount: "", way: "none" }));
  expect(mainTextIn(await htmlAt(link))).not.toMatch(/\$280 by bank transfer/i);
});

it("a second payment by card that is not due is told to the client, and stands with the payments until it goes back", async () => {
  const booking = await storeBooking({ status: "hold", price: 100_000, deposit: 25_000 });
  const pays = { booking: booking.id, purpose: "deposit", amount: 25_000 } as const;
  const client = await signIn(booking);
  const page = async () => mainTextIn(await htmlAt(portalBooked(booking.id), client));
  for (const _ of ["due", "not due"]) await deliver((await payAtStripe(pays)).event, { EMAIL });
  const told = mails.filter(({ to, subject }) => to === booking.clientEmail && subject.includes("not due"));
  expect(told.map(({ text }) => text.includes("$250"))).toEqual([true]);
  expect(await page()).toMatch(/By card on [^:]+, not due/);
  const [payment] = await rows("SELECT id FROM payments WHERE status = 'unmatched'");
  await submit(refundPath(String(payment?.id)), { key: crypto.randomUUID(), amount: "250", reason: "Twice" });
  expect(await page()).not.toMatch(/By card on [^:]+, not due/);
  expect(await page()).toContain("it went back to the card");
});

it("who paid for a date that somebody else holds by now reads what becomes of the money, as the DJ does", async () => {
  const booking = await storeBooking({
    status: "hold",
    holdEndsAt: Date.now() + hour,
    price: 150_000,
    deposit: 37_500,
  });
  await signBoth(booking.id);
  await rows("DELETE FROM payments");
  await rows("UPDATE bookings SET status = 'released', hold_ends_at = 1 WHERE id = ?", booking.id);
  await storeBooking({ status: "hold", holdEndsAt: Date.now() + hour, eventDate: booking.eventDate });
  const form = { key: crypto.randomUUID(), purpose: "deposit", method: "check", amount: "375", note: "" };
  await submit(bookingMoney(booking.id).mark, form);
  const client = await signIn(booking);
  const dashboard = mainTextIn(await htmlAt(portalPaths.dashboard, client));
  expect(dashboard).toMatch(/The \$375 that you paid counts then, and is given back/);
  expect(mainTextIn(await see(bookingMoney(booking.id).page))).toMatch(/else is given back \$375/);
});

it("the desk names who said that money is coming: the client, or who has the payment link", async () => {
  const booking = await storeBooking({ price: 100_000, deposit: 0, clientName: "Ana Núñez" });
  const { link } = await linkOf(booking, "balance");
  const token = new URLSearchParams(link.split("?")[1]).get("token") ?? "";
  const money = async () => mainTextIn(await see(bookingMoney(booking.id).page));
  await visit(postForm(portalApi.payLink, { token, amount: "300", way: "zelle" }), { EMAIL });
  expect(await money()).toMatch(/\$300 by Zelle, said on .* by who has the payment link of Ana Núñez/);
  expect(mainTextIn(await see(adminPaths.today))).toContain("Who has the payment link of Ana Núñez says");
  const own = { booking: booking.id, purpose: "balance", way: "cash", amount: "200" };
  await visit(postForm(portalApi.pay, own, await signIn(booking)), { EMAIL });
  expect(await money()).toMatch(/\$200 by Cash, said on \w+ \d+[^$]* by Ana Núñez/);
  expect(mainTextIn(await see(adminPaths.today))).toContain("Ana Núñez says that the money");
});
