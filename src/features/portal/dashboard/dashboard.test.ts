import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { site } from "../../../content/site.ts";
import { primary } from "../../../database/client.ts";
import { payments } from "../../../database/schema/payments.ts";
import { clientRequests } from "../../../database/schema/requests.ts";
import { addDays, calendarDateAt } from "../../../platform/dates.ts";
import { mainTextIn } from "../../../test/page.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { signBoth } from "../../../test/signatures.ts";
import { htmlAt, postJson, visit } from "../../../test/site.ts";
import { portalContractOf } from "../../contracts/client/paths.ts";
import { newRequestTab, portalMessages, portalView } from "../../requests/client/paths.ts";
import { songPlaces } from "../../songs/client/paths.ts";
import { portalApi, portalPaths, portalReview } from "../paths.ts";

const db = primary(env.DB);
const today = calendarDateAt(Date.now());
const ending = { status: "hold", holdEndsAt: Date.parse("2200-11-23T22:00:00Z") } as const;

describe("the dashboard", () => {
  it("shows the booking, what to do, and two tabs of which the requests are open", async () => {
    const booking = await storeBooking({ eventDate: addDays(today, 12) });
    await env.DB.prepare(
      "INSERT INTO song_requests (id, booking_id, title, preference, position, created_at, updated_at) VALUES ('s', ?, 'Tide', 'must-play', 'a0', 1, 1)",
    )
      .bind(booking.id)
      .run();
    const html = await htmlAt(portalPaths.dashboard, await signIn(booking));
    for (const marketing of ["Book the DJ", 'aria-label="Main"', "footer-grid", 'id="menu"'])
      expect(html).not.toContain(marketing);
    const text = mainTextIn(html);
    for (const part of [
      "Client Portal",
      "Your Booking",
      "Confirmed",
      "12 days to go",
      "Event type Wedding Reception",
      "Package PREMIUM, 5 hours",
      "Venue Sand Key Park",
      "Quick Actions",
      "View Song List 1 song on your lists",
      "Schedule Meeting",
      "View Contract",
      "My Requests",
      "New Request",
      "No requests yet. Submit your first request!",
    ])
      expect(text).toContain(part);
    expect(html).toContain(`href="${portalPaths.songs}?booking=${booking.id}"`);
    expect(html).toContain(`href="${portalPaths.contract}?booking=${booking.id}"`);
    expect(html).toMatch(/<a href="https:\/\/calendly\.com\/[^"]+" target="_blank" rel="noopener noreferrer">/);
    expect(html).toContain('data-accent="wedding"');
    expect(html).toMatch(/<div hidden="">(?:(?!<section).)*id="request-subject"/s);
    expect(html).toMatch(/<div>(?:(?!<\/section).)*No requests yet/s);
  });

  it.each([
    ["hold", "On hold"],
    ["completed", "Played"],
    ["cancelled", "Canceled"],
  ] as const)("says of a booking that is %s: %s", async (status, word) => {
    const text = mainTextIn(await htmlAt(portalPaths.dashboard, await signIn(await storeBooking({ status }))));
    expect(text).toContain(word);
    expect(text).not.toContain("Confirmed");
  });

  it.each([
    [0, "Today is the day"],
    [1, "1 day to go"],
    [-3, "3 days ago"],
  ])("counts the days: %i is %j", async (days, words) => {
    const booking = await storeBooking({ eventDate: addDays(today, days) });
    expect(mainTextIn(await htmlAt(portalPaths.dashboard, await signIn(booking)))).toContain(words);
  });

  it.each([
    ["a hold", { status: "hold" }, 0, "$2,499 to pay. Deposit of $624.75 due now", portalPaths.deposit],
    ["one that ends", ending, 0, "Deposit of $624.75 due by Nov 23, 5:00 PM", portalPaths.deposit],
    ["a booking", {}, 62_475, "$1,874.25 left of $2,499, due Mar 10, 2099", portalPaths.balance],
    ["one that is paid", {}, 249_900, "$2,499 Paid in full.", portalPaths.booked],
    [
      "one of last week",
      { eventDate: addDays(today, -7) },
      62_475,
      "$1,874.25 left of $2,499, was due",
      portalPaths.balance,
    ],
    ["one that is off", { status: "cancelled" }, 0, "Nothing to pay", portalPaths.booked],
  ] as const)("says what is owed of %s and when, and leads there", async (_, over, paid, words, path) => {
    const booking = await storeBooking({ eventDate: "2099-03-17", ...over });
    await db.insert(payments).values({
      id: booking.id,
      bookingId: booking.id,
      purpose: "deposit",
      method: "cash",
      amount: paid,
      currency: "usd",
      status: "paid",
      by: "dj",
      receivedOn: "2026-11-02",
      createdAt: 1,
    });
    const html = await htmlAt(portalPaths.dashboard, await signIn(booking));
    expect(mainTextIn(html)).toContain(words);
    expect(html).toContain(`href="${path}?booking=${booking.id}"`);
    const isOver = booking.eventDate < today;
    expect(html.includes(`href="${portalReview(booking.id)}"`)).toBe(isOver);
    expect(html.includes("Add to Your Calendar")).toBe(!isOver && booking.status !== "cancelled");
  });

  it("says when there is music, and what a client does next: first of all what is late", async () => {
    const textOf = async (
      over: Parameters<typeof storeBooking>[0],
      isSigned = true,
      path: string = portalPaths.dashboard,
    ) => {
      const booking = await storeBooking(over);
      if (isSigned) await signBoth(booking.id);
      return mainTextIn(await htmlAt(path, await signIn(booking)));
    };
    const late = { eventDate: addDays(today, 3), deposit: 0 };
    const firm = await textOf({ eventDate: "2099-03-17", startTime: "16:30", endTime: "23:30", deposit: 0 });
    expect(firm).toContain("Music 4:30 PM to 11:30 PM");
    expect(firm).toContain("Next for you Choose your first songs");
    const soon = { eventDate: addDays(today, 20) };
    expect(await textOf(soon, false)).toContain("Next for you Sign the agreement");
    expect(await textOf({ eventDate: addDays(today, 1) })).toContain("Next for you Pay the deposit of $624.75");
    expect(await textOf(late)).toContain("Next for you Pay the balance of $2,499");
    expect(await textOf({ status: "hold" }, false)).toContain("Next for you Sign the agreement");
    expect(await textOf({ status: "hold" })).toContain("Next for you Pay the deposit of $624.75");
    expect(await textOf({ eventDate: addDays(today, -1) })).toContain("Next for you Pay the deposit of $624.75");
    const over = { eventDate: addDays(today, -2), price: 0, deposit: 0 };
    expect(await textOf(over)).toContain("Next for you Say how it was");
    const past = { ...over, eventDate: addDays(today, -3) };
    const unsigned = await textOf(past, false);
    for (const gone of [{ ...past, eventDate: addDays(today, -4) }, { status: "cancelled" } as const])
      expect(await textOf(gone, false, portalPaths.messages)).not.toMatch(/No requests yet|On the day itself/);
    expect(await textOf({}, false, portalPaths.messages)).toContain("On the day itself");
    expect(unsigned).toContain("Next for you Say how it was");
    for (const late of [
      "Sign the agreement",
      "Make the code",
      "Plan It Together",
      "No requests yet",
      "On the day itself",
    ])
      expect(unsigned).not.toContain(late);
    const night = await textOf({ eventDate: today, startTime: "12:00", endTime: "11:00", price: 0, deposit: 0 });
    expect(night).toContain(`Call ${site.phone.display}`);
    expect(night).not.toContain("Choose your first songs");
    for (const status of ["cancelled", "released"] as const)
      expect(await textOf({ status })).not.toContain("Next for you");
  });

  it("ticks what the booking says is done, and nothing else", async () => {
    const booking = await storeBooking({ eventDate: addDays(today, 60) });
    const headers = await signIn(booking);
    const doneIn = async () =>
      [
        ...(await htmlAt(portalPaths.dashboard, headers)).matchAll(/([\w -]+)<span class="visually-hidden">, done</g),
      ].map(([, step]) => step);
    expect(await doneIn()).toEqual([]);
    await db.insert(payments).values({
      id: booking.id,
      bookingId: booking.id,
      purpose: "deposit",
      method: "cash",
      amount: 62_475,
      currency: "usd",
      status: "paid",
      by: "dj",
      receivedOn: "2026-11-02",
      createdAt: 1,
    });
    expect(await doneIn()).toEqual(["Pay the deposit"]);
    await signBoth(booking.id);
    expect(await doneIn()).toEqual(["Sign the agreement", "Pay the deposit"]);
  });

  it.each([portalView({ tab: newRequestTab }), portalPaths.messages])(
    "opens the form at %s, with its fields, options and a key of its own",
    async (path) => {
      const headers = await signIn(await storeBooking());
      const html = await htmlAt(path, headers);
      for (const label of [
        "Song Request",
        "Timeline Question",
        "Equipment Request",
        "Special Request",
        "General Question",
      ])
        expect(html).toContain(`>${label}</option>`);
      for (const name of ["type", "message", "songRequest", "leaveBlank", "clientEmail", "bookingId"])
        expect(html).toContain(`name="${name}"`);
      const keyIn = (source: string) => /name="idempotencyKey"[^>]*value="([\w-]{36})"/.exec(source)?.[1];
      expect(keyIn(html)).toBeDefined();
      expect(keyIn(html)).not.toBe(keyIn(await htmlAt(path, headers)));
    },
  );

  it("shows the next of several bookings, and leads to the others", async () => {
    const next = await storeBooking({ eventDate: addDays(today, 20), venue: "The Next Room" });
    const client = { clientEmail: next.clientEmail };
    await storeBooking({ ...client, eventDate: addDays(today, 3), status: "cancelled", venue: "The Cancelled Room" });
    const later = await storeBooking({ ...client, eventDate: addDays(today, 300), venue: "The Later Room" });
    await storeBooking({ ...client, eventDate: addDays(today, -30), status: "completed", venue: "The Old Room" });
    const headers = await signIn(next);
    const html = await htmlAt(portalPaths.dashboard, headers);
    expect(mainTextIn(html)).toContain("Venue The Next Room");
    expect(html).toContain(`href="${portalView({ booking: later.id })}"`);
    const other = await htmlAt(portalView({ booking: later.id }), headers);
    expect(mainTextIn(other)).toContain("Venue The Later Room");
    for (const href of [songPlaces.client.at({ booking: later.id }), portalContractOf(later.id)])
      expect(other).toContain(`href="${href}"`);
  });

  it("counts the songs of the booking that is shown, on all of its lists", async () => {
    const next = await storeBooking({ eventDate: addDays(today, 20) });
    const later = await storeBooking({ clientEmail: next.clientEmail, eventDate: addDays(today, 300) });
    const headers = await signIn(next);
    for (const preference of ["must-play", "do-not-play"])
      await visit(postJson(portalApi.songs, { title: "Slow Tide", preference, booking: later.id }, headers));
    expect(mainTextIn(await htmlAt(portalPaths.dashboard, headers))).toContain("No songs yet");
    expect(mainTextIn(await htmlAt(portalView({ booking: later.id }), headers))).toContain("2 songs on your lists");
  });

  it("stays whole when no booking stands under the address any more", async () => {
    const booking = await storeBooking();
    const headers = await signIn(booking);
    await env.DB.prepare("UPDATE bookings SET client_email = 'new@example.com'").run();
    expect(mainTextIn(await htmlAt(portalPaths.dashboard, headers))).toContain(
      "No booking stands under this address any more.",
    );
  });
});

