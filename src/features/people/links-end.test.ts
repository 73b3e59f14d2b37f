import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { site } from "../../content/site.ts";
import { primary } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { waitlist } from "../../database/schema/dates.ts";
import { guestPages } from "../../database/schema/guests.ts";
import { newsletterSubscribers } from "../../database/schema/newsletter.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { personAddresses } from "../../database/schema/people.ts";
import { day, hour } from "../../platform/durations.ts";
import {
  type LinkKind,
  type LinkKindName,
  linkKinds,
  type Revocation,
  revocations,
} from "../../platform/links/link-kinds.ts";
import { signToken } from "../../platform/links/signed-link.ts";
import { see, submit } from "../../test/administrator.ts";
import { asItStands, formIn } from "../../test/booking-forms.ts";
import { bring, replyTo } from "../../test/incoming-mail.ts";
import { isolate } from "../../test/isolate.ts";
import { oneClick } from "../../test/newsletter-signup.ts";
import { mainTextIn } from "../../test/page.ts";
import { storeKey } from "../../test/plan-keys.ts";
import { cookieIn, linkTo, open, portalStatus, secrets, signIn, storeBooking } from "../../test/portal.ts";
import { askForQuote, quoteRequest } from "../../test/quotes.ts";
import { rows } from "../../test/rows.ts";
import { cron, get, mailbox, postForm, visit } from "../../test/site.ts";
import { mailPaths } from "../admin/outbox/paths.ts";
import { adminPaths } from "../admin/paths.ts";
import { clientCalendarPath } from "../bookings/calendar-file.ts";
import { adminPlan, bookingPaths } from "../bookings/dj/paths.ts";
import { signSignerToken } from "../contracts/client/read-signing.ts";
import { leadPaths } from "../leads/dj/paths.ts";
import { planNewsEnd, portalPaths } from "../portal/paths.ts";
import { quoteApi, quoteLink } from "../quotes/client/paths.ts";
import { api, guestPaths, paths, quoteSent, signedPath } from "../site/paths.ts";
import { planTimesPath } from "../timeline/addresses.ts";
import { signWaitlistToken } from "../waitlist/waitlist-token.ts";
import { personErasure } from "./dj/paths.ts";

/*
 * Each kind of link against each thing that ends a person's links: what the table of web/links/link-kinds.ts says is what the
 * bearer of a link finds. A kind without a row cannot be signed, and one without a line here does not compile.
 */

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

/** Of the client, or of the key; what was read before is forgotten. */
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

/** A client with a link of every kind, and for each whether it still opens what it names. */
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
  };
  const entry = { ...waiting, linkVersion: 0 };
  await db.insert(waitlist).values({ ...entry, offeredAt: now, offerSentAt: now });
  const subscriber = { id: "reads", email: quoteRequest.email, interests: [], createdAt: now };
  await db.insert(newsletterSubscribers).values(subscriber);
  const newsletter = async (path: string, purpose: "newsletter-confirm" | "newsletter-unsubscribe"): Promise<Works> => {
    const link = oneClick(signedPath(path, await signToken(secrets, purpose, { subject: subscriber.id })));
    return async () => (await visit(link)).status === 200;
  };
  const works: Record<LinkKindName, Works> = {
    // Looked at before the link is opened, which takes the place of a session that nobody has used.
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
    sign: answers(
      signedPath(portalPaths.sign, await signSignerToken(secrets, { bookingId: booking.id, ...signer }, now)),
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
    "reply-of-dj": taken(await replyTo("c", String(booking.contactId)), site.email),
  };
  return { id: booking.id, works };
}

/** Which of the links work, looked at one after the other. */
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

it("a date that is offered is mailed anew when the links of who waits for it are revoked", async () => {
  const now = Date.now();
  const booking = await storeBooking({ clientEmail: "ana@example.com" });
  const entry = { id: "waits", date: "2027-05-01", email: "ana@example.com", idempotencyKey: "waits", createdAt: now };
  await db.insert(waitlist).values({ ...entry, confirmedAt: now, offeredAt: now, offerSentAt: now - day / 2 });
  const { email, mails } = mailbox();
  const path = bookingPaths(booking.id).portalLink;
  const answer = await submit(path, { change: "revoke" }, { bindings: { EMAIL: email } });
  expect(mainTextIn(await see(answer.headers.get("Location") ?? ""))).toContain("have to be printed again");
  const [mail] = mails;
  const link = /\/waitlist\/offer\?token=\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  expect([mails.length, mail?.to, await answers(link)()]).toEqual([1, "ana@example.com", true]);
});

describe("who holds a key that ends", () => {
  /** Who is mailed within hours of what was done to the key of `planner`. */
  async function told(planner: string, act: (bookingId: string, keyId: string) => Promise<unknown>) {
    const booking = await storeBooking({ clientEmail: "ana@example.com" });
    const { key } = await storeKey(booking.id, { email: planner });
    await storeKey(booking.id, { email: "ana@example.com" });
    await act(booking.id, key.id);
    const { email, mails } = mailbox();
    await cron(Date.now() + 2 * hour, { EMAIL: email });
    return mails.filter(({ subject }) => subject.includes("ended")).map(({ to }) => to);
  }
  const endKey = (id: string, key: string) => submit(adminPlan(id).key(key), { change: "revoke" });

  it("hears of it once a day, and the client's own address does not", async () => {
    expect(await told("one@example.com", endKey)).toEqual(["one@example.com"]);
    expect(await told("one@example.com", endKey)).toEqual([]);
    expect(await told("two@example.com", cancel)).toEqual(["two@example.com"]);
  });

  it("hears of it when all links of a client are revoked, or their own", async () => {
    expect(await told("one@example.com", revoke)).toEqual(["one@example.com"]);
    const ofThePlanner = async () => revoke((await storeBooking({ clientEmail: "two@example.com" })).id);
    expect(await told("two@example.com", ofThePlanner)).toEqual(["two@example.com"]);
  });

  it("hears nothing when another key is on its way", async () => {
    const again = { kind: "planner", name: "Paula", email: "one@example.com", moment: "", endsOn: "2099-06-12" };
    const endAndGive = async (id: string, key: string) => {
      await endKey(id, key);
      expect((await submit(adminPlan(id).keys, { ...again, key: crypto.randomUUID() })).status).toBe(303);
    };
    expect(await told("one@example.com", endAndGive)).toEqual([]);
  });
});

