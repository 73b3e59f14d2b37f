import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { site } from "../../content/site.ts";
import { primary } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { waitlist } from "../../database/schema/dates.ts";
import { guestPages } from "../../database/schema/guests.ts";
import { newsletterSubscribers } from "../../database/schema/newsletter.ts";
import { day } from "../../platform/durations.ts";
import {
  type LinkKind,
  type LinkKindName,
  linkKinds,
  type Revocation,
  revocations,
} from "../../platform/links/link-kinds.ts";
import { signToken } from "../../platform/links/signed-link.ts";
import { see, submit } from "../../test/administrator.ts";
import { formIn } from "../../test/booking-forms.ts";
import { bring, replyTo } from "../../test/incoming-mail.ts";
import { isolate } from "../../test/isolate.ts";
import { oneClick } from "../../test/newsletter-signup.ts";
import { mainTextIn } from "../../test/page.ts";
import { storeKey } from "../../test/plan-keys.ts";
import { cookieIn, linkTo, open, portalStatus, secrets } from "../../test/portal.ts";
import { askForQuote, quoteRequest } from "../../test/quotes.ts";
import { rows } from "../../test/rows.ts";
import { get, postForm, visit } from "../../test/site.ts";
import { adminPaths } from "../admin/paths.ts";
import { clientCalendarPath } from "../bookings/calendar/client-calendar.ts";
import { bookingPaths } from "../bookings/dj/paths.ts";
import { callPath } from "../calls/call-link.ts";
import { signSignerToken } from "../contracts/client/read-signing.ts";
import { leadPaths } from "../leads/dj/paths.ts";
import { planNewsEnd, portalPaths } from "../portal/paths.ts";
import { quoteApi, quoteLink } from "../quotes/client/paths.ts";
import { api, guestPaths, paths, quoteSent, signedPath } from "../site/paths.ts";
import { planTimesPath } from "../timeline/paths.ts";
import { signWaitlistToken } from "../waitlist/waitlist-token.ts";
import { personErasure } from "./dj/paths.ts";

/* Tests what platform/links/link-kinds.ts says. A kind without a line here does not compile. */

const db = primary(env.DB);

type Works = () => Promise<boolean>;

const answers =
  (path: string, status = 200, headers: HeadersInit = {}): Works =>
  async () =>
    (await open(path, headers)).status === status;

const taken =
  (to: string, from: string): Works =>
  async () => {
    const mail = `From: ${from}\nMessage-ID: <${crypto.randomUUID()}@example.com>\n\nHello.`;
    return (await bring(mail, to, { from })).forwardedTo.length === 0;
  };

const opensTimes =
  (booking: string, key: string): Works =>
  async () => {
    const opens = async (subject: string) => {
      const token = await signToken(secrets, "plan-times", { subject, version: 1 });
      return (await isolate().ask(planTimesPath(token))).status === 200;
    };
    return (await opens(booking)) || (await opens(`${booking}/${key}`));
  };

async function newFeed(): Promise<string> {
  const html = await (await submit(adminPaths.calendarFeed, { change: "make" })).text();
  return new URL(/<code>([^<]+)<\/code>/.exec(html)?.[1] ?? "").pathname;
}

