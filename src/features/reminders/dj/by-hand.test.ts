import { expect, it } from "vitest";
import { day, hour, minute } from "../../../platform/durations.ts";
import { submit } from "../../../test/administrator.ts";
import { beginAt } from "../../../test/clock.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { signBoth } from "../../../test/signatures.ts";
import { cron, mailbox, postForm, visit } from "../../../test/site.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { portalApi } from "../../portal/paths.ts";

const now = Date.parse("2026-11-20T20:00:00Z");
beginAt(now);

/** Confirmed by the DJ, with what is open told once. */
async function byHand(over: Parameters<typeof storeBooking>[0] = {}) {
  const booking = await storeBooking({
    eventDate: "2026-12-20",
    price: 180_000,
    deposit: 45_000,
    createdAt: now,
    ...over,
  });
  const { email: EMAIL, mails } = mailbox();
  await submit(bookingPaths(booking.id).portalLink, { change: "send" }, { bindings: { EMAIL } });
  mails.length = 0;
  const at = async (later: number) => {
    mails.length = 0;
    // What one minute queues, the next sends.
    for (const each of [0, minute]) await cron(now + later + each, { EMAIL });
    return mails.filter(({ to, subject }) => to === booking.clientEmail && /^(Still open|Due|See you)/.test(subject));
  };
  return { booking, at };
}

it("a booking by hand is asked once more for signature and deposit, as late as a hold of the web is", async () => {
  const { at } = await byHand();
  expect(await at(23 * hour)).toEqual([]);
  const [mail, ...more] = await at(25 * hour);
  expect([mail?.subject.split(":")[0], more]).toEqual(["Still open", []]);
  expect(mail?.text).toMatch(/sign the agreement in your portal, and pay \$450 for the deposit/);
  expect(await at(2 * day)).toEqual([]);
});

it("nobody is asked who has signed and paid, was never written to, is left alone, or asks to cancel", async () => {
  const signed = await byHand({ deposit: 0 });
  await signBoth(signed.booking.id);
  const alone = await byHand({ eventDate: "2026-12-21", isLeftAlone: true });
  const leaving = await byHand({ eventDate: "2026-12-22" });
  await visit(postForm(portalApi.cancel, { bookingId: leaving.booking.id }, await signIn(leaving.booking)));
  const silent = await byHand({ eventDate: "2026-12-23" });
  await rows("DELETE FROM outbox WHERE recipient = ?", silent.booking.clientEmail);
  for (const { at } of [signed, alone, leaving, silent]) expect(await at(25 * hour)).toEqual([]);
});

it("reminders of money and the mail of the day before name the signature and the deposit that are open", async () => {
  const { booking, at } = await byHand();
  await at(25 * hour);
  const [due] = (await at(10 * day)).filter(({ subject }) => subject.startsWith("Due on"));
  expect(due?.text).toContain("whole price, with its deposit, $1,800");
  expect(due?.text).toContain("Your signature is");
  const [tomorrow] = (await at(29 * day)).filter(({ subject }) => subject.startsWith("See you tomorrow"));
  expect(tomorrow?.text).toMatch(/Still open before we begin: Your signature is [\w ]+\. \$1,800 is left to pay/);
  await rows("DELETE FROM outbox WHERE kind = 'planning'");
  await rows("UPDATE bookings SET price = 0, deposit = 0 WHERE id = ?", booking.id);
  await signBoth(booking.id);
  const [settled] = (await at(29 * day + 2 * hour)).filter(({ subject }) => subject.startsWith("See you tomorrow"));
  expect(settled?.text).not.toContain("Still open");
});
