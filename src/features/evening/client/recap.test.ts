import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { primary } from "../../../database/client.ts";
import { recaps } from "../../../database/schema/evening.ts";
import { guestRequests } from "../../../database/schema/guests.ts";
import { songRequests } from "../../../database/schema/songs.ts";
import { planMoments } from "../../../database/schema/timeline.ts";
import { instantAt } from "../../../platform/dates.ts";
import { administer, see, sentTo, submit } from "../../../test/administrator.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeKey } from "../../../test/plan-keys.ts";
import { open, signIn, storeBooking } from "../../../test/portal.ts";
import { cron, get, htmlAt, mailbox, origin, postJson, visit } from "../../../test/site.ts";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { portalEvening, portalPaths } from "../../portal/paths.ts";
import { portalView } from "../../requests/client/paths.ts";
import type { SongPreference } from "../../songs/model.ts";
import { songKey } from "../../songs/same-song.ts";
import { tickOffTrack } from "../store.ts";

const db = primary(env.DB);
/** Clocks are set back that night: 1:30 AM comes twice. */
const date = "2099-10-31";
const at = (hours: number, minutes = 0) => instantAt(date, hours * 60 + minutes);
const clock = (instant: number) => vi.setSystemTime(instant);

let booking: Awaited<ReturnType<typeof storeBooking>>;
let paths: ReturnType<typeof bookingPaths>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  clock(at(17));
  await env.DB.prepare("DELETE FROM bookings WHERE event_date = ?").bind(date).run();
  booking = await storeBooking({ eventDate: date, endTime: "01:00", price: 0, deposit: 0 });
  paths = bookingPaths(booking.id);
  const row = { bookingId: booking.id, createdAt: 0, updatedAt: 0 };
  await db.insert(planMoments).values([
    { ...row, id: `dinner ${booking.id}`, name: "Dinner", minutes: 90, position: "a" },
    { ...row, id: `toast ${booking.id}`, name: "Toasts", minutes: 15, position: "b" },
  ]);
  const songs: [SongPreference, string, string | null][] = [
    ["must-play", "September", "Earth, Wind & Fire"],
    ["must-play", "At Last", "Etta James"],
    ["do-not-play", "Macarena", "Los del Rio"],
    ["do-not-play", "Chicken Dance", null],
  ];
  for (const [position, [preference, title, artist]] of songs.entries())
    await db
      .insert(songRequests)
      .values({ ...row, id: `${position} ${booking.id}`, preference, title, artist, position: `a${position}` });
  const asked = { bookingId: booking.id, state: "asked", createdAt: at(12) } as const;
  await db.insert(guestRequests).values(
    [
      { title: "Shout", votes: 7 },
      { title: "Wonderwall", votes: 4 },
      { title: "Chicken Dance", votes: 9 },
      { title: "For Aunt Rose with love", votes: 1, state: "held" as const },
    ].map((song) => ({ ...asked, ...song, id: `${song.title} ${booking.id}`, songKey: songKey(song.title, null) })),
  );
});
afterEach(() => {
  vi.useRealTimers();
});

const press = async (title: string, artist: string | null, when: number, act = "playing") => {
  const key = songKey(title, artist);
  expect((await administer(postJson(paths.booth, { act, key, title, artist: artist ?? "", at: when }))).status).toBe(
    200,
  );
};

async function playEvening() {
  clock(at(26));
  await press("A try", null, at(-9));
  await submit(paths.booth, { act: "begins", key: `dinner ${booking.id}`, at: String(at(18, 10)) });
  await press("Slow Tide", "The Harbor Lights", at(18, 12));
  await press("Shout", null, at(21, 40));
  await press("Wrong Button", null, at(21, 41));
  await press("September (Eric Kupper Remix)", "Earth Wind & Fire", at(22, 5));
  await tickOffTrack(db, { title: "Macarena (Bayside Boys Remix)", artist: "Los Del Río" }, at(22, 30));
  await press("Last Dance", "Donna Summer", at(24, 55));
  clock(at(34));
}

const decide = (decision: string, more: Record<string, string> = {}) => submit(paths.recap, { decision, ...more });
const dashboard = async (headers: HeadersInit) =>
  mainTextIn(await htmlAt(portalView({ booking: booking.id }), headers));
const today = async () => mainTextIn(await see(adminPaths.today));
const waits = "What was played waits for your look";
const comes = "What was played comes here once I have looked over it.";
const page = () => portalEvening(booking.id);

