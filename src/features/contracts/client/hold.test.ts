import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { site } from "../../../content/site.ts";
import { primary } from "../../../database/client.ts";
import { hour, minute } from "../../../platform/durations.ts";
import { see, submit } from "../../../test/administrator.ts";
import { bookingRow } from "../../../test/booking-forms.ts";
import { beginAt } from "../../../test/clock.ts";
import { mainTextIn } from "../../../test/page.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { signBoth } from "../../../test/signatures.ts";
import { cron, get, mailbox, origin, postForm, visit } from "../../../test/site.ts";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { releaseLapsedHoldsQuery } from "../../bookings/holds/holds.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { portalContractOf } from "./paths.ts";

const holdTime = 48 * hour;
/** Noon in Florida. */
const now = Date.parse("2026-11-25T17:00:00Z");
const saturday = "2027-04-17";

beginAt(now);

async function held() {
  const booking = await storeBooking({ status: "hold", eventDate: saturday, holdEndsAt: now + holdTime });
  const client = await signIn(booking);
  const reads = async (path: string) => mainTextIn(await (await visit(get(path, client))).text());
  const again = () => visit(postForm(portalApi.hold, { booking: booking.id }, client));
  return { booking, reads, again, client };
}

it("a client sees how long the date is held, in the portal and beside the contract", async () => {
  const { booking, reads } = await held();
  vi.setSystemTime(now + 17 * hour + minute);
  for (const path of [portalPaths.dashboard, portalContractOf(booking.id)])
    expect(await reads(path)).toContain("Nov 27, 12:00 PM: 30 hours left");
  vi.setSystemTime(now + holdTime - 5 * minute);
  expect(await reads(portalPaths.dashboard)).toContain("12:00 PM: 5 minutes left");
});

it("a client is mailed a day before the end, once, and not after that", async () => {
  const { booking } = await held();
  const { email: EMAIL, mails } = mailbox();
  for (const left of [24 * hour + minute, 24 * hour, 23 * hour]) await cron(now + holdTime - left, { EMAIL });
  expect(mails).toEqual([expect.objectContaining({ to: booking.clientEmail })]);
  expect(mails[0]?.subject).toMatch(/^Your date is held until Nov 27, 12:00 PM: Wedding Reception/);
  expect(mails[0]?.text).toContain("24 hours left");
});

it("a hold that is set shorter than two days is reminded of at half its time", async () => {
  await rows("INSERT INTO settings (name, value, updated_at, updated_by) VALUES ('holdHours', 12, 0, 'dj')");
  await storeBooking({ status: "hold", eventDate: saturday, holdEndsAt: now + 12 * hour });
  const { email: EMAIL, mails } = mailbox();
  await cron(now + 6 * hour - minute, { EMAIL });
  expect(mails).toEqual([]);
  await cron(now + 6 * hour, { EMAIL });
  expect(mails[0]?.text).toContain("6 hours left");
});

describe("at the end of a hold", () => {
  const ended = now + holdTime;

  it("the client is mailed once, with the way back, and the DJ hears nothing of one that is not signed", async () => {
    const { booking } = await held();
    await cron(ended - hour, { EMAIL: mailbox().email });
    const { email: EMAIL, mails } = mailbox();
    for (const late of [0, minute, 2 * hour]) await cron(ended + late, { EMAIL });
    expect(mails).toEqual([expect.objectContaining({ to: booking.clientEmail })]);
    expect(mails[0]?.subject).toMatch(/^Your date is held no longer: Wedding Reception/);
    expect(mails[0]?.text).toMatch(/until Nov 27, 12:00 PM\. That time is over\.[\s\S]*\/portal\?token=/);
  });

  it("a client whose date was taken at once is told as well, and led to other dates", async () => {
    const { booking } = await held();
    await cron(ended - hour, { EMAIL: mailbox().email });
    await releaseLapsedHoldsQuery(primary(env.DB), ended, saturday);
    await storeBooking({ eventDate: saturday, clientName: "Jo Doe" });
    const { email: EMAIL, mails } = mailbox();
    await cron(ended, { EMAIL });
    expect(mails).toEqual([expect.objectContaining({ to: booking.clientEmail })]);
    expect(mails[0]?.text).toContain(`/book?date=${saturday}`);
    expect(mails[0]?.text).not.toContain("Jo Doe");
  });

  it("the DJ is told at once of one that was signed, and Today asks for a decision", async () => {
    const { booking, again } = await held();
    await signBoth(booking.id, { countersigned: false });
    await cron(ended - hour, { EMAIL: mailbox().email });
    const { email: EMAIL, mails } = mailbox();
    vi.setSystemTime(ended);
    await cron(ended, { EMAIL, SITE_ORIGIN: origin });
    expect(mails.map(({ to }) => to).toSorted()).toEqual([booking.clientEmail, site.email].toSorted());
    const notice = mails.find(({ to }) => to === site.email);
    expect(notice?.subject).toContain("Held no longer, and you decide");
    expect(notice?.text).toContain(bookingPaths(booking.id).nextStep);
    expect(mainTextIn(await see(adminPaths.today))).toContain("Signed, nothing paid, and the hold has ended. Decide");
    mails.length = 0;
    for (const _ of [1, 2]) await again();
    await cron(ended + minute, { EMAIL, SITE_ORIGIN: origin });
    expect(mails.map(({ to, subject }) => [to, subject.split(":")[0]])).toEqual([
      [site.email, "Held again by the client"],
    ]);
    mails.length = 0;
    vi.setSystemTime(ended + holdTime);
    await cron(ended + holdTime, { EMAIL, SITE_ORIGIN: origin });
    expect(mails.map(({ subject }) => subject.split(":")[0])).toContain("Held no longer, and you decide");
  });

  it("nobody is told of one that was given again before the mail went out, or of an event that is over", async () => {
    const { booking } = await held();
    const down = { EMAIL: mailbox(() => true).email };
    await cron(ended, down);
    vi.setSystemTime(ended);
    await submit(bookingPaths(booking.id).status, { status: "hold" }, { bindings: down });
    await storeBooking({ status: "hold", eventDate: "2026-11-26", holdEndsAt: ended });
    const { email: EMAIL, mails } = mailbox();
    await cron(ended + hour, { EMAIL });
    expect(mails.map(({ subject }) => subject.split(":")[0])).toEqual(["Held for you"]);
  });
});

