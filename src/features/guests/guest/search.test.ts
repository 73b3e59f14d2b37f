import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { primary } from "../../../database/client.ts";
import { bookings } from "../../../database/schema/bookings.ts";
import { crateTracks } from "../../../database/schema/crate.ts";
import { guestPages, guestRequests } from "../../../database/schema/guests.ts";
import { songRequests } from "../../../database/schema/songs.ts";
import { momentTaps, planMoments } from "../../../database/schema/timeline.ts";
import { instantAt } from "../../../platform/dates.ts";
import { arrive, storeGuestPage, storeSong } from "../../../test/guests.ts";
import { isolate, later } from "../../../test/isolate.ts";
import { mainTextIn } from "../../../test/page.ts";
import { countTrips } from "../../../test/queries.ts";
import { get, htmlAt, visit } from "../../../test/site.ts";
import { crateKeys } from "../../crate/store.ts";
import { guestPaths, withQuery } from "../../site/paths.ts";
import { songKey } from "../../songs/same-song.ts";

const db = primary(env.DB);
const night = instantAt("2099-06-12", 22 * 60);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(night);
});
afterEach(() => {
  vi.useRealTimers();
});

const own = (...songs: (readonly [title: string, artist: string])[]) =>
  db.insert(crateTracks).values(
    songs.map(([title, artist]) => ({
      id: `/music/${title}`,
      title,
      artist,
      ...crateKeys(title, artist),
      location: `/music/${title}`,
    })),
  );

const stored = (bookingId: string, title: string, artist: string, state: "next" | "played" | "asked" | "declined") =>
  db.insert(guestRequests).values({
    id: `${state} ${bookingId}`,
    bookingId,
    title,
    artist,
    state,
    songKey: songKey(title, artist),
    createdAt: night,
    startedAt: state === "played" ? night - 20 * 60_000 : null,
  });

const searched = async (code: string, title: string, artist = "", language = "en"): Promise<string[]> => {
  const answer = await isolate().ask(withQuery(guestPaths(code).search, { title, artist, language }));
  const { songs }: { songs: { title: string; words: string }[] } = await answer.json();
  return songs.map((song) => `${song.title}: ${song.words}`);
};

it("says of each song at once what becomes of it, and nothing else of the couple's lists", async () => {
  const { booking, code } = await storeGuestPage();
  await own(
    ["September", "Earth, Wind & Fire"],
    ["September (Extended Mix)", "Earth, Wind & Fire"],
    ["Levels", "Avicii"],
    ["Levels (Skrillex Remix)", "Avicii"],
    ["Macarena", "Los del Rio"],
    ["Shout", "The Isley Brothers"],
    ["Hey Jude", "The Beatles"],
    ["Photograph", "Nickelback"],
    ["Valerie", "Amy Winehouse"],
  );
  await storeSong(booking.id, "September", "Earth, Wind & Fire", "must-play");
  await storeSong(booking.id, "Macarena", null, "do-not-play");
  await storeSong(booking.id, "Nickelback", null, "do-not-play");
  await stored(booking.id, "Levels", "Avicii", "played");
  await stored(booking.id, "Shout", "The Isley Brothers", "next");
  await stored(booking.id, "Dancing Queen", "ABBA", "asked");
  await stored(booking.id, "Valerie", "Amy Winehouse", "declined");
  const said = (title: string, artist?: string) => searched(code, title, artist);
  expect(await said("sept")).toEqual(["September: The DJ has it"]);
  expect(await said("earth wind september")).toEqual(["September: The DJ has it"]);
  expect(await said("beatles")).toEqual(["Hey Jude: The DJ has it"]);
  expect(await said("levels")).toEqual(["Levels: Played at 9:40 PM"]);
  expect(await said("macarena")).toEqual(["Macarena: The couple said no"]);
  expect(await said("photogr")).toEqual(["Photograph: The couple said no"]);
  expect(await said("shou")).toEqual(["Shout: Comes later tonight"]);
  expect(await said("dancing q")).toEqual(["Dancing Queen: On the list already"]);
  expect(await said("valerie")).toEqual(["Valerie: Not tonight"]);
  expect(await said("wonderwall")).toEqual(["wonderwall: Not here tonight. Ask anyway?"]);
  expect(await said("September", "Daughtry")).toEqual(["September: Not here tonight. Ask anyway?"]);
  await db.delete(crateTracks);
  expect([await said("macar"), await said("macarena!"), await said("m")]).toEqual([
    ["macar: "],
    ["macarena!: The couple said no"],
    [],
  ]);
});

