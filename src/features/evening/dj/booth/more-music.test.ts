import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { site } from "../../../../content/site.ts";
import { runMinute } from "../../../../cron.ts";
import { primary } from "../../../../database/client.ts";
import { guestPages } from "../../../../database/schema/guests.ts";
import { planDetails, planMoments } from "../../../../database/schema/timeline.ts";
import { instantAt } from "../../../../platform/dates.ts";
import { administer, see, submit } from "../../../../test/administrator.ts";
import { bookingRow, formIn } from "../../../../test/booking-forms.ts";
import { beginAt } from "../../../../test/clock.ts";
import { mainTextIn } from "../../../../test/page.ts";
import { rows } from "../../../../test/rows.ts";
import { signedBooking } from "../../../../test/signed-booking.ts";
import { htmlAt, mailbox, postForm, postJson, visit } from "../../../../test/site.ts";
import { bookingPaths } from "../../../bookings/dj/paths.ts";
import { bookingMoney } from "../../../payments/dj/paths.ts";
import { portalApi } from "../../../portal/paths.ts";

const date = "2098-06-14";
const at = (hours: number, minutes = 0) => instantAt(date, hours * 60 + minutes);

beginAt(at(12));

/** Paid in full; an hour is $250; the music ends at 11 PM. */
async function theNight(over: Parameters<typeof signedBooking>[0] = {}) {
  await env.DB.prepare("UPDATE add_ons SET price = 25000 WHERE is_hour").run();
  await env.DB.prepare("DELETE FROM bookings WHERE event_date = ?").bind(date).run();
  const signed = await signedBooking({ eventDate: date, price: 249_900, ...over });
  const { booking, post, dashboard } = signed;
  const paid = { key: crypto.randomUUID(), purpose: "balance", method: "check", amount: "2499", note: "" };
  await submit(bookingMoney(booking.id).mark, paid);
  signed.mails.length = 0;
  vi.setSystemTime(at(22));
  const { booth } = bookingPaths(booking.id);
  const { email: EMAIL, mails } = mailbox();
  const press = (act: string, minutes = "60", key = "23:00") =>
    submit(booth, { act, key, minutes }, { bindings: { EMAIL } });
  const send = async (move: object) => (await administer(postJson(booth, move))).json();
  const boothText = async () => mainTextIn(await see(booth));
  const answer = async (change: "accept" | "decline") => {
    const html = await dashboard();
    const amendment = /name="amendment" value="([\w-]+)"/.exec(html)?.[1] ?? "";
    return post(portalApi.amendment, { booking: booking.id, amendment, change, overtime: "1" });
  };
  const stored = async () => {
    const { end_time, price, balance_days, agreement } = (await bookingRow(booking.id)) ?? {};
    return { end_time, price, balance_days, agreement };
  };
  const statuses = async () =>
    (await rows("SELECT status FROM amendments WHERE booking_id = ? ORDER BY created_at", booking.id)).map(
      ({ status }) => status,
    );
  return { ...signed, boothMails: mails, press, send, boothText, answer, stored, statuses };
}

const asBooked = { end_time: "23:00", price: 249_900, agreement: 1 };
const anHourMore = { end_time: "00:00", price: 274_900, balance_days: -7, agreement: 1 };

it("one tap asks, the client's yes adds it at the signed rate, and all pages say so", async () => {
  const { booking, boothMails, press, boothText, dashboard, answer, stored, page, mails } = await theNight();
  const guests = { bookingId: booking.id, code: booking.id, title: "A party", opensAt: at(18), closesAt: at(23) };
  await primary(env.DB)
    .insert(guestPages)
    .values({ ...guests, createdAt: 0 });
  await env.DB.prepare("UPDATE add_ons SET price = 99900 WHERE is_hour").run();
  expect(await boothText()).toMatch(/More music .*\$250.* \+30 min, \$125 \+1 hour, \$250/);
  expect(await dashboard()).not.toContain("overtime-title");
  expect((await press("more-asked")).status).toBe(303);
  expect(await stored()).toMatchObject(asBooked);
  expect(boothMails.map(({ to }) => to)).toEqual([booking.clientEmail]);
  expect(boothMails[0]?.text).toContain("$250");
  expect(await boothText()).toMatch(/Asked for 1 hour more, until 12:00 AM, for \$250/);
  expect(mainTextIn(await dashboard())).toMatch(/until 12:00 AM\? .*Yes, add it for \$250 No/);
  expect(mainTextIn(await page())).toContain("say yes or no");

  vi.setSystemTime(at(22, 5));
  expect((await answer("accept")).headers.get("Location")).toContain("/portal?");
  expect(await stored()).toMatchObject(anHourMore);
  expect(mails.map(({ to }) => to).sort()).toEqual([booking.clientEmail, site.email].sort());
  expect(mails.find(({ to }) => to === booking.clientEmail)?.text).toMatch(/\$250 is left to pay, by .*June 21, 2098/);
  expect(await boothText()).toMatch(/said yes at 10:05 PM.*until 12:00 AM, and \$250/);
  const home = mainTextIn(await dashboard());
  expect(home).toContain("The music goes on until 12:00 AM");
  expect(home).toContain("$2,749");
  const agreement = mainTextIn(await page());
  expect(agreement).toMatch(/Version 2.* Overtime, 1 × \$250 \$250/);
  expect(agreement).toMatch(/said yes to the overtime in this version on .*10:05 PM/);
  expect(await rows("SELECT closes_at FROM guest_pages WHERE booking_id = ?", booking.id)).toEqual([
    { closes_at: at(24) },
  ]);
  const money = mainTextIn(await see(bookingMoney(booking.id).page));
  expect(money).toMatch(/Price \$2,749 .* Left \$250/);
});

