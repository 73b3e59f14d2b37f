import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { site } from "../../../content/site.ts";
import { addDays, calendarDateAt } from "../../../platform/dates.ts";
import { parseCsv } from "../../../platform/files/csv.ts";
import { see, submit } from "../../../test/administrator.ts";
import { mainTextIn } from "../../../test/page.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { get, htmlAt, mailbox, postForm, visit } from "../../../test/site.ts";
import { atStripe, deliver, payAtStripe } from "../../../test/stripe.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { bookingMoney, books, refundPath } from "../dj/paths.ts";
import { portalBooked, portalTip } from "./paths.ts";

const daysAgo = (days: number) => addDays(calendarDateAt(Date.now()), -days);

/** Over and paid in full by check, unless `paid` says otherwise. */
async function played(over: Parameters<typeof storeBooking>[0] = {}, paid = "500") {
  const eventDate = over.eventDate ?? daysAgo(3);
  await rows("DELETE FROM bookings WHERE event_date = ? AND id NOT IN (SELECT booking_id FROM payments)", eventDate);
  const booking = await storeBooking({
    crew: "other",
    clientName: `Ana ${crypto.randomUUID().slice(0, 8)}`,
    price: 50_000,
    deposit: 10_000,
    ...over,
    eventDate,
  });
  const mark = { key: crypto.randomUUID(), purpose: "balance", method: "check", amount: paid, note: "" };
  if (paid) await submit(bookingMoney(booking.id).mark, mark);
  const client = await signIn(booking);
  const tipPage = async () => mainTextIn(await htmlAt(portalTip(booking.id), client));
  const home = async () => mainTextIn(await htmlAt(`${portalPaths.dashboard}?booking=${booking.id}`, client));
  const give = (amount: string) => visit(postForm(portalApi.tip, { booking: booking.id, amount }, client));
  return { booking, client, tipPage, home, give };
}

it("is given on the payment service's page, counts for no price, and both sides read of it", async () => {
  const { booking, tipPage, home, give } = await played();
  expect(await tipPage()).toMatch(/\$50 .*Another sum/);
  expect(await home()).toContain("Leave a tip");
  const at = (await give("75")).headers.get("Location") ?? "";
  expect(at).toContain(`${env.STRIPE_API_URL}/pay/`);
  expect(await (await fetch(at)).text()).toContain("$75.00");
  const { event } = await payAtStripe({ booking: booking.id, purpose: "tip", amount: 7500 });
  const { email: EMAIL, mails } = mailbox();
  for (const outcome of ["paid", "again"]) expect(await deliver(event, { EMAIL })).toBe(outcome);
  expect(mails.map(({ to }) => to).sort()).toEqual([booking.clientEmail, site.email].sort());
  expect(mails.find(({ to }) => to === booking.clientEmail)?.text).toMatch(/Tip.*\$75/s);
  expect(
    await rows(
      "SELECT purpose, method, amount, status FROM payments WHERE booking_id = ? AND method = 'card'",
      booking.id,
    ),
  ).toEqual([{ purpose: "tip", method: "card", amount: 7500, status: "paid" }]);
  expect(await tipPage()).toContain("Thank you for the $75");
  expect(await home()).not.toContain("Leave a tip");
  const money = mainTextIn(await see(bookingMoney(booking.id).page));
  expect(money).toMatch(/Paid \$500 .*Left \$0 .*Tips, beside the price \$75/);
  const booked = parseCsv(await see(books.details)).filter((line) => line[3] === booking.clientName);
  expect(booked.map((line) => [line[1], line[7]])).toContainEqual(["Tips", "75.00"]);
});

it("counts as a tip when the client comes back before the event, and once more changes nothing", async () => {
  const { booking, client, give } = await played();
  const at = (await give("50")).headers.get("Location") ?? "";
  const paid = await fetch(at, { method: "POST", redirect: "manual", body: new URLSearchParams() });
  const back = new URL(paid.headers.get("Location") ?? "");
  for (const _ of [1, 2])
    expect(mainTextIn(await htmlAt(back.pathname + back.search, client))).toContain("Thank you for the $50");
  expect(await rows("SELECT amount FROM payments WHERE booking_id = ? AND purpose = 'tip'", booking.id)).toEqual([
    { amount: 5000 },
  ]);
  const again = await give("50");
  expect(again.headers.get("Location")).toBe(portalTip(booking.id));
});

