import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { day, hour } from "../../../platform/durations.ts";
import { ask, see, sentTo, submit } from "../../../test/administrator.ts";
import { asItStands } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { open, storeBooking } from "../../../test/portal.ts";
import { cron, mailbox, origin } from "../../../test/site.ts";
import { spanish } from "../../../test/spanish.ts";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { planningMailPath } from "./paths.ts";

const eventDate = "2097-06-22";
/** 11 AM at the business, on the day of the event. */
const onTheDay = Date.parse("2097-06-22T15:00:00Z");

/** Mails to `address`, without dates. */
function calendar(address: string) {
  const { email, mails } = mailbox();
  const on = async (days: number, again = [0, hour]) => {
    for (const later of again) await cron(onTheDay + days * day + later, { EMAIL: email });
  };
  return { on, sent: () => mails.filter(({ to }) => to === address) };
}

it("each mail goes out once on its day, leads to its page, and none at night", async () => {
  const { clientEmail } = await storeBooking({ eventDate, price: 0 });
  const { on, sent } = calendar(clientEmail);
  await on(-61);
  await on(-60, [-12 * hour]);
  expect(sent()).toEqual([]);
  for (const days of [-60, -59, -30, -10, -1, 2, 3]) await on(days);
  expect(sent().map(({ subject }) => subject.split(":")[0])).toEqual([
    "Let us plan your evening",
    "Your songs",
    "The last details",
    "See you tomorrow",
    "Thank you for Saturday, June 22, 2097",
  ]);
  expect(sent()[3]?.text).toContain("Wedding Reception, 6:00 PM to 11:00 PM, Sand Key Park, Clearwater.");
  const link = /Choose songs: (\S+)/.exec(sent()[1]?.text ?? "")?.[1] ?? "";
  expect((await open(link.slice(origin.length))).headers.get("Location")).toMatch(/^\/portal\/songs\?booking=/);
});

it("thanks once, whether the booking is completed before or after", async () => {
  const [before, after] = [
    await storeBooking({ eventDate, price: 0, clientEmail: "before@example.com" }),
    await storeBooking({ price: 0, clientEmail: "after@example.com" }),
  ];
  await env.DB.prepare("UPDATE bookings SET event_date = ?, status = 'completed'").bind(eventDate).run();
  const complete = ({ id, clientEmail }: typeof before, at: number) => {
    const data = JSON.stringify({ kind: "booking-ended", bookingId: id, status: "completed", words: null });
    return env.DB.prepare(
      "INSERT INTO outbox (id, data, recipient, dedupe_key, next_attempt_at, created_at) VALUES (?1, ?2, ?3, ?4, ?5, ?5)",
    )
      .bind(`ended-${id}`, data, clientEmail, `booking-ended:${id}:completed`, at)
      .run();
  };
  const { email, mails } = mailbox();
  const on = (days: number) => cron(onTheDay + days * day, { EMAIL: email });
  await complete(before, onTheDay);
  for (const days of [1, 2, 2.1]) await on(days);
  await complete(after, onTheDay);
  await on(3);
  const thanked = mails.filter(({ subject }) => subject.startsWith("Thank you")).map(({ to }) => to);
  expect(thanked.sort()).toEqual(["after@example.com", "before@example.com"]);
});

it("comes again for another day when the event was moved", async () => {
  const booking = await storeBooking({ eventDate, price: 0, deposit: 0 });
  const { on, sent } = calendar(booking.clientEmail);
  await on(-1);
  const moved = { ...asItStands(booking), eventDate: "2097-07-20", price: "0", deposit: "0" };
  expect((await submit(bookingPaths(booking.id).page, moved)).status).toBe(303);
  for (const days of [0, 27]) await on(days);
  expect(sent().filter(({ subject }) => subject.startsWith("See you tomorrow"))).toHaveLength(2);
});

it("none goes out after a cancellation, also of what waits already", async () => {
  const { id, clientEmail } = await storeBooking({ eventDate, price: 0 });
  const { on, sent } = calendar(clientEmail);
  await on(-60, [0]);
  expect(await env.DB.prepare("SELECT count(*) AS n FROM outbox WHERE kind = 'planning'").first("n")).toBe(1);
  await submit(bookingPaths(id).status, { status: "cancelled" });
  for (const days of [-59, 2]) await on(days);
  expect(sent().map(({ subject }) => subject)).not.toContainEqual(expect.stringContaining("plan your evening"));
  expect(await env.DB.prepare("SELECT count(*) AS n FROM outbox WHERE kind = 'planning'").first("n")).toBe(1);
});

it("the DJ writes a mail for weddings alone, sees it filled in, and it goes out so", async () => {
  const path = planningMailPath("tomorrow", "wedding");
  const form = {
    audience: "wedding",
    subject: "Tomorrow, {name}!",
    text: "Hi {name},\n\nBe there at {times}.",
    days: "2",
    paused: "",
  };
  const inSpanish = spanish.bookingMails.planning.headings.tomorrow;
  expect(mainTextIn(await see(path))).toContain(inSpanish);
  const refused = await submit(path, { ...form, subject: "", days: "0" });
  expect(refused.status).toBe(422);
  expect(mainTextIn(await refused.text())).toMatch(/Please write a subject.*Please enter 1 to 365 days/s);
  const unknown = await submit(path, { ...form, text: "Call {phone}." });
  expect([unknown.status, mainTextIn(await unknown.text()).includes("{phone}")]).toEqual([422, true]);
  expect(sentTo(await submit(path, form))).toBe(
    `${adminPaths.planningMails}/tomorrow?category=wedding&notice=planning-saved`,
  );
  const text = mainTextIn(await see(path));
  expect(text).toContain("Be there at 4:30 PM to 10:30 PM.");
  expect(text).not.toContain(inSpanish);
  expect(mainTextIn(await see(adminPaths.planningMails))).toContain(
    "See you tomorrow Tomorrow, {name}! Weddings, 2 days before",
  );
  expect((await ask(planningMailPath("nonsense"))).status).toBe(404);

  const { clientEmail } = await storeBooking({ eventDate, price: 0, clientName: "Ana" });
  const { on, sent } = calendar(clientEmail);
  await on(-2);
  await on(-1);
  expect(sent().map(({ subject }) => subject)).toEqual(["Tomorrow, Ana!"]);
  const [, inList = ""] = /display:none[^>]*>([^<]*)/.exec(sent()[0]?.html ?? "") ?? [];
  expect(inList).toMatch(/^Be there at/);
});