it("says what comes after dinner until dinner is over, of must-plays to dance to behind it alone", async () => {
  const { booking, code } = await storeGuestPage();
  const eventDate = "2099-06-12";
  await db.update(bookings).set({ eventDate }).where(eq(bookings.id, booking.id));
  const row = { bookingId: booking.id, createdAt: 0, updatedAt: 0 };
  const idOf = (name: string) => `${name} of ${booking.id}`;
  const moment = (position: string, name: string, minutes: number) => ({
    ...row,
    id: idOf(name),
    position,
    name,
    minutes,
  });
  await db
    .insert(planMoments)
    .values([
      moment("a", "Cocktails", 210),
      { ...moment("b", "Dinner and toasts", 45), songTitle: "Moon River", songArtist: "Henry Mancini" },
      { ...moment("c", "First dance", 5), songTitle: "At Last", songArtist: "Etta James" },
      { ...moment("d", "Dance floor", 90), dancing: true },
    ]);
  const songs = [
    ["must-play", null, "September"],
    ["must-play", "First dance", "Perfect"],
    ["must-play", "Dinner and toasts", "Valerie"],
    ["play-if-possible", null, "Shout"],
  ] as const;
  await db.insert(songRequests).values(
    songs.map(([preference, name, title]) => ({
      ...{ ...row, id: idOf(title), position: title, preference, title },
      momentId: name && idOf(name),
    })),
  );
  const titles = ["September", "Perfect", "Valerie", "Shout", "At Last", "Moon River"];
  await own(...titles.map((title) => [title, "Somebody"] as const));
  const answers = async () => (await Promise.all(titles.map((title) => searched(code, title)))).flat();
  const has = titles.map((title) => `${title}: The DJ has it`);
  const later = (title: string) => `${title}: Comes after dinner`;
  const known = [later("September"), ...has.slice(1)];
  expect(await answers()).toEqual(known);
  expect(await searched(code, "september", "", "es")).toEqual(["September: Suena después de la cena"]);
  const tap = (name: string, minutes: number) =>
    db.insert(momentTaps).values({
      ...{ bookingId: booking.id, momentId: idOf(name), act: "begins", name, plannedAt: night },
      tappedAt: night - minutes * 60_000,
    });
  const other = { ...crateKeys("September", "Daughtry"), id: "other", location: "other" };
  await db.insert(crateTracks).values({ ...other, title: "September", artist: "Daughtry" });
  expect(await searched(code, "september")).toEqual([has[0], has[0]]);
  await db.delete(crateTracks).where(eq(crateTracks.id, other.id));
  await db.insert(planMoments).values(moment("e", "After-dinner dancing", 30));
  expect(await answers()).toEqual(known);
  vi.setSystemTime(night + 20 * 60_000);
  expect(await answers()).toEqual(has);
  await tap("Dinner and toasts", 10);
  expect(await answers()).toEqual(known);
  await tap("First dance", 0);
  expect(await answers()).toEqual(has);
  vi.setSystemTime(instantAt(eventDate, 12 * 60));
  await db.delete(momentTaps);
  await db.update(guestPages).set({ opensAt: 0 });
  expect(await answers()).toEqual(has);
});

it("answers many with one read in five seconds, without a cookie, and nobody while the page is closed", async () => {
  const { booking, code } = await storeGuestPage();
  await own(["Angels", "Robbie Williams"]);
  const { ask } = isolate();
  const trips = countTrips();
  const path = withQuery(guestPaths(code).search, { title: "angels" });
  const answers = await Promise.all(
    Array.from({ length: 500 }, (_, guest) => ask(path, { Cookie: `__Host-guest=${guest}` })),
  );
  expect(trips()).toBe(1);
  const texts = new Set(await Promise.all(answers.map((answer) => answer.text())));
  expect([...texts]).toHaveLength(1);
  expect([...texts][0]).not.toContain("/music/");
  expect(answers[0]?.headers.get("Set-Cookie")).toBeNull();
  await db.update(guestPages).set({ isOpen: false });
  later(5000);
  expect(await (await ask(path)).json()).toEqual({ songs: [] });
  expect((await ask(withQuery(guestPaths("ABCDEF").search, { title: "angels" }))).status).toBe(404);
  expect(booking.id).toBeTruthy();
});

it("is looked up by a room of 500 who type, and not without end by one network", async () => {
  const { code } = await storeGuestPage();
  const path = withQuery(guestPaths(code).search, { title: "angels" });
  const { ask } = isolate();
  const answers = await Promise.all(Array.from({ length: 2000 }, () => ask(path)));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  const GUEST_SEARCH_LIMIT = { limit: async () => ({ success: false }) };
  const refused = await visit(get(path), { GUEST_SEARCH_LIMIT });
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "60"]);
});

it("works without a script: one looks a song up, reads its answer, and asks for it", async () => {
  const { code } = await storeGuestPage();
  await own(["Toxic", "Britney Spears"]);
  const { headers, page } = await arrive(code);
  const html = await htmlAt(withQuery(guestPaths(code).page, { title: "toxic" }), headers);
  expect(mainTextIn(html)).toMatch(/Toxic Britney Spears The DJ has it Ask/);
  expect(html).toContain('name="artist" value="Britney Spears"');
  const body = new URLSearchParams({ title: "Toxic", artist: "Britney Spears" });
  await visit(new Request(get(guestPaths(code).page, headers), { method: "POST", body }));
  expect(mainTextIn(await page())).toContain("Toxic Britney Spears");
});
