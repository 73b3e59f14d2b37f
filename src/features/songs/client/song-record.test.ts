import { env } from "cloudflare:workers";
import { asc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { planChanges } from "../../../database/schema/timeline.ts";
import { addDays, calendarDateAt } from "../../../platform/dates.ts";
import { minute } from "../../../platform/durations.ts";
import { asAdministrator } from "../../../test/access.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeMoment } from "../../../test/plan-keys.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { cron, mailbox, postForm, postJson, visit } from "../../../test/site.ts";
import { SongList, slowTide } from "../../../test/song-list.ts";
import { portalApi } from "../../portal/paths.ts";
import { adminPlan } from "../../timeline/dj/paths.ts";
import { songPlaces } from "./paths.ts";

const db = primary(env.DB);
const today = calendarDateAt(Date.now());

async function listIn(days: number): Promise<SongList> {
  const booking = await storeBooking({ eventDate: addDays(today, days), price: 0, status: "confirmed" });
  return new SongList(booking, await signIn(booking));
}

const changes = () => db.select().from(planChanges).orderBy(asc(planChanges.createdAt), asc(planChanges.id));
const said = async () =>
  (await changes()).map(({ subject, field, before, after }) => `${subject}, ${field}: ${before} → ${after}`);

const edit = (list: SongList, title: string, over: object) =>
  visit(postJson(songPlaces.client.edit(`song-id-${title}`), { ...slowTide, title, ...over }, list.client));

it("each change of a song is recorded with who and from what to what, once, and the digest tells what they come to", async () => {
  const list = await listIn(30);
  const dance = await storeMoment(list.booking.id, "First dance");
  for (const title of ["One", "Two", "Three"]) await list.add(title);
  await list.add("One");
  await db.delete(planChanges);
  expect((await edit(list, "One", { preference: "do-not-play", momentId: dance })).status).toBe(200);
  await edit(list, "One", { preference: "do-not-play", momentId: dance });
  await list.move("Three", { after: null });
  await list.move("Three", { after: null });
  await visit(postJson(songPlaces.client.remove("song-id-Two"), {}, list.client));
  const paste = { text: "A – B\nC – D", preference: "play-if-possible", take: ["0", "1"], booking: list.booking.id };
  const form = { ...paste, idempotencyKey: crypto.randomUUID() };
  for (let time = 0; time < 2; time += 1) await visit(postJson(portalApi.pasteAdd, form, list.client));
  const name = (title: string) => `${title} – The Harbor Lights`;
  expect((await said()).sort()).toEqual(
    [
      `${name("One")}, Preference: Must play → Do not play`,
      `${name("One")}, When: Dance floor → First dance`,
      `${name("Three")}, Place: after Two → first`,
      `${name("Two")}, Song: ${name("Two")}, Dance floor, Must play → null`,
      "Pasted list, Song: null → 2 songs pasted into Play if possible, Dance floor",
    ].sort(),
  );
  expect(new Set((await changes()).map((row) => `${row.role} ${row.author} ${row.part} ${row.state}`))).toEqual(
    new Set(["client Ana Núñez songs made"]),
  );
  const { email, mails } = mailbox();
  const eve = Date.parse(`${addDays(today, 29)}T20:00:00Z`);
  for (const at of [eve, eve + minute]) await cron(at, { EMAIL: email });
  const digest = mails.find(({ subject }) => subject.includes(" in the plan: "));
  expect(digest?.subject).toMatch(/^5 changes in the plan/);
  for (const line of [
    `${name("One")}, Preference: Must play → Do not play (Ana Núñez)`,
    `${name("Two")}: Removed. It was: ${name("Two")}, Dance floor, Must play (Ana Núñez)`,
    "Pasted list: New: 2 songs pasted into Play if possible, Dance floor (Ana Núñez)",
  ])
    expect(digest?.text).toContain(line);
});

it("after the lock each change is a proposal, which the page says and the DJ makes by a yes, or sees what came between", async () => {
  const list = await listIn(30);
  for (const title of ["One", "Two"]) await list.add(title);
  await env.DB.prepare("UPDATE bookings SET event_date = ?, created_at = 0").bind(addDays(today, 2)).run();
  await db.delete(planChanges);
  const before = await list.stored();
  expect(await (await edit(list, "One", { preference: "do-not-play" })).json()).toEqual({
    id: "song-id-One",
    proposed: true,
  });
  await edit(list, "One", { preference: "do-not-play" });
  await edit(list, "One", { preference: "play-if-possible" });
  await list.move("Two", { after: null });
  await visit(postJson(songPlaces.client.remove("song-id-Two"), {}, list.client));
  const added = await visit(
    postForm(portalApi.songs, { ...slowTide, title: "New", booking: list.booking.id }, list.client),
  );
  expect(added.headers.get("Location")).toContain("done=proposed");
  const paste = { text: "A – B\nC – D", preference: "play-if-possible", take: ["0", "1"], booking: list.booking.id };
  await visit(postJson(portalApi.pasteAdd, { ...paste, idempotencyKey: crypto.randomUUID() }, list.client));
  expect(await list.stored()).toEqual(before);
  const page = mainTextIn(await list.page({ done: "proposed" }));
  expect(page).toMatch(/Locked since .*: a change now waits for my yes\..*Proposed\./);
  expect(page).toMatch(/Waiting for my yes .*“Must play” becomes “Do not play”.*2 songs pasted into Play if possible/);

  const rows = await changes();
  expect(rows).toHaveLength(6);
  const dj = await asAdministrator();
  const decide = async (part: string) => {
    const batch = rows.find(({ field, before: was, after }) => `${field} ${was} ${after}`.includes(part))?.batch ?? "";
    return visit(postForm(adminPlan(list.booking.id).decide, { batch, decision: "accept" }, dj));
  };
  for (const part of ["Must play Do not", "Place", "Song null New", "2 songs pasted"])
    expect((await decide(part)).status, part).toBe(303);
  expect((await list.stored()).map(({ title, preference }) => `${title} ${preference}`)).toEqual([
    "Two must-play",
    "One do-not-play",
    "New must-play",
    "B play-if-possible",
    "D play-if-possible",
  ]);
  expect(new Set((await list.stored()).map(({ position }) => position)).size).toBe(5);
  const late = await decide("Must play Play");
  expect(late.status).toBe(409);
  expect(mainTextIn(await late.text())).toContain(
    "Preference: asked from “Must play” to “Play if possible”, by now it is “Do not play”.",
  );
  expect((await decide("Must play null")).status).toBe(303);
  expect((await list.titles()).slice(0, 2)).toEqual(["One", "New"]);
  expect(await db.select().from(planChanges).where(eq(planChanges.state, "proposed"))).toHaveLength(1);
});
