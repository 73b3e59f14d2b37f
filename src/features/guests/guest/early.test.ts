import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { instantAt } from "../../../platform/dates.ts";
import { see, submit } from "../../../test/administrator.ts";
import { formIn } from "../../../test/booking-forms.ts";
import { arrive } from "../../../test/guests.ts";
import { isolate } from "../../../test/isolate.ts";
import { mainTextIn } from "../../../test/page.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { get, postForm, visit } from "../../../test/site.ts";
import { spanish } from "../../../test/spanish.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { portalApi } from "../../portal/paths.ts";
import { guestPaths, withQuery } from "../../site/paths.ts";

const on = (date: "2099-06-01" | "2099-06-12", hours: number) => instantAt(date, hours * 60);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(on("2099-06-01", 9));
});
afterEach(() => {
  vi.useRealTimers();
});

async function party(opensOn: string) {
  await env.DB.prepare("DELETE FROM bookings WHERE event_date = '2099-06-12'").run();
  const booking = await storeBooking({ eventDate: "2099-06-12" });
  const client = await signIn(booking);
  const settings = { title: "Maya & Daniel", opensOn, opensAt: "08:00", closesOn: "2099-06-12", closesAt: "23:00" };
  const saved = await visit(
    postForm(portalApi.guests, { ...settings, requestsEach: "3", notTaken: "metal", booking: booking.id }, client),
  );
  const [page] = await rows("SELECT code FROM guest_pages WHERE booking_id = ?", booking.id);
  return { saved, booking, code: String(page?.code) };
}

it("guests ask and vote from the day that the client chooses, and the same page is the live one once the party begins", async () => {
  const { code } = await party("2099-06-01");
  const [guest, other] = [await arrive(code), await arrive(code)];
  expect(await guest.ask("September", "Earth, Wind & Fire")).toMatchObject({ outcome: "asked", left: 2 });
  expect(await other.ask("September")).toMatchObject({ outcome: "voted" });
  const page = await guest.page();
  expect(page).toContain("/cards/party.jpg");
  const early = mainTextIn(page);
  expect(early).toContain("The party begins Jun 12, 6:00 PM.");
  expect(early).toMatch(/Asked for so far .*September/);
  expect(early).not.toContain("Playing now");
  const looked = await isolate().ask(withQuery(guestPaths(code).search, { title: "september" }));
  expect(await looked.json()).toMatchObject({ songs: [{ words: "On the list already", request: { votes: 2 } }] });

  vi.setSystemTime(on("2099-06-12", 18));
  expect(await (await isolate().ask(guestPaths(code).list)).json()).toMatchObject({
    begins: null,
    opening: "open",
    coming: [{ title: "September", votes: 2 }],
  });
  const live = mainTextIn(await guest.page());
  expect(live).toContain("Playing now");
  expect(live).toMatch(/Coming up .*September .*2 of 3 requests left/);
  expect(await guest.ask("Shout")).toMatchObject({ outcome: "asked", left: 1 });
});

it("in Spanish, too, the page says when the party begins: with its day, or today", async () => {
  const { code, booking } = await party("2099-06-01");
  await env.DB.prepare("UPDATE bookings SET language = ? WHERE id = ?").bind(spanish.formats.tag, booking.id).run();
  const begins = async () => mainTextIn(await (await arrive(code)).page());
  expect(await begins()).toContain("el 12 de junio a las 6:00 p.m.");
  vi.setSystemTime(on("2099-06-12", 9));
  expect(await begins()).toContain("empieza hoy a las 6:00 p.m.");
});

it("a party that is moved takes its page along, and the code on the invitations goes on", async () => {
  const { code, booking } = await party("2099-06-01");
  const guest = await arrive(code);
  await guest.ask("September");
  const { page } = bookingPaths(booking.id);
  const html = await see(page);
  const form = formIn(html.slice(html.indexOf("Change the booking")));
  expect((await submit(page, { ...form, eventDate: "2099-11-14" })).status).toBe(303);
  const [moved] = await rows("SELECT opens_at, closes_at FROM guest_pages WHERE booking_id = ?", booking.id);
  expect(moved).toEqual({ opens_at: on("2099-06-01", 8), closes_at: instantAt("2099-11-14", 23 * 60) });
  expect(mainTextIn(await guest.page())).toMatch(/The party begins Nov 14, 6:00 PM\..* September/);
  expect(await guest.ask("Shout")).toMatchObject({ outcome: "asked" });
});

it("nobody asks before that day, and the page opens half a year before at most", async () => {
  const { code } = await party("2099-06-05");
  const guest = await arrive(code);
  expect(mainTextIn(await guest.page())).toMatch(/8:00 AM Requests open Friday, June 5.* 4 days to go/);
  const reminder = await visit(get(guestPaths(code).calendar));
  expect(reminder.headers.get("Content-Type")).toContain("text/calendar");
  expect(await reminder.text()).toContain("DTSTART:20990605T120000Z");
  expect(await guest.ask("September")).toMatchObject({ status: 409 });
  const { saved } = await party("2098-06-01");
  expect(saved.status).toBe(422);
  expect(mainTextIn(await saved.text())).toContain("Please choose a day in the 180 days before it closes");
});
