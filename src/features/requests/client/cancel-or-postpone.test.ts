import { expect, it, vi } from "vitest";
import { english } from "../../../content/words/en/index.ts";
import { day, hour, minute } from "../../../platform/durations.ts";
import { dateInWords } from "../../../platform/english.ts";
import { see, submit } from "../../../test/administrator.ts";
import { asItStands } from "../../../test/booking-forms.ts";
import { beginAt } from "../../../test/clock.ts";
import { mainTextIn } from "../../../test/page.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { signBoth } from "../../../test/signatures.ts";
import { cron, get, htmlAt, mailbox, postForm, visit } from "../../../test/site.ts";
import { next } from "../../../test/who-signs.ts";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { portalContractOf } from "../../contracts/client/paths.ts";
import { bookingMoney } from "../../payments/dj/paths.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { requestPaths } from "../dj/paths.ts";
import { cancelOrPostpone, portalMessages, portalView } from "./paths.ts";

beginAt(Date.parse("2026-11-20T20:00:00Z"));

const eventDate = "2027-06-12";
const free = "2027-06-19";
const taken = "2027-06-26";

async function client(overrides: Parameters<typeof storeBooking>[0] = {}) {
  const booking = await storeBooking({ eventDate, price: 200_000, deposit: 50_000, ...overrides });
  return { booking, headers: await signIn(booking), page: cancelOrPostpone(booking.id) };
}

const textAt = async (path: string, headers: HeadersInit) => mainTextIn(await htmlAt(path, headers));
const pay = (id: string, amount: string) =>
  submit(bookingMoney(id).mark, { key: crypto.randomUUID(), purpose: "deposit", amount, method: "cash" });

it.each([
  { paid: [], says: "canceling costs nothing" },
  { paid: ["500"], says: "Toward the deposit, $500 stays, unless the date is booked again." },
  {
    paid: ["500", "700"],
    says: "Toward the deposit, $500 stays, unless the date is booked again. $700 comes back to you.",
  },
])("says what canceling means after paying $paid", async ({ paid, says }) => {
  const { booking, headers, page } = await client();
  await signBoth(booking.id);
  for (const amount of paid) expect((await pay(booking.id, amount)).status).toBe(303);
  expect(await textAt(page, headers)).toContain(says);
});

it("a booking without a deposit gets all of it back", async () => {
  const { booking, headers, page } = await client({ deposit: 0 });
  await pay(booking.id, "300");
  expect(await textAt(page, headers)).toContain("You have paid $300: all of it comes back to you.");
});

it("what is being confirmed counts as paid, and is never called nothing", async () => {
  const { booking, headers, page } = await client();
  await rows(
    "INSERT INTO checkouts (id, booking_id, purpose, amount, returned_at, checks, next_check_at, expires_at, created_at) VALUES ('cs_1', ?, 'deposit', 50000, 1, 0, 2, 3, 0)",
    booking.id,
  );
  const text = await textAt(page, headers);
  expect(text).toContain("$500 of it is being confirmed");
  expect(text).not.toContain("paid nothing");
});

it("asking to cancel tells the DJ, changes nothing, and is asked once", async () => {
  const { booking, headers, page } = await client();
  const { email, mails } = mailbox();
  const form = { bookingId: booking.id, message: "We are moving to Oregon." };
  for (const _ of [1, 2]) {
    const answer = await visit(postForm(portalApi.cancel, form, headers), { EMAIL: email });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, page]);
  }
  expect(mails.map(({ subject }) => subject)).toEqual([`Cancellation: Cancel ${dateInWords(eventDate)}`]);
  expect(mails[0]?.text).toContain("We are moving to Oregon.");
  expect(await textAt(page, headers)).toContain("Cancellation: asked");
  expect(await htmlAt(page, headers)).not.toContain(`action="${portalApi.cancel}"`);
  expect(await textAt(portalView({ booking: booking.id }), headers)).toContain("We are moving to Oregon.");
  expect(await rows("SELECT status FROM bookings")).toEqual([{ status: "confirmed" }]);
  const [request] = await rows("SELECT id FROM client_requests");
  expect(await see(adminPaths.today)).toContain(`Cancel ${dateInWords(eventDate)}`);
  const desk = bookingPaths(booking.id);
  expect(await see(requestPaths(String(request?.id)).page)).toContain(`href="${desk.nextStep}"`);
  expect(await see(desk.page)).toMatch(/<details open="">\s*<summary[^>]*>Cancel the booking/);
});

