import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { primary } from "../../database/client.ts";
import { planChanges } from "../../database/schema/timeline.ts";
import { addDays, type CalendarDate, calendarDateAt, instantAt } from "../../platform/dates.ts";
import { day, hour, minute } from "../../platform/durations.ts";
import { storeBooking } from "../../test/portal.ts";
import { cron, mailbox } from "../../test/site.ts";

const db = primary(env.DB);
const today = calendarDateAt(Date.now());

type Row = readonly [subject: string, field: string, before: string | null, after: string | null, author?: string];

let stored = 0;

async function store(bookingId: string, rows: readonly Row[], over: Partial<typeof planChanges.$inferInsert> = {}) {
  for (const [name, field, before, after, author = "Maya"] of rows) {
    stored += 1;
    const [subjectId = "", subject = subjectId] = name.split(" as ");
    const part = subjectId.startsWith("♪") ? "songs" : "moments";
    await db.insert(planChanges).values({
      id: `${1e6 + stored}`,
      bookingId,
      batch: `${stored}`,
      part,
      subjectId,
      subject: subject.replace("♪ ", ""),
      field,
      before,
      after,
      role: "client",
      author,
      createdAt: Date.now(),
      ...over,
    });
  }
}

const digestsAmong = <Mail extends { subject: string }>(mails: readonly Mail[]): Mail[] =>
  mails.filter(({ subject }) => subject.includes(" in the plan: "));

const linesOf = (text: string): string[] => text.split("\n").filter((line) => /\(\w[^()]*\)$/.test(line));

const forty: readonly Row[] = [
  ["Toast", "Length", "5 min", "10 min"],
  ["Toast", "Notes", null, "Mic on stand", "Daniel"],
  ["Toast", "Length", "10 min", "8 min", "Paula"],
  ["Dinner", "Begins at", "6:30 PM", "7:00 PM"],
  ["Dinner", "Begins at", "7:00 PM", "6:30 PM"],
  ["Cake", "Moment", null, "Cake, 10 min", "Daniel"],
  ["Cake", "Length", "10 min", "15 min", "Paula"],
  ["Cake", "Song", null, "Sugar", "Daniel"],
  ["Bouquet", "Moment", null, "Bouquet, 5 min"],
  ["Bouquet", "Notes", null, "Outside"],
  ["Bouquet", "Moment", "Bouquet, 5 min", null],
  ["Garter", "Length", "5 min", "7 min"],
  ["Garter", "Moment", "Garter, 7 min", null],
  ["First dance", "Song", "At Last", "Lover"],
  ["First dance", "Artist", "Etta James", "Taylor Swift"],
  ["First dance", "Song", "Lover", "At Last", "Daniel"],
  ["First dance", "Artist", "Taylor Swift", "Etta James", "Daniel"],
  ["First dance", "Place", "after Toast", "first", "Paula"],
  ["Entrance", "Moment", "Entrance", "Grand entrance"],
  ["Entrance as Grand entrance", "Say it like this", null, "Maya: MY-uh"],
  ["Last dance", "Who leads", null, "Rey"],
  ["Last dance", "Who leads", "Rey", "Tía Rosa", "Rey"],
  ["Exit", "Moment", "Exit, 5 min", null],
  ["Exit", "Moment", null, "Exit, 5 min"],
  ["Exit", "Needs a microphone", "no", "yes"],
  ["♪ September", "Song", null, "September – Earth, Wind & Fire"],
  ["♪ September", "Preference", "must play", "play if possible", "Daniel"],
  ["♪ YMCA", "Song", null, "Y.M.C.A. – Village People"],
  ["♪ YMCA", "Song", "Y.M.C.A. – Village People", null],
  ["♪ Dreams", "Preference", "play if possible", "must play"],
  ["♪ Dreams", "Preference", "must play", "do not play", "Daniel"],
  ["♪ Dreams", "Preference", "do not play", "play if possible", "Paula"],
  ["♪ Shout", "Song", "Shout – The Isley Brothers", null, "Paula"],
  ["Speech", "Moment", null, "Speech, 5 min", "Rey"],
  ["Speech", "Moment", "Speech", "Father's speech", "Rey"],
  ["Speech as Father's speech", "Length", "5 min", "6 min", "Rey"],
  ["Guests leave", "Guest dance", "yes", "no"],
  ["Guests leave", "Guest dance", "no", "yes"],
  ["Guests leave", "Notes", "Sparklers", null],
  ["Toast", "Notes", "Mic on stand", "Two mics", "Rey"],
];

