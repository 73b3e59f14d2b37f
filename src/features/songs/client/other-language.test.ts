import { expect, it } from "vitest";
import { addDays, calendarDateAt } from "../../../platform/dates.ts";
import { fill } from "../../../platform/language.ts";
import { wordsIn } from "../../../platform/pages/words.ts";
import { madeUpLanguage as language, unmarkedIn } from "../../../test/marked-words.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { get, postForm, visit } from "../../../test/site.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { songPlaces } from "./paths.ts";

// Lengths are written alike.
const names = ["min", "h", "Ana", "Núñez", "Sand", "Key", "Park", "Tide", "Shout", "Isley"];

it("the client's songs are listed, refused, pasted and proposed in their language", async () => {
  const today = calendarDateAt(Date.now());

  const client = async (days: number) => {
    const booking = await storeBooking({ language, eventType: "Quinceañera", eventDate: addDays(today, days) });
    const { Cookie } = await signIn(booking);
    return { id: booking.id, headers: { Cookie: `${Cookie}; __Host-language=${language}` } };
  };
  const read = async (answer: Response, where: string) => {
    const html = await answer.text();
    expect(html, where).toContain(`<html lang="${language}">`);
    expect(unmarkedIn(html.replace(/<textarea hidden.*?<\/textarea>/gs, ""), names), where).toEqual([]);
    return html;
  };
  const { takes, at } = songPlaces.client;
  const { id, headers } = await client(60);
  const see = async (query: Parameters<typeof at>[0], where: string) =>
    read(await visit(get(at(query), headers)), where);
  await see({}, "no songs");
  const song = { title: "Tide", artist: "Isley", preference: "must-play", seconds: "210", explicit: "true" };
  expect((await visit(postForm(takes.songs, song, headers))).status).toBe(303);
  for (const title of ["", "https://open.spotify.com/playlist/1"])
    await read(await visit(postForm(takes.songs, { ...song, title }, headers)), `refused: ${title}`);
  const [{ id: one } = {}] = await rows("SELECT id FROM song_requests");
  for (const done of ["added", "pasted", "saved", "removed", "moved", "undone", "proposed"]) await see({ done }, done);
  await see({ edit: String(one) }, "edit");
  await see({ remove: String(one) }, "remove");
  await read(await visit(postForm(songPlaces.client.edit("x"), song, headers)), "gone");

  await read(await visit(get(portalPaths.pasteSongs, headers)), "paste");
  for (const text of [
    "https://open.spotify.com/playlist/1",
    "Tide",
    "Isley – Tide\nIsley – Shout\nIsley – Tide\n!!!",
  ]) {
    const pasted = { text, preference: "must-play", booking: id };
    await read(await visit(postForm(portalApi.pastePreview, pasted, headers)), text);
  }
  await read(await visit(postForm(portalApi.pasteAdd, { text: "Tide", preference: "must-play" }, headers)), "none");

  const late = await client(2);
  expect((await visit(postForm(takes.songs, song, late.headers))).status).toBe(303);
  const pasted = { text: "Isley – Shout", preference: "must-play", take: "0", booking: late.id };
  const sent = await visit(
    postForm(portalApi.pasteAdd, { ...pasted, idempotencyKey: crypto.randomUUID() }, late.headers),
  );
  expect(sent.status).toBe(303);
  const { changes, songs } = wordsIn(language);
  const inWords = fill(changes.pasted, { count: 1, list: songs.preferences["must-play"] });
  expect(await read(await visit(get(portalPaths.plan, late.headers)), "plan")).toContain(inWords);
  await read(await visit(get(at({}), late.headers)), "proposed");
});
