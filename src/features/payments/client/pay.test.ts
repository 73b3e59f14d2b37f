import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { hour } from "../../../platform/durations.ts";
import { mainTextIn } from "../../../test/page.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { signBoth } from "../../../test/signed.ts";
import { get, htmlAt, postForm, visit } from "../../../test/site.ts";
import { atStripe, deliver, paidEvent } from "../../../test/stripe.ts";
import { portalBooked, portalPay } from "../../bookings/client/paths.ts";
import { portalApi } from "../../portal/paths.ts";

const held = (overrides = {}) =>
  storeBooking({ status: "hold", holdEndsAt: Date.now() + 10 * hour, deposit: 58_100, price: 232_425, ...overrides });

const pay = async (booking: Awaited<ReturnType<typeof held>>, way = "card", more: Record<string, string> = {}) =>
  visit(postForm(portalApi.pay, { booking: booking.id, purpose: "deposit", way, ...more }, await signIn(booking)));

const checkoutAt = (answer: Response) => answer.headers.get("Location") ?? "";

it("leads to the payment page with what is due, whatever a form says, and to the same page twice", async () => {
  const booking = await held();
  const first = checkoutAt(await pay(booking, "card", { amount: "1", price: "1" }));
  expect(first).toContain(`${env.STRIPE_API_URL}/pay/`);
  expect(await (await fetch(first)).text()).toContain("$581.00");
  expect(checkoutAt(await pay(booking))).toBe(first);
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

it("tells the other ways with the number, and books nothing by them", async () => {
  const booking = await held();
  const answer = await pay(booking, "zelle");
  expect(checkoutAt(answer)).toContain("way=zelle");
  const page = await htmlAt(checkoutAt(answer), await signIn(booking));
  expect(page).toContain(booking.id.slice(0, 8).toUpperCase());
  expect(await rows("SELECT id FROM payments")).toEqual([]);
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

it("shows how far the money is: on its way, one signature left, booked, too late", async () => {
  const booking = await held();
  const headers = await signIn(booking);
  const seen = () => htmlAt(portalBooked(booking.id), headers);
  expect(await seen()).toContain("Your payment is on its way");
  await deliver(paidEvent({ booking: booking.id, amount: 58_100 }));
  expect(await seen()).toContain("One signature is left");
  const signed = await held();
  await signBoth(signed.id);
  await deliver(paidEvent({ booking: signed.id, amount: 58_100 }));
  const booked = await htmlAt(portalBooked(signed.id), await signIn(signed));
  expect(booked).toMatch(/is yours, (<!-- -->)?Ana/);
  const text = mainTextIn(booked);
  expect(text).toContain("So far you have paid the deposit of $581. It comes back only if the date is booked again.");
  for (const unsaid of ["You sign", "You pay the deposit"]) expect(text).not.toContain(unsaid);
  // The DJ took it on trust.
  const trusted = await held({ status: "confirmed" });
  const left = mainTextIn(await htmlAt(portalBooked(trusted.id), await signIn(trusted)));
  for (const said of ["You sign the agreement.", "You pay the deposit of $581.", "So far you have paid nothing"])
    expect(left).toContain(said);
  expect(left).toContain("Quote , done 2 Agreement 3 Deposit 4 Booked");
  const over = await held({ holdEndsAt: Date.now() - 1 });
  expect(await htmlAt(portalPay("deposit", over.id), await signIn(over))).toContain("held no longer");
  expect(checkoutAt(await pay(over))).not.toContain("/pay/");
});
