import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { type followUps, standardFollowUps } from "../../../content/follow-ups.ts";
import { primary } from "../../../database/client.ts";
import { calls } from "../../../database/schema/calls.ts";
import { amendments } from "../../../database/schema/contracts.ts";
import { day } from "../../../platform/durations.ts";
import { see, submit } from "../../../test/administrator.ts";
import { storeLead } from "../../../test/booking-forms.ts";
import { beginAt } from "../../../test/clock.ts";
import { bring, replyTo } from "../../../test/incoming-mail.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { askForQuote } from "../../../test/quotes.ts";
import { rows } from "../../../test/rows.ts";
import { signBoth } from "../../../test/signatures.ts";
import { cron, inquiry, mailbox, postForm, postJson, visit } from "../../../test/site.ts";
import { spanish } from "../../../test/spanish.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { bookingSummary } from "../../bookings/model.ts";
import { findBookingQuery } from "../../bookings/read-bookings.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import { personJoin } from "../../people/dj/paths.ts";
import { quoteApi } from "../../quotes/client/paths.ts";
import { settingsPaths } from "../../settings/dj/paths.ts";
import { api } from "../../site/paths.ts";

const db = primary(env.DB);

/** Friday afternoon in Florida. */
const now = Date.parse("2026-11-20T20:00:00Z");

beginAt(now);

const versionOf = async (of: (typeof followUps)[number]) =>
  new RegExp(`name="of" value="${of}"/><input type="hidden" name="version" value="(\\d+)"`).exec(
    await see(settingsPaths.followUps),
  )?.[1] ?? "";

const save = async (of: (typeof followUps)[number], over: Record<string, string> = {}) => {
  const { subject, text } = standardFollowUps[of];
  const version = await versionOf(of);
  return submit(settingsPaths.followUps, { of, version, subject, text, days: "3", on: "yes", ...over });
};

/** Runs the site once a day, which sends what was queued the day before, and gives the follow-ups sent. */
async function pass(days: number, EMAIL = mailbox()) {
  for (let passed = 0; passed < days; passed += 1) {
    vi.setSystemTime(Date.now() + day);
    await cron(Date.now(), { EMAIL: EMAIL.email });
  }
  await cron(Date.now() + 60_000, { EMAIL: EMAIL.email });
  const sent = await rows(
    "SELECT recipient, json_extract(data, '$.of') AS kind FROM outbox WHERE kind = 'follow-up' AND sent_at IS NOT NULL AND last_error IS NULL",
  );
  return { sent, mails: EMAIL.mails.filter(({ text }) => text.includes("No other reminder of this comes")) };
}

const answer = async (id: string) => {
  const form = { key: crypto.randomUUID(), subject: "Your date", text: "It is free." };
  expect((await submit(leadPaths(id).reply, form)).status).toBe(303);
};

const pickCall = (of: { contactId: string } | { bookingId: string }) =>
  db.insert(calls).values({
    id: crypto.randomUUID(),
    phone: "(813) 555-0100",
    zone: "America/New_York",
    startsAt: Date.now() + 9 * day,
    createdAt: Date.now(),
    updatedAt: Date.now(),
    ...of,
  });

const answersElsewhere = async (kind: Parameters<typeof replyTo>[0], id: string) =>
  bring("From: ana@work.example\n\nSounds good.", await replyTo(kind, id), { from: "ana@work.example" });

it("all kinds that are due go out in one run, and nothing fails", async () => {
  for (const of of ["lead", "contract"] as const) await save(of);
  await answer(await storeLead());
  await storeBooking({ eventDate: "2098-06-14", clientEmail: "unsigned@example.com", createdAt: Date.now() });
  vi.setSystemTime(Date.now() + 3 * day);
  expect((await pass(1)).sent.map(({ kind }) => kind).toSorted()).toEqual(["contract", "lead"]);
  expect(await rows("SELECT place FROM faults")).toEqual([]);
});

it("one person under two addresses is written to once for one event", async () => {
  await save("lead");
  const [first, second] = [
    await storeLead({ createdAt: Date.now() - 1 }),
    await storeLead({ email: "ana@work.example" }),
  ];
  await submit(personJoin, { email: "ana@example.com", other: "ana@work.example" });
  await answer(second);
  await answer(first);
  expect((await pass(12)).sent).toHaveLength(1);
});

