import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { site } from "../../../content/site.ts";
import { hour, minute } from "../../../platform/durations.ts";
import { see, submit } from "../../../test/administrator.ts";
import { mainTextIn } from "../../../test/page.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { signBoth } from "../../../test/signatures.ts";
import { cron, get, htmlAt, mailbox, postForm, visit } from "../../../test/site.ts";
import { atStripe, deliver, paidEvent } from "../../../test/stripe.ts";
import { adminPaths } from "../../admin/paths.ts";
import { portalContractOf } from "../../contracts/client/paths.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { numberSettings } from "../../settings/model.ts";
import { bookingMoney } from "../dj/paths.ts";
import { portalBooked, portalPay } from "./paths.ts";

const held = (overrides = {}) =>
  storeBooking({ status: "hold", holdEndsAt: Date.now() + 10 * hour, deposit: 58_100, price: 232_425, ...overrides });

const pay = async (booking: Awaited<ReturnType<typeof held>>, way = "card", more: Record<string, string> = {}) =>
  visit(postForm(portalApi.pay, { booking: booking.id, purpose: "deposit", way, ...more }, await signIn(booking)));

const checkoutAt = (answer: Response) => answer.headers.get("Location") ?? "";

it("leads to the payment page with what is due, and to the same page twice", async () => {
  const booking = await held();
  const first = checkoutAt(await pay(booking, "card", { price: "1" }));
  expect(first).toContain(`${env.STRIPE_API_URL}/pay/`);
  expect(await (await fetch(first)).text()).toContain("$581.00");
  expect(checkoutAt(await pay(booking))).toBe(first);
});

it("leads a client who reads Spanish to the payment page in Spanish", async () => {
  const booking = await held({ language: "es" });
  const client = { Cookie: `${(await signIn(booking)).Cookie}; __Host-language=es` };
  const answer = await visit(postForm(portalApi.pay, { booking: booking.id, purpose: "deposit", way: "card" }, client));
  expect(await (await fetch(checkoutAt(answer))).text()).toContain("Pagar $581.00");
});

it("marks the deposit that came before the signature as done, and lights it on its own page", async () => {
  const booking = await held();
  const headers = await signIn(booking);
  const stepsAt = async (path: string) =>
    ((await htmlAt(path, headers)).split('class="booking-steps"')[1]?.split("</ol>")[0] ?? "")
      .split(/<li[ >]/)
      .slice(1);
  const nowAt = async (path: string) => (await stepsAt(path)).findIndex((step) => step.includes('aria-current="step"'));
  const doneAt = async (path: string) => (await stepsAt(path)).map((step) => step.includes("visually-hidden"));
  const deposit = portalPay("deposit", booking.id);
  expect(await nowAt(deposit)).toBe(3);
  expect(await doneAt(deposit)).toEqual([true, true, false, false, false]);
  await submit(bookingMoney(booking.id).mark, {
    key: crypto.randomUUID(),
    purpose: "deposit",
    method: "check",
    amount: "581",
    note: "",
  });
  for (const path of [portalBooked(booking.id), deposit, portalContractOf(booking.id)]) {
    expect(await nowAt(path), path).toBe(2);
    expect((await doneAt(path)).slice(0, 4), path).toEqual([true, true, false, true]);
  }
});

it("lets the page lead on to the payment service, and no other page", async () => {
  const booking = await held();
  const page = await visit(get(portalPay("deposit", booking.id), await signIn(booking)));
  expect(page.headers.get("Content-Security-Policy")).toContain(`form-action 'self' ${env.STRIPE_API_URL}`);
  const other = await visit(get(portalBooked(booking.id), await signIn(booking)));
  expect(other.headers.get("Content-Security-Policy")).toContain("form-action 'self';");
});

it("says so when the payment service fails, charges nothing, and works again", async () => {
  const booking = await held();
  await atStripe("fault=500&times=9");
  const refused = await pay(booking);
  await atStripe("fault=");
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain("Nothing was charged");
  expect((await pay(booking)).status).toBe(303);
});

