import { beforeEach, expect, it } from "vitest";
import { site } from "../../../content/site.ts";
import { english } from "../../../content/words/en/index.ts";
import { addDays, instantAt } from "../../../platform/dates.ts";
import { dateInBrief } from "../../../platform/english.ts";
import { briefDateIn, fill } from "../../../platform/language.ts";
import { see, submit } from "../../../test/administrator.ts";
import {
  attachedBefore,
  type Booking,
  booked,
  cronOn,
  EMAIL,
  end,
  first,
  last,
  mails,
  moneyPage,
  paidOf,
  second,
  today,
  todayPage,
} from "../../../test/kept-card.ts";
import { mainTextIn } from "../../../test/page.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { cron, htmlAt } from "../../../test/site.ts";
import { spanish } from "../../../test/spanish.ts";
import { atStripe, keptAtStripe } from "../../../test/stripe.ts";
import { personFile } from "../../people/dj/paths.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { bookingMoney } from "../dj/paths.ts";
import { portalPay, portalReceipt } from "./paths.ts";

beforeEach(async () => {
  mails.length = 0;
  await atStripe("fault=");
});

it("a card that a client keeps pays each part on its day, announced and with a receipt, and is forgotten with the last", async () => {
  const before = await attachedBefore();
  const booking = await booked();
  expect(booking.offered).toMatch(/<input [^>]*name="keep" value="yes"(?! checked)/);
  const page = await moneyPage(booking);
  expect(page).toContain("Visa ending 4242");
  for (const date of [first, second, last]) expect(page).toContain(dateInBrief(date));
  await cronOn(addDays(first, -2));
  const announced = mails.filter(({ to }) => to === booking.clientEmail);
  expect(announced.map(({ text }) => [text.includes("Visa ending 4242"), text.includes("$300")])).toEqual([
    [true, true],
  ]);
  await cron(instantAt(first, 500), { EMAIL });
  expect(await paidOf(booking)).toEqual([]);
  mails.length = 0;
  for (const date of [first, second, last]) await cronOn(date);
  expect(await paidOf(booking)).toEqual([30_000, 30_000, 15_000].map((amount) => ({ amount, status: "paid" })));
  const receipts = mails.filter(({ to, subject }) => to === booking.clientEmail && subject.startsWith("Receipt"));
  const notices = mails.filter(({ to, subject }) => to === site.email && subject.startsWith("Paid"));
  expect([receipts, notices].map((each) => each.map(({ text }) => text.includes("Visa ")))).toEqual([
    [true, true, true],
    [true, true, true],
  ]);
  const [paid] = await rows("SELECT id FROM payments WHERE booking_id = ? AND amount = 15000", booking.id);
  expect(await htmlAt(portalReceipt(String(paid?.id)), await signIn(booking))).toContain("Visa ending 4242");
  await cronOn(addDays(last, 1));
  expect(await attachedBefore()).toBe(before);
  expect(await rows("SELECT method_id FROM kept_cards")).toEqual([]);
  expect(await moneyPage(booking)).not.toContain("4242");
});

const nextIn = (portal: string) => /<section class="card next-step".*?<\/section>/s.exec(portal)?.[0] ?? "";

it("a client whose card pays the next part is asked for none of it, reads when it is charged, and may pay before", async () => {
  const booking = await booked();
  await rows("UPDATE payment_parts SET due_on = ? WHERE due_on = ?", addDays(today, 3), first);
  const client = await signIn(booking);
  const portal = await htmlAt(portalPaths.dashboard, client);
  expect(nextIn(portal)).not.toContain(portalPaths.balance);
  const said = `Visa ending 4242 pays $300 on ${briefDateIn(english.formats, addDays(today, 3))}`;
  expect(mainTextIn(portal)).toContain(said);
  expect(portal).toContain(`href="${portalPay("balance", booking.id)}"`);
  const page = await htmlAt(portalPay("balance", booking.id), client);
  expect(mainTextIn(page)).toContain(said);
  expect(page).toContain(`action="${portalApi.pay}"`);
  const instead = fill(english.pay.kept.instead, { card: "Visa ending 4242" });
  expect(page).toContain(instead);
  expect(booking.offered).not.toContain(instead);
  expect(await moneyPage(booking)).toContain(said);
  await end(booking);
  expect(nextIn(await htmlAt(portalPaths.dashboard, client))).toContain(portalPaths.balance);
});