it("tells forty mixed changes exactly as what they come to, word for word", async () => {
  const booking = await storeBooking({ eventDate: addDays(today, 2), price: 0, clientName: "Maya Núñez" });
  await store(booking.id, forty);
  await store(booking.id, [["Toast", "Length", "8 min", "20 min", "DJ"]], { role: "dj" });
  await store(booking.id, [["Toast", "Length", "8 min", "12 min"]], { state: "declined" });
  await store(booking.id, [["Dinner", "Length", "1 hour", "2 hours", "Daniel"]], { state: "proposed" });
  expect(forty).toHaveLength(40);
  const { email, mails: all } = mailbox();
  const now = Date.now();
  await cron(now, { EMAIL: email });
  await cron(now + minute, { EMAIL: email });
  const mails = digestsAmong(all);
  expect(mails.map(({ to }) => to)).toEqual(["hello@sunsetbaydj.example"]);
  expect(mails[0]?.subject).toMatch(/^16 changes in the plan: Maya Núñez, /);
  expect(linesOf(mails[0]?.text ?? "")).toEqual([
    "Toast, Length: 5 min → 8 min (Maya, Paula)",
    "Toast, Notes: nothing → Two mics (Daniel, Rey)",
    "Cake: New: Cake, 15 min (Daniel, Paula)",
    "Cake, Song: nothing → Sugar (Daniel)",
    "Garter: Removed. It was: Garter, 5 min (Maya)",
    "First dance, Place: after Toast → first (Paula)",
    "Entrance, Moment: Entrance → Grand entrance (Maya)",
    "Entrance, Say it like this: nothing → Maya: MY-uh (Maya)",
    "Last dance, Who leads: nothing → Tía Rosa (Maya, Rey)",
    "Exit, Needs a microphone: no → yes (Maya)",
    "September: New: September – Earth, Wind & Fire (Maya, Daniel)",
    "September, Preference: must play → play if possible (Daniel)",
    "Shout: Removed. It was: Shout – The Isley Brothers (Paula)",
    "Father's speech: New: Father's speech, 6 min (Rey)",
    "Guests leave, Notes: Sparklers → nothing (Maya)",
    "Dinner, Length: 1 hour → 2 hours (Daniel)",
  ]);
});

it("goes out once a day from 8 AM on, at once in the last three days, and not at all for what was undone", async () => {
  const first = addDays(today, 10) as CalendarDate;
  const at = (days: number, hours: number) => instantAt(addDays(first, days), hours * 60);
  const booking = await storeBooking({ eventDate: addDays(first, 5), price: 0 });
  const { email, mails } = mailbox();
  const run = async (instant: number) => {
    // A mail queued during a run goes with the next one.
    for (const seconds of [0, 1]) await cron(instant + seconds * 1000, { EMAIL: email });
    return digestsAmong(mails.splice(0)).map(({ subject }) => subject.split(" in the plan")[0]);
  };
  const change = (before: string, after: string) => store(booking.id, [["Toast", "Length", before, after]]);

  await change("5 min", "6 min");
  expect(await run(at(0, 7.9))).toEqual([]);
  expect(await run(at(0, 8))).toEqual(["1 change"]);
  await change("6 min", "7 min");
  expect(await run(at(0, 9))).toEqual([]);
  expect(await run(at(0, 9) + 14 * hour)).toEqual([]);
  expect(await run(at(1, 8.5))).toEqual(["1 change"]);
  await change("7 min", "9 min");
  await change("9 min", "7 min");
  expect(await run(at(2, 7))).toEqual([]);
  await change("7 min", "8 min");
  expect(await run(at(2, 7) + 10 * minute)).toEqual(["1 change"]);
  expect(await run(at(2, 7) + day)).toEqual([]);
  await env.DB.exec("UPDATE bookings SET status = 'cancelled'");
  await change("9 min", "8 min");
  expect(await run(at(4, 9))).toEqual([]);
});

it("comes once in ten minutes of the last three days, however often a plan is changed", async () => {
  const booking = await storeBooking({ eventDate: addDays(today, 2), price: 0 });
  const noon = instantAt(today, 12 * 60);
  const { email, mails } = mailbox();
  for (let minutes = 0; minutes <= 20; minutes += 1) {
    await store(booking.id, [[`Moment ${minutes}`, "Length", "5 min", "6 min"]]);
    await cron(noon + minutes * minute, { EMAIL: email });
    await cron(noon + minutes * minute + 1000, { EMAIL: email });
  }
  expect(digestsAmong(mails).map(({ subject }) => subject.split(" in the plan")[0])).toEqual([
    "1 change",
    "10 changes",
    "10 changes",
  ]);
});

it("comes once in ten minutes for all plans, several in one mail that says of each what changed", async () => {
  const near = addDays(today, 2);
  const [ana, bea, cleo] = [
    await storeBooking({ eventDate: near, price: 0, clientName: "Ana" }),
    await storeBooking({ eventDate: addDays(near, 1), price: 0, clientName: "Bea" }),
    await storeBooking({ eventDate: addDays(today, 20), price: 0, clientName: "Cleo" }),
  ];
  const noon = instantAt(today, 12 * 60);
  const { email, mails } = mailbox();
  const runAt = async (minutes: number) => {
    for (const seconds of [0, 1]) await cron(noon + minutes * minute + seconds * 1000, { EMAIL: email });
    return mails.splice(0).filter(({ text }) => / min /.test(text));
  };
  const change = (bookingId: string, after: string) => store(bookingId, [["Toast", "Length", "5 min", after]]);
  await change(ana.id, "6 min");
  expect((await runAt(0)).map(({ subject }) => subject)).toEqual([expect.stringContaining("in the plan: Ana")]);
  await change(bea.id, "7 min");
  await change(cleo.id, "8 min");
  expect(await runAt(5)).toEqual([]);
  await change(bea.id, "9 min");
  const [mail, ...others] = await runAt(10);
  expect([mail?.subject, others]).toEqual(["2 plans with news", []]);
  for (const part of ["in the plan: Bea", "5 min → 9 min", "in the plan: Cleo", "5 min → 8 min"])
    expect(mail?.text).toContain(part);
});
