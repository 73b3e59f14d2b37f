import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { primary } from "../../../../database/client.ts";
import { songRequests } from "../../../../database/schema/songs.ts";
import { planDetails, planMoments } from "../../../../database/schema/timeline.ts";
import { administer, ask, see, submit } from "../../../../test/administrator.ts";
import { mainTextIn } from "../../../../test/page.ts";
import { storeBooking } from "../../../../test/portal.ts";
import { rows } from "../../../../test/rows.ts";
import { signBoth } from "../../../../test/signatures.ts";
import { postJson } from "../../../../test/site.ts";
import { bookingPaths } from "../../../bookings/dj/paths.ts";

const db = primary(env.DB);

async function planned() {
  const booking = await storeBooking({
    eventDate: "2099-06-20",
    startTime: "18:00",
    endTime: "01:00",
    clientPhone: "(813) 555-0163",
  });
  const bookingId = booking.id;
  const [now, of] = [Date.now(), (id: string) => `${bookingId}-${id}`];
  const moment = { bookingId, createdAt: now, updatedAt: now };
  await db.insert(planMoments).values([
    { ...moment, id: of("dinner"), position: "a", minutes: 90, name: "Dinner", sayIt: "Siobhan: shi-VAWN" },
    {
      ...moment,
      id: of("dance"),
      position: "b",
      minutes: 60,
      name: "First dance",
      songTitle: "At Last",
      note: "Lights low",
    },
    { ...moment, id: of("last"), position: "c", pinnedAt: "00:45", minutes: 15, name: "Last song", leader: "Tomás" },
  ]);
  await db.insert(planDetails).values({
    bookingId,
    arriveAt: "15:30",
    loadIn: "North dock",
    power: "2 x 20 A",
    packing: "Cables\nTable cards",
    contacts: [{ name: "Renee", role: "planner", phone: "(813) 555-0117" }],
    updatedAt: now,
  });
  const song = { bookingId, createdAt: now, updatedAt: now };
  await db.insert(songRequests).values([
    {
      ...song,
      id: of("1"),
      title: "September",
      artist: "Earth, Wind & Fire",
      preference: "must-play",
      position: "a",
      seconds: 215,
    },
    { ...song, id: of("2"), title: "Canon", preference: "play-if-possible", position: "b", momentId: of("dinner") },
    { ...song, id: of("3"), title: "Macarena", preference: "do-not-play", position: "c" },
  ]);
  return { booking, paths: bookingPaths(bookingId), last: `moment:${of("last")}` };
}

it("names the company whose evening it is, beside who speaks for it", async () => {
  const { id } = await storeBooking({ companyName: "Bayside Events LLC", clientName: "Lena Ford" });
  const sheet = mainTextIn(await see(bookingPaths(id).gigSheet));
  for (const name of ["Bayside Events LLC", "Lena Ford"]) expect(sheet).toContain(name);
});

it("counts the hours between the times, and packs no line that is a price alone", async () => {
  const line = { note: null, amount: 10_000 };
  const { id } = await storeBooking({
    eventDate: "2099-06-21",
    startTime: "17:30",
    endTime: "01:00",
    packageName: "PREMIUM",
    lines: [
      { ...line, kind: "offer", label: "PREMIUM", note: "6 hours" },
      { ...line, kind: "hour", label: "Extra hour", note: "1 × $100" },
      { ...line, kind: "own", label: "Fog machine" },
      { ...line, kind: "own", label: "Added by agreement" },
    ],
  });
  const text = mainTextIn(await see(bookingPaths(id).gigSheet));
  expect(text).toContain("5:30 PM to 1:00 AM PREMIUM, 7 hours and 30 minutes");
  for (const words of ["6 hours", "Added by agreement", "Extra hour"]) expect(text).not.toContain(words);
  expect(text).toMatch(/Pack.*Fog machine/);
});

it("packs what was booked with its count once, and not as one of the usual things as well", async () => {
  const line = { kind: "add-on", note: "8 × $25", amount: 20_000 } as const;
  const { id } = await storeBooking({ eventDate: "2099-06-22", lines: [{ ...line, label: "Uplights" }] });
  const [, pack = ""] = mainTextIn(await see(bookingPaths(id).gigSheet)).split("Pack");
  expect(pack).toContain("Uplights, 8");
  expect(pack.match(/Uplights(?!, 8)/g)).toBeNull();
});