const fillRequests = (email: string, count: number) =>
  env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
     INSERT INTO client_requests (id, client_email, type, subject, message, created_at, updated_at)
     SELECT lower(hex(randomblob(16))), ?1, 'general', 'Subject ' || i, 'A message of ten', i / 3, i FROM n`,
  )
    .bind(email, count)
    .run();

describe("older requests", () => {
  it("are reached page by page, each once and above the newer, whatever shares its instant", async () => {
    const booking = await storeBooking();
    await fillRequests(booking.clientEmail, 34);
    const headers = await signIn(booking);
    const subjects: string[] = [];
    let path: string | undefined = portalPaths.messages;
    while (path && subjects.length < 100) {
      const html: string = await htmlAt(path, headers);
      subjects.unshift(...[...html.matchAll(/<h3 dir="auto">(.*?)<\/h3>/g)].map(([, subject = ""]) => subject));
      path = /href="(\/portal\/messages\?[^"]*before=[^"]+)/.exec(html)?.[1]?.replaceAll("&amp;", "&");
    }
    expect(subjects).toHaveLength(34);
    expect(new Set(subjects).size).toBe(34);
    expect(subjects.at(-1)).toMatch(/^Subject 3[34]$/);
  });

  it("begin with the newest when the address is nonsense", async () => {
    const booking = await storeBooking();
    await fillRequests(booking.clientEmail, 3);
    for (const before of ["", "x", "1", "1.", "-1.a", "1.' or 1"])
      expect(await htmlAt(portalMessages({ before }), await signIn(booking))).toContain("Subject 3");
  });
});

it("what clients wrote is shown as they wrote it", async () => {
  const booking = await storeBooking();
  await db.insert(clientRequests).values({
    id: "r",
    clientEmail: booking.clientEmail,
    type: "timeline",
    subject: "<b>Toasts</b>",
    message: "Before & after\nthe cake",
    adminResponse: "Before.",
    status: "completed",
    createdAt: Date.UTC(2026, 10, 9, 15),
    updatedAt: 1,
  });
  const text = mainTextIn(await htmlAt(portalPaths.dashboard, await signIn(booking)));
  for (const part of [
    "You , Nov 9, 2026 , Timeline Question",
    "<b>Toasts</b>",
    "Before & after",
    "Answer: Before.",
    "Completed",
  ])
    expect(text).toContain(part);
  expect(text).not.toContain("Pending");
});