it("nobody signs anew for it, and a half hour more follows", async () => {
  const signers = [{ id: "jo", role: "partner" as const, name: "Jo Brooks", email: null, linkVersion: 1 }];
  const { press, answer, stored } = await theNight({ signers });
  await press("more-asked");
  await answer("accept");
  await press("more-asked", "30", "00:00");
  await answer("accept");
  expect(await stored()).toMatchObject({ end_time: "00:30", price: 287_400, agreement: 1 });
});

it("who signs with them may say yes by their own link, is named for it, and others see it", async () => {
  const jo = { id: "jo", role: "partner" as const, name: "Jo Brooks", email: "jo@example.com", linkVersion: 1 };
  const { booking, press, boothMails, boothText, dashboard, stored, page } = await theNight({ signers: [jo] });
  await press("more-asked");
  expect(boothMails.map(({ to }) => to).sort()).toEqual([booking.clientEmail, "jo@example.com"].sort());
  const mail = boothMails.find(({ to }) => to === "jo@example.com")?.text ?? "";
  const link = /\/portal\/sign\?\S+/.exec(mail)?.[0] ?? "";
  const html = await htmlAt(link, {});
  expect(mainTextIn(html)).toContain("Yes, add it for $250");
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? "";
  const yes = { token: field("token"), amendment: field("amendment"), change: "accept" };
  await visit(postForm(portalApi.signerChange, { ...yes, token: `${yes.token}x` }));
  expect(await stored()).toMatchObject(asBooked);
  expect((await visit(postForm(portalApi.signerChange, yes))).status).toBe(303);
  expect(await stored()).toMatchObject({ end_time: "00:00", price: 274_900, agreement: 1 });
  expect(mainTextIn(await htmlAt(link, {}))).toContain("The music goes on until 12:00 AM");
  expect(mainTextIn(await dashboard())).toContain("The music goes on until 12:00 AM");
  expect(await boothText()).toContain("They said yes");
  expect(mainTextIn(await page())).toContain("“Jo Brooks” said yes to the overtime");
});

it("a no, no answer, and a question taken back cost nothing, and each side reads which it was", async () => {
  const { booking, press, boothText, dashboard, answer, stored, statuses, post } = await theNight();
  await press("more-asked");
  const [asked] = await rows("SELECT id FROM amendments WHERE booking_id = ?", booking.id);
  await answer("decline");
  expect(await boothText()).toContain("They said no at 10:00 PM");
  expect(mainTextIn(await dashboard())).toContain("You said no to more music");
  vi.setSystemTime(at(22, 10));
  await press("more-asked");
  vi.setSystemTime(at(22, 12));
  await press("more-back");
  expect(mainTextIn(await dashboard())).toContain("I have taken the question back");
  vi.setSystemTime(at(22, 55));
  await press("more-asked", "30");
  const late = await rows("SELECT id FROM amendments WHERE booking_id = ? AND status = 'proposed'", booking.id);
  vi.setSystemTime(at(23, 11));
  for (const { id } of [...late, ...(asked ? [asked] : [])])
    await post(portalApi.amendment, { booking: booking.id, amendment: String(id), change: "accept", overtime: "1" });
  expect(mainTextIn(await dashboard())).toContain("was not answered in time");
  expect(await boothText()).toContain("Nobody answered in time");
  await runMinute({ ...env, EMAIL: mailbox().email }, Date.now());
  expect(await boothText()).toContain("Nobody answered in time");
  expect(await statuses()).toEqual(["declined", "withdrawn", "withdrawn"]);
  expect(await stored()).toMatchObject(asBooked);
});