async function clientWithAllLinks() {
  const now = Date.now();
  const { token, answer } = await askForQuote();
  const sent = { Cookie: cookieIn(answer) };
  const session = { Cookie: cookieIn(await visit(postForm(quoteApi.accept, { token }))) };
  const [booking] = await db.select().from(bookings);
  if (!booking) throw new Error("nothing was booked");
  const key = await storeKey(booking.id);
  const code = "MAYA27";
  const page = { bookingId: booking.id, code, title: "Maya", opensAt: now, closesAt: now + day, createdAt: now };
  await db.insert(guestPages).values(page);
  const signer = { signer: "ben", linkVersion: 1 };
  const signers = [
    { id: "ben", role: "partner", name: "Ben Cole", email: quoteRequest.email, linkVersion: 1 },
  ] as const;
  await db.update(bookings).set({ signers });
  const waiting = {
    id: "waits",
    date: "2027-05-01",
    email: quoteRequest.email,
    idempotencyKey: "waits",
    createdAt: now,
  } as const;
  const entry = { ...waiting, linkVersion: 0 };
  await db.insert(waitlist).values({ ...entry, offeredAt: now, offerSentAt: now });
  const subscriber = { id: "reads", email: quoteRequest.email, interests: [], createdAt: now };
  await db.insert(newsletterSubscribers).values(subscriber);
  const newsletter = async (path: string, purpose: "newsletter-confirm" | "newsletter-unsubscribe"): Promise<Works> => {
    const link = oneClick(signedPath(path, await signToken(secrets, purpose, { subject: subscriber.id })));
    return async () => (await visit(link)).status === 200;
  };
  const works: Record<LinkKindName, Works> = {
    // Checked before the link is opened, which replaces an unused session.
    "portal-session": async () => (await portalStatus(session)) === 200,
    portal: answers(await linkTo(booking), 303),
    calendar: answers(await clientCalendarPath(secrets, booking, now)),
    quote: answers(quoteLink(token)),
    pay: answers(
      signedPath(
        portalPaths.payLink,
        await signToken(secrets, "pay", {
          subject: booking.id,
          version: booking.portalLinkVersion,
          expiresAt: now + day,
        }),
      ),
    ),
    call: answers(await callPath(secrets, { of: "booking", id: booking.id, version: booking.portalLinkVersion }, now)),
    sign: answers(
      signedPath(portalPaths.sign, await signSignerToken(secrets, { bookingId: booking.id, ...signer }, now)),
    ),
    "new-address": answers(
      signedPath(
        portalPaths.newAddress,
        await signToken(secrets, "new-address", {
          subject: JSON.stringify([booking.id, booking.clientEmail, "maya.new@example.com"]),
          version: booking.portalLinkVersion,
          expiresAt: now + day,
        }),
      ),
    ),
    "plan-key": answers(key.link),
    "plan-times": opensTimes(booking.id, key.key.id),
    "plan-news": answers(signedPath(planNewsEnd, await signToken(secrets, "plan-news", { subject: key.key.id }))),
    "key-session": answers(portalPaths.keyPlan, 200, key.headers),
    guests: answers(guestPaths(code).page),
    waitlist: answers(
      signedPath(paths.waitlistOffer, await signWaitlistToken(secrets, "waitlist", entry, now + 61 * day)),
    ),
    "waitlist-confirm": answers(
      signedPath(paths.waitlistConfirm, await signWaitlistToken(secrets, "waitlist-confirm", entry, now + day)),
    ),
    "waitlist-entry": async () => {
      await visit(postForm(api.waitlistLeave, { entry: entry.id }));
      return (await rows("SELECT id FROM waitlist WHERE left_at IS NOT NULL")).length > 0;
    },
    "inquiry-receipt": async () => (await (await visit(get(quoteSent, sent))).text()).includes("@example.com"),
    "newsletter-confirm": await newsletter(paths.newsletterConfirm, "newsletter-confirm"),
    "newsletter-unsubscribe": await newsletter(paths.newsletterUnsubscribe, "newsletter-unsubscribe"),
    "calendar-feed": answers(await newFeed()),
    reply: taken(await replyTo("b", booking.id), quoteRequest.email),
    "reply-of-others": taken(await replyTo("k", key.key.id), key.key.email),
    "reply-of-dj": taken(await replyTo("c", String(booking.contactId)), site.email),
  };
  return { id: booking.id, works };
}

async function working(works: Record<LinkKindName, Works>) {
  const found: Record<string, boolean> = {};
  for (const [name, doesWork] of Object.entries(works)) found[name] = await doesWork();
  return found;
}

const changed = async (id: string, fields: Record<string, string>) => {
  const { page } = bookingPaths(id);
  const html = await see(page);
  return submit(page, { ...formIn(html.slice(html.indexOf("Change the booking"))), ...fields });
};

const revoke = (id: string) => submit(bookingPaths(id).portalLink, { change: "revoke" });
const cancel = (id: string) => submit(bookingPaths(id).status, { status: "cancelled", reason: "Rain" });

const acts: Record<Revocation, (id: string) => Promise<Response>> = {
  revoked: revoke,
  corrected: (id) => changed(id, { clientEmail: "maya.brooks@example.com" }),
  canceled: cancel,
  erased: () => submit(personErasure, { email: quoteRequest.email, again: quoteRequest.email }),
};

describe("links of a client", () => {
  it("of every kind open what they name", async () => {
    const { works } = await clientWithAllLinks();
    expect(Object.entries(await working(works)).filter(([, doesWork]) => !doesWork)).toEqual([]);
  });

  it.each(revocations)("that are %s end, but those for which the table has a reason to stay", async (revocation) => {
    const { id, works } = await clientWithAllLinks();
    expect((await acts[revocation](id)).status).toBe(303);
    const outlive = Object.entries<LinkKind>(linkKinds).map(([name, { outlives }]) => [name, revocation in outlives]);
    expect(await working(works)).toEqual(Object.fromEntries(outlive));
  });

  it("that outlive a cancellation end with the next revocation", async () => {
    const { id, works } = await clientWithAllLinks();
    await cancel(id);
    const calendar = await works.calendar();
    expect(mainTextIn(await see(bookingPaths(id).page))).toContain("Revoke all links");
    await revoke(id);
    expect([calendar, await works.calendar(), await works.waitlist()]).toEqual([true, false, false]);
  });
});

it("who has asked for a quote alone has its link ended on the lead's page", async () => {
  const { token, quote, answer } = await askForQuote();
  const { page, links } = leadPaths(quote.contactId);
  expect(mainTextIn(await see(page))).toContain("Revoke all links");
  expect(await answers(quoteLink(token))()).toBe(true);
  expect((await submit(links, { change: "revoke" })).headers.get("Location")).toContain("links-revoked");
  expect(await answers(quoteLink(token))()).toBe(false);
  const confirmation = await (await visit(get(quoteSent, { Cookie: cookieIn(answer) }))).text();
  expect(confirmation).not.toContain("@example.com");
  expect((await submit(leadPaths("nobody").links, { change: "revoke" })).status).toBe(404);
});