it("a client who thinks better of it takes the wish back, both sides read so, and can ask again", async () => {
  const { booking, headers, page } = await client();
  const ask = () => visit(postForm(portalApi.cancel, { bookingId: booking.id }, headers));
  const keep = (form: Record<string, string> = {}) =>
    visit(postForm(portalApi.keep, { bookingId: booking.id, ...form }, headers), { EMAIL: email });
  const { email, mails } = mailbox();
  await keep();
  expect(await rows("SELECT 1 AS one FROM client_requests")).toEqual([]);
  await ask();
  expect(await htmlAt(page, headers)).toContain(`action="${portalApi.keep}"`);
  for (const _ of [1, 2]) {
    const shown = mainTextIn(await htmlAt((await keep()).headers.get("Location") ?? "", headers));
    expect(shown).toContain(english.plans.keep.subject);
    const { types, answered } = english.dashboard.requests;
    expect(shown).toContain(types.cancel);
    expect(shown).not.toContain(`${types.cancel} ${answered}`);
  }
  vi.setSystemTime(Date.now() + hour);
  await cron(Date.now(), { EMAIL: email });
  expect(mails.map(({ text }) => text).join()).toContain(english.plans.keep.text);
  expect(await rows("SELECT type, status FROM client_requests ORDER BY created_at, type")).toEqual([
    { type: "cancel", status: "completed" },
    { type: "general", status: "pending" },
  ]);
  expect(await htmlAt(page, headers)).toContain(`action="${portalApi.cancel}"`);
  expect(await see(bookingPaths(booking.id).page)).toContain(english.plans.keep.subject);
  await ask();
  expect((await submit(bookingPaths(booking.id).status, { status: "cancelled", canceledBy: "client" })).status).toBe(
    303,
  );
  await keep();
  expect(await rows("SELECT 1 AS one FROM client_requests WHERE type = 'general'")).toHaveLength(1);
});

it("asked from two pages at once, to cancel and to postpone, it is one request", async () => {
  const { booking, headers } = await client();
  const form = { bookingId: booking.id, date: free, message: "We are moving." };
  await Promise.all([portalApi.cancel, portalApi.postpone].map((path) => visit(postForm(path, form, headers))));
  expect(await rows("SELECT booking_id FROM client_requests")).toEqual([{ booking_id: booking.id }]);
});

