import { expect, it } from "vitest";
import { addDays, calendarDateAt } from "../../../platform/dates.ts";
import { day, hour } from "../../../platform/durations.ts";
import { bookingRow } from "../../../test/booking-forms.ts";
import { storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { signBoth } from "../../../test/signatures.ts";
import { cron, mailbox } from "../../../test/site.ts";

it("reminds of a balance 14 days and 2 days before it is due and when it is overdue, each once, and not who has paid", async () => {
  const now = Date.parse("2097-03-01T17:00:00Z");
  const eventDate = "2097-03-22";
  const { id, clientEmail } = await storeBooking({ eventDate, price: 50_000, deposit: 0 });
  const { email, mails } = mailbox();
  const subjects = () =>
    mails
      .filter(({ to, subject }) => to === clientEmail && /due/i.test(subject))
      .map(({ subject }) => subject.split(",")[0]);
  const at = async (days: number) => {
    for (const again of [0, 2 * hour]) await cron(now + days * day + again, { EMAIL: email });
  };
  await at(-1);
  expect(subjects()).toEqual([]);
  await at(0);
  await at(1);
  expect(subjects()).toEqual(["Due on Mar 15"]);
  await at(12);
  expect(subjects()).toEqual(["Due on Mar 15", "Due on Mar 15"]);
  await at(15);
  await at(16);
  expect(subjects()).toEqual(["Due on Mar 15", "Due on Mar 15", "Overdue since Mar 15"]);
  expect(
    await rows("SELECT id FROM outbox WHERE kind = 'balance-reminder' AND json_extract(data, '$.bookingId') = ?", id),
  ).toHaveLength(3);
});

it("completes what was played a week ago, once it is signed and paid in full, and leaves the rest to the DJ", async () => {
  const now = Date.now();
  const eventDate = (days: number) => addDays(calendarDateAt(now), -days);
  const { email } = mailbox();
  const unsigned = await storeBooking({ eventDate: eventDate(7), price: 0, deposit: 0 });
  const half = await storeBooking({ eventDate: eventDate(8), price: 0, deposit: 0 });
  const unpaid = await storeBooking({ eventDate: eventDate(9) });
  const settled = await storeBooking({ eventDate: eventDate(10), price: 0, deposit: 0 });
  const recent = await storeBooking({ eventDate: eventDate(6), price: 0, deposit: 0 });
  for (const { id } of [unpaid, settled, recent]) await signBoth(id);
  await signBoth(half.id, { countersigned: false });
  await cron(now, { EMAIL: email });
  const statuses = [unsigned, half, unpaid, settled, recent].map(async ({ id }) => (await bookingRow(id))?.status);
  expect(await Promise.all(statuses)).toEqual(["confirmed", "confirmed", "confirmed", "completed", "confirmed"]);
});