it("a client who picks a time for a call about the agreement is not reminded of it", async () => {
  await save("contract");
  const booking = await storeBooking({ eventDate: "2098-06-14", createdAt: Date.now() });
  vi.setSystemTime(Date.now() + day);
  await pickCall({ bookingId: booking.id });
  expect((await pass(8)).sent).toEqual([]);
});

it("nothing goes out before it is switched on", async () => {
  await answer(await storeLead());
  await askForQuote({ email: "quote@example.com" });
  expect((await pass(6)).sent).toEqual([]);
});

it("a lead that was answered and stays silent is written to once, in the DJ's words", async () => {
  await save("lead", { subject: "Still looking, {name}?", text: "Your {event} on {date}." });
  const id = await storeLead();
  expect((await pass(4)).sent).toEqual([]);
  await answer(id);
  expect((await pass(2)).sent).toEqual([]);
  const { sent, mails } = await pass(12);
  expect(sent).toEqual([{ recipient: "Ana@Example.com", kind: "lead" }]);
  expect(mails[0]?.subject).toBe("Still looking, Ana?");
  expect(mails[0]?.text).toContain("Your Wedding Reception on Friday, June 12, 2099.");
  expect(mainTextIn(await see(leadPaths(id).page))).toContain("The follow-up");
});

it("who writes Spanish gets what is standard in Spanish, and no words in English by themselves", async () => {
  await save("lead", { subject: "Still looking, {name}?" });
  await answer(await storeLead({ language: "es" }));
  expect((await pass(6)).sent).toEqual([]);
  await save("lead");
  await answer(await storeLead({ language: "es", email: "lucia@example.com" }));
  const { email: EMAIL, mails } = mailbox();
  expect((await pass(6, { email: EMAIL, mails })).sent).toEqual([{ recipient: "lucia@example.com", kind: "lead" }]);
  expect(mails.find(({ to }) => to === "lucia@example.com")?.text).toContain(spanish.bookingMails.followUp.leave);
});

it.each([
  ["writes again", () => visit(postJson(api.leadInquiry, { ...inquiry, email: "ana@example.com" }))],
  ["answers by mail", async (id: string) => bring("From: ana@example.com\n\nSounds good.", await replyTo("l", id))],
  ["answers by mail from another address", async (id: string) => answersElsewhere("l", id)],
  ["picks a time for a call", (id: string) => pickCall({ contactId: id })],
  ["is moved on", (id: string) => submit(leadPaths(id).status, { status: "lost" })],
  ["is left alone by the DJ's word", (id: string) => submit(leadPaths(id).followUps, { stop: "yes" })],
  ["is answered again, until then", answer],
])("no follow-up goes to a lead that %s", async (_, does) => {
  await save("lead");
  const id = await storeLead();
  await answer(id);
  await pass(2);
  await does(id);
  expect((await pass(2)).sent).toEqual([]);
});

it("an open quote is followed up once with its price and link; one that was asked about, declined or lost its date is not", async () => {
  await save("quote");
  const open = await askForQuote({ email: "open@example.com" }, "192.0.2.1");
  const asked = await askForQuote({ email: "asked@example.com", eventDate: "2027-04-24" }, "192.0.2.2");
  const declined = await askForQuote({ email: "no@example.com", eventDate: "2027-05-01" }, "192.0.2.3");
  await askForQuote({ email: "gone@example.com", eventDate: "2027-05-08" }, "192.0.2.4");
  await visit(postForm(quoteApi.ask, { token: asked.token, question: "Do you play salsa?" }));
  await visit(postForm(quoteApi.decline, { token: declined.token, reason: "" }));
  await storeBooking({ eventDate: "2027-05-08" });
  const { sent, mails } = await pass(8);
  expect(sent).toEqual([{ recipient: "open@example.com", kind: "quote" }]);
  expect(mails[0]?.text).toContain("$2,324.25");
  const link = /https?:\/\/\S+\/portal\/quote\?token=\S+/.exec(mails[0]?.text ?? "")?.[0] ?? "";
  expect((await visit(new Request(link))).status).toBe(200);
  expect(open.quote.status).toBe("open");
});

