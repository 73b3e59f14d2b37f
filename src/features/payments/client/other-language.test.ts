import { expect, it } from "vitest";
import { site } from "../../../content/site.ts";
import { addDays, calendarDateAt } from "../../../platform/dates.ts";
import { wordsIn } from "../../../platform/pages/words.ts";
import { madeUpLanguage as language, unmarkedIn } from "../../../test/marked-words.ts";
import { secrets, signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { get, origin, postForm, visit } from "../../../test/site.ts";
import { portalApi } from "../../portal/paths.ts";
import { signPayLink } from "../invoices/send-invoice.ts";
import { portalBooked, portalPay, portalTip } from "./paths.ts";

it("a deposit and a balance are paid in the client's language, whatever stands in the way", async () => {
  const { payTo } = site;

  const booking = await storeBooking({ status: "hold", holdEndsAt: Date.now() + 1e8, language });
  const client = { Cookie: `${(await signIn(booking)).Cookie}; __Host-language=${language}` };
  const own = [payTo.bank?.name, payTo.venmo, payTo.zelle, site.legalName, ...site.postalAddress];
  const names = ["Ana Núñez", "FL", "LLC", ...own.flatMap((name) => name ?? [])];
  const check = async (answer: Response, where: string) => {
    const html = await answer.text();
    expect(html, where).toContain(`<html lang="${language}">`);
    expect(unmarkedIn(html, names), where).toEqual([]);
  };
  const see = async (where: string, purpose: "deposit" | "balance" = "deposit", way = "") =>
    check(await visit(get(portalPay(purpose, booking.id, way || undefined), client)), where);
  const pay = (fields: Record<string, string>) =>
    visit(postForm(portalApi.pay, { booking: booking.id, purpose: "deposit", way: "check", ...fields }, client));

  await see("to pay");
  await check(await pay({ amount: "much" }), "no amount");
  await check(await pay({ amount: "1" }), "too little");
  await pay({});
  await see("on its way", "deposit", "check");
  await see("in cash", "deposit", "cash");
  await see("card given up", "deposit", "card");
  await rows("UPDATE bookings SET status = 'released', hold_ends_at = 1");
  await see("over");
  await rows("UPDATE bookings SET status = 'confirmed', hold_ends_at = NULL, deposit = 0");
  await see("balance", "balance");
});

it("what was paid, is left and comes next is said in the client's language, whatever became of it", async () => {
  const until = Date.now() + 1e8;
  const booking = await storeBooking({ status: "hold", holdEndsAt: until, language });
  const { id, deposit = 0, price } = booking;
  const client = { Cookie: `${(await signIn(booking)).Cookie}; __Host-language=${language}` };
  const see = async (where: string, isBack = false) => {
    const html = await (await visit(get(portalBooked(id, isBack), client))).text();
    expect(html, where).toContain(`<html lang="${language}">`);
    expect(unmarkedIn(html, ["Ana Núñez", "Ana", "LLC", "Visa"]), where).toEqual([]);
  };
  const pay = (amount: number) =>
    rows(
      `INSERT INTO payments (id, booking_id, purpose, method, amount, currency, status, receipt_number, received_on, by, created_at)
        VALUES (?, ?, 'deposit', 'cash', ?, 'usd', 'paid', ?, '2026-11-02', 'dj', 1)`,
      crypto.randomUUID(),
      id,
      amount,
      amount,
    );
  await see("nothing yet");
  await pay(1000);
  await see("some of the deposit");
  await pay(deposit - 1000);
  await see("a signature is left");
  await rows("UPDATE bookings SET status = 'released', hold_ends_at = 1");
  await see("over");
  await rows("UPDATE bookings SET status = 'confirmed', hold_ends_at = NULL");
  await see("booked", true);
  await see("the balance is left");
  await rows("INSERT INTO payment_parts (booking_id, due_on, amount) VALUES (?, '2199-01-01', 90000)", id);
  await see("in parts");
  await rows(
    "INSERT INTO kept_cards (method_id, booking_id, customer_id, brand, last4, payer, created_at) VALUES ('pm', ?, 'cus', 'Visa', '4242', ?, 1)",
    ...[id, `${booking.clientEmail} `],
  );
  await see("by a card");
  await pay(price - deposit);
  await see("all is paid");
  await rows("UPDATE bookings SET status = 'cancelled', canceled_by = 'client'");
  await see("canceled");
});

it("a tip is given, and whoever else pays does so, in the client's language, unless the visitor chose another", async () => {
  const { payTo } = site;

  const booking = await storeBooking({ status: "hold", holdEndsAt: Date.now() + 1e8, language });
  const { id, price } = booking;
  const client = { Cookie: `${(await signIn(booking)).Cookie}; __Host-language=${language}` };
  const own = [payTo.bank?.name, payTo.venmo, payTo.zelle, site.legalName, ...site.postalAddress];
  const names = ["Ana Núñez", "FL", "LLC", wordsIn().frame.name, ...own.flatMap((name) => name ?? [])];
  const check = async (answer: Response, where: string) => {
    const html = await answer.text();
    expect(html, where).toContain(`<html lang="${language}">`);
    expect(unmarkedIn(html, names), where).toEqual([]);
  };
  const url = new URL(
    await signPayLink({ linkSecrets: secrets, siteOrigin: origin }, { id, portalLinkVersion: 1 }, Date.now()),
  );
  const link = url.pathname + url.search;
  const token = url.searchParams.get("token") ?? "";
  const cookieOf = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .find((each) => each.includes("language"))
      ?.split(";")[0] ?? "";
  const visitor = { Cookie: cookieOf(await visit(get(link))) };
  const see = async (where: string) => check(await visit(get(link, visitor)), where);
  const pay = (amount: string) => visit(postForm(portalApi.payLink, { token, amount }, visitor));
  const paid = (amount: number, purpose: string) =>
    rows(
      `INSERT INTO payments (id, booking_id, purpose, method, amount, currency, status, receipt_number, received_on, by, created_at)
        VALUES (?1, ?2, ?3, 'cash', ?4, 'usd', 'paid', (select count(*) + 1 from payments), '2026-11-02', 'dj', 1)`,
      crypto.randomUUID(),
      id,
      purpose,
      amount,
    );

  await see("a deposit");
  await check(await pay("much"), "no amount");
  await check(await pay("1"), "too little");
  await rows(
    "INSERT INTO announced_payments (booking_id, purpose, method, amount, is_by_other, created_at) VALUES (?, 'deposit', 'zelle', 1000, 1, 1)",
    id,
  );
  await see("on its way");
  const chosen = await visit(get(`${link}&language=en`));
  expect(await chosen.text()).toContain('<html lang="en">');
  const later = await visit(get(link, { Cookie: cookieOf(chosen) }));
  expect(await later.text()).toContain('<html lang="en">');
  await rows(
    `INSERT INTO checkouts (id, booking_id, purpose, amount, returned_at, checks, next_check_at, expires_at, created_at)
      VALUES ('cs_1', ?, 'deposit', 5000, 1, 0, 2, 3, 0)`,
    id,
  );
  await see("being confirmed");
  await rows("DELETE FROM checkouts");
  await rows("UPDATE bookings SET status = 'released', hold_ends_at = 1");
  await see("over");
  await rows("UPDATE bookings SET status = 'confirmed', hold_ends_at = NULL");
  await see("a balance");
  await paid(price, "balance");
  await see("all is paid");

  const tip = async (where: string) => check(await visit(get(portalTip(id), client)), where);
  await tip("not yet");
  await rows("UPDATE bookings SET event_date = ?", addDays(calendarDateAt(Date.now()), -3));
  await tip("open");
  for (const amount of ["much", "1"])
    await check(await visit(postForm(portalApi.tip, { booking: id, amount }, client)), amount);
  await rows(
    `INSERT INTO checkouts (id, booking_id, purpose, amount, returned_at, checks, next_check_at, expires_at, created_at)
      VALUES ('cs_2', ?, 'tip', 5000, 1, 0, 2, 3, 0)`,
    id,
  );
  await tip("being confirmed");
  await paid(5000, "tip");
  await tip("given");
});
