import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { amendments } from "../../../database/schema/contracts.ts";
import { hour } from "../../../platform/durations.ts";
import { fill } from "../../../platform/language.ts";
import { wordsIn } from "../../../platform/pages/words.ts";
import { see, submit } from "../../../test/administrator.ts";
import { asItStands, bookingRow, formIn, storeLead } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeKey, storeMoment } from "../../../test/plan-keys.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { signedBooking } from "../../../test/signed-booking.ts";
import { cron, htmlAt, mailbox, origin } from "../../../test/site.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { bookingSummary } from "../../bookings/model.ts";
import { findBookingQuery } from "../../bookings/read-bookings.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import { portalPaths } from "../../portal/paths.ts";
import { clockWords, lengthWords } from "../../timeline/times.ts";

const db = primary(env.DB);
const { email, mails } = mailbox();
const bindings = { EMAIL: email, SITE_ORIGIN: origin };

/** Signed, and the client would like to end later. */
async function wished() {
  const { booking } = await signedBooking();
  const [found] = await db.batch([findBookingQuery(db, booking.id)]);
  if (!found[0]) throw new Error("the booking is stored");
  const before = bookingSummary(found[0]);
  const after = { ...before, endTime: "23:30" };
  const wish = { id: "wish", bookingId: booking.id, before, after, status: "proposed", by: "client" } as const;
  await db.insert(amendments).values({ ...wish, proposedBy: "client", createdAt: Date.now() });
  return bookingPaths(booking.id);
}

it("the booking's page says that a change of the DJ's own ends what the client asks for", async () => {
  expect(mainTextIn(await see((await wished()).page))).toContain("Accept it first to keep it.");
});

it("who declines what a client asks for can say why, and the client reads it", async () => {
  const { proposal } = await wished();
  mails.length = 0;
  const words = "The hall closes at eleven.";
  await submit(proposal, { amendment: "wish", change: "decline", words }, { bindings });
  expect(mails.map(({ text }) => text.includes(words))).toEqual([true]);
});

it("who plans along reads that the event has moved and from which day, or that it is canceled", async () => {
  const { booking, change, accept, mails: sent } = await signedBooking();
  await storeKey(booking.id, { email: "vera@example.com", kind: "venue", endsAt: Date.now() + 900_000 * hour });
  await change({ eventDate: "2098-06-21" });
  await accept();
  const moved = sent.find(({ to }) => to === "vera@example.com");
  for (const part of ["June 14, 2098", "June 21, 2098", "/portal/key?token="]) expect(moved?.text).toContain(part);
  expect(moved?.subject).toContain("Moved");
  mails.length = 0;
  await submit(bookingPaths(booking.id).status, { status: "cancelled", reason: "Rain" }, { bindings });
  await cron(Date.now() + 2 * hour, bindings);
  expect(mails.find(({ to }) => to === "vera@example.com")?.text).toContain("is canceled");
});

it("who plans along reads that the event has another place or start, and hears nothing of a later end", async () => {
  const { booking, change, accept, mails: sent } = await signedBooking();
  await storeKey(booking.id, { email: "vera@example.com", kind: "photographer", endsAt: Date.now() + 900_000 * hour });
  const heard = async (fields: Record<string, string>) => {
    sent.length = 0;
    await change(fields);
    await accept();
    return sent.filter(({ to }) => to === "vera@example.com").map(({ text }) => text.includes("/portal/key?token="));
  };
  expect(await heard({ endTime: "23:45" })).toEqual([]);
  expect(await heard({ venue: "The other hall" })).toEqual([true]);
  expect(await heard({ venue: "The other hall", startTime: "15:15" })).toEqual([true]);
});

it("who plans along an event that is not signed yet reads of another place as well", async () => {
  const booking = await storeBooking({ eventDate: "2098-06-14" });
  await storeKey(booking.id, { email: "vera@example.com", kind: "venue", endsAt: Date.now() + 900_000 * hour });
  mails.length = 0;
  await submit(bookingPaths(booking.id).page, { ...asItStands(booking), venue: "The other hall" }, { bindings });
  expect(mails.filter(({ to }) => to === "vera@example.com").map(({ subject }) => subject.includes("place"))).toEqual([
    true,
  ]);
});

it("a venue reads until when the music is booked where the plan runs longer", async () => {
  const { booking } = await signedBooking({ startTime: "22:55", endTime: "23:00" });
  await storeMoment(booking.id, "Last dance");
  const { headers } = await storeKey(booking.id, { kind: "venue" });
  expect(mainTextIn(await htmlAt(portalPaths.keyPlan, headers))).toContain("the music is booked until 11:00 PM");
});

it.each(["en", "es"])("a plan that is over early leaves the booked end to all who read it, in %s", async (language) => {
  const booking = await storeBooking({ startTime: "18:00", endTime: "23:00" });
  await storeMoment(booking.id, "Last dance");
  const words = wordsIn(language);
  const time = clockWords(23 * 60, words.formats);
  const read = async (path: string, { Cookie }: { Cookie: string }) =>
    mainTextIn(await htmlAt(path, { Cookie: `${Cookie}; __Host-language=${language}` }));
  expect(await read(portalPaths.plan, await signIn(booking))).toContain(
    fill(words.plan.free, { length: lengthWords(290, words.formats), time }),
  );
  const { headers } = await storeKey(booking.id, { kind: "venue" });
  const key = await read(portalPaths.keyPlan, headers);
  for (const end of [words.keys.page.musicEnds, words.dashboard.day.goodNight]) expect(key).toContain(`${time} ${end}`);
});

it("a caller without a package is booked under a name of its own, which promises no package's features", async () => {
  const { booking } = leadPaths(await storeLead({ budget: null, source: "phone" }));
  const fields = formIn(await see(booking));
  expect((await submit(booking, { ...fields, price: "700", deposit: "100" })).status).toBe(422);
  await submit(booking, { ...fields, packageName: "House party", price: "700", deposit: "100" });
  const [row] = await rows("SELECT id FROM bookings");
  expect(await bookingRow(String(row?.id))).toMatchObject({ package_name: "House party", price: 70_000 });
  const agreement = mainTextIn(await see(bookingPaths(String(row?.id)).contract));
  expect(agreement).toContain("House party");
  expect(agreement).not.toContain("Dance floor lighting");
});
