import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { crateTracks } from "../../../database/schema/crate.ts";
import { planMoments } from "../../../database/schema/timeline.ts";
import { addDays, calendarDateAt } from "../../../platform/dates.ts";
import { ask, see, sentTo, submit } from "../../../test/administrator.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { songKey } from "../../songs/same-song.ts";
import { findInCrate } from "../find-songs.ts";
import { readLibrary } from "../read-library.ts";
import { crateKeys } from "../store.ts";

const db = primary(env.DB);

type Told = [
  title: string,
  artist: string | null,
  more?: { mix?: string; explicit?: boolean; bpm?: number; key?: string },
];

const stock = (tracks: Told[]) =>
  db.insert(crateTracks).values(
    tracks.map(([title, artist, more], at) => ({
      id: `/Users/dj/${at}.mp3`,
      location: `/Users/dj/${at}.mp3`,
      title,
      artist,
      ...more,
      ...crateKeys(title, artist),
    })),
  );

const found = async (title: string, artist: string | null, explicit: boolean | null = null) => {
  const [song] = await findInCrate(db, [{ title, artist, explicit }]);
  return [song?.state, song?.track?.title ?? song?.others.map((track) => track.title)];
};

it("a song is found however it is written, and what is only like it is left to choose", async () => {
  await stock([
    ["September", "Earth, Wind & Fire", { bpm: 125.93, key: "A" }],
    ["September (Eric Kupper Remix)", "Earth, Wind & Fire"],
    ["Uptown Funk (feat. Bruno Mars) (Radio Edit)", "Mark Ronson"],
    ["Levels", "Avicii", { mix: "Skrillex Remix" }],
    ["Hello", "Adele"],
    ["Don't You (Forget About Me) - Remastered 2002", "Simple Minds"],
    ["WAP (Dirty)", "Cardi B feat. Megan Thee Stallion", { explicit: true }],
    ["WAP (Clean)", "Cardi B feat. Megan Thee Stallion", { explicit: false }],
    ["Another Brick In The Wall, Pt. 2", "Pink Floyd"],
    ["Mr. Brightside", "The Killers"],
    ["Halo (Live)", "Beyoncé"],
    ["At Last", "Etta James Tribute Band"],
    ["(I Can't Get No) Satisfaction", "The Rolling Stones"],
  ]);
  for (const [title, artist, track] of [
    ["september", "earth wind and fire", "September"],
    ["Earth, Wind & Fire - September", null, "September"],
    ["September – Earth Wind & Fire", null, "September"],
    ["september by Earth Wind & Fire", null, "September"],
    ["September (Original Mix)", "EARTH, WIND & FIRE", "September"],
    ["September (Eric Kupper Remix)", "Earth Wind & Fire", "September (Eric Kupper Remix)"],
    ["Uptown Funk", "Mark Ronson ft. Bruno Mars", "Uptown Funk (feat. Bruno Mars) (Radio Edit)"],
    ["Uptown Funk!", "Bruno Mars", "Uptown Funk (feat. Bruno Mars) (Radio Edit)"],
    ["Dont You Forget About Me", "Simple Minds", "Don't You (Forget About Me) - Remastered 2002"],
    ["WAP", "Cardi B", "WAP (Clean)"],
    ["WAP (Explicit)", "Cardi B", "WAP (Dirty)"],
    ["Another Brick in the Wall (Part 2)", "Pink Floyd", "Another Brick In The Wall, Pt. 2"],
    ["Mr Brightside", "Killers", "Mr. Brightside"],
    ["I Can't Get No Satisfaction", "Rolling Stones", "(I Can't Get No) Satisfaction"],
    ["Mr Brightside", "The Kilers", "Mr. Brightside"],
    ["Mister Brigthside", "The Killers", "Mr. Brightside"],
  ] as const)
    expect(await found(title, artist), `${title} by ${artist}`).toEqual(["found", track]);
  for (const [title, artist, tracks] of [
    ["Levels", "Avicii", ["Levels"]],
    ["Hello", null, ["Hello"]],
    ["Halo", "Beyonce", ["Halo (Live)"]],
    ["At Last", "Etta James", ["At Last"]],
    ["September (Live)", "Earth Wind & Fire", ["September", "September (Eric Kupper Remix)"]],
  ] as const)
    expect(await found(title, artist), `${title} by ${artist}`).toEqual(["doubtful", tracks]);
  for (const [title, artist] of [
    ["Hello", "Lionel Richie"],
    ["Another Brick in the Wall (Part 1)", "Pink Floyd"],
    ["September Two", "Earth Wind & Fire"],
    ["Stand by Me", "Ben E. King"],
  ] as const)
    expect((await found(title, artist))[0], `${title} by ${artist}`).not.toBe("found");
});