it("a hold that has ended is released by the Cron Trigger, and held again by one press while the date is free", async () => {
  const { booking, reads, again } = await held();
  vi.setSystemTime(now + holdTime);
  expect(await reads(portalPaths.dashboard)).toContain("Your date is held no longer");
  await cron(now + holdTime);
  expect(await bookingRow(booking.id)).toMatchObject({ status: "released" });
  expect(await reads(portalContractOf(booking.id))).toContain("Still free? Hold it again");
  const answer = await again();
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, portalContractOf(booking.id)]);
  expect(await bookingRow(booking.id)).toMatchObject({ status: "hold", hold_ends_at: now + 2 * holdTime });
});

it("a hold that has ended twice is asked of the DJ by one press, who gives the date again", async () => {
  const { booking, reads, again, client } = await held();
  vi.setSystemTime(now + holdTime);
  expect(await reads(portalContractOf(booking.id))).toContain("one press holds it once more, for 48 hours");
  await again();
  vi.setSystemTime(now + 2 * holdTime);
  await cron(now + 2 * holdTime);
  const refused = await again();
  expect([refused.status, mainTextIn(await refused.text())]).toEqual([
    409,
    expect.stringContaining("Now it is for me"),
  ]);
  expect(await bookingRow(booking.id)).toMatchObject({ status: "released" });
  for (const path of [portalPaths.dashboard, portalContractOf(booking.id)]) {
    expect(await reads(path)).toContain("holds a date twice, whoever asks");
    expect(await reads(path)).not.toContain("Still free?");
  }
  const { email: EMAIL, mails } = mailbox();
  const html = await (await visit(get(portalPaths.dashboard, client))).text();
  const [, asking = ""] = /id="hold-ended".*?<form(.*?)<\/form>/s.exec(html) ?? [];
  const form = Object.fromEntries(
    [...asking.matchAll(/ name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  for (let press = 0; press < 2; press += 1) {
    const answer = await visit(postForm(portalApi.requests, form, client), { EMAIL });
    expect(answer.status).toBe(303);
  }
  expect(mails).toEqual([
    expect.objectContaining({
      replyTo: booking.clientEmail,
      text: expect.stringContaining("Could you hold Saturday, April 17, 2027 for me once more?"),
    }),
  ]);
  const { page, status } = bookingPaths(booking.id);
  expect(mainTextIn(await see(page))).toContain("Give the date again");
  const given = await submit(status, { status: "hold" }, { bindings: { EMAIL } });
  expect(given.headers.get("Location")).toContain("given-again");
  expect(await bookingRow(booking.id)).toMatchObject({ status: "hold", hold_ends_at: now + 3 * holdTime });
  expect(mails[1]).toMatchObject({ to: booking.clientEmail, subject: expect.stringContaining("Held for you") });
  expect(await reads(portalPaths.dashboard)).toContain("48 hours left");
});

it("the DJ gives no date again that has gone, or that the calendar or the waitlist keeps", async () => {
  const { booking } = await held();
  await cron(now + holdTime);
  vi.setSystemTime(now + holdTime);
  const { status } = bookingPaths(booking.id);
  await rows("INSERT INTO blocked_days (id, first_day, last_day, created_at) VALUES ('1', ?1, ?1, 0)", saturday);
  const blocked = await submit(status, { status: "hold" });
  expect([blocked.status, mainTextIn(await blocked.text())]).toEqual([409, expect.stringContaining("is blocked")]);
  await rows("DELETE FROM blocked_days");
  await storeBooking({ eventDate: saturday, clientName: "Jo Doe" });
  const taken = await submit(status, { status: "hold" });
  expect([taken.status, mainTextIn(await taken.text())]).toEqual([409, expect.stringContaining("Jo Doe")]);
  expect(await bookingRow(booking.id)).toMatchObject({ status: "released" });
});

it("who holds a date again signs no part of the balance whose day has passed", async () => {
  const { booking, reads, again } = await held();
  const parts =
    "INSERT INTO payment_parts (booking_id, due_on, amount) VALUES (?1, '2026-11-28', 10000), (?1, '2027-02-20', 20000)";
  await rows(parts, booking.id);
  vi.setSystemTime(now + 4 * 24 * hour);
  expect((await again()).status).toBe(303);
  const agreement = await reads(portalContractOf(booking.id));
  expect(agreement).not.toContain("November 28, 2026");
  expect(agreement).toContain("$200 by Saturday, February 20, 2027");
});

it("a date that has gone meanwhile is not held again, and the client is led to others", async () => {
  const { booking, again } = await held();
  vi.setSystemTime(now + holdTime);
  await cron(now + holdTime);
  await storeBooking({ eventDate: saturday, clientName: "Jo Doe" });
  const answer = await again();
  const html = await answer.text();
  expect([answer.status, mainTextIn(html).includes("Your date has gone meanwhile")]).toEqual([409, true]);
  expect(html).toContain(`/book?date=${saturday}`);
  expect(html).not.toContain("Jo Doe");
  expect(await rows("SELECT status FROM bookings WHERE id = ?", booking.id)).toEqual([{ status: "released" }]);
});