/** Whether a link to the portal, a key, the calendar and a browser of a booking still work. */
async function waysInto(booking: Awaited<ReturnType<typeof storeBooking>>) {
  const [session, link, key] = [await signIn(booking), await linkTo(booking), await storeKey(booking.id)];
  const calendar = { ...booking, portalLinkVersion: 1, status: "confirmed" as const };
  const file = answers(await clientCalendarPath(secrets, calendar, Date.now()));
  return async () => ({
    session: (await portalStatus(session)) === 200,
    link: await answers(link, 303)(),
    key: await answers(key.link)(),
    calendar: await file(),
  });
}

const all = { session: true, link: true, key: true, calendar: true };
const none = { session: false, link: false, key: false, calendar: false };

describe("a person with several bookings", () => {
  it("is signed out of all of them, under each address, and nobody else is", async () => {
    const email = "ana@example.com";
    const first = await storeBooking({ clientEmail: email });
    const others = [
      await storeBooking({ clientEmail: email }),
      await storeBooking({ clientEmail: "ana.nunez@example.com" }),
    ];
    await db.insert(personAddresses).values([
      { email, personId: "ana" },
      { email: "ana.nunez@example.com", personId: "ana" },
    ]);
    const stranger = await waysInto(await storeBooking());
    const own = [await waysInto(first), await waysInto(others[0] ?? first), await waysInto(others[1] ?? first)];
    const held = await storeKey((await storeBooking()).id, { email });
    await revoke(first.id);
    for (const ways of own) expect(await ways()).toEqual(none);
    expect((await open(held.link)).status).toBe(401);
    expect(await stranger()).toEqual(all);
  });

  it("of which one is canceled is signed out everywhere, under each address, and keeps the links of the others", async () => {
    const email = "ana@example.com";
    const canceled = await storeBooking({ clientEmail: email });
    const others = [
      await waysInto(await storeBooking({ clientEmail: email })),
      await waysInto(await storeBooking({ clientEmail: "ana.nunez@example.com" })),
    ];
    await db.insert(personAddresses).values([
      { email, personId: "ana" },
      { email: "ana.nunez@example.com", personId: "ana" },
    ]);
    const ways = await waysInto(canceled);
    await cancel(canceled.id);
    expect(await ways()).toEqual({ ...none, calendar: true });
    for (const other of others) expect(await other()).toEqual({ ...all, session: false });
  });

  it("of which one goes to somebody else keeps the others, and none of what that one had given out stays", async () => {
    const email = "ana@example.com";
    const given = await storeBooking({ clientEmail: email });
    const other = await waysInto(await storeBooking({ clientEmail: email }));
    const ways = await waysInto(given);
    await submit(bookingPaths(given.id).page, {
      ...asItStands(given),
      clientName: "Bea",
      clientEmail: "bea@example.com",
    });
    expect(await ways()).toEqual(none);
    expect(await other()).toEqual(all);
  });
});

describe("a mail that came back", () => {
  /** Has the DJ send a failed mail to another address, and gives what goes out. */
  async function sentTo(address: string, mail: typeof outbox.$inferInsert) {
    await db.insert(outbox).values(mail);
    const { email, mails } = mailbox();
    await submit(mailPaths(mail.id).address, { email: address }, { bindings: { EMAIL: email } });
    return mails;
  }
  const failed = (id: string) => ({ id, dedupeKey: id, attempts: 10, nextAttemptAt: null, createdAt: Date.now() });

  it("and is sent to the right address ends the links of the wrong one", async () => {
    const booking = await storeBooking({ clientEmail: "wrong@example.com" });
    const ways = await waysInto(booking);
    const data = { kind: "portal-link", bookingId: booking.id, linkVersion: 1, isNew: false } as const;
    const [mail] = await sentTo("right@example.com", { ...failed("link"), recipient: "wrong@example.com", data });
    expect(mail?.to).toBe("right@example.com");
    expect(await ways()).toEqual(none);
    expect((await open(/\/portal\?token=\S+/.exec(mail?.text ?? "")?.[0] ?? "")).status).toBe(303);
  });

  it("and brings a key opens the plan from the right address alone", async () => {
    const booking = await storeBooking();
    const { key, link } = await storeKey(booking.id, { email: "wrong@example.com" });
    const data = { kind: "plan-key", keyId: key.id, version: 1 } as const;
    const [mail] = await sentTo("right@example.com", { ...failed("key"), recipient: "wrong@example.com", data });
    expect(mail?.to).toBe("right@example.com");
    expect((await visit(get(link))).status).toBe(401);
    expect((await open(/\/portal\/key\?token=\S+/.exec(mail?.text ?? "")?.[0] ?? "")).status).toBe(200);
  });
});
