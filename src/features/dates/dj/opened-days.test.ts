import { expect, it, vi } from "vitest";
import { hour } from "../../../platform/durations.ts";
import { see, submit } from "../../../test/administrator.ts";
import { asItStands } from "../../../test/booking-forms.ts";
import { beginAt } from "../../../test/clock.ts";
import { mainTextIn } from "../../../test/page.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { askForQuote, quoteRequest } from "../../../test/quotes.ts";
import { stateOf } from "../../../test/read-calendar.ts";
import { rows } from "../../../test/rows.ts";
import { cron, get, mailbox, postForm, visit } from "../../../test/site.ts";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { portalContractOf } from "../../contracts/client/paths.ts";
import { portalPaths } from "../../portal/paths.ts";
import { quoteApi } from "../../quotes/client/paths.ts";
import { paths } from "../../site/paths.ts";
import { closeDay, openedDaysPath } from "./paths.ts";

beginAt(Date.parse("2026-11-25T15:30:00Z"));

const { eventDate } = quoteRequest;

const openDay = (openedDay: string) => submit(openedDaysPath, { openedDay });

const shown = async () => mainTextIn(await see(adminPaths.blockedDays));

const accept = (token: string) => visit(postForm(quoteApi.accept, { token }));

const active = () =>
  rows("SELECT client_name, crew FROM bookings WHERE status IN ('hold', 'confirmed') ORDER BY crew, client_name");

it("a day that the DJ opens is free for one more, which another crew plays, and then taken again", async () => {
  const maya = await askForQuote();
  const kim = await askForQuote({ email: "kim@example.com", firstName: "Kim" }, "192.0.2.2");
  await storeBooking({ eventDate, clientName: "Jo Doe" });
  expect(await stateOf(eventDate)).toBe("taken");
  expect((await openDay(eventDate)).status).toBe(303);
  await openDay(eventDate);
  expect(await stateOf(eventDate)).toBe("free");
  expect(await shown()).toContain("1 of 2 events, open for one more");
  expect((await accept(maya.token)).headers.get("Location")).toContain(portalPaths.contract);
  expect(await active()).toEqual([
    { client_name: "Jo Doe", crew: null },
    { client_name: "Maya Brooks", crew: "other" },
  ]);
  expect(await stateOf(eventDate)).not.toBe("free");
  expect(await shown()).toContain("2 events, taken again");
  await accept(kim.token);
  expect(await active()).toHaveLength(2);
});

it("to a client and whoever asks, nothing says that one event is all of the day", async () => {
  const first = await storeBooking({ eventDate, clientName: "Jo Doe" });
  await openDay(eventDate);
  const asked = mainTextIn(await (await visit(get(`${paths.book}?date=${eventDate}`))).text());
  expect(asked).toContain("It goes to whoever books it first.");
  const agreement = await visit(get(portalContractOf(first.id), await signIn(first)));
  const words = mainTextIn(await agreement.text());
  expect(words).toContain("The crew that plays your event plays no other one in its hours.");
  for (const each of [asked, words]) expect(each).not.toMatch(/one date|nobody else/i);
});

it("two who say yes at once get one place", async () => {
  const asked = [await askForQuote(), await askForQuote({ email: "kim@example.com", firstName: "Kim" }, "192.0.2.2")];
  await storeBooking({ eventDate, clientName: "Jo Doe" });
  await openDay(eventDate);
  await Promise.all(asked.map(({ token }) => accept(token)));
  expect(await active()).toHaveLength(2);
});

it("the DJ reads that another crew plays it, and its client at the end of the hold that the place is free", async () => {
  const { token } = await askForQuote();
  await storeBooking({ eventDate, clientName: "Jo Doe" });
  await openDay(eventDate);
  const { email, mails } = mailbox();
  await visit(postForm(quoteApi.accept, { token }), { EMAIL: email });
  const notice = mails.find(({ subject }) => subject.includes("accepts the quote"));
  expect(notice?.text).toContain("Another one: the day has an event already");
  vi.setSystemTime(Date.now() + 49 * hour);
  await cron(Date.now(), { EMAIL: email });
  const ended = mails.find(
    ({ to, subject }) => to === quoteRequest.email && subject.startsWith("Your date is held no"),
  );
  expect(ended?.text).toContain("Your portal holds it again");
});

it("opening and closing it change nothing of who plays what is there", async () => {
  const first = await storeBooking({ eventDate, clientName: "Jo Doe" });
  await storeBooking({ eventDate, clientName: "Al Poe", crew: "other" });
  await openDay(eventDate);
  await submit(bookingPaths(first.id).page, { ...asItStands(first), note: "By the pier" });
  expect((await submit(closeDay(eventDate), {})).status).toBe(303);
  expect((await submit(closeDay(eventDate), {})).status).toBe(404);
  expect(await rows("SELECT crew, note FROM bookings WHERE id = ?", first.id)).toEqual([
    { crew: null, note: "By the pier" },
  ]);
  expect(await active()).toHaveLength(2);
  expect(await stateOf(eventDate)).toBe("taken");
});

it("whoever waits for the day hears of it first", async () => {
  await storeBooking({ eventDate, clientName: "Jo Doe" });
  await rows(
    "INSERT INTO waitlist (id, date, email, mailbox, idempotency_key, created_at, confirmed_at) VALUES ('w', ?, 'wait@example.com', 'm', 'w', 1, 1)",
    eventDate,
  );
  const { email, mails } = mailbox();
  await cron(Date.now(), { EMAIL: email });
  expect(mails.filter(({ to }) => to === "wait@example.com")).toEqual([]);
  await openDay(eventDate);
  await cron(Date.now() + 60_000, { EMAIL: email });
  expect(mails.filter(({ to }) => to === "wait@example.com")).toHaveLength(1);
  expect(await stateOf(eventDate)).toBe("held");
});

it("only a day to come that has an event is opened", async () => {
  const free = await openDay(eventDate);
  expect([free.status, mainTextIn(await free.text())]).toEqual([
    422,
    expect.stringContaining("Nothing is held or booked on that day"),
  ]);
  expect((await openDay("2026-11-24")).status).toBe(422);
  expect((await openDay("soon")).status).toBe(422);
  expect(await rows("SELECT * FROM opened_days")).toEqual([]);
});
