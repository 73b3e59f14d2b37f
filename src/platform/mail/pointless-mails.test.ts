import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { primary } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { newsletterSubscribers } from "../../database/schema/newsletter.ts";
import { outbox } from "../../database/schema/outbox.ts";
import type { OutboxMail } from "../../database/schema/outbox-mail.ts";
import { adminApi } from "../../features/admin/paths.ts";
import { bookingPaths } from "../../features/bookings/dj/paths.ts";
import { asAdministrator } from "../../test/access.ts";
import { storeBooking } from "../../test/portal.ts";
import { cron, mailbox, postForm, postJson, visit } from "../../test/site.ts";
import { minute } from "../durations.ts";
import { queueMailQuery } from "./outbox.ts";

const db = primary(env.DB);

describe("a mail that has become pointless", () => {
  const down = { EMAIL: mailbox(() => true).email };
  const goLive = async (isLive: boolean) =>
    visit(postJson(adminApi.nowPlaying, { isLive }, await asAdministrator()), down);
  const subscribe = () =>
    db.insert(newsletterSubscribers).values({
      id: "ana",
      email: "ana@example.com",
      interests: ["live-streams"],
      confirmedAt: 1,
      createdAt: 1,
    });

  async function later() {
    const { email, mails } = mailbox();
    for (const minutes of [5, 60]) await cron(Date.now() + minutes * minute, { EMAIL: email });
    return { mails, rows: await db.select().from(outbox) };
  }

  const ended = (reason: string) =>
    expect.objectContaining({
      attempts: 2,
      nextAttemptAt: null,
      sentAt: expect.any(Number),
      lastError: expect.stringContaining(reason),
    });

  it.each([
    ["whoever has left since", () => db.update(newsletterSubscribers).set({ subscribed: false })],
    ["whoever is interested in something else by now", () => db.update(newsletterSubscribers).set({ interests: [] })],
    ["whoever was erased", () => db.delete(newsletterSubscribers)],
    ["a broadcast that has ended", () => goLive(false)],
  ])("is never sent: the notice of a broadcast to %s", async (_, change) => {
    await subscribe();
    await goLive(true);
    await change();
    const { mails, rows } = await later();
    expect(mails).toEqual([]);
    expect(rows).toEqual([ended("broadcast has ended, or the subscriber has left")]);
  });

  it("while the notice that is still wanted goes out", async () => {
    await subscribe();
    await goLive(true);
    expect((await later()).mails.map(({ to }) => to)).toEqual(["ana@example.com"]);
  });

  it.each([
    ["is cancelled", { status: "cancelled" } as const],
    ["has another address", { clientEmail: "erased-1" }],
  ])("is never sent: the link to a booking that %s", async (_, change) => {
    const booking = await storeBooking({ clientEmail: "ben@example.com" });
    const ask = postForm(bookingPaths(booking.id).portalLink, { change: "send" }, await asAdministrator());
    expect((await visit(ask, down)).status).toBe(303);
    await db.update(bookings).set(change);
    const { mails, rows } = await later();
    expect(mails).toEqual([]);
    expect(rows).toEqual([ended("booking is canceled or gone")]);
  });

  it("is never sent: a link that was queued before all links of its booking were revoked", async () => {
    const booking = await storeBooking({ clientEmail: "ben@example.com" });
    const press = async (change: string) =>
      visit(postForm(bookingPaths(booking.id).portalLink, { change }, await asAdministrator()), down);
    for (const change of ["send", "revoke"]) expect((await press(change)).status).toBe(303);
    const { mails, rows } = await later();
    expect(mails).toEqual([]);
    expect(rows).toEqual([ended("links of the booking were revoked")]);
    await press("send");
    expect((await later()).mails.map(({ to }) => to)).toEqual(["ben@example.com"]);
  });

  it("is sent as ever: a link that was queued before mails noted its version", async () => {
    const booking = await storeBooking({ clientEmail: "ben@example.com", portalLinkVersion: 3 });
    await queueMailQuery(db, { kind: "portal-link", bookingId: booking.id }, "ben@example.com", "old", Date.now());
    expect((await later()).mails.map(({ to }) => to)).toEqual(["ben@example.com"]);
  });

  it("is never sent: what tells of a request that was erased", async () => {
    const gone: OutboxMail[] = [
      { kind: "client-request-notice", requestId: "gone" },
      { kind: "client-request-reply", requestId: "gone", papers: [] },
    ];
    for (const mail of gone) await queueMailQuery(db, mail, "dj@example.com", mail.kind, Date.now());
    const { mails, rows } = await later();
    expect(mails).toEqual([]);
    for (const row of rows)
      expect(row).toMatchObject({ attempts: 1, nextAttemptAt: null, lastError: "The request is gone" });
  });
});