it("another day is answered at once, with free ones near one that is taken, and asked for when it is free", async () => {
  const { booking, headers, page } = await client();
  await storeBooking({ eventDate: taken, clientEmail: "other@example.com" });
  const onTaken = await htmlAt(cancelOrPostpone(booking.id, taken), headers);
  expect(mainTextIn(onTaken)).toContain(`${dateInWords(taken)} is taken.`);
  expect(onTaken).toContain(`date=${free}`);
  expect(onTaken).not.toContain(`action="${portalApi.postpone}"`);
  expect(await textAt(cancelOrPostpone(booking.id, free), headers)).toContain(`${dateInWords(free)} is free.`);
  const own = await textAt(cancelOrPostpone(booking.id, eventDate), headers);
  expect(own).toContain(`${dateInWords(eventDate)} is your day already.`);
  expect(own).not.toContain("is taken");

  const { email, mails } = mailbox();
  const answer = await visit(postForm(portalApi.postpone, { bookingId: booking.id, date: free }, headers), {
    EMAIL: email,
  });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, page]);
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Another date: From ${dateInWords(eventDate)} to ${dateInWords(free)}`,
  ]);
  expect(await rows("SELECT event_date FROM bookings WHERE id = ?", booking.id)).toEqual([{ event_date: eventDate }]);
  const [request] = await rows("SELECT id, new_date FROM client_requests");
  expect(request?.new_date).toBe(free);
  expect(mainTextIn(await see(requestPaths(String(request?.id)).page))).toContain(dateInWords(free));
});

it("a day that was taken meanwhile, or none, is told beside the field and keeps the words", async () => {
  const { booking, headers } = await client();
  await storeBooking({ eventDate: taken, clientEmail: "other@example.com" });
  const ask = (date: string) =>
    visit(postForm(portalApi.postpone, { bookingId: booking.id, date, message: "Grandma is ill" }, headers));
  for (const [date, status, says] of [
    [taken, 409, "This day is not free. Please choose another one."],
    [eventDate, 409, `${dateInWords(eventDate)} is your day already.`],
    ["2020-01-01", 409, "This day is not free. Please choose another one."],
    ["soon", 422, "Please choose the day"],
  ] as const) {
    const answer = await ask(date);
    expect([answer.status, date]).toEqual([status, date]);
    expect(mainTextIn(await answer.text())).toContain(says);
  }
  expect(await rows("SELECT * FROM client_requests")).toEqual([]);
});

it.each(["cancelled", "completed"] as const)("a booking that is %s has nothing to ask for", async (status) => {
  const { booking, headers, page } = await client({ status });
  expect(await textAt(page, headers)).toContain("There is nothing to cancel or to move");
  await visit(postForm(portalApi.cancel, { bookingId: booking.id }, headers));
  expect(await rows("SELECT * FROM client_requests")).toEqual([]);
});

it("is found among the papers while the event is ahead", async () => {
  const { booking, headers, page } = await client();
  expect(await htmlAt(portalView({ booking: booking.id }), headers)).toContain(`href="${page}"`);
  expect((await visit(get(portalPaths.cancelOrPostpone))).status).toBe(401);
});

it.each([
  ["moved", "postpone", "Another date: From"],
  ["canceled", "cancel", "Cancellation: Cancel"],
] as const)("what was asked for is done once the booking is %s", async (_, type, listed) => {
  const { booking, headers, page } = await client();
  await visit(postForm(portalApi[type], { bookingId: booking.id, date: free }, headers));
  expect(mainTextIn(await see(adminPaths.today))).toContain(listed);
  const desk = bookingPaths(booking.id);
  if (type === "postpone") await submit(desk.page, { ...asItStands(booking), eventDate: free });
  else await submit(desk.status, { status: "cancelled", note: "Asked for" });
  expect(await rows("SELECT status FROM client_requests")).toEqual([{ status: "completed" }]);
  expect(mainTextIn(await see(adminPaths.today))).not.toContain(listed);
  if (type === "postpone") expect(await textAt(page, headers)).toContain("Move it to another day");
});

it("says to the DJ whether the day that is asked for is free still", async () => {
  const { booking, headers } = await client();
  await visit(postForm(portalApi.postpone, { bookingId: booking.id, date: free }, headers));
  const [request] = await rows("SELECT id FROM client_requests");
  const page = async () => mainTextIn(await see(requestPaths(String(request?.id)).page));
  expect(await page()).toContain(`${dateInWords(free)}, free now and not held`);
  await storeBooking({ eventDate: free });
  expect(await page()).toContain(`${dateInWords(free)}, which is not free any more`);
});

it("another day that the DJ has proposed waits for the client, not for the DJ", async () => {
  const { booking, headers } = await client({ clientName: "Ana Núñez" });
  const fingerprint =
    /name="fingerprint" value="(\w+)"/.exec(await htmlAt(portalContractOf(booking.id), headers))?.[1] ?? "";
  await visit(
    postForm(portalApi.sign, { booking: booking.id, fingerprint, consent: "yes", name: "Ana Núñez" }, headers),
  );
  await visit(postForm(portalApi.postpone, { bookingId: booking.id, message: "", date: free }, headers));
  const desk = () =>
    Promise.all([adminPaths.today, bookingPaths(booking.id).page].map(async (page) => mainTextIn(await see(page))));
  for (const text of await desk()) expect(text).toMatch(/Another date: |Next step Answer the client/);
  await submit(bookingPaths(booking.id).page, {
    ...asItStands(booking),
    price: "2000",
    deposit: "500",
    eventDate: free,
  });
  for (const text of await desk()) expect(text).not.toMatch(/Another date: From|Next step Answer the client/);
});

it.each(["cancel", "postpone"] as const)(
  "who asks to %s is asked for no money and no signature until answered",
  async (type) => {
    const soon = { eventDate: "2026-12-30", balanceDays: 35, clientName: "Ana Núñez" } as const;
    const { booking, headers } = await client({ ...soon, createdAt: Date.now() - 9 * day });
    await storeBooking({
      eventDate: "2026-11-28",
      status: "hold",
      holdEndsAt: Date.now() + hour,
      clientName: "Ben Cole",
    });
    const portal = () => textAt(portalView({ booking: booking.id }), headers);
    const { email: EMAIL, mails } = mailbox();
    const toAna = async (at: number) => {
      mails.length = 0;
      // What one minute queues, the next sends.
      for (const each of [at, at + minute]) await cron(each, { EMAIL });
      return mails.filter(({ to }) => to === booking.clientEmail).map(({ subject }) => subject.split(":")[0]);
    };
    expect(await portal()).toContain("Next for you Sign the agreement");
    await visit(postForm(portalApi[type], { bookingId: booking.id, date: free }, headers));
    expect(next(await portal())).toMatch(type === "cancel" ? /^You asked to cancel/ : /^You asked for another day/);
    expect(await portal()).toMatch(/I answer by Nov 21.*not ask you to sign or to pay/);
    const today = mainTextIn(await see(adminPaths.today));
    expect(today.search(/Cancellation:|Another date:/)).toBeLessThan(today.indexOf("The hold ends"));
    expect(today).not.toContain("Not signed by Ana Núñez");
    expect(await toAna(Date.now() + day)).toEqual([]);
    vi.setSystemTime(Date.now() + 2 * day);
    expect(await portal()).toContain("My answer is late");
    const [request] = await rows("SELECT id FROM client_requests");
    await submit(requestPaths(String(request?.id)).answer, { response: "I am sorry, no: the hall would not agree." });
    expect(next(await portal())).toContain("Sign the agreement");
    expect((await toAna(Date.now() + day)).length).toBeGreaterThan(0);
  },
);

it.each(["cancel", "postpone"] as const)(
  "who asked to %s reads the answer there and in the conversation",
  async (type) => {
    const { booking, headers, page } = await client();
    await visit(postForm(portalApi[type], { bookingId: booking.id, date: free }, headers));
    const [request] = await rows("SELECT id FROM client_requests");
    const response = "I am sorry, no: the hall would not agree.";
    await submit(requestPaths(String(request?.id)).answer, { response });
    const asked = await textAt(page, headers);
    expect(asked).toContain(response);
    expect(asked).toContain(english.plans.cancel.ask);
    const conversation = await textAt(portalMessages({ booking: booking.id }), headers);
    expect(conversation).toContain(response);
    expect(conversation).not.toContain(english.dashboard.requests.statuses.completed);
  },
);

it("a hold that ends while its client's wish waits says so, and asks for nothing", async () => {
  const { booking, headers } = await client({ status: "hold", holdEndsAt: Date.now() + day });
  await visit(postForm(portalApi.cancel, { bookingId: booking.id }, headers));
  const { email: EMAIL, mails } = mailbox();
  await cron(Date.now() + 6 * hour, { EMAIL });
  expect(mails.at(-1)?.text).toContain("You asked to cancel");
  expect(mails.at(-1)?.html).not.toMatch(/left to pay|signature is left|pay the deposit/);
});