it("tells exactly what the booth noted, once the DJ has looked at it, and nothing of any guest", async () => {
  const client = await signIn(booking);
  await playEvening();
  expect(await today()).toContain(waits);
  expect(await dashboard(client)).toContain(comes);
  expect(mainTextIn(await htmlAt(page(), client))).toContain("I look over what the booth noted");
  expect(mainTextIn(await htmlAt(page(), client))).not.toContain("Slow Tide");
  expect(await htmlAt(page(), client)).toContain("Back to the portal");

  const mistake = songKey("Wrong Button", null);
  const words = { logged: mistake, out: mistake, listed: songKey("At Last", "Etta James") };
  await press("Wonderwall", null, at(21, 42));
  const refused = await decide("released", { ...words, words: "x".repeat(201) });
  expect(refused.status).toBe(422);
  const again = await refused.text();
  expect(mainTextIn(again)).toContain("Please keep this to 200 characters or fewer");
  expect(again).toContain("x".repeat(201));
  expect(again).toMatch(/name="out"[^>]*checked[^>]*value="wrong button\|"|value="wrong button\|"[^>]*checked/);
  const said = Object.entries({ ...words, words: "The band had played it.", decision: "released" });
  const asked = songKey("Wonderwall", null);
  const decided = await submit(paths.recap, [...said, ["logged", asked], ["out", asked]]);
  expect(sentTo(decided)).toBe(`${paths.recap}?notice=recap-released`);
  expect(await today()).not.toContain(waits);
  expect(await dashboard(client)).toContain("Your evening, song by song");

  const html = await htmlAt(page(), client);
  const text = mainTextIn(html);
  expect(text).toContain("5 songs, the first at 6:12 PM, the last at 12:55 AM.");
  expect(text).toContain(
    "What happened 6:10 PM Dinner planned 6:00 PM, 10 min later 6:12 PM Slow Tide , The Harbor Lights 6:47 PM Sunset in",
  );
  expect(text).toMatch(/9:40 PM Shout .*7 votes from guests 10:05 PM September \(Eric Kupper Remix\).*must-play/);
  expect(text).toMatch(/10:30 PM Macarena \(Bayside Boys Remix\).*12:55 AM Last Dance/);
  expect(text).toContain("Planned, and not noted when: Toasts (7:30 PM).");
  expect(text).toMatch(
    /Must-plays 1 of 2 played\. September , Earth, Wind & Fire played at 10:05 PM At Last , Etta James not played The band had played it\./,
  );
  expect(text).toMatch(/1 of 2 stayed silent\. Macarena , Los del Rio played at 10:30 PM Chicken Dance stayed silent/);
  expect(text).toContain(
    "2 songs with 11 votes: 1 of them played. Not played, the most wanted first Wonderwall 4 votes",
  );
  for (const no of ["Wrong Button", "A try", "Aunt Rose"]) expect(html).not.toContain(no);
  await press("At Last", "Etta James", at(23, 10));
  expect(mainTextIn(await htmlAt(page(), client))).toMatch(/11:10 PM At Last.*2 of 2 played/);
});

it("is shown to partner and planner, and to nobody else", async () => {
  await playEvening();
  await decide("released");
  for (const kind of ["partner", "planner"] as const) {
    const { headers } = await storeKey(booking.id, { kind });
    expect(await htmlAt(portalPaths.keyPlan, headers)).toContain(portalPaths.keyEvening);
    expect(mainTextIn(await htmlAt(portalPaths.keyEvening, headers))).toContain("9:40 PM Shout");
  }
  for (const key of [
    { kind: "venue" as const },
    { kind: "family" as const, momentId: `toast ${booking.id}` },
    { kind: "partner" as const, revokedAt: 1 },
  ]) {
    const { headers } = await storeKey(booking.id, key);
    expect((await visit(get(portalPaths.keyEvening, headers))).status).toBe(401);
    if (!("revokedAt" in key)) expect(await htmlAt(portalPaths.keyPlan, headers)).not.toContain(portalPaths.keyEvening);
  }
  const other = await signIn(await storeBooking());
  expect((await open(page(), other)).status).toBe(404);
  expect((await open(page())).status).toBe(401);
  await submit(paths.status, { status: "cancelled" });
  expect((await open(page(), await signIn({ ...booking, portalLinkVersion: 2 }))).status).toBe(404);
});

