import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { mondayToSunday } from "../../content/office-hours.ts";
import { primary } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { hour } from "../../platform/durations.ts";
import { see, submit } from "../../test/administrator.ts";
import { asItStands, bookingFormWith } from "../../test/booking-forms.ts";
import { beginAt } from "../../test/clock.ts";
import { addresses } from "../../test/landing-pages.ts";
import { mainTextIn, structuredDataIn } from "../../test/page.ts";
import { signIn, storeBooking } from "../../test/portal.ts";
import { askForQuote } from "../../test/quotes.ts";
import { rows } from "../../test/rows.ts";
import { cron, get, htmlAt, inquiry, mailbox, postForm, postJson, visit } from "../../test/site.ts";
import { adminPaths } from "../admin/paths.ts";
import { bookingPaths } from "../bookings/dj/paths.ts";
import { portalContractOf } from "../contracts/client/paths.ts";
import { portalBooked, portalInvoice, portalPay } from "../payments/client/paths.ts";
import { portalApi, portalPaths } from "../portal/paths.ts";
import { quoteApi, quoteLink } from "../quotes/client/paths.ts";
import { api, inquiryReceived, paths, quoteSent } from "../site/paths.ts";
import { settingsPaths } from "./dj/paths.ts";

const now = Date.parse("2026-11-20T20:00:00Z");

beginAt(now);

const standard = { depositPercent: "25", balanceDays: "7", holdHours: "48", transferDays: "5", quoteDays: "14" };
const set = async (terms: Partial<typeof standard>) => {
  expect((await submit(settingsPaths.terms, { ...standard, ...terms })).status).toBe(303);
};
const textAt = async (path: string) => mainTextIn(await htmlAt(path));
const midnightOf = (date: string) => Date.parse(`${date}T05:00:00Z`);

it("a quote asked for from now on has the deposit and the days that are set; one that is out keeps its own", async () => {
  const before = await askForQuote();
  await set({ depositPercent: "40", quoteDays: "3" });
  const after = await askForQuote({ email: "later@example.com" });
  expect(
    await rows("SELECT json_extract(price, '$.deposit') AS deposit, expires_at FROM quotes ORDER BY rowid"),
  ).toEqual([
    { deposit: 58_100, expires_at: midnightOf("2026-12-05") },
    { deposit: 93_000, expires_at: midnightOf("2026-11-24") },
  ]);
  expect(await textAt(quoteLink(before.token))).toContain("You pay the deposit of $581.");
  expect(await textAt(quoteLink(after.token))).toContain("You pay the deposit of $930.");
});

it("a yes holds its date for as long as is set, and the page said so before", async () => {
  const { token } = await askForQuote();
  expect(await textAt(quoteLink(token))).toContain("The date is held for 48 hours");
  await set({ holdHours: "24" });
  expect(await textAt(quoteLink(token))).toContain("The date is held for 24 hours");
  const { email, mails } = mailbox();
  await visit(postForm(quoteApi.accept, { token }), { EMAIL: email });
  await set({ holdHours: "72" });
  expect(await rows("SELECT hold_ends_at - created_at AS lasts FROM bookings")).toEqual([{ lasts: 24 * hour }]);
  expect(mails.map(({ text }) => text).join()).toContain("the date for 24 hours");
});

it("a booking made by hand begins with the deposit that is set", async () => {
  await set({ depositPercent: "50" });
  expect((await bookingFormWith("PREMIUM")).deposit).toBe("1250");
});

async function bookBy(eventDate: string, email: string) {
  const { token } = await askForQuote({ eventDate, email });
  await visit(postForm(quoteApi.accept, { token }), { EMAIL: mailbox().email });
  await rows("UPDATE bookings SET status = 'confirmed', hold_ends_at = NULL WHERE client_email = ?", email);
  const [booking] = await primary(env.DB).select().from(bookings).where(eq(bookings.clientEmail, email));
  if (!booking) throw new Error("no booking was made");
  const client = await signIn(booking);
  return { booking, client, read: async (path: string) => mainTextIn(await (await visit(get(path, client))).text()) };
}

it("the balance of what is booked from now on is due as many days before as are set, wherever that is said; what is out keeps its day", async () => {
  const old = await bookBy("2027-03-20", "old@example.com");
  const { token } = await askForQuote({ eventDate: "2027-03-27", email: "out@example.com" });
  await set({ balanceDays: "14" });
  const later = await bookBy("2027-04-17", "later@example.com");
  expect(await textAt(quoteLink(token))).toContain("Balance by March 20, 2027");
  for (const [{ booking, client, read }, days, inBrief, inWords] of [
    [old, 7, "Mar 13, 2027", "Saturday, March 13, 2027"],
    [later, 14, "Apr 3, 2027", "Saturday, April 3, 2027"],
  ] as const) {
    expect(await read(portalContractOf(booking.id))).toContain(`Balance, due ${days} days before the event`);
    expect(await read(portalContractOf(booking.id))).toContain(`is due ${days} days before the event, or on signing`);
    expect(await read(portalBooked(booking.id))).toContain(inBrief);
    expect(await read(portalPay("deposit", booking.id))).toContain(`Left, due ${inBrief}`);
    const form = { booking: booking.id, key: booking.id, billTo: "Bayside Events LLC", purchaseOrder: "" };
    await visit(postForm(portalApi.invoice, form, client));
    expect(await read(portalInvoice(booking.id))).toContain(inWords);
  }
});

