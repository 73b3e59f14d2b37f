import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { payments } from "../../../database/schema/payments.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { hour } from "../../../platform/durations.ts";
import { see, submit } from "../../../test/administrator.ts";
import { formIn, storeLead } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { linkTo, open, signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { signBoth } from "../../../test/signatures.ts";
import { calendarOf, cron, htmlAt, mailbox, origin } from "../../../test/site.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import { portalPaths } from "../../portal/paths.ts";
import { bookingPaths } from "./paths.ts";

const changeForm = async (id: string) => {
  const html = await see(bookingPaths(id).page);
  return formIn(html.slice(html.indexOf("Change the booking")));
};

it("an edit tells the client by one mail what has changed from what to what, and the portal shows it", async () => {
  const booking = await storeBooking({ eventDate: "2099-06-12" });
  const client = await signIn(booking);
  const { email, mails } = mailbox();
  const { page } = bookingPaths(booking.id);
  const fields = await changeForm(booking.id);
  const change = { eventDate: "2099-06-13", startTime: "19:30", venue: "", price: "2,599", note: "Quiet" };
  await submit(page, { ...fields, ...change }, { bindings: { EMAIL: email, SITE_ORIGIN: origin } });
  expect(mails).toHaveLength(1);
  expect(mails[0]?.to).toBe(booking.clientEmail);
  for (const line of [
    "Friday, June 12, 2099 → Saturday, June 13, 2099",
    "6:00 PM to 11:00 PM → 7:30 PM to 11:00 PM",
    "Sand Key Park, Clearwater → Clearwater",
    "$2,499 → $2,599",
  ])
    expect(mails[0]?.text).toContain(line);
  for (const unsaid of ["Quiet", "PREMIUM →"]) expect(mails[0]?.text).not.toContain(unsaid);
  expect(mainTextIn(await htmlAt(portalPaths.dashboard, client))).toContain("June 13, 2099");
});

it("an edit mails nobody when the box is not ticked, when nothing that counts has changed, or when it is refused", async () => {
  await storeBooking({ eventDate: "2099-06-12" });
  const { id } = await storeBooking({ eventDate: "2099-06-13" });
  const { email, mails } = mailbox();
  const { page } = bookingPaths(id);
  const { tell = "", ...fields } = await changeForm(id);
  expect(tell).toBe("yes");
  await submit(page, { ...fields, price: "100", deposit: "10" }, { bindings: { EMAIL: email, SITE_ORIGIN: origin } });
  await submit(
    page,
    { ...fields, price: "100", deposit: "10", tell, note: "Mine alone" },
    { bindings: { EMAIL: email, SITE_ORIGIN: origin } },
  );
  expect(
    (
      await submit(
        page,
        { ...fields, tell, eventDate: "2099-06-12" },
        { bindings: { EMAIL: email, SITE_ORIGIN: origin } },
      )
    ).status,
  ).toBe(409);
  expect(mails).toEqual([]);
});

it("a canceled booking is told, and its link explains itself to its bearer", async () => {
  const booking = await storeBooking();
  await storePayment(booking.id, 62_475);
  const link = await linkTo(booking);
  const { email, mails } = mailbox();
  const { status } = bookingPaths(booking.id);
  for (let time = 0; time < 2; time++)
    await submit(
      status,
      { status: "cancelled", reason: "Rain", words: "The pier is closed.", tell: "yes" },
      { bindings: { EMAIL: email, SITE_ORIGIN: origin } },
    );
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining("Canceled: Wedding Reception on")]);
  expect(mails[0]?.text).not.toContain("Rain");
  for (const part of ["The pier is closed.", "You have paid $624.75.", "/contact#refunds"])
    expect(mails[0]?.text).toContain(part);
  const door = await open(link);
  expect(door.status).toBe(410);
  expect(await door.text()).toContain("This booking is canceled.");

  const quiet = await storeBooking();
  await submit(
    bookingPaths(quiet.id).status,
    { status: "cancelled" },
    { bindings: { EMAIL: email, SITE_ORIGIN: origin } },
  );
  expect(mails).toHaveLength(1);
});

it("a completed event brings one thank-you, if the DJ wants it", async () => {
  const eventDate = calendarDateAt(Date.now());
  const { id } = await storeBooking({ eventDate, price: 0, deposit: 0 });
  await signBoth(id);
  const { email, mails } = mailbox();
  for (let time = 0; time < 2; time++)
    await submit(
      bookingPaths(id).status,
      { status: "completed", tell: "yes" },
      { bindings: { EMAIL: email, SITE_ORIGIN: origin } },
    );
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining("Thank you: Wedding Reception on")]);
});

