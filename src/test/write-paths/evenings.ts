import { env } from "cloudflare:workers";
import { bookingPaths } from "../../features/bookings/dj/paths.ts";
import { guestAdminPaths } from "../../features/guests/dj/paths.ts";
import { portalApi } from "../../features/portal/paths.ts";
import { planningMailPath } from "../../features/reminders/dj/paths.ts";
import { settingsPaths } from "../../features/settings/dj/paths.ts";
import { guestPaths } from "../../features/site/paths.ts";
import { songKey } from "../../features/songs/same-song.ts";
import { addDays, calendarDateAt, clockTimeAt } from "../../platform/dates.ts";
import { hour } from "../../platform/durations.ts";
import { asAdministrator } from "../access.ts";
import { arrive, storeGuestPage } from "../guests.ts";
import { storeMoment } from "../plan-keys.ts";
import { signIn, storeBooking } from "../portal.ts";
import { guestSettings } from "../portal-addresses.ts";
import { rows } from "../rows.ts";
import { postJson } from "../site.ts";
import { count, newKey, type WritePath } from "./write-path.ts";

/** Gives each evening its own day, long ago. */
let evenings = 0;

const postAsDj = async (path: string, body: object) => postJson(path, body, await asAdministrator());

const boothTicks = [
  { act: "next", name: "A song that is put next in the booth", row: "place IS NOT NULL", done: 0 },
  { act: "played", name: "A song that is over", row: "ended_at IS NOT NULL", done: 1 },
  { act: "declined", name: "A song that is declined", row: "ended_at IS NOT NULL", done: 1 },
] as const;

