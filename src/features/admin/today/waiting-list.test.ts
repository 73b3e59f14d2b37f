import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { bookings } from "../../../database/schema/bookings.ts";
import { notMailed, outbox } from "../../../database/schema/outbox.ts";
import type { OutboxMail } from "../../../database/schema/outbox-mail.ts";
import { addDays, calendarDateAt } from "../../../platform/dates.ts";
import { day, hour, minute } from "../../../platform/durations.ts";
import { see, sentTo, submit } from "../../../test/administrator.ts";
import { open } from "../../../test/first-page.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { signBoth } from "../../../test/signatures.ts";
import { mailPaths } from "../outbox/paths.ts";
import { adminPaths } from "../paths.ts";

const db = primary(env.DB);
const now = Date.now();
const today = calendarDateAt(now);
const inDays = (days: number) => addDays(today, days);

async function settled(overrides: Parameters<typeof storeBooking>[0]): Promise<string> {
  const { id } = await storeBooking({ price: 0, deposit: 0, eventDate: inDays(100), ...overrides });
  await signBoth(id);
  return id;
}

it("names what the client has for a short while, and lists it once that is over", async () => {
  await storeBooking({ clientName: "Ida", price: 0, createdAt: now - 2 * day, eventDate: inDays(100) });
  await settled({
    clientName: "Ben",
    price: 90_000,
    deposit: 20_000,
    createdAt: now - 2 * day,
    eventDate: inDays(101),
  });
  const { text } = await open();
  expect(text).toContain("Nobody waits for you");
  expect(text).toMatch(/With the client.*Ida.*not signed.*Ben.*deposit/);
  await db.update(bookings).set({ createdAt: now - 4 * day });
  const later = await open();
  expect(later.text).toContain("2 things waiting for you.");
  expect(later.text).not.toContain("With the client");
});

it("begins with what has waited longest, and puts off until tomorrow what the DJ likes", async () => {
  await settled({ clientName: "Later", price: 90_000, eventDate: inDays(3) });
  const first = await settled({ clientName: "Sooner", price: 90_000, eventDate: inDays(1) });
  expect((await open()).text).toMatch(/Waiting for you.*Sooner.*Later/);
  expect(sentTo(await submit(adminPaths.snooze, { subject: `owed:${first}` }))).toBe(
    `${adminPaths.today}?notice=put-off`,
  );
  const { text } = await open();
  expect(text).toContain("1 thing waiting for you.");
  expect(text).toContain("1 is put off until tomorrow.");
  await env.DB.prepare("UPDATE snoozes SET until = ?").bind(today).run();
  expect((await open()).text).toContain("2 things waiting for you.");
  await submit(adminPaths.snooze, { subject: `owed:${first}` });
  await submit(adminPaths.snooze, { show: "yes" });
  expect((await open()).text).toContain("2 things waiting for you.");
});

it("gathers what to tell one person by phone, without how to pay what is paid, on one page with one button", async () => {
  const recipient = "no-email-walt";
  const id = await settled({ clientName: "Walt Reyes", clientEmail: recipient });
  const tell = async (data: OutboxMail, minutes: number) => {
    const mail = { id: crypto.randomUUID(), data, recipient, dedupeKey: crypto.randomUUID(), lastError: notMailed };
    await db.insert(outbox).values({ ...mail, sentAt: now, createdAt: now - minutes * minute });
    return mailPaths(mail.id);
  };
  const link = { kind: "portal-link", bookingId: id } as const;
  for (const minutes of [50, 40, 30]) await tell(link, minutes);
  const next = await tell({ kind: "booking-confirmed", bookingId: id }, 20);
  const newest = await tell({ kind: "booking-ended", bookingId: id, status: "completed" }, 10);
  await tell({ kind: "payment-instructions", bookingId: id, purpose: "deposit", method: "check", amount: 50_000 }, 5);
  await tell({ kind: "quote", contactId: "c", quoteId: "replaced" }, 6);
  await tell({ kind: "amendment-proposed", bookingId: id, amendmentId: "decided" }, 6);
  await tell({ kind: "hold-ending", bookingId: id, holdEndsAt: now - hour }, 4);
  const { html, text } = await open();
  expect(text).toContain("1 thing waiting for you.");
  expect(text).toContain(
    "Walt Reyes No email, so tell by phone, 5 things, the newest first: Completed or canceled, to the client; Congratulations, to the client; Portal link; and 2 more",
  );
  expect(html).toContain(`href="${newest.page}"`);
  expect(mainTextIn(await see(newest.page))).toContain("about all 5");
  await submit(next.told, {});
  expect((await open()).text).toContain("No email, so tell by phone: Completed or canceled");
  await submit(newest.told, {});
  expect((await open()).text).toContain("Nobody waits for you");
});
