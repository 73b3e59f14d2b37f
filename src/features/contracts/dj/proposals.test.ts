import { expect, it } from "vitest";
import { english } from "../../../content/words/en/index.ts";
import { see, submit } from "../../../test/administrator.ts";
import { bookingRow } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { signedBooking } from "../../../test/signed-booking.ts";
import { htmlAt, mailbox } from "../../../test/site.ts";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { bookingMoney } from "../../payments/dj/paths.ts";
import { portalApi } from "../../portal/paths.ts";

const amendmentIn = (html: string): string => /name="amendment" value="([\w-]+)"/.exec(html)?.[1] ?? "";

it("the client says no to a change: what was signed stands, and the DJ hears of it", async () => {
  const { booking, client, post, page, change, mails } = await signedBooking();
  await change({ price: "2600" });
  mails.length = 0;
  const amendment = amendmentIn(await page());
  const said = await post(portalApi.amendment, { booking: booking.id, amendment, change: "decline" });
  const next = said.headers.get("Location") ?? "";
  expect(mainTextIn(await htmlAt(next, client))).toContain(english.agreement.page.kept);
  expect(await bookingRow(booking.id)).toMatchObject({ price: 249_900 });
  expect(await rows("SELECT status FROM amendments")).toEqual([{ status: "declined" }]);
  expect(mails.map(({ subject }) => subject.split(":")[0])).toEqual(["Not changed"]);
  expect(await page()).not.toContain("A change to agree on");
  expect(mainTextIn(await page())).not.toContain(english.agreement.page.kept);
  await change({ price: "2700" });
  expect(mainTextIn(await htmlAt(next, client))).not.toContain(english.agreement.page.kept);
});

it("a price below what was paid says what becomes a credit, in the proposal and in its mails, and Today has it given back", async () => {
  const { booking, page, change, accept, mails } = await signedBooking();
  const mark = { key: crypto.randomUUID(), purpose: "balance", method: "cash", amount: "1068", note: "" };
  await submit(bookingMoney(booking.id).mark, mark);
  mails.length = 0;
  await change({ price: "400", deposit: "100", lineAmounts: "400" });
  for (const text of [mainTextIn(await page()), mails[0]?.text]) expect(text).toMatch(/Credit\W+none\W.*\$668/s);
  await accept();
  expect(mainTextIn(await see(adminPaths.today))).toContain("$668 more was paid");
});

it("a change is printed, and signed on paper by who has no email", async () => {
  const { booking, page, change } = await signedBooking();
  await change({ price: "2600" });
  const desk = bookingPaths(booking.id);
  const waiting = await see(desk.page);
  const paper = /href="([^"]+)">\s*Print it for a signature/.exec(waiting)?.[1] ?? "";
  const printed = mainTextIn(await see(paper));
  for (const words of ["$2,600", "Version 2", "Proposed, not agreed", "Signature, “Ana Núñez”"])
    expect(printed).toContain(words);
  const accept = { amendment: amendmentIn(waiting), change: "accept" };
  await submit(desk.proposal, accept);
  expect(await bookingRow(booking.id)).toMatchObject({ price: 249_900 });
  const { email: EMAIL } = mailbox();
  await submit(desk.proposal, { ...accept, change: "signed-on-paper" }, { bindings: { EMAIL } });
  expect(await bookingRow(booking.id)).toMatchObject({ price: 260_000 });
  expect(mainTextIn(await page())).toMatch(
    /Version 2.*accepted what this version changes of it on .*, on paper, as .*@.* has entered/,
  );
  expect(await rows("SELECT what FROM audit_log WHERE what = 'change-signed-on-paper'")).toHaveLength(1);
});

it("a proposed day that somebody else books is said to both, and stands on Today", async () => {
  const { booking, page, change } = await signedBooking();
  await change({ eventDate: "2098-06-21" });
  expect(mainTextIn(await page())).toContain("June 21, 2098 is not held");
  expect(mainTextIn(await see(adminPaths.today))).not.toContain("the proposed day");
  await storeBooking({ eventDate: "2098-06-21", clientName: "Jo" });
  const shown = await page();
  expect(mainTextIn(shown)).toContain("has been taken meanwhile");
  expect(shown).not.toContain("Accept the change");
  const desk = mainTextIn(await see(bookingPaths(booking.id).page));
  expect(desk).toContain("has been taken meanwhile");
  expect(desk).toContain("Next step The proposed day has been taken");
  expect(mainTextIn(await see(adminPaths.today))).toMatch(/Jun 21, 2098, the proposed day, has been taken/);
});