it("mails how to pay in another way with the number, tells the DJ, and lets the date wait", async () => {
  const booking = await held();
  await signBoth(booking.id);
  const headers = await signIn(booking);
  const { email, mails } = mailbox();
  for (const way of ["zelle", "zelle", "check"]) {
    const form = { booking: booking.id, purpose: "deposit", way };
    const answer = await visit(postForm(portalApi.pay, form, headers), { EMAIL: email });
    const page = await htmlAt(checkoutAt(answer), headers);
    expect(page).toContain(booking.id.slice(0, 8).toUpperCase());
  }
  expect(await rows("SELECT id FROM payments")).toEqual([]);
  expect(mails.map(({ to, subject }) => [to, subject.split(":")[0]]).toSorted()).toEqual(
    [
      [site.email, "Coming by Zelle"],
      [booking.clientEmail, "How to pay $581 by Check"],
      [booking.clientEmail, "How to pay $581 by Zelle"],
    ].toSorted(),
  );
  const [row] = await rows("SELECT hold_ends_at FROM bookings WHERE id = ?", booking.id);
  const days = (Number(row?.hold_ends_at) - Date.now()) / (24 * hour);
  expect(Math.round(days * 10) / 10).toBe(numberSettings.transferDays.standard);
  expect(mainTextIn(await htmlAt(portalBooked(booking.id), headers))).toContain("$581 by Check is on its way.");
  expect(mainTextIn(await see(adminPaths.money))).toContain("Deposit of $581 by Check, said on");
  await submit(bookingMoney(booking.id).mark, {
    key: crypto.randomUUID(),
    purpose: "deposit",
    method: "check",
    amount: "581",
    note: "",
  });
  expect(mainTextIn(await see(adminPaths.money))).not.toContain("said on");
});

it("lets a date wait for money that is announced only once it is signed, in either order, and once for all who hold it", async () => {
  const booking = await held();
  const headers = await signIn(booking);
  const announce = (id: string, client: Record<string, string>) =>
    visit(postForm(portalApi.pay, { booking: id, purpose: "deposit", way: "cash" }, client));
  const ends = async (id: string) =>
    Number((await rows("SELECT hold_ends_at AS ends FROM bookings WHERE id = ?", id))[0]?.ends);
  const seen = async (id: string, client: Record<string, string>) =>
    mainTextIn(await htmlAt(portalPay("deposit", id), client));
  const before = await ends(booking.id);
  expect(await seen(booking.id, headers)).toContain("Once the agreement is signed, your date waits");
  await announce(booking.id, headers);
  expect(await ends(booking.id)).toBe(before);
  const contract = await htmlAt(portalContractOf(booking.id), headers);
  const [, fingerprint = ""] = /name="fingerprint" value="(\w+)"/.exec(contract) ?? [];
  const form = { booking: booking.id, fingerprint, consent: "yes", name: booking.clientName };
  expect((await visit(postForm(portalApi.sign, form, headers))).status).toBe(303);
  const waited = await ends(booking.id);
  expect(waited - before).toBeGreaterThan(2 * 24 * hour);
  await announce(booking.id, headers);
  expect(await ends(booking.id)).toBe(waited);
  await rows("UPDATE bookings SET status = 'released' WHERE id = ?", booking.id);
  const next = await held({ eventDate: booking.eventDate });
  await signBoth(next.id);
  const other = await signIn(next);
  expect(await seen(next.id, other)).not.toMatch(/date (then )?waits/);
  await announce(next.id, other);
  expect(await ends(next.id)).toBe(Number(next.holdEndsAt));
});

it("however many ways to pay a hold announces, the DJ is mailed of one at once and of the others together", async () => {
  const booking = await held();
  const headers = await signIn(booking);
  const { email: EMAIL, mails } = mailbox();
  for (const way of ["venmo", "zelle", "check", "ach", "cash"])
    for (const amount of ["", "10"])
      await visit(postForm(portalApi.pay, { booking: booking.id, purpose: "deposit", amount, way }, headers), {
        EMAIL,
      });
  const toDj = () => mails.filter(({ to }) => to === site.email).length;
  expect(toDj()).toBe(1);
  for (const minutes of [1, 10, 11, 30]) await cron(Date.now() + minutes * 60_000, { EMAIL });
  expect(toDj()).toBe(2);
});

