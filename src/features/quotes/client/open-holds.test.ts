import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { site } from "../../../content/site.ts";
import { primary } from "../../../database/client.ts";
import { bookings } from "../../../database/schema/bookings.ts";
import { addDays, type CalendarDate } from "../../../platform/dates.ts";
import { dateInWords } from "../../../platform/english.ts";
import { see, submit } from "../../../test/administrator.ts";
import { formIn } from "../../../test/booking-forms.ts";
import { beginAt } from "../../../test/clock.ts";
import { mainTextIn } from "../../../test/page.ts";
import { cookieIn, signIn } from "../../../test/portal.ts";
import { askForQuote } from "../../../test/quotes.ts";
import { rows } from "../../../test/rows.ts";
import { cron, mailbox, postForm, visit } from "../../../test/site.ts";
import { mailsAt, onAnotherDay, wait } from "../../../test/waitlist.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import { bookingMoney } from "../../payments/dj/paths.ts";
import { portalApi } from "../../portal/paths.ts";
import { quoteApi } from "./paths.ts";

const now = Date.parse("2026-11-20T20:00:00Z");
const hours = 3_600_000;

beginAt(now);

const dateOf = (at: number): CalendarDate => addDays("2027-04-17", 7 * at);

const quoteFor = async (at: number, email = "maya@example.com", date: string = dateOf(at)) =>
  (await askForQuote({ email, eventDate: date }, `198.51.100.${at}`)).token;

const accept = (token: string, network: string, headers = {}) =>
  visit(postForm(quoteApi.accept, { token }, { "CF-Connecting-IP": network, ...headers }));

const held = () => rows("SELECT id, event_date FROM bookings WHERE status = 'hold' ORDER BY event_date");
const networks = () => rows("SELECT network FROM web_holds WHERE network <> ''");

