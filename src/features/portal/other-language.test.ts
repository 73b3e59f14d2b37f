import { expect, it } from "vitest";
import { addDays, calendarDateAt } from "../../platform/dates.ts";
import { madeUpLanguage as language, unmarkedIn } from "../../test/marked-words.ts";
import { storeKey, storeMoment } from "../../test/plan-keys.ts";
import { signIn, storeBooking } from "../../test/portal.ts";
import { rows } from "../../test/rows.ts";
import { get, postForm, visit } from "../../test/site.ts";
import { portalKeys } from "../invites/client/paths.ts";
import { withQuery } from "../site/paths.ts";
import { portalApi, portalEvening, portalParameters, portalPaths, portalReview } from "./paths.ts";

const names = ["min", "Twitch", "h", "Ana", "Núñez", "Sand Key Park", "Safari", "PNG", "SVG", "TuneMyMusic", "Spotify"];
const own = [
  ...names,
  "Apple Music",
  "YouTube Music",
  "Google",
  "Clearwater",
  "Vals",
  "Tide",
  "Isley",
  "W",
  "Paula Planner",
  "paula@example.com",
];

it("devices, the review, the recap and the keys of those who plan along speak the client's language", async () => {
  const today = calendarDateAt(Date.now());

  const client = async (days: number, over: Parameters<typeof storeBooking>[0] = {}) => {
    const eventDate = addDays(today, days);
    const booking = await storeBooking({ language, eventType: "Quinceañera", eventDate, ...over });
    const { Cookie } = await signIn(booking);
    return { booking, headers: { Cookie: `${Cookie}; __Host-language=${language}` } };
  };
  const read = async (answer: Response, where: string) => {
    const html = await answer.text();
    expect(html, where).toContain(`<html lang="${language}">`);
    expect(unmarkedIn(html, own), where).toEqual([]);
  };
  const { booking, headers } = await client(40, { deposit: 0 });
  await read(await visit(get(portalPaths.sessions, headers)), "devices");
  await read(await visit(get(portalReview(booking.id), headers)), "early review");
  await read(await visit(get(portalEvening(booking.id), headers)), "early recap");
  for (const done of ["issued", "revoked", "renewed", "mailed", "unchanged"])
    await read(await visit(get(portalKeys(booking.id, done), headers)), done);
  await read(await visit(postForm(portalApi.keys, { booking: booking.id, key: "12345678" }, headers)), "no key");
  const key = {
    booking: booking.id,
    key: "12345678",
    kind: "family",
    name: "Paula Planner",
    email: "paula@example.com",
  };
  for (const [endsOn, moment] of [
    ["2020-01-01", ""],
    [today, ""],
    [today, "gone"],
  ] as const) {
    const refused = await visit(postForm(portalApi.keys, { ...key, endsOn, moment }, headers));
    await read(refused, `key until ${endsOn} for "${moment}"`);
  }
  const foreign = { bookingId: crypto.randomUUID(), type: "general", subject: "~", message: "~~~~~~~~~~~~" };
  const refused = await visit(postForm(portalApi.requests, foreign, headers));
  expect(refused.status).toBe(403);
  await read(refused, "a request of another booking");

  const over = await client(-3, { status: "completed" });
  await read(await visit(get(portalReview(over.booking.id), over.headers)), "review");
  const review = { booking: over.booking.id, rating: "5", words: "", name: "" };
  await read(await visit(postForm(portalApi.review, review, over.headers)), "no review");
  const said = { ...review, words: "~~~~~~~~~~~~", name: "Ana" };
  expect((await visit(postForm(portalApi.review, said, over.headers))).status).toBe(303);
  await read(await visit(get(portalReview(over.booking.id, "sent"), over.headers)), "sent review");
  await rows(
    "INSERT INTO recaps (booking_id, decision, decided_at) VALUES (?, 'released', ?)",
    over.booking.id,
    Date.now(),
  );
  await rows(
    `INSERT INTO guest_requests (id, booking_id, song_key, title, artist, state, votes, started_at, created_at)
     VALUES ('q', ?, 'tide|isley', 'Tide', 'Isley', 'played', 2, ?, 1)`,
    over.booking.id,
    Date.parse(over.booking.eventDate) + 100_000_000,
  );
  const recap = await visit(get(portalEvening(over.booking.id), over.headers));
  const file = /download="([^"]+)\.svg"/.exec(await recap.clone().text())?.[1] ?? "no name";
  expect(unmarkedIn(file)).toEqual([]);
  await read(recap, "recap");
  const picture = withQuery(portalPaths.eveningPicture, { [portalParameters.booking]: over.booking.id });
  const drawn = await (await visit(get(picture, over.headers))).text();
  expect(drawn).toContain("~");
  expect(unmarkedIn(drawn, own)).toEqual([]);

  const moment = await storeMoment(booking.id, "Vals");
  for (const kind of ["partner", "planner", "venue", "family", "dj"] as const) {
    const { link, headers: cookie } = await storeKey(booking.id, {
      kind,
      ...(kind === "family" ? { momentId: moment } : {}),
    });
    await read(await visit(get(link)), `link of ${kind}`);
    const keyed = { Cookie: `${cookie.Cookie}; __Host-language=${language}` };
    await read(await visit(get(portalPaths.keyPlan, keyed)), `plan of ${kind}`);
  }
});