it("a yes in the room is noted once, without a signal too, told to the client, and can be taken back", async () => {
  const { booking, send, boothText, stored, page, press, boothMails } = await theNight();
  const said = { act: "more-agreed", key: "23:00", minutes: 60, at: at(22) };
  vi.setSystemTime(at(24, 30));
  expect(await send(said)).toEqual({ conflict: null });
  expect(await send(said)).toEqual({ conflict: null });
  expect(await stored()).toMatchObject(anHourMore);
  expect(mainTextIn(await page())).toMatch(/said yes .*, in the room, as .* has entered/);
  expect(await rows("SELECT what FROM audit_log WHERE about = ?", `bookings/${booking.id}`)).toContainEqual({
    what: "overtime-in-the-room",
  });
  expect(await send({ ...said, minutes: 30 })).toMatchObject({ conflict: expect.stringContaining("12:00 AM by now") });
  await press("more-back", "0", "00:00");
  expect(boothMails.at(-1)?.to).toBe(booking.clientEmail);
  expect(await stored()).toMatchObject(asBooked);
  expect(await boothText()).toContain("the music ends at 11:00 PM");
});

it("pressed twice asks once; an asked hour that is agreed to in the room counts once", async () => {
  const { press, stored, statuses, boothMails } = await theNight();
  await press("more-asked");
  await press("more-asked");
  expect(boothMails).toHaveLength(1);
  await press("more-agreed");
  await press("more-agreed");
  expect(await statuses()).toEqual(["accepted"]);
  expect(await stored()).toMatchObject(anHourMore);
});

it("is not asked too late, before or after its hours, for another length, or of a canceled booking", async () => {
  const { booking, press, send, boothText, stored } = await theNight();
  const late = { act: "more-asked", key: "23:00", minutes: 60 };
  expect(await send({ ...late, at: at(21, 30) })).toMatchObject({ message: expect.stringContaining("validation") });
  expect((await press("more-asked", "45")).status).toBe(422);
  vi.setSystemTime(at(17, 59));
  expect(await boothText()).not.toContain("More music");
  expect((await press("more-asked")).status).toBe(422);
  vi.setSystemTime(at(25, 1));
  expect(await boothText()).not.toContain("More music");
  expect((await press("more-agreed")).status).toBe(422);
  vi.setSystemTime(at(22));
  await rows("UPDATE bookings SET status = 'cancelled' WHERE id = ?", booking.id);
  expect(await boothText()).not.toContain("More music");
  expect((await press("more-agreed")).status).toBe(422);
  expect(await stored()).toMatchObject(asBooked);
});

it("warns of the time to be out by, of words about the end, and of a change that it would end", async () => {
  const { booking, change, boothText, press, statuses } = await theNight({
    note: "Bring cables. Music ends 10 PM sharp",
  });
  const details = { bookingId: booking.id, outBy: "23:45", updatedAt: 0 };
  await primary(env.DB).insert(planDetails).values(details);
  vi.setSystemTime(at(20));
  await change({ price: "2600", note: "Bring cables. Music ends 10 PM sharp" });
  const text = await boothText();
  expect(text).toContain("The plan says: “Music ends 10 PM sharp”");
  expect(text).toContain("Until 12:00 AM, but everybody has to be out by 11:45 PM");
  expect(text).not.toContain("Until 11:30 PM, but");
  expect(text).toContain("asking for more music ends it");
  vi.setSystemTime(at(22));
  await press("more-agreed");
  expect(await statuses()).toEqual(["withdrawn", "accepted"]);
});

it("what was planned for the last hour moves with the music by one tap each, and nothing that comes before", async () => {
  const { booking, press, boothText } = await theNight();
  const row = { bookingId: booking.id, createdAt: 0, updatedAt: 0 };
  await primary(env.DB)
    .insert(planMoments)
    .values([
      { ...row, id: "cake", name: "Cake", minutes: 10, position: "a", pinnedAt: "21:30" },
      { ...row, id: "last", name: "Last dance", minutes: 5, position: "b", pinnedAt: "22:50" },
      { ...row, id: "bye", name: "Send-off", minutes: 5, position: "c", pinnedAt: null },
    ]);
  expect(await boothText()).not.toContain("later, as the music");
  await press("more-agreed", "30");
  expect(await boothText()).toContain("Last dance 30 min later, as the music");
  await press("later", "30", "last");
  const moved = await boothText();
  expect(moved).not.toContain("later, as the music");
  for (const words of ["9:30 PM Cake", "11:20 PM Last dance", "11:25 PM Send-off"]) expect(moved).toContain(words);
  await press("more-back", "30", "23:30");
  expect(await boothText()).not.toContain("later, as the music");
});

it("a note saved while it is asked, or after, leaves the question as it was, and costs nothing once it has lapsed", async () => {
  const { booking, press, stored, dashboard } = await theNight();
  const { page } = bookingPaths(booking.id);
  const form = async (note: string) => ({
    ...formIn((await see(page)).split("Change the booking").at(-1) ?? ""),
    note,
  });
  await press("more-asked");
  const opened = await form("Load in by the pier");
  expect((await submit(page, opened)).status).toBe(303);
  expect(mainTextIn(await dashboard())).toContain("Yes, add it for $250");
  vi.setSystemTime(at(30));
  expect((await submit(page, await form("Strike by one"))).status).toBe(303);
  expect(await stored()).toMatchObject(asBooked);
  expect(mainTextIn(await dashboard())).not.toContain("May I change");
});
