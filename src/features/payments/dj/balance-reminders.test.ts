import { expect, it } from "vitest";
import { day, hour } from "../../../platform/durations.ts";
import { bookingRow } from "../../../test/booking-desk.ts";
import { storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { cron, mailbox } from "../../../test/site.ts";

it("reminds of a balance 14 days and 2 days before it is due and when it is overdue, each once, and not who has paid; completes what was played a week ago", async () => {
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
  // Played a week ago, and completed by nobody.
  await at(27);
  expect(await bookingRow(id)).toMatchObject({ status: "confirmed" });
  await at(28);
  expect(await bookingRow(id)).toMatchObject({ status: "completed" });
});