it("is not asked for again while the payment service confirms it", async () => {
  const { booking, client, tipPage, give } = await played();
  const at = (await give("50")).headers.get("Location") ?? "";
  const paid = await fetch(at, { method: "POST", redirect: "manual", body: new URLSearchParams() });
  const back = new URL(paid.headers.get("Location") ?? "");
  await atStripe("fault=500&times=9");
  expect(mainTextIn(await htmlAt(back.pathname + back.search, client))).toContain("Your $50 is being confirmed");
  await atStripe("fault=");
  expect(await tipPage()).toContain("being confirmed");
  expect((await give("75")).headers.get("Location")).toBe(portalTip(booking.id));
});

it("is asked for only once all is paid and over, of people alone, and not for long", async () => {
  for (const each of [
    await played({}, "400"),
    await played({ price: 45_000 }, ""),
    await played({ eventDate: calendarDateAt(Date.now()) }),
    await played({ companyName: "Bay Events LLC", eventDate: daysAgo(4) }),
    await played({ eventDate: daysAgo(31) }),
  ]) {
    expect(await each.home()).not.toContain("Leave a tip");
    expect(await each.tipPage()).toContain("No tip is asked for");
    expect((await each.give("50")).headers.get("Location")).toBe(portalTip(each.booking.id));
  }
});

it("a sum that is no sum, or none, is said beside its field and kept", async () => {
  const { give } = await played();
  for (const typed of ["lots", "2", "20000", ""]) {
    const refused = await give(typed);
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain(`value="${typed}"`);
  }
});

it("says so when the payment service fails, and charges nothing", async () => {
  const { give } = await played();
  await atStripe("fault=500&times=9");
  const refused = await give("50");
  await atStripe("fault=");
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain("Nothing was charged");
});

it("a tip for what was canceled meanwhile waits for the DJ, and one can be given back", async () => {
  const { booking } = await played({ eventDate: daysAgo(5) });
  const [first, second] = [
    await payAtStripe({ booking: booking.id, purpose: "tip", amount: 5000 }),
    await payAtStripe({ booking: booking.id, purpose: "tip", amount: 9000 }),
  ];
  await deliver(first.event);
  const [stored] = await rows("SELECT id FROM payments WHERE intent_id = ?", first.intent);
  const form = { key: crypto.randomUUID(), amount: "50", reason: "By mistake" };
  expect((await submit(refundPath(String(stored?.id)), form)).status).toBe(303);
  await submit(bookingPaths(booking.id).status, { status: "cancelled", reason: "", words: "", canceledBy: "dj" });
  expect(await deliver(second.event)).toBe("unmatched");
});

it("the thank-you offers it once, and not while money is open", async () => {
  const { email: EMAIL, mails } = mailbox();
  const [paid, open] = [await played({ eventDate: daysAgo(2) }), await played({ eventDate: daysAgo(6) }, "400")];
  const complete = ({ booking }: typeof paid, left: string) => {
    const form = { status: "completed", open: left, tell: "yes" };
    return submit(bookingPaths(booking.id).status, form, { bindings: { EMAIL } });
  };
  await complete(paid, "unsigned");
  await complete(open, "unsigned, $100 open");
  const offers = mails.filter(({ text }) => text.includes("Leave a tip"));
  expect(offers.map(({ to }) => to)).toEqual([paid.booking.clientEmail]);
  const link = /\/portal\?\S*to=tip\S*/.exec(offers[0]?.text ?? "")?.[0] ?? "";
  const opened = await visit(get(link));
  expect(opened.headers.get("Location")).toBe(portalTip(paid.booking.id));
  expect(await htmlAt(portalBooked(paid.booking.id), paid.client)).not.toContain("Leave a tip");
});