it("says to who comes back from the payment service without paying that nothing was charged", async () => {
  const booking = await held();
  const words = "Nothing was charged. Try again, or choose another way to pay.";
  const headers = await signIn(booking);
  expect(await htmlAt(portalPay("deposit", booking.id), headers)).not.toContain(words);
  const [, back = ""] = /href="([^"]+)">Cancel/.exec(await (await fetch(checkoutAt(await pay(booking)))).text()) ?? [];
  const { pathname, search } = new URL(back.replaceAll("&amp;", "&"));
  expect(await htmlAt(pathname + search, headers)).toContain(words);
});

it("offers no card without Stripe's secrets", async () => {
  const booking = await held();
  const page = await visit(get(portalPay("deposit", booking.id), await signIn(booking)), { STRIPE_SECRET_KEY: "" });
  const text = await page.text();
  expect(text).not.toContain('value="card"');
  expect(text).toContain('value="venmo"');
});

it("shows how far the money is: nothing yet, one signature left, booked, too late", async () => {
  const booking = await held();
  const headers = await signIn(booking);
  const seen = () => htmlAt(portalBooked(booking.id), headers);
  expect(await seen()).toContain("The deposit is left");
  await deliver(paidEvent({ booking: booking.id, amount: 58_100 }));
  expect(await seen()).toContain("One signature is left");
  const signed = await held();
  await signBoth(signed.id);
  await deliver(paidEvent({ booking: signed.id, amount: 58_100 }));
  const booked = await htmlAt(portalBooked(signed.id, true), await signIn(signed));
  expect(booked).toMatch(/is yours, (<!-- -->)?Ana/);
  const text = mainTextIn(booked);
  expect(text).toContain("So far you have paid the deposit of $581. It comes back only if the date is booked again.");
  for (const unsaid of ["You sign", "You pay the deposit"]) expect(text).not.toContain(unsaid);
  const trusted = await held({ status: "confirmed" });
  const left = mainTextIn(await htmlAt(portalBooked(trusted.id), await signIn(trusted)));
  for (const said of ["You sign the agreement.", "You pay the deposit of $581.", "So far you have paid nothing"])
    expect(left).toContain(said);
  expect(left).toContain("Quote , done Agreement Deposit Booked");
  const over = await held({ holdEndsAt: Date.now() - 1 });
  expect(await htmlAt(portalPay("deposit", over.id), await signIn(over))).toContain("held no longer");
  expect(checkoutAt(await pay(over))).not.toContain("/pay/");
});

it("celebrates a day that was just booked; whoever has paid the balance, or comes back later, reads what is left", async () => {
  const booking = await held();
  await signBoth(booking.id);
  await deliver(paidEvent({ booking: booking.id, amount: 58_100 }));
  const headers = await signIn(booking);
  const seen = async (isNew = false) => mainTextIn(await htmlAt(portalBooked(booking.id, isNew), headers));
  expect(await seen(true)).toContain("is yours, Ana");
  expect(await seen()).not.toContain("is yours, Ana");
  await deliver(paidEvent({ booking: booking.id, amount: 174_325, purpose: "balance" }));
  const paid = await seen(true);
  expect(paid).toContain("All is paid");
  expect(paid).not.toContain("is yours, Ana");
  await rows("UPDATE bookings SET status = 'completed' WHERE id = ?", booking.id);
  const over = await seen();
  expect(over).toContain("All is paid. Your payments and papers");
  for (const unsaid of ["What comes next", "If you have to cancel", "We talk once"]) expect(over).not.toContain(unsaid);
});

/** Holds Stripe's event back. */
async function payLate(booking: Awaited<ReturnType<typeof held>>) {
  const page = checkoutAt(await pay(booking));
  await atStripe("fault=late");
  const paid = await fetch(page, { method: "POST", redirect: "manual" });
  await atStripe("fault=");
  const { pathname, search } = new URL(checkoutAt(paid));
  return pathname + search;
}

it("asks Stripe itself when a client comes back before its event, and books by the answer, once", async () => {
  const booking = await held();
  await signBoth(booking.id);
  const back = await payLate(booking);
  expect(mainTextIn(await htmlAt(back, await signIn(booking)))).toContain("is yours, Ana");
  await atStripe("deliver");
  expect(await rows("SELECT status FROM payments")).toEqual([{ status: "paid" }]);
  expect(await rows("SELECT id FROM outbox WHERE kind = 'payment-receipt'")).toHaveLength(1);
});