it("reminds once of a signature and of a deposit, each while it is left to do", async () => {
  await save("contract");
  await save("deposit");
  const to = (name: string, over = {}) =>
    storeBooking({ clientEmail: `${name}@example.com`, status: "hold", price: 100_000, deposit: 25_000, ...over });
  await to("unsigned");
  const signed = await to("signed");
  await signBoth(signed.id);
  await to("ended", { holdEndsAt: now + day });
  await to("none", { clientEmail: "" });
  const free = await to("free", { deposit: 0 });
  await signBoth(free.id);
  const { sent, mails } = await pass(8);
  expect(sent.toSorted((one, other) => String(one.kind).localeCompare(String(other.kind)))).toEqual([
    { recipient: "unsigned@example.com", kind: "contract" },
    { recipient: "signed@example.com", kind: "deposit" },
  ]);
  expect(mails.find(({ to: recipient }) => recipient === "signed@example.com")?.text).toContain("$250");
});

it.each([
  ["answers by mail from another address", (id: string) => answersElsewhere("b", id)],
  [
    "asks to change what was agreed",
    async (bookingId: string) => {
      const [booking] = await findBookingQuery(db, bookingId);
      if (!booking) throw new Error("the booking is stored");
      const [before, after] = [bookingSummary(booking), { ...bookingSummary(booking), endTime: "23:30" }];
      const wish = { id: "wish", bookingId, before, after, by: "client", createdAt: Date.now() };
      await db.insert(amendments).values({ ...wish, status: "proposed", proposedBy: "client" });
    },
  ],
])("who has signed and %s is not reminded of the deposit meanwhile", async (_, does) => {
  await save("deposit");
  const { id } = await storeBooking({
    clientEmail: "ana@example.com",
    price: 100_000,
    deposit: 25_000,
    createdAt: now,
  });
  await signBoth(id);
  vi.setSystemTime(now + day);
  await does(id);
  expect((await pass(8)).sent).toEqual([]);
});

it("who signs with the client is reminded once more, and the client who has signed is not told to sign", async () => {
  await save("contract");
  const EMAIL = mailbox();
  const booking = await storeBooking({
    clientEmail: "ana@example.com",
    clientName: "Ana Lind",
    status: "confirmed",
    deposit: 0,
  });
  const signer = { name: "Ben Cole", role: "partner", email: "ben@example.com" };
  await submit(bookingPaths(booking.id).signers, signer, { bindings: { EMAIL: EMAIL.email } });
  await signBoth(booking.id);
  const { sent } = await pass(8, EMAIL);
  expect(sent).toEqual([]);
  expect(EMAIL.mails.filter(({ to }) => to === "ben@example.com")).toHaveLength(2);
});

it("switched on, it writes to nobody of long ago", async () => {
  await answer(await storeLead());
  vi.setSystemTime(now + 30 * day);
  await save("lead");
  expect((await pass(3)).sent).toEqual([]);
});

it("shows a mail before it is kept, and refuses what could not be filled in", async () => {
  const looked = mainTextIn(await (await save("quote", { look: "yes" })).text());
  expect(looked).toContain("Your quote of $2,324.25 for your Wedding Reception is still open.");
  expect(looked).toContain(spanish.bookingMails.followUp.leave);
  expect(await rows("SELECT * FROM follow_up_texts")).toEqual([]);
  const refused = await save("quote", { text: "Hi {nmae}", days: "0" });
  expect(refused.status).toBe(422);
  const page = await refused.text();
  for (const words of ["{nmae} stands for nothing", "Please enter 1 to 60 days"]) expect(page).toContain(words);
});

it("somebody's many quotes under spellings of one mailbox keep nobody else's follow-up back", async () => {
  await save("quote");
  for (let at = 0; at < 30; at += 1)
    await askForQuote({ email: `ann+${at}@gmail.com`, eventDate: "2027-05-01" }, `198.51.100.${at}`);
  vi.setSystemTime(now + 60_000);
  await askForQuote({ email: "zoe@example.com" });
  const { sent } = await pass(4);
  expect(sent.map(({ recipient }) => recipient)).toContain("zoe@example.com");
});

it("what another administrator changed meanwhile is not written over", async () => {
  const version = await versionOf("lead");
  const first = { version, text: "Hi {name},\n\nFirst." };
  expect((await save("lead", first)).status).toBe(303);
  expect((await save("lead", { version, text: "Second." })).status).toBe(409);
  expect((await save("lead", first)).status).toBe(303);
  expect((await save("lead", { text: "Third." })).status).toBe(303);
  expect(await see(settingsPaths.followUps)).toContain("Third.");
});