it("names the team that what was bought takes, as it is now and not before, or what the package includes", async () => {
  const add = `INSERT INTO add_ons (id, name, price, most, included_in, position, people, created_at) VALUES (?, ?, 100, 9, ?, 90, ?, 0)`;
  await rows(add, "booth", "Photo booth", "[]", 1);
  await rows(add, "sparks", "Tall sparks", '["GRAND"]', 2);
  const { id } = await storeBooking({ eventDate: "2099-06-23", packageName: "SMALL" });
  const sheet = async () => mainTextIn(await see(bookingPaths(id).gigSheet));
  expect(await sheet()).not.toContain("Team");
  const lines = JSON.stringify([{ kind: "add-on", label: "Photo booth", note: "3 × $1", amount: 300 }]);
  await rows("UPDATE bookings SET lines = ?, package_name = 'GRAND' WHERE id = ?", lines, id);
  expect(await sheet()).toMatch(/Team.* 5 .*3 .*Photo booth.*2 .*Tall sparks/);
  expect(await (await ask(bookingPaths(id).gigText)).text()).toMatch(/Team: .*Photo booth/);
});

it("a sheet of what was canceled or lapsed says so, and not that it is agreed", async () => {
  const { id } = await storeBooking({ eventDate: "2099-06-21", status: "hold", holdEndsAt: Date.now() + 10_000_000 });
  await signBoth(id);
  const text = async () => mainTextIn(await see(bookingPaths(id).gigSheet));
  expect(await text()).toContain("Agreed and signed");
  await rows("UPDATE bookings SET hold_ends_at = 1 WHERE id = ? RETURNING id", id);
  expect(await text()).toContain("The hold has ended");
  await submit(bookingPaths(id).status, { status: "cancelled" });
  expect(await text()).toContain("The booking is canceled");
  expect(await text()).not.toContain("Agreed and signed");
});

it("one sheet says when, where, whom to call, how names are said, what is played and what is not", async () => {
  const { paths } = await planned();
  const html = await see(paths.gigSheet);
  const text = mainTextIn(html);
  for (const words of [
    "6:00 PM to 1:00 AM",
    "Arrive 3:30 PM Way North dock Power 2 x 20 A",
    "6:00 PM 90 Dinner list of 1",
    "7:30 PM 60 First dance At Last Lights low 8:31 PM, sunset in Clearwater",
    "12:45 AM 15 Last song Tomás",
    "Say it like this Siobhan: shi-VAWN",
    "Do not play Macarena",
    "Dinner: play if possible (1) Canon",
    "Dance floor: must play (1) September , Earth, Wind & Fire",
  ])
    expect(text).toContain(words);
  expect(html).toContain('href="tel:8135550117"');
  expect(html).toContain('href="tel:8135550163"');

  const table = (await (await ask(paths.gigTable)).text()).split("\r\n");
  expect(table[1]).toBe('"Moment","6:00 PM","90","Dinner","","","",""');
  expect(table).toHaveLength(8);
  const plain = await (await ask(paths.gigText)).text();
  expect(plain).toContain("12:45 AM (15 min) Last song | Tomás");
  const playlist = await ask(paths.playlist);
  expect(playlist.headers.get("Content-Disposition")).toContain("gig-sheet-2099-06-20.m3u8");
  expect(await playlist.text()).toBe(
    "#EXTM3U\n#EXTENC:UTF-8\n#EXTINF:-1,Canon\nCanon.mp3\n#EXTINF:215,Earth, Wind & Fire - September\nEarth, Wind & Fire - September.mp3\n",
  );
  for (const path of [paths.gigSheet, paths.gigTable, paths.gigText, paths.playlist])
    expect((await ask(path.replace(/bookings\/[^/]+/, "bookings/nobody"))).status).toBe(404);
});

it("what is ticked last counts, however late it arrives, and a tick that others did not make is told", async () => {
  const { paths, last } = await planned();
  expect((await submit(paths.gigSheet, { subject: "packed:Cables", done: "yes" })).status).toBe(303);
  expect(await see(paths.gigSheet)).toMatch(/aria-pressed="true" aria-label="Packed: Cables"/);

  const sent = async (done: string, at: number, from: string) =>
    (await administer(postJson(paths.gigSheet, { subject: last, done, at, from }))).json();
  expect(await sent("yes", 2000, "no")).toEqual({ conflict: null });
  expect(await sent("no", 1000, "yes")).toEqual({ conflict: expect.stringContaining("is ticked now") });
  expect(await sent("no", 3000, "no")).toEqual({ conflict: expect.stringContaining("is not ticked now") });
  expect(await see(paths.gigSheet)).toMatch(/aria-pressed="false" aria-label="Done: Last song"/);
  expect(await sent("yes", 4000, "no")).toEqual({ conflict: null });
  expect((await submit(paths.gigSheet, { subject: "money", done: "yes" })).status).toBe(422);
});