async function booked(days: number) {
  const eventDate = addDays(calendarDateAt(Date.now()), days);
  const booking = await storeBooking({ eventDate });
  const songs = [
    ["September", "Earth Wind & Fire", "must-play"],
    ["Hello", null, "play-if-possible"],
    ["Slow Tide", "The Harbor Lights", "must-play"],
    ["Macarena", "Los del Rio", "do-not-play"],
  ];
  for (const [at, [title, artist, preference]] of songs.entries())
    await env.DB.prepare(
      "INSERT INTO song_requests (id, booking_id, title, artist, preference, position, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, 1, 1)",
    )
      .bind(`song-${at}`, booking.id, title, artist, preference, `a${at}`)
      .run();
  return { booking, paths: bookingPaths(booking.id) };
}

const crateOf: Told[] = [
  ["September", "Earth, Wind & Fire", { bpm: 125.93, key: "8A" }],
  ["Hello", "Adele"],
  ["Hello", "Lionel Richie"],
];

it("a booking says what is in the crate, what to choose and what to find, on its page, Today and the gig sheet", async () => {
  const { booking, paths } = await booked(5);
  expect(mainTextIn(await see(paths.page))).not.toContain("In the crate");
  expect(mainTextIn(await see(paths.crate))).toContain("Your library is not here yet");
  await stock(crateOf);
  const moment = { bookingId: booking.id, minutes: 60, createdAt: 1, updatedAt: 1 };
  await db.insert(planMoments).values([
    { ...moment, id: "drinks", position: "a", name: "Cocktail hour", songTitle: "Bossa nova and easy soul" },
    { ...moment, id: "dinner", position: "b", name: "Dinner", songTitle: "Dinner music, the DJ's choice" },
    { ...moment, id: "cake", position: "c", name: "Cake", songTitle: "Slow Tide", songArtist: "The Harbor Lights" },
  ]);
  const words = "In the crate 1 of 3; one to find and one to choose";
  expect(mainTextIn(await see(paths.page))).toContain(`${words} before`);
  expect(mainTextIn(await see(adminPaths.today))).toContain(words);
  const sheet = await see(paths.gigSheet);
  expect(mainTextIn(sheet)).toContain(words);
  expect(sheet).toContain("https://bandcamp.com/search?item_type=t&amp;q=The%20Harbor%20Lights%20Slow%20Tide");
  expect(mainTextIn(await see(paths.booth))).toContain("Earth Wind & Fire, 126 BPM, 8A");
  expect(await see(paths.booth)).not.toContain("/Users/dj");
  expect(await see(paths.booth)).not.toContain("Next: Bossa nova");

  const page = await see(paths.crate);
  expect(mainTextIn(page)).toMatch(/To choose.*Hello by Adele.*This one.*To find Slow Tide.*In the crate September/);
  const song = songKey("Hello", null);
  expect(sentTo(await submit(paths.crate, { song, track: "/Users/dj/1.mp3" }))).toContain("notice=track-chosen");
  expect(mainTextIn(await see(paths.crate))).toMatch(/In the crate 2 of 3; one to find.*Hello by Adele.*Choose again/);
  await submit(paths.crate, { song, act: "none" });
  expect(mainTextIn(await see(paths.crate))).toContain("In the crate 1 of 3; two to find");
  await submit(paths.crate, { song, act: "forget" });
  expect(mainTextIn(await see(paths.crate))).toContain(words);
  expect(sentTo(await submit(paths.crate, { song, track: "/gone.mp3" }))).toContain("notice=track-gone");
  expect(await rows("SELECT 1 FROM crate_choices")).toEqual([]);
});