it("of six yeses at once from one mailbox, under any spelling, two hold their dates and the other quotes stay open", async () => {
  const spellings = ["maya.b@gmail.com", "mayab+1@gmail.com", "m.a.y.a.b@googlemail.com", "Maya.B@Gmail.com"];
  const tokens = [];
  for (let at = 0; at < 6; at += 1) tokens.push(await quoteFor(at, spellings[at % spellings.length]));
  const answers = await Promise.all(tokens.map((token, at) => accept(token, `203.0.113.${at}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 303, ...Array.from({ length: 4 }, () => 409)]);
  expect(await held()).toHaveLength(2);
  expect(await rows("SELECT status, count(*) AS count FROM quotes GROUP BY status ORDER BY status")).toEqual([
    { status: "accepted", count: 2 },
    { status: "open", count: 4 },
  ]);
});

it("of eight yeses at once from one network, whoever they name, four hold their dates", async () => {
  const tokens = [];
  for (let at = 0; at < 8; at += 1) tokens.push(await quoteFor(at, `stranger-${at}@example.com`));
  const answers = await Promise.all(tokens.map((token, at) => accept(token, `2001:db8:1:2::${at.toString(16)}`)));
  const refused = answers.filter(({ status }) => status === 409);
  expect([refused.length, (await held()).length]).toEqual([4, 4]);
  expect(mainTextIn((await refused[0]?.text()) ?? "")).toContain("From your network four dates are on hold already");
  const left = tokens[answers.findIndex(({ status }) => status === 409)] ?? "";
  expect((await accept(left, "2001:db8:1:300::1")).status).toBe(303);
});

it("who is signed in reads which two dates they hold; anybody else reads no date, and what to do instead", async () => {
  const tokens = [await quoteFor(0), await quoteFor(1), await quoteFor(2)];
  const [first = "", second = "", third = ""] = tokens;
  const before = cookieIn(await accept(first, "203.0.113.1"));
  const cookie = cookieIn(await accept(second, "203.0.113.2", { Cookie: before }));
  const own = await accept(third, "203.0.113.3", { Cookie: cookie });
  const read = mainTextIn(await own.text());
  expect(own.status).toBe(409);
  expect(read).toContain(`You hold two dates already: ${dateInWords(dateOf(0))} and ${dateInWords(dateOf(1))}`);
  for (const part of ["Your quote stays open", "Pay the deposit of one of them", "$2,324.25"])
    expect(read).toContain(part);
  const neutral = mainTextIn(await (await accept(third, "203.0.113.3")).text());
  expect(neutral).toContain("Two dates are on hold for your email address already");
  for (const date of [0, 1]) expect(neutral).not.toContain(dateInWords(dateOf(date)));
});

it("what is paid for, or has the DJ's word, leaves room for another date; a signature alone does not", async () => {
  const tokens = [];
  for (let at = 0; at < 5; at += 1) tokens.push(await quoteFor(at));
  const [first = "", second = "", third = "", fourth = "", fifth = ""] = tokens;
  await accept(first, "203.0.113.1");
  await accept(second, "203.0.113.2");
  const [paid, given] = (await held()).map(({ id }) => String(id));
  await env.DB.prepare(
    `INSERT INTO signatures (id, booking_id, number, text, sha256, name, consent, session, user_agent, signed_at)
      VALUES ('s', ?, 1, 'text', 'x', 'Maya Brooks', 'yes', '', '', 0)`,
  )
    .bind(given)
    .run();
  // Countersigned by the site, not by the DJ.
  await rows(`INSERT INTO countersignatures (signature_id, "by", created_at) VALUES ('s', NULL, 0)`);
  expect((await accept(third, "203.0.113.3")).status).toBe(409);
  const mark = { key: crypto.randomUUID(), purpose: "deposit", method: "zelle", amount: "581", note: "" };
  expect((await submit(bookingMoney(paid ?? "").mark, mark)).status).toBe(303);
  expect((await accept(third, "203.0.113.3")).status).toBe(303);
  expect((await accept(fourth, "203.0.113.4")).status).toBe(409);
  await submit(bookingPaths(given ?? "").status, { status: "confirmed" });
  expect((await accept(fourth, "203.0.113.4")).status).toBe(303);
  expect((await accept(fifth, "203.0.113.5")).status).toBe(409);
});

it("of a network no more than a keyed hash is stored, and that goes with the hold", async () => {
  await accept(await quoteFor(0), "203.0.113.1");
  const [stored, ...more] = await networks();
  expect([more.length, /^[\w-]{43}$/.test(String(stored?.network))]).toEqual([0, true]);
  await cron(now + 48 * hours, { EMAIL: mailbox().email });
  expect(await networks()).toEqual([]);
});

it("two quotes for a date hold it twice in all for one mailbox, and no third time", async () => {
  const [first, second] = [await quoteFor(0), await quoteFor(1, "maya@example.com", dateOf(0))];
  await accept(first, "203.0.113.1");
  vi.setSystemTime(now + 49 * hours);
  expect((await accept(second, "203.0.113.1")).status).toBe(303);
  vi.setSystemTime(now + 98 * hours);
  const third = await quoteFor(2, "maya+3@example.com", dateOf(0));
  for (const token of [first, second, third]) {
    const answer = await accept(token, "203.0.113.1");
    expect([answer.status, mainTextIn(await answer.text())]).toEqual([
      409,
      expect.stringContaining("holds a date twice, whoever asks"),
    ]);
  }
  expect(await rows("SELECT id FROM bookings WHERE status = 'hold' AND hold_ends_at > ?", Date.now())).toEqual([]);
});

it("a date that was held twice for nothing, whoever held it, is the DJ's to give: one press asks, and the DJ books it", async () => {
  for (const [at, stranger] of ["a@evil.example", "b@evil.example"].entries()) {
    vi.setSystemTime(now + at * 49 * hours);
    expect((await accept(await quoteFor(at, stranger, dateOf(0)), `203.0.113.${at}`)).status).toBe(303);
  }
  vi.setSystemTime(now + 98 * hours);
  const token = await quoteFor(5, "maya@example.com", dateOf(0));
  const refused = await accept(token, "192.0.2.7");
  const html = await refused.text();
  expect([refused.status, mainTextIn(html)]).toEqual([409, expect.stringContaining("Now it is for me to give")]);
  const [, question = ""] = / name="question" value="([^"]+)"/.exec(html) ?? [];
  const { email: EMAIL, mails } = mailbox();
  await visit(postForm(quoteApi.ask, { token, question }), { EMAIL });
  expect(mails.map(({ to }) => to)).toEqual([site.email]);
  expect(mails[0]?.text).toContain(dateInWords(dateOf(0)));
  const [lead] = await rows("SELECT id FROM contacts WHERE email = 'maya@example.com'");
  const { booking } = leadPaths(String(lead?.id));
  const { tell: _, ...fields } = formIn(await see(booking));
  expect((await submit(booking, { ...fields, status: "hold" })).status).toBe(303);
  expect(await rows("SELECT client_email FROM bookings WHERE status = 'hold' AND hold_ends_at IS NULL")).toEqual([
    { client_email: "maya@example.com" },
  ]);
});

it("whom the waitlist's mail has promised the date holds it although others did twice, but no line of strangers forever", async () => {
  for (const [at, stranger] of ["a@evil.example", "b@evil.example"].entries()) {
    vi.setSystemTime(now + at * 49 * hours);
    await accept(await quoteFor(at, stranger, dateOf(0)), `203.0.113.${at}`);
  }
  const line = ["maya@example.com", "c@evil.example", "d@evil.example"];
  for (const one of line) {
    await wait(one, dateOf(0));
    vi.setSystemTime(Date.now() + 1000);
  }
  const statuses: number[] = [];
  for (const [at, one] of line.entries()) {
    await onAnotherDay();
    expect((await mailsAt(now + (at + 2) * 49 * hours)).map(({ to }) => to)).toContain(one);
    statuses.push((await accept(await quoteFor(at + 2, one, dateOf(0)), "192.0.2.7")).status);
  }
  expect(statuses).toEqual([303, 303, 409]);
});

it("two dates that are held at once are no more by holding ended ones again", async () => {
  const tokens = [];
  for (let at = 0; at < 4; at += 1) tokens.push(await quoteFor(at));
  const [first = "", second = "", third = "", fourth = ""] = tokens;
  await accept(first, "203.0.113.1");
  await accept(second, "203.0.113.1");
  const [booking] = await primary(env.DB).select().from(bookings).orderBy(bookings.eventDate);
  if (!booking) throw new Error("nothing is held");
  vi.setSystemTime(now + 49 * hours);
  await accept(third, "203.0.113.1");
  await accept(fourth, "203.0.113.1");
  expect((await accept(first, "203.0.113.1")).status).toBe(409);
  const refused = await visit(postForm(portalApi.hold, { booking: booking.id }, await signIn(booking)));
  expect([refused.status, mainTextIn(await refused.text())]).toEqual([
    409,
    expect.stringContaining(`You hold two dates already: ${dateInWords(dateOf(2))} and ${dateInWords(dateOf(3))}`),
  ]);
});