it("a lead that is booked is congratulated, with date, times, price, deposit and the next step", async () => {
  const { booking } = leadPaths(await storeLead());
  const { email, mails } = mailbox();
  await submit(booking, formIn(await see(booking)), { bindings: { EMAIL: email, SITE_ORIGIN: origin } });
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Congratulations, you are booked: Wedding Reception, Friday, June 12, 2099",
  ]);
  for (const part of [
    "6:00 PM to 12:00 AM",
    "PREMIUM",
    "$1,874.25",
    "$469",
    "The next step",
    "/portal?token=",
    "/portal/calendar.ics?token=",
  ])
    expect(mails[0]?.text).toContain(part);
  expect(calendarOf(mails[0])).toContain("DTSTART;TZID=America/New_York:20990612T180000");
});

const storePayment = (bookingId: string, amount: number) =>
  primary(env.DB).insert(payments).values({
    id: bookingId,
    bookingId,
    purpose: "deposit",
    method: "cash",
    amount,
    currency: "usd",
    status: "paid",
    by: "dj",
    receivedOn: "2026-11-02",
    createdAt: 1,
  });

it.each([
  [
    "nothing",
    "hold",
    false,
    0,
    ["$624.75, not paid yet", "Next step: sign the agreement in your portal, and pay $624.75 for the deposit."],
    ["signed"],
  ],
  [
    "a signature",
    "released",
    true,
    0,
    ["agreement is signed", "next step: pay $624.75 for the deposit in your portal."],
    ["Paid:", "sign the"],
  ],
  [
    "a deposit",
    "hold",
    false,
    62_475,
    ["Paid: $624.75", "Left: $1,874.25", "next step: sign the agreement in your portal."],
    ["is signed", "not paid"],
  ],
  [
    "all of it",
    "hold",
    true,
    249_900,
    ["agreement is signed", "Paid: $2,499", "Left: $0", "next step: choose your songs"],
    ["the deposit"],
  ],
] as const)(
  "a hold with %s is confirmed by the DJ's word: its lead is booked and its client told once what is true",
  async (_, status, isSigned, paid, said, unsaid) => {
    const contactId = await storeLead();
    const booking = await storeBooking({ status, contactId });
    if (isSigned) await signBoth(booking.id);
    if (paid > 0) await storePayment(booking.id, paid);
    const { email, mails } = mailbox();
    const confirm = () =>
      submit(
        bookingPaths(booking.id).status,
        { status: "confirmed" },
        { bindings: { EMAIL: email, SITE_ORIGIN: origin } },
      );
    for (let time = 0; time < 2; time++) await confirm();
    expect(mails.map(({ to, subject }) => [to, subject.split(":")[0]])).toEqual([
      [booking.clientEmail, "Congratulations, you are booked"],
    ]);
    const text = mails[0]?.text ?? "";
    for (const part of said) expect(text.toLowerCase()).toContain(part.toLowerCase());
    for (const part of unsaid) expect(text).not.toContain(part);
    expect(calendarOf(mails[0])).toMatch(/METHOD:PUBLISH[\s\S]*STATUS:CONFIRMED/);
    expect(await rows("SELECT status FROM contacts WHERE id = ?", contactId)).toEqual([{ status: "booked" }]);
    expect(await rows("SELECT status FROM contact_events WHERE contact_id = ?", contactId)).toHaveLength(1);
  },
);

it("a confirmation that waits goes out to nobody whose booking was canceled meanwhile, and no hold ends any more", async () => {
  const now = Date.now();
  const { id } = await storeBooking({ status: "hold", holdEndsAt: now + hour });
  const down = { EMAIL: mailbox(() => true).email };
  await cron(now, down);
  for (const status of ["confirmed", "cancelled"])
    await submit(bookingPaths(id).status, { status }, { bindings: down });
  const { email, mails } = mailbox();
  await cron(now + hour, { EMAIL: email });
  expect(mails).toEqual([]);
  expect(await rows("SELECT kind FROM outbox WHERE sent_at IS NULL")).toEqual([]);
  expect(await rows("SELECT kind FROM outbox ORDER BY kind")).toEqual([
    { kind: "booking-confirmed" },
    { kind: "hold-ending" },
  ]);
});