it("leads to each song at a service, gives the list to copy, and a picture of the evening that names nobody", async () => {
  const client = await signIn(booking);
  await playEvening();
  const picture = `${portalPaths.eveningPicture}?booking=${booking.id}`;
  expect((await open(picture, client)).status).toBe(404);
  await decide("released");
  const html = await htmlAt(`${page()}&listen=apple`, client);
  expect(html).toContain("https://music.apple.com/us/search?term=Slow%20Tide%20The%20Harbor%20Lights");
  expect(html).toMatch(/<textarea[^>]*>The Harbor Lights - Slow Tide\nShout\n/);
  expect(html).toContain(`src="${picture}"`);
  expect(await htmlAt(page(), client)).toContain("https://open.spotify.com/search/Slow%20Tide%20The%20Harbor%20Lights");

  await env.DB.prepare("UPDATE bookings SET event_type = 'Party of Ana and Rose' WHERE id = ?").bind(booking.id).run();
  const { headers } = await storeKey(booking.id, { kind: "partner" });
  for (const answer of [await open(picture, client), await open(portalPaths.keyEveningPicture, headers)]) {
    expect(answer.headers.get("Content-Type")).toBe("image/svg+xml; charset=UTF-8");
    expect(answer.headers.get("Content-Security-Policy")).toMatch(/style-src 'unsafe-inline'; font-src data:/);
    const svg = await answer.text();
    for (const words of ["6 songs", "Sunset 6:47 PM", "Slow Tide", "September (Eric Kupper Remix)", "12:55 AM"])
      expect(svg).toContain(words);
    for (const words of ["Shout", "Ana", "Sand Key", "Toasts", "Dinner"]) expect(svg).not.toContain(words);
  }
  const { headers: venue } = await storeKey(booking.id, { kind: "venue" });
  expect((await open(portalPaths.keyEveningPicture, venue)).status).toBe(401);
});

it("says before the evening is over that it is not", async () => {
  const early = await open(page(), await signIn(booking));
  expect(early.status).toBe(404);
  expect(mainTextIn(await early.text())).toContain("Nothing stands here before the evening is over.");
});

it("is neither promised nor shown where the booth noted nothing, or the DJ keeps it", async () => {
  const client = await signIn(booking);
  clock(at(34));
  const expectNothing = async () => {
    expect(await today()).not.toContain(waits);
    expect(await dashboard(client)).not.toMatch(/What was played|song by song/);
    expect((await open(page(), client)).status).toBe(404);
  };
  await expectNothing();
  expect(mainTextIn(await see(paths.recap))).toContain("The booth noted no song of this evening");
  await playEvening();
  await decide("withheld");
  await expectNothing();
  for (const _ of ["once", "twice"]) expect(sentTo(await decide("released"))).toContain("recap-released");
  expect(await db.select().from(recaps)).toMatchObject([{ bookingId: booking.id, decision: "released" }]);
  expect(mainTextIn(await htmlAt(page(), client))).toContain("Slow Tide");
  await decide("waiting");
  expect(mainTextIn(await htmlAt(page(), client))).toContain("I look over what the booth noted");
  expect(await today()).toContain(waits);
  clock(at(20));
  expect(sentTo(await decide("released"))).toContain("recap-too-early");
});

it("tells of a day that the booking was moved to nothing of the day before, and waits for the DJ again", async () => {
  const client = await signIn(booking);
  await playEvening();
  await decide("released");
  await env.DB.prepare("UPDATE bookings SET event_date = '2099-11-07' WHERE id = ?").bind(booking.id).run();
  clock(at(7 * 24 + 34));
  expect(await dashboard(client)).not.toMatch(/What was played|song by song/);
  await press("Blue Moon", null, at(7 * 24 + 22));
  expect(await today()).toContain(waits);
  expect(mainTextIn(await htmlAt(page(), client))).toContain("I look over what the booth noted");
  expect(sentTo(await decide("released"))).toContain("recap-released");
  const text = mainTextIn(await htmlAt(page(), client));
  expect(text).toMatch(/1 song, at 10:00 PM.*What happened .*Blue Moon/);
  expect(text).not.toMatch(/Slow Tide|10 min later|Last Dance/);
});