it("what is booked when its balance day has come is due on signing, wherever that is said, and nobody is late on the day after", async () => {
  const { email: EMAIL, mails } = mailbox();
  const asked = { eventDate: "2026-11-24", email: "late@example.com" };
  const quote = await askForQuote({ ...asked, email: "reads@example.com" });
  expect(await textAt(quoteLink(quote.token))).toContain("Balance, due on signing $");
  expect(quote.mails.map(({ text }) => text).join()).toContain("Balance, due on signing");
  const { booking, client, read } = await bookBy(asked.eventDate, asked.email);
  const contract = await read(portalContractOf(booking.id));
  expect(contract).toContain("Balance, due on signing $");
  expect(contract).toMatch(/The balance of \$[\d,.]+ is due on signing\./);
  const form = { booking: booking.id, key: booking.id, billTo: "Bayside Events LLC", purchaseOrder: "" };
  await visit(postForm(portalApi.invoice, form, client));
  expect(await read(portalInvoice(booking.id))).toContain("To pay on signing $");
  expect(await read(portalPay("deposit", booking.id))).toContain("Left, due on signing $");
  expect(await read(portalBooked(booking.id))).toMatch(/You pay the balance of \$[\d,.]+ on signing/);
  vi.setSystemTime(now + 24 * hour);
  const fingerprint = /name="fingerprint" value="(\w+)"/.exec(await htmlAt(portalContractOf(booking.id), client))?.[1];
  const sign = { booking: booking.id, fingerprint: fingerprint ?? "", consent: "yes", name: booking.clientName };
  expect((await visit(postForm(portalApi.sign, sign, client))).status).toBe(303);
  await rows("UPDATE bookings SET deposit = 0");
  mails.length = 0;
  for (const minutes of [1, 2]) await cron(now + 24 * hour + minutes * 60_000, { EMAIL });
  expect(mails.map(({ subject }) => subject).filter((subject) => /due/i.test(subject))).toEqual([]);
  expect(await read(portalPaths.dashboard)).toMatch(/\$[\d,.]+ to pay, due now/);
  expect(mainTextIn(await see(adminPaths.today))).toContain("was due on signing");
  for (const minutes of [1, 2]) await cron(now + 48 * hour + minutes * 60_000, { EMAIL });
  expect(mails.find(({ subject }) => subject.startsWith("Overdue: $"))?.text).toContain("was due on signing");
});

it("what is moved nearer than its balance day is due on the day of that change", async () => {
  const booking = await storeBooking({ eventDate: "2027-03-20", createdAt: now - 60 * 24 * hour });
  await submit(bookingPaths(booking.id).page, { ...asItStands(booking), eventDate: "2026-11-25" });
  expect(await htmlAt(portalBooked(booking.id), await signIn(booking))).toContain("Nov 20, 2026");
});

it("reminds of each balance by its own day, and says so on Today and among the money once it is late", async () => {
  const price = { price: 90_000, deposit: 0, createdAt: now - 71 * hour };
  const short = await storeBooking({ ...price, eventDate: "2026-12-01", clientName: "Short" });
  const long = await storeBooking({ ...price, eventDate: "2026-12-02", clientName: "Long", balanceDays: 14 });
  const { email, mails } = mailbox();
  for (const time of ["17:00", "17:01"]) await cron(Date.parse(`2026-11-20T${time}:00Z`), { EMAIL: email });
  const subjects = (to: string) =>
    mails.filter((mail) => mail.to === to && /due/i.test(mail.subject)).map(({ subject }) => subject.split(",")[0]);
  expect(subjects(short.clientEmail)).toEqual(["Due on Nov 24"]);
  expect(subjects(long.clientEmail)).toEqual(["Overdue since Nov 18"]);
  expect(mainTextIn(await see(adminPaths.today))).toMatch(/Long.*\$900 was due/);
  expect(mainTextIn(await see(adminPaths.today))).not.toMatch(/Short.*\$900 was due/);
  expect(mainTextIn(await see(adminPaths.money))).toMatch(/Short(?:(?!overdue).)*Long.*overdue/i);
});

it("a booking made by hand has the balance day that is set, and none before it is made", async () => {
  await set({ balanceDays: "21" });
  for (const [eventDate, days] of [
    ["2027-01-09", 21],
    ["2026-11-29", 9],
  ] as const) {
    const form = {
      ...(await bookingFormWith("PREMIUM")),
      eventDate,
      clientName: "Ana",
      clientEmail: "a@example.com",
    };
    expect((await submit(adminPaths.newBooking, { ...form, eventType: "Wedding" })).status).toBe(303);
    expect(await rows("SELECT balance_days FROM bookings WHERE event_date = ?", eventDate)).toEqual([
      { balance_days: days },
    ]);
  }
});