it("a second change begins with the first, and the client hears that it takes its place", async () => {
  const { booking, change, page, mails } = await signedBooking();
  await change({ venue: "Pier 60" });
  const desk = () => see(bookingPaths(booking.id).page);
  expect(await desk()).toMatch(/name="venue"[^>]*value="Pier 60"/);
  mails.length = 0;
  await change({ venue: "Pier 60", price: "2600", purchaseOrder: "PO-99" });
  const asked = mails.filter(({ subject }) => subject.startsWith("A change to agree on"));
  expect(asked.map(({ text }) => [/In place of what/.test(text), /Pier 60/.test(text), /\$2,600/.test(text)])).toEqual([
    [true, true, true],
  ]);
  await submit(bookingPaths(booking.id).signers, { name: "Sam Reyes", role: "partner", email: "" });
  const table = mainTextIn(await page());
  for (const words of ["Pier 60", "$2,600", "PO-99", "Sam Reyes"]) expect(table).toContain(words);
  expect(await rows("SELECT status FROM amendments ORDER BY rowid")).toEqual([
    { status: "withdrawn" },
    { status: "withdrawn" },
    { status: "proposed" },
  ]);
  expect(await bookingRow(booking.id)).toMatchObject({ price: 249_900 });
});

it("one line says what a price differs by from its lines, however often it was changed", async () => {
  const { booking, change, accept } = await signedBooking({
    lines: [{ kind: "offer", label: "PREMIUM", note: null, amount: 249_900 }],
  });
  const own = async () => JSON.parse(String((await bookingRow(booking.id))?.lines)).slice(1);
  for (const [price, amount] of [
    ["2600", 10_100],
    ["2400", -9900],
    ["2499", null],
  ] as const) {
    await change({ price });
    await accept();
    expect((await own()).map((line: { amount: number }) => line.amount)).toEqual(amount === null ? [] : [amount]);
  }
});

it("a proposal that the DJ changes back to what was signed is taken back, and the client hears of it", async () => {
  const { booking, change, mails } = await signedBooking();
  await change({ venue: "Pier 60" });
  mails.length = 0;
  await change({});
  expect(await rows("SELECT status FROM amendments")).toEqual([{ status: "withdrawn" }]);
  expect(mails.map(({ to, subject }) => [to, subject.split(":")[0]])).toEqual([
    [booking.clientEmail, "Change taken back"],
  ]);
});

it("a client hears that the change they asked for is off when the DJ proposes another", async () => {
  const { booking, change, mails } = await signedBooking();
  await change({ venue: "Pier 60" });
  await rows("UPDATE amendments SET proposed_by = 'client' RETURNING id");
  mails.length = 0;
  await change({ venue: "The Vinoy" });
  expect(mails.map(({ to, subject }) => [to, subject.split(":")[0]]).sort()).toEqual([
    [booking.clientEmail, "A change to agree on"],
    [booking.clientEmail, "Not changed"],
  ]);
});

it("nobody agrees to hours in which the same crew has come to play another event of the day", async () => {
  const { booking, page, change, accept } = await signedBooking({ startTime: "18:00", endTime: "23:00" });
  await change({ startTime: "14:00" });
  const other = { crew: "same", minutesBetween: 60, startTime: "10:00", endTime: "13:30" } as const;
  await storeBooking({ eventDate: booking.eventDate, clientName: "Jo", ...other });
  const late = await accept();
  expect([late.status, mainTextIn(await late.text()).includes("its hours have gone")]).toEqual([409, true]);
  const amendment = amendmentIn(await page());
  const entered = await submit(bookingPaths(booking.id).proposal, { amendment, change: "signed-on-paper" });
  expect(entered.headers.get("Location")).toContain("amendment-clashes");
  expect(await bookingRow(booking.id)).toMatchObject({ start_time: "18:00" });
});

it("a purchase order and a billing address of what is signed change with the client's yes", async () => {
  const { booking, page, change, accept } = await signedBooking({ companyName: "Acme Inc", purchaseOrder: "PO-77" });
  await change({ purchaseOrder: "PO-99", billingAddress: "1 Main Street" });
  expect(await bookingRow(booking.id)).toMatchObject({ purchase_order: "PO-77", billing_address: null });
  expect(mainTextIn(await page())).toMatch(/Billing address none 1 Main Street Purchase order PO-77 PO-99/);
  await accept();
  expect(await bookingRow(booking.id)).toMatchObject({ purchase_order: "PO-99", billing_address: "1 Main Street" });
  expect(mainTextIn(await page())).toMatch(/Version 2.*PO-99/);
});

it("says of a contract whose hold has ended that the date is not kept", async () => {
  const { booking, page } = await signedBooking({ status: "hold", holdEndsAt: Date.now() + 10_000_000 });
  await rows("UPDATE bookings SET hold_ends_at = 1 WHERE id = ? RETURNING id", booking.id);
  const text = mainTextIn(await page());
  expect(text).toContain("The hold has ended: the date is not kept");
  expect(text).not.toContain("Booking confirmed.");
});