it("a moment is set right the day after for all who look, and what comes late from a device does not undo it", async () => {
  const client = await signIn(booking);
  await playEvening();
  const [dinner, toast] = [`dinner ${booking.id}`, `toast ${booking.id}`];
  const set = (moment: string, noted: string, began: string, decision = "") =>
    decide(decision, { moments: moment, noted, began });
  expect(await see(paths.recap)).toMatch(/type="time"[^>]*value="18:10"/);
  const refused = await set(dinner, "18:10", "06:25");
  expect(refused.status).toBe(422);
  const again = await refused.text();
  expect(mainTextIn(again)).toContain("This is far from the plan, 6:00 PM: please look at AM and PM");
  expect(again).toMatch(/type="time"[^>]*value="06:25"/);
  expect(mainTextIn(await (await set(dinner, "18:10", "half past")).text())).toContain("Please enter a time such as");

  await set(dinner, "18:10", "18:25");
  clock(at(34, 1));
  await set(toast, "", "00:05", "released");
  const venue = await storeKey(booking.id, { kind: "venue" });
  const expectBoth = async () => {
    const text = mainTextIn(await htmlAt(page(), client));
    expect(text).toContain(
      "What happened 6:12 PM Slow Tide , The Harbor Lights 6:25 PM Dinner planned 6:00 PM, 25 min later",
    );
    expect(text).toContain("12:05 AM Toasts planned 7:30 PM, 4 h 35 min later");
    expect(text).not.toContain("not noted when");
    expect(mainTextIn(await htmlAt(portalPaths.keyPlan, venue.headers))).toContain("Dinner 6:00 PM 6:25 PM");
  };
  await expectBoth();
  await submit(paths.booth, { act: "begins", key: dinner, at: String(at(18, 40)) });
  await set(toast, "", "");
  await expectBoth();

  clock(at(34, 2));
  await set(toast, "00:05", "");
  expect(mainTextIn(await htmlAt(page(), client))).toContain("Planned, and not noted when: Toasts (7:30 PM).");
});

it("tells of a song that was played twice both times, and of a second time that was taken back only the first", async () => {
  const client = await signIn(booking);
  await playEvening();
  clock(at(26));
  for (const [when, act] of [
    [at(22, 40), "next"],
    [at(22, 50), "playing"],
  ] as const)
    await press("Shout", null, when, act);
  await press("Blue Moon", null, at(22, 55));
  await tickOffTrack(db, { title: "Shout", artist: "" }, at(23, 30));
  await press("Slow Tide", "The Harbor Lights", at(23, 40), "next");
  expect(await see(paths.booth)).toContain('aria-label="Once more: Shout"');
  clock(at(34));
  await decide("released");
  const told = async () => mainTextIn(await htmlAt(page(), client));
  const thrice = /9:40 PM Shout 7 votes.*10:50 PM Shout once more.*11:30 PM Shout once more/;
  expect(await told()).toMatch(thrice);
  expect(await told()).toContain("7 songs, the first at 6:12 PM, the last at 12:55 AM.");
  expect(await told()).toMatch(/6:12 PM Slow Tide/);
  await press("Slow Tide", "The Harbor Lights", at(25), "asked");
  expect(await told()).toMatch(/6:12 PM Slow Tide/);
  await press("Shout", null, at(25, 1), "asked");
  expect(await told()).toMatch(/9:40 PM Shout 7 votes.*10:50 PM Shout once more/);
  expect(await told()).not.toMatch(thrice);
});

it("the thank-you leads there, with the songs only once they are shown", async () => {
  let hours = 60;
  const sent = async () => {
    const { email, mails } = mailbox();
    for (const later of [0, 1]) await cron(at(hours + later), { EMAIL: email });
    hours += 24;
    await env.DB.prepare("DELETE FROM outbox").run();
    return mails.find(({ subject }) => subject.startsWith("Thank you"))?.text ?? "";
  };
  clock(at(60));
  const before = await sent();
  expect(before).toContain("Say how it was");
  expect(before).not.toMatch(/song by song|What was played/);
  await playEvening();
  const waiting = await sent();
  expect(waiting).toContain("Your evening, song by song");
  expect(waiting).not.toContain("Slow Tide");
  const out = songKey("Wrong Button", null);
  await decide("released", { logged: out, out });
  const text = await sent();
  expect(text).toMatch(/What was played:\s+Slow Tide, The Harbor Lights[\s\S]*Last Dance/);
  expect(text).not.toContain("Wrong Button");
  const link = /Your evening, song by song: (\S+)/.exec(text)?.[1] ?? "";
  expect((await open(link.slice(origin.length))).headers.get("Location")).toBe(page());
});