it("says that a payment is being confirmed while Stripe does not answer, and asks nobody twice", async () => {
  const booking = await held({ status: "confirmed" });
  const headers = await signIn(booking);
  const back = await payLate(booking);
  expect(mainTextIn(await htmlAt(`${portalBooked(booking.id)}&paid=cs_1`, headers))).toContain("You pay the deposit");
  await atStripe("fault=500&times=9");
  const seen = mainTextIn(await htmlAt(back, headers));
  await atStripe("fault=");
  expect(seen).toContain("The payment service confirms your $581. You need not pay again.");
  for (const unsaid of ["paid nothing", "Pay it now"]) expect(seen).not.toContain(unsaid);
  expect(mainTextIn(await htmlAt(portalPaths.dashboard, headers))).toContain("$581 being confirmed");
  expect(mainTextIn(await htmlAt(portalPay("deposit", booking.id), headers))).toContain("You need not pay again");
  expect(checkoutAt(await pay(booking))).not.toContain("/pay/");
  expect(mainTextIn(await see(bookingMoney(booking.id).page))).toContain("Being confirmed by Stripe $581");
  await cron(Date.now() + hour);
  expect(mainTextIn(await htmlAt(portalBooked(booking.id), headers))).toContain("Deposit, $581");
});

it("a held date waits a day for a payment that is being confirmed, and its last mail asks for no money", async () => {
  const booking = await held({ holdEndsAt: Date.now() + hour });
  const headers = await signIn(booking);
  const back = await payLate(booking);
  await atStripe("fault=500&times=9");
  await htmlAt(back, headers);
  await htmlAt(back, headers);
  await atStripe("fault=");
  const [{ hold_ends_at: endsAt } = {}] = await rows("SELECT hold_ends_at FROM bookings WHERE id = ?", booking.id);
  expect(Number(endsAt) - Date.now()).toBeGreaterThan(23 * hour);
  expect(Number(endsAt) - Date.now()).toBeLessThan(25 * hour);
  const page = mainTextIn(await htmlAt(portalPaths.dashboard, headers));
  expect(page).toContain("Your payment of $581 is being confirmed, and you need not pay again.");
  expect(mainTextIn(await see(adminPaths.today))).toMatch(/The hold ends .*\. \$581 is being confirmed\./);
  const { email: EMAIL, mails } = mailbox();
  for (const later of [0, minute]) await cron(Date.now() + 13 * hour + later, { EMAIL, STRIPE_SECRET_KEY: "" });
  const last = mails.find(({ subject }) => subject.startsWith("Your date is held until"));
  expect(last?.text).toContain("Your payment of $581 is being confirmed");
  expect(last?.text).not.toContain("left to pay");
});

it("lets a page that nobody paid at end by itself, and asks for the money as before", async () => {
  const booking = await held({ status: "confirmed" });
  const page = checkoutAt(await pay(booking));
  const id = page.split("/").at(-1);
  const back = `${portalBooked(booking.id)}&paid=${id}`;
  expect(mainTextIn(await htmlAt(back, await signIn(booking)))).toContain("You pay the deposit");
  await cron(Date.now() + 24 * hour);
  expect(await rows("SELECT id FROM checkouts WHERE next_check_at IS NOT NULL")).toEqual([]);
});

it("says that a day is the client's only once the agreement is signed", async () => {
  const booking = await storeBooking({ price: 100_000, deposit: 0 });
  const page = async () => mainTextIn(await htmlAt(portalBooked(booking.id), await signIn(booking)));
  expect(await page()).not.toContain("is yours");
  await signBoth(booking.id);
  expect(await page()).toContain("is yours");
});

it.each([
  [{ eventType: "Wedding Reception" }, false],
  [{ eventType: "Wedding Reception", companyName: "Bay LLC" }, true],
  [{ eventType: "Corporate Party" }, true],
  [{ eventType: "School Dance" }, true],
] as const)("offers %j a check and a bank transfer as its agreement does: %s", async (of, isOffered) => {
  const booking = await held(of);
  const page = await htmlAt(portalPay("deposit", booking.id), await signIn(booking));
  for (const way of ["check", ...(site.payTo.bank ? ["ach"] : [])])
    expect(page.includes(`value="${way}"`)).toBe(isOffered);
  expect(page).toContain('value="cash"');
});