it("every page of the site says what is set, at once", async () => {
  const says = [
    [paths.book, "A deposit of 25%", "A deposit of 33%"],
    [paths.book, "The rest follows 7 days before", "The rest follows 10 days before"],
    [paths.book, "It holds your date for 48 hours", "It holds your date for 12 hours"],
    [`${paths.book}?date=2027-04-17`, "An accepted quote holds it 48 hours", "An accepted quote holds it 12 hours"],
    [paths.quote, "stays the same for 14 days", "stays the same for 5 days"],
    [quoteSent, "stays for 14 days", "stays for 5 days"],
    [inquiryReceived("wedding"), "holds the date for 48 hours", "holds the date for 12 hours"],
  ] as const;
  for (const [path, standardly] of says) expect(await textAt(path)).toContain(standardly);
  await set({ depositPercent: "33", balanceDays: "10", holdHours: "12", quoteDays: "5" });
  for (const [path, , changed] of says) expect(await textAt(path)).toContain(changed);
});

it("the answer to an inquiry says for how long a date is held", async () => {
  await set({ holdHours: "36" });
  const { email, mails } = mailbox();
  expect((await visit(postJson(api.leadInquiry, inquiry), { EMAIL: email })).status).toBe(200);
  expect(mails.map(({ text }) => text).join()).toContain("holds the date for 36 hours");
});

it("reminds of the balance on the days that are set", async () => {
  await storeBooking({ eventDate: "2026-12-07", price: 90_000, deposit: 0 });
  const reminders = async (day: string) => {
    const { email, mails } = mailbox();
    for (const time of ["17:00", "17:01"]) await cron(Date.parse(`${day}T${time}:00Z`), { EMAIL: email });
    return mails.filter(({ subject }) => subject.startsWith("Due on")).length;
  };
  expect((await submit(settingsPaths.reminders, { firstReminderDays: "8", lastReminderDays: "4" })).status).toBe(303);
  for (const [day, count] of [
    ["2026-11-21", 0],
    ["2026-11-22", 1],
    ["2026-11-25", 0],
    ["2026-11-26", 1],
  ] as const)
    expect(await reminders(day), day).toBe(count);
});

const week = (times: Readonly<Record<string, string>>) => ({
  ...Object.fromEntries(
    mondayToSunday.flatMap((_, day) => [
      [`opens-${day}`, "12:00"],
      [`closes-${day}`, "20:30"],
    ]),
  ),
  ...times,
});

it("the office hours that are set are those of pages, structured data, mails, the promise of a quote and the DJ's clock", async () => {
  const words = "Monday and Tuesday, 12 PM to 8:30 PM; Thursday to Sunday, 12 PM to 8:30 PM";
  expect(await textAt(paths.home)).toContain("Monday to Friday, 9 AM to 6 PM");
  const closed = week({ "opens-2": "", "closes-2": "" });
  expect((await submit(settingsPaths.officeHours, closed)).status).toBe(303);
  expect(await textAt(paths.home)).toContain(`Business hours: ${words}`);
  const html = await htmlAt(addresses.weddingTampa);
  expect(mainTextIn(html)).toContain("Thursday to Sunday, 12 PM to 8:30 PM");
  const data = structuredDataIn(html).find((block) => block.openingHoursSpecification);
  expect(data.openingHoursSpecification).toMatchObject([
    { dayOfWeek: ["Monday", "Tuesday"], opens: "12:00", closes: "20:30" },
    { dayOfWeek: ["Thursday", "Friday", "Saturday", "Sunday"], opens: "12:00", closes: "20:30" },
  ]);
  vi.setSystemTime(Date.parse("2026-11-25T01:00:00Z"));
  const by = "by 1:30 PM on Thursday, November 26";
  const { email, mails } = mailbox();
  const answer = await visit(postJson(api.leadInquiry, inquiry), { EMAIL: email });
  expect(await answer.text()).toContain(by);
  const text = mails.map((mail) => mail.text).join();
  for (const said of [by, words]) expect(text).toContain(said);
  vi.setSystemTime(Date.parse("2026-11-26T18:00:00Z"));
  expect(mainTextIn(await see(adminPaths.leads))).toContain("30 min left");
});

it("refuses office hours that cannot be, beside their day, with all that was entered", async () => {
  for (const [times, message] of [
    [{ "closes-4": "" }, "Please enter when Friday opens and when it closes, or neither"],
    [{ "closes-0": "12:00" }, "Please enter when Monday opens and when it closes, or neither"],
    [{ "closes-0": "02:00", "opens-1": "01:00" }, "Monday closes after the next day has opened"],
    [{ "opens-0": "noon" }, "Please enter a time such as 09:00"],
  ] as const) {
    const refused = await submit(settingsPaths.officeHours, week(times));
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toContain(message);
    expect(page).toContain('value="20:30"');
  }
  const never = Object.fromEntries(Object.keys(week({})).map((name) => [name, ""]));
  expect(await (await submit(settingsPaths.officeHours, never)).text()).toContain("the hours of at least one day");
});
