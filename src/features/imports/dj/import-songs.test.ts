import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { see, submit } from "../../../test/administrator.ts";
import { bringIn, choose, meanings, tables, wordsOf } from "../../../test/importing.ts";
import { mainTextIn } from "../../../test/page.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { htmlAt } from "../../../test/site.ts";
import { portalPaths } from "../../portal/paths.ts";

const songs = [
  "Client email,Event date,Song,Artist,List,Remarks",
  "ana@example.com,,September,Earth Wind & Fire,must play,At the cake",
  "ANA@example.com,,september,earth wind & fire,,",
  "ana@example.com,,Cha Cha Slide,DJ Casper,DO NOT PLAY,",
  "ana@example.com,,At Last,Etta James,if possible,",
  ",4/18/2099,Macarena,Los del Río,never unless asked,",
  "jo@example.com,,Hey Ya!,OutKast,,",
  "twice@example.com,,Hey Ya!,OutKast,,",
  "twice@example.com,4/20/2099,Hey Ya!,OutKast,,",
  ",,Hey Ya!,OutKast,,",
  "ana@example.com,,,Nobody,,",
  "ana@example.com,,Valerie,Amy Winehouse,hmm,",
].join("\n");

it("brings the songs of bookings along, each to its list, and leaves no trace of them when it is undone", async () => {
  const booking = await storeBooking({
    clientEmail: "ana@example.com",
    clientName: "Ana Núñez",
    eventDate: "2099-04-17",
  });
  await storeBooking({ clientEmail: "mo@example.com", eventDate: "2099-04-18" });
  await storeBooking({ clientEmail: "twice@example.com", clientName: "Tia", eventDate: "2099-04-20" });
  await storeBooking({ clientEmail: "twice@example.com", clientName: "Tia", eventDate: "2099-04-21" });
  const before = await tables();
  const path = await choose(songs);
  expect(meanings(await see(path))).toEqual([
    ...["email", "date", "songTitle", "songArtist", "songPreference", "notes"],
  ]);
  const text = mainTextIn(await see(path));
  expect(text).toContain("Of 11 rows: songs 5, here already 1, left out 5.");
  for (const [row, why] of [
    [3, "On the list of Ana Núñez already"],
    [7, "There is no booking here of that client and date"],
    [8, "There are several bookings of Tia: say the date in a column"],
    [10, "It does not say whose song it is"],
    [11, "There is no song"],
    [12, "“hmm” does not tell whether it is to be played"],
  ] as const)
    expect(wordsOf(text, row)).toContain(why);
  expect(await tables()).toEqual(before);

  await bringIn(path, [["as", "songs"]]);
  expect(await rows("SELECT title, preference, note FROM song_requests ORDER BY booking_id, position")).toHaveLength(5);
  const list = mainTextIn(await htmlAt(portalPaths.songs, await signIn(booking)));
  for (const words of ["September", "Earth Wind & Fire", "Cha Cha Slide", "At Last"]) expect(list).toContain(words);
  expect(
    await rows("SELECT preference, note FROM song_requests WHERE title in ('September', 'Macarena') ORDER BY title"),
  ).toEqual([
    { preference: "do-not-play-unless-asked", note: null },
    { preference: "must-play", note: "Remarks: At the cake" },
  ]);
  expect(await rows("SELECT id FROM outbox")).toEqual([]);
  expect(mainTextIn(await see(await choose(songs)))).toContain("songs 0, here already 6");

  await env.DB.prepare("DELETE FROM sessions").run();
  await submit(path, { act: "undo" });
  expect(await tables()).toEqual(before);
});

it("keeps a song that was changed since when the file is undone", async () => {
  await storeBooking({ clientEmail: "ana@example.com", eventDate: "2099-04-17" });
  const path = await choose(songs);
  await bringIn(path, [["as", "songs"]]);
  await env.DB.prepare("UPDATE song_requests SET note = 'Twice' WHERE title = 'At Last'").run();
  await submit(path, { act: "undo" });
  expect(await rows("SELECT title FROM song_requests")).toEqual([{ title: "At Last" }]);
  expect(mainTextIn(await see(path))).toContain("It was changed after it came in");
});