it("keeps no card without the client's tick, and charges nothing", async () => {
  const before = await attachedBefore();
  const booking = await booked({ keep: false });
  expect(await moneyPage(booking)).not.toContain("4242");
  await cronOn(first);
  expect([await attachedBefore(), await paidOf(booking)]).toEqual([before, []]);
});

it.each<[string, (booking: Booking) => Promise<unknown>, ("client" | "dj")[]]>([
  ["the client", (booking) => end(booking), ["dj"]],
  ["the DJ", ({ id }) => submit(bookingMoney(id).card, {}, { bindings: { EMAIL } }), ["client"]],
  [
    "another address of who pays",
    ({ id }) => rows("UPDATE bookings SET payable_email = 'bills@firm.example' WHERE id = ?", id),
    ["client", "dj"],
  ],
])("who did not end the card hears that it has ended by %s, once", async (_, change, hear) => {
  const booking = await booked();
  await change(booking);
  for (const minute of [600, 601]) await cron(instantAt(addDays(today, 1), minute), { EMAIL });
  const said = mails.filter(({ text }) => text.includes("Visa ending 4242"));
  expect(said.map(({ to }) => (to === site.email ? "dj" : to === booking.clientEmail ? "client" : to)).sort()).toEqual(
    hear,
  );
  for (const { text } of said) expect(text).toContain("$750");
});

it("ends with one press of the client's own, and of nobody else's", async () => {
  const before = await attachedBefore();
  const booking = await booked();
  const other = await storeBooking({ clientEmail: "eva@example.org", eventDate: addDays(today, 130) });
  expect((await end(booking, other)).status).toBe(404);
  expect(await moneyPage(booking)).toContain("4242");
  const ended = await end(booking);
  const page = mainTextIn(await htmlAt(ended.headers.get("Location") ?? "", await signIn(booking)));
  expect(page).toContain("forgotten");
  expect(page).not.toContain("4242");
  await cronOn(addDays(first, -2));
  expect(mails.find(({ to }) => to === booking.clientEmail)?.text).not.toContain("4242");
  await cronOn(first);
  expect([await attachedBefore(), await paidOf(booking)]).toEqual([before, []]);
});

it.each([
  ["declined", "declined"],
  ["authentication", "confirm the payment yourself"],
])(
  "a card that is %s is not tried again for that part: the client reads why, the DJ sees it on Today, and the next part is charged",
  async (fault, why) => {
    const booking = await booked();
    await atStripe(`fault=${fault}`);
    await cronOn(first, 3);
    expect((await keptAtStripe(booking.id)).charges).toHaveLength(1);
    const told = mails.filter(({ to }) => to === booking.clientEmail);
    expect(told.map(({ text }) => [text.includes("$300"), text.includes(why)])).toEqual([[true, true]]);
    expect(await moneyPage(booking)).toContain(why);
    expect((await todayPage()).match(/The kept card/g)).toHaveLength(1);
    await cronOn(second);
    expect(await paidOf(booking)).toEqual([{ amount: 30_000, status: "paid" }]);
  },
);

it("is asked, announced and refused in Spanish, and stands in what is kept of a person", async () => {
  const booking = await booked({ language: "es" });
  expect(booking.offered).toContain(spanish.pay.kept.keep);
  expect(await moneyPage(booking)).toContain(english.booked.next.balance.byCard);
  await atStripe("fault=declined");
  await cronOn(addDays(first, -2));
  await cronOn(first);
  await atStripe("fault=");
  const told = mails.filter(({ to }) => to === booking.clientEmail).map(({ text }) => text);
  expect(told.map((text) => text.includes("Visa terminada en 4242"))).toEqual([true, true]);
  expect(await see(personFile(booking.clientEmail))).toContain('"last4": "4242"');
  expect(mails.some(({ to, text }) => to !== booking.clientEmail && to !== site.email && text.includes("4242"))).toBe(
    false,
  );
});