export const eveningWrites: readonly WritePath[] = [
  {
    name: "A song that a guest asks for",
    async begin() {
      const { booking, code } = await storeGuestPage();
      const { headers } = await arrive(code);
      return {
        request: () => postJson(guestPaths(code).page, { title: "September", artist: "Earth, Wind & Fire" }, headers),
        stored: async () =>
          (await count("guest_requests WHERE booking_id = ? AND votes = 1", booking.id)) *
          (await count(
            "guest_votes WHERE request_id IN (SELECT id FROM guest_requests WHERE booking_id = ?)",
            booking.id,
          )),
        mails: 0,
      };
    },
  },
  {
    name: "A guest's vote",
    async begin() {
      const { booking, code } = await storeGuestPage();
      await (await arrive(code)).ask("September", "Earth, Wind & Fire");
      const { headers } = await arrive(code);
      const request = `request_id = (SELECT id FROM guest_requests WHERE booking_id = '${booking.id}'`;
      const [{ id } = { id: "" }] = await rows("SELECT id FROM guest_requests WHERE booking_id = ?", booking.id);
      return {
        request: () => postJson(guestPaths(code).vote, { request: String(id) }, headers),
        // Also checks the total that guests see.
        stored: () => count(`guest_votes WHERE NOT asked AND ${request} AND votes = 2)`),
        mails: 0,
      };
    },
  },
  {
    name: "What guests may ask for",
    async begin() {
      const booking = await storeBooking();
      const client = await signIn(booking);
      return {
        request: () => postJson(portalApi.guests, { ...guestSettings, booking: booking.id }, client),
        stored: () => count("guest_pages WHERE booking_id = ? AND title = ?", booking.id, guestSettings.title),
        mails: 0,
      };
    },
  },
  {
    name: "Guests' requests that are paused",
    async begin() {
      const { booking } = await storeGuestPage();
      const client = await signIn(booking);
      return {
        request: () => postJson(portalApi.guestOpening, { booking: booking.id, open: "no" }, client),
        stored: () => count("guest_pages WHERE booking_id = ? AND NOT is_open", booking.id),
        mails: 0,
      };
    },
  },
  {
    name: "Votes of one network that the DJ counts",
    async begin() {
      const { booking, code } = await storeGuestPage();
      const guest = await arrive(code);
      await guest.ask("September");
      const of = "booking_id = ?";
      await env.DB.prepare(`UPDATE guest_phones SET network = 'one', state = 'waiting' WHERE ${of}`)
        .bind(booking.id)
        .run();
      await env.DB.prepare(`UPDATE guest_requests SET votes = 0 WHERE ${of}`).bind(booking.id).run();
      return {
        request: () => postAsDj(guestAdminPaths(booking.id).phones, { network: "one", count: "yes" }),
        // Also checks the total that guests see.
        stored: async () =>
          (await count(`guest_phones WHERE ${of} AND state = 'admitted'`, booking.id)) *
          (await count(`guest_requests WHERE ${of} AND votes = 1`, booking.id)),
        mails: 0,
      };
    },
  },
  ...boothTicks.map(
    ({ act, name, row, done }): WritePath => ({
      name,
      async begin() {
        const booking = await storeBooking();
        const song = { key: songKey("Shout", null), title: "Shout" };
        const move = { ...song, act, at: Date.now(), from: "" };
        const of = "booking_id = ? AND song_key = ?";
        return {
          request: () => postAsDj(bookingPaths(booking.id).booth, move),
          stored: async () =>
            (await count(`guest_requests WHERE ${of} AND state = ? AND ${row}`, booking.id, song.key, act)) *
            (await count("plan_ticks WHERE booking_id = ? AND done = ?", booking.id, done)),
          mails: 0,
        };
      },
    }),
  ),
  {
    name: "A moment that begins",
    async begin() {
      const now = Date.now();
      const hours = { startTime: clockTimeAt(now - hour), endTime: clockTimeAt(now + hour) };
      const booking = await storeBooking({ eventDate: calendarDateAt(now - hour), ...hours, status: "completed" });
      const key = await storeMoment(booking.id, "Toasts");
      return {
        request: () => postAsDj(bookingPaths(booking.id).booth, { act: "begins", key, at: now }),
        stored: () => count("moment_taps WHERE booking_id = ? AND moment_id = ?", booking.id, key),
        mails: 0,
      };
    },
  },
  {
    name: "A review",
    async begin() {
      evenings += 1;
      const booking = await storeBooking({ eventDate: addDays("2001-01-01", evenings) });
      const client = await signIn(booking);
      const said = { rating: "5", words: "The floor was full all night.", name: "Ana", mayShow: "yes" };
      return {
        request: () => postJson(portalApi.review, { ...said, booking: booking.id }, client),
        stored: () => count("reviews WHERE booking_id = ? AND may_show", booking.id),
        mails: 1,
      };
    },
  },
  {
    name: "A planning mail that the DJ changes",
    async begin() {
      const text = `Hello {name}, ${newKey()}`;
      const form = { audience: "wedding", subject: "Your songs", text, days: "25" };
      return {
        request: () => postAsDj(planningMailPath("songs"), form),
        stored: () => count("planning_texts WHERE text = ?", text),
        mails: 0,
      };
    },
  },
  {
    name: "A clause that the DJ words anew",
    async begin() {
      evenings += 1;
      const clause = `own-${evenings}`;
      const form = { clause, version: "0", heading: "Meals", text: "A warm meal.", withoutDeposit: "" };
      return {
        request: () => postAsDj(settingsPaths.contract, form),
        stored: () => count("contract_clauses WHERE clause = ?", clause),
        mails: 0,
      };
    },
  },
  {
    name: "A setting that the DJ changes",
    async begin() {
      evenings += 1;
      const holdHours = String(evenings);
      const form = { depositPercent: "25", balanceDays: "7", holdHours, transferDays: "5", quoteDays: "14" };
      return {
        request: () => postAsDj(settingsPaths.terms, form),
        stored: () => count("settings WHERE name = 'holdHours' AND value = ?", holdHours),
        mails: 0,
      };
    },
  },
];
