import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { primary } from "../../database/client.ts";
import { notMailed, outbox } from "../../database/schema/outbox.ts";
import { day } from "../../platform/durations.ts";
import { see, submit } from "../../test/administrator.ts";
import { formIn, storeLead } from "../../test/booking-forms.ts";
import { open as openToday } from "../../test/first-page.ts";
import { open, storeBooking } from "../../test/portal.ts";
import { rows } from "../../test/rows.ts";
import { signBoth } from "../../test/signatures.ts";
import { cron, mailbox, origin, postForm, visit } from "../../test/site.ts";
import { whoSigns } from "../../test/who-signs.ts";
import { bookingPaths } from "../bookings/dj/paths.ts";
import { leadPaths } from "../leads/dj/paths.ts";
import { portalApi } from "../portal/paths.ts";

const { email, mails } = mailbox();
const bindings = { EMAIL: email, SITE_ORIGIN: origin };

async function change(id: string, changes: Record<string, string>) {
  const html = await see(bookingPaths(id).page);
  mails.length = 0;
  await submit(
    bookingPaths(id).page,
    { ...formIn(html.slice(html.lastIndexOf("Change the booking"))), ...changes },
    { bindings },
  );
}

const mailed = () => mails.map(({ to, text }) => [to, /\/portal\?token=\S+/.test(text)]);

it("who gets another address on the booking's page gets a new link and the open proposal there at once, and once", async () => {
  const { id } = await storeBooking({ clientEmail: "pat@exmaple.com" });
  await signBoth(id);
  await change(id, { price: "2,699" });
  await change(id, { clientEmail: "pat@example.com" });
  expect(mailed()).toEqual([
    ["pat@example.com", true],
    ["pat@example.com", true],
  ]);
  expect(mails.map(({ text }) => text.includes("$2,699"))).toEqual([false, true]);
  for (const { text } of mails) expect((await open(/\/portal\?token=\S+/.exec(text)?.[0] ?? "")).status).toBe(303);
  mails.length = 0;
  await cron(Date.now(), bindings);
  await change(id, { note: "Rang" });
  expect(mails).toEqual([]);
});

it("each of several gets a link of their own", async () => {
  for (const name of ["pat", "walt", "rosa"]) {
    const { id } = await storeBooking({ clientEmail: `${name}@exmaple.com` });
    await change(id, { clientEmail: `${name}@example.com` });
    expect(mailed()).toEqual([[`${name}@example.com`, true]]);
  }
});

it("one whose mail to the wrong address failed gets that, and no second link", async () => {
  const { id } = await storeBooking({ clientEmail: "pat@exmaple.com" });
  await primary(env.DB)
    .insert(outbox)
    .values({
      ...{ id: "failed", dedupeKey: "failed", recipient: "pat@exmaple.com", attempts: 9, createdAt: Date.now() },
      data: { kind: "booking-confirmed", bookingId: id },
    });
  await change(id, { clientEmail: "pat@example.com" });
  await cron(Date.now(), bindings);
  expect(mailed()).toEqual([["pat@example.com", true]]);
});

it("a booking that is somebody else's by now gets a link, whatever failed for who had it", async () => {
  const { id } = await storeBooking({ clientEmail: "pat@exmaple.com", status: "hold" });
  await primary(env.DB)
    .insert(outbox)
    .values({
      ...{ id: "failed", dedupeKey: "failed", recipient: "pat@exmaple.com", attempts: 9, createdAt: Date.now() },
      data: { kind: "portal-link", bookingId: id },
    });
  await change(id, { clientName: "Walt Reyes", clientEmail: "walt@example.com" });
  const links = await rows("SELECT recipient FROM outbox WHERE kind = 'portal-link' AND sent_at IS NOT NULL");
  expect(links).toEqual([{ recipient: "walt@example.com" }]);
});

it("whom a client named to sign gets a new link when the client's address is corrected, as the old one ends", async () => {
  const { booking, client, linkTo, page, bindings, mails } = await whoSigns();
  const ben = { signerName: "Ben Cole", signerRole: "partner", signerEmail: "ben@example.com" };
  await visit(postForm(portalApi.coSigner, { booking: booking.id, ...ben }, client), bindings);
  const before = linkTo("ben@example.com");
  const contactId = await storeLead({ firstName: "Ana", lastName: "Núñez", email: booking.clientEmail });
  await rows("UPDATE bookings SET contact_id = ? WHERE id = ? RETURNING id", contactId, booking.id);
  await submit(leadPaths(contactId).email, { email: "ana.nunez@example.com" }, { bindings });
  await cron(Date.now() + 2 * day, bindings);
  const after = linkTo("ben@example.com");
  expect(after).not.toBe(before);
  expect([await page(before), await page(after)].map((text) => text.includes("Ben Cole"))).toEqual([false, true]);
  expect(mails.filter(({ to }) => to === "ben@example.com")).toHaveLength(2);
});

it("a canceled booking's new address gets no link", async () => {
  const { id } = await storeBooking({ clientEmail: "pat@exmaple.com", status: "cancelled" });
  await change(id, { clientEmail: "pat@example.com" });
  expect(mails).toEqual([]);
});

it.each(["booking", "lead"])(
  "who had no email is mailed what was agreed on once the %s has one, and Today still names them",
  async (where) => {
    const clientEmail = "no-email-walt";
    const contactId = await storeLead({ firstName: "Walt", lastName: "Reyes", email: clientEmail });
    const { id } = await storeBooking({ clientName: "Walt Reyes", clientEmail, contactId });
    await primary(env.DB)
      .insert(outbox)
      .values({
        ...{ id: "told", dedupeKey: "told", recipient: clientEmail, lastError: notMailed, sentAt: 1, createdAt: 1 },
        data: { kind: "payment-receipt", paymentId: "p" },
      });
    if (where === "booking") await change(id, { clientEmail: "walt@example.com" });
    else await submit(leadPaths(contactId).email, { email: "walt@example.com" }, { bindings });
    expect(mailed()).toEqual([["walt@example.com", true]]);
    expect(mails[0]?.text).toContain("PREMIUM");
    expect((await openToday()).text).toMatch(/Walt Reyes\s+No email, so tell by phone: Receipt/);
    mails.length = 0;
  },
);