it("the booth says what mixes well after the song that is on, else after the one that is next", async () => {
  const { paths } = await booked(0);
  await stock([
    ...crateOf,
    ["Slow Tide", "The Harbor Lights", { bpm: 128, key: "Em" }],
    ["Far Shore", "Nobody", { bpm: 64, key: "10A" }],
  ]);
  const mixed = async () =>
    [...(await see(paths.booth)).matchAll(/<b>([^<]*)<\/b><span>[^<]*<\/span><span class="booth-mark">/g)].map(
      ([, title]) => title,
    );
  expect(await mixed()).toEqual([]);
  await submit(paths.booth, { act: "playing", title: "September", artist: "Earth Wind & Fire" });
  expect(await mixed()).toEqual(["Slow Tide"]);
  await submit(paths.booth, { act: "next", title: "Far Shore", artist: "Nobody" });
  expect(await mixed()).toEqual(["Slow Tide"]);
  await submit(paths.booth, { act: "next", title: "Slow Tide", artist: "The Harbor Lights" });
  expect(await mixed()).toEqual([]);
});

it("an evening goes out as playlists with the files of the crate, which are read back as they were", async () => {
  const { paths } = await booked(5);
  await stock([...crateOf, ["Slow Tide", "The Harbor Lights", { mix: 'Dub & "B"' }]]);
  await env.DB.prepare("UPDATE crate_tracks SET location = ? WHERE title = 'September'")
    .bind("C:\\Mu sic\\100% #1.mp3")
    .run();
  await submit(paths.crate, { song: songKey("Slow Tide", "The Harbor Lights"), track: "/Users/dj/3.mp3" });
  const text = async (path: string) => (await ask(path)).text();
  const xml = await text(paths.rekordbox);
  expect(xml).toContain('Entries="2">');
  const tracks = await readLibrary(new Blob([xml]), () => {});
  expect(tracks.map(({ title, mix, bpm, location }) => [title, mix, bpm, location])).toEqual([
    ["September", null, 125.93, "C:/Mu sic/100% #1.mp3"],
    ["Slow Tide", 'Dub & "B"', null, "/Users/dj/3.mp3"],
  ]);
  expect(await text(paths.playlist)).toContain("Earth Wind & Fire - September\nC:\\Mu sic\\100% #1.mp3\n");
  expect(await text(paths.gigTable)).toContain('"/Users/dj/3.mp3"');
});

it("what guests of all parties asked for most and the crate lacks stands in the statistics, by pages", async () => {
  const [one, other] = [await booked(5), await storeBooking()];
  const ask = (bookingId: string, title: string, artist: string | null, votes: number, state = "asked") =>
    env.DB.prepare(
      "INSERT INTO guest_requests (id, booking_id, song_key, title, artist, state, votes, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, 1)",
    )
      .bind(crypto.randomUUID(), bookingId, songKey(title, artist), title, artist, state, votes)
      .run();
  await ask(one.booking.id, "Slow Tide", "The Harbor Lights", 4);
  await ask(other.id, "slow tide", "Harbor Lights", 3);
  await ask(other.id, "September (Remastered)", "Earth, Wind & Fire", 30);
  await ask(other.id, "Hello", null, 20);
  await ask(other.id, "Unread words", null, 40, "held");
  for (let votes = 60; votes > 0; votes -= 1) await ask(one.booking.id, `Far Shore ${votes}`, "Nobody", 1);
  expect(mainTextIn(await see(adminPaths.stats))).toContain("Your library is not here yet");
  await stock(crateOf);
  const text = mainTextIn(await see(adminPaths.stats));
  expect(text).toMatch(
    /not in the crate All parties Slow Tide by The Harbor Lights 7 votes at 2 parties|slow tide by Harbor Lights 7 votes at 2 parties/,
  );
  expect(text).not.toMatch(/September \(Rem|Hello|Unread/);
  const first = await see(adminPaths.askedFor);
  const [next = ""] = /\/admin\/crate\/asked-for\?from=[\w.%-]+/.exec(first) ?? [];
  const shores = [first, await see(next)].map((html) => (html.match(/<h3>Far Shore/g) ?? []).length);
  expect([shores[0], (shores[0] ?? 0) + (shores[1] ?? 0)]).toEqual([49, 60]);
});

it("Today tells of it in the last ten days alone", async () => {
  await booked(11);
  await stock(crateOf);
  expect(mainTextIn(await see(adminPaths.today))).not.toContain("In the crate");
});
