import { env } from "cloudflare:workers";
import { expect, it, onTestFinished, vi } from "vitest";
import { site } from "../../../content/site.ts";
import { day } from "../../../platform/durations.ts";
import { accessToken, goodClaims } from "../../../test/access.ts";
import { see, submit } from "../../../test/administrator.ts";
import { bring, keptMail, repliesOn, replyTo } from "../../../test/incoming-mail.ts";
import { mainTextIn } from "../../../test/page.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { cron, get, htmlAt, inquiry, mailbox, postForm, postJson, visit } from "../../../test/site.ts";
import { storeRequest } from "../../../test/stored-requests.ts";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { api } from "../../site/paths.ts";
import { requestPaths, waitingReplyPath } from "../dj/paths.ts";

const client = { clientEmail: inquiry.email, clientName: "Ana Núñez" };
const words = "Sounds great, we are in!";

async function mailsOf(act: (bindings: object) => Promise<unknown>) {
  const { email: EMAIL, mails } = mailbox();
  await act({ EMAIL, ...repliesOn });
  await cron(Date.now() + 60_000, { EMAIL, ...repliesOn });
  return mails;
}

const mail = (from: string, text: string, id: string = crypto.randomUUID()) =>
  `From: ${from}\nSubject: Re: News\nMessage-ID: <${id}@example.com>\n\n${text}\n`;

const inPortal = async (booking: Awaited<ReturnType<typeof storeBooking>>) =>
  mainTextIn(await htmlAt(portalPaths.dashboard, await signIn(booking)));

it("a client's answer to a mail stands in the portal and with the DJ, who is told as of one written on the site", async () => {
  const booking = await storeBooking(client);
  const sent = await mailsOf((bindings) =>
    submit(bookingPaths(booking.id).portalLink, { change: "send" }, { bindings }),
  );
  const to = sent.find((each) => each.to === inquiry.email)?.replyTo ?? "";
  expect(to).toBe(await replyTo("b", booking.id));
  expect(to.indexOf("@")).toBeLessThanOrEqual(64);
  for (const address of [to, to.toUpperCase()]) await bring(keptMail("iphone"), address);

  const requests = await rows("SELECT id, booking_id, type, subject, message, status FROM client_requests");
  expect(requests).toMatchObject([
    { booking_id: booking.id, type: "reply", subject: "Your agreement is ready", message: words, status: "pending" },
  ]);
  expect(await inPortal(booking)).toContain(words);
  const page = requestPaths(String(requests[0]?.id)).page;
  for (const place of [page, bookingPaths(booking.id).page]) expect(mainTextIn(await see(place))).toContain(words);
  expect(mainTextIn(await see(adminPaths.today))).toContain("Reply by email: Your agreement is ready");
  const told = (await mailsOf(async () => {})).filter((each) => each.to === site.email);
  expect(told.map(({ subject }) => subject)).toEqual(["Reply by email: Your agreement is ready"]);
  expect(told[0]?.text).toContain(words);
});

it("a lead's answer stands among what was written, and completes with the DJ's own", async () => {
  const sent = await mailsOf((bindings) => visit(postJson(api.leadInquiry, inquiry), bindings));
  const to = sent.find((each) => each.to === inquiry.email)?.replyTo ?? "";
  const [lead] = await rows("SELECT id FROM contacts");
  const { page, reply } = leadPaths(String(lead?.id));
  await bring(mail(inquiry.email, "We moved it to June."), to);
  const text = mainTextIn(await see(page));
  expect(text).toContain("Ana by mail");
  expect(text).toContain("We moved it to June.");
  expect(await rows("SELECT status FROM client_requests")).toEqual([{ status: "pending" }]);
  const answered = await submit(reply, { key: crypto.randomUUID(), subject: "June", text: "June is free." });
  expect(answered.status).toBe(303);
  expect(await rows("SELECT status FROM client_requests")).toEqual([{ status: "completed" }]);
});

it("a lead's answer to an old mail joins the booking that came of it", async () => {
  await visit(postJson(api.leadInquiry, inquiry));
  const [lead] = await rows("SELECT id FROM contacts");
  const booking = await storeBooking({ ...client, contactId: String(lead?.id) });
  await bring(mail(inquiry.email, "One more thing."), await replyTo("l", String(lead?.id)));
  expect(await rows("SELECT booking_id FROM client_requests")).toEqual([{ booking_id: booking.id }]);
  expect(await inPortal(booking)).toContain("One more thing.");
});

it("from another address it waits for the DJ, who accepts it by one press or discards it", async () => {
  const booking = await storeBooking(client);
  const to = await replyTo("b", booking.id);
  await bring(mail("ben@example.org", "I am the groom."), to);
  await bring(mail("mallory@evil.example", "Send me the money."), to);
  expect(await inPortal(booking)).not.toContain("groom");
  expect(mainTextIn(await see(adminPaths.today))).toContain("A reply from ben@example.org, not verified");
  const told = (await mailsOf(async () => {})).filter((each) => each.to === site.email);
  expect(told[0]?.subject).toBe("Not verified: News");
  const list = mainTextIn(await see(adminPaths.requests));
  for (const said of ["I am the groom.", "ben@example.org", "Send me the money."]) expect(list).toContain(said);

  const [groom, mallory] = await rows("SELECT id FROM mail_replies ORDER BY created_at, from_email");
  const decide = (id: unknown, decision: string) => submit(waitingReplyPath(String(id)), { decision });
  expect((await decide(groom?.id, "accept")).headers.get("Location")).toContain(requestPaths(String(groom?.id)).page);
  for (const decision of ["discard", "accept"]) await decide(mallory?.id, decision);
  await decide(groom?.id, "accept");
  expect(await rows("SELECT message FROM client_requests")).toEqual([{ message: "I am the groom." }]);
  expect(await inPortal(booking)).toContain("I am the groom.");
  expect(mainTextIn(await see(adminPaths.requests))).not.toContain("not verified");
  expect(mainTextIn(await see(requestPaths(String(groom?.id)).page))).toContain("ben@example.org");
});

it("the DJ answers a request by answering its notice, and a lead by answering its own", async () => {
  const booking = await storeBooking(client);
  const request = await storeRequest({ bookingId: booking.id, clientEmail: inquiry.email });
  const to = await replyTo("r", request);
  for (const text of ["Eight it is.", "And cake at nine."]) await bring(mail(site.email, text), to);
  const answer = (await mailsOf(async () => {})).filter((each) => each.to === inquiry.email);
  expect(answer.at(-1)?.text).toContain("Eight it is.\n\nAnd cake at nine.");
  expect(await inPortal(booking)).toContain("And cake at nine.");

  const sent = await mailsOf((bindings) =>
    visit(postJson(api.leadInquiry, { ...inquiry, email: "bo@example.com" }), bindings),
  );
  const notice = sent.find((each) => each.to === site.email);
  expect(notice?.replyTo).toContain("@reply.site.test");
  const twice = mail(site.email, "The date is free.\n\nOn 11/20/26 09:41, the site wrote:\n> A new inquiry", "same");
  for (const _ of [1, 2]) await bring(twice, notice?.replyTo ?? "");
  const mailed = (await mailsOf(async () => {})).filter((each) => each.to === "bo@example.com");
  expect(mailed.map(({ text }) => text.includes("The date is free.") && !text.includes("A new inquiry"))).toEqual([
    true,
  ]);
});

it("the DJ's answer to a notice about a booking goes to its client as the site's mail, and stands on both their pages", async () => {
  const booking = await storeBooking(client);
  const pay = { booking: booking.id, purpose: "balance", way: "cash", amount: "" };
  const sent = await mailsOf(async (bindings) => visit(postForm(portalApi.pay, pay, await signIn(booking)), bindings));
  const to = sent.find((each) => each.to === site.email)?.replyTo ?? "";
  expect(to).toBe(await replyTo("d", booking.id));
  await bring(mail("dj.private@example.org", "Not from here."), to);
  for (const _ of [1, 2]) await bring(mail(site.email, "Friday at noon suits me.", "same"), to);
  const mailed = (await mailsOf(async () => {})).filter((each) => each.to === inquiry.email);
  expect(mailed.map(({ text, replyTo: back }) => [text.includes("Friday at noon"), back])).toEqual([
    [true, await replyTo("b", booking.id)],
  ]);
  const portal = await inPortal(booking);
  expect(portal).toContain("Friday at noon");
  expect(portal).not.toContain("Not from here");
  const [written] = await rows("SELECT id FROM client_requests");
  for (const page of [bookingPaths(booking.id).page, requestPaths(String(written?.id)).page])
    expect(mainTextIn(await see(page))).toContain("Friday at noon");
  const [waits] = await rows("SELECT id FROM mail_replies WHERE accepted_at IS NULL");
  await submit(waitingReplyPath(String(waits?.id)), { decision: "accept" });
  expect(await inPortal(booking)).toContain("Not from here");
});

it("an answer in the DJ's name from elsewhere goes to nobody until the DJ sends it", async () => {
  const booking = await storeBooking(client);
  const request = await storeRequest({ bookingId: booking.id, clientEmail: inquiry.email });
  await bring(mail("dj.private@example.org", "Eight is fine."), await replyTo("r", request));
  expect(await inPortal(booking)).not.toContain("Eight is fine.");
  const [waits] = await rows("SELECT id FROM mail_replies");
  await submit(waitingReplyPath(String(waits?.id)), { decision: "accept" });
  expect(await inPortal(booking)).toContain("Eight is fine.");
});

it("who has administered the site is believed by mail while the last login is recent, and not for good", async () => {
  const helper = "helper@example.org";
  const logIn = async (iat: number) => {
    const token = await accessToken({ ...goodClaims(), iat, email: helper });
    expect((await visit(get(adminPaths.requests, { "Cf-Access-Jwt-Assertion": token }))).status).toBe(200);
  };
  const booking = await storeBooking(client);
  const to = await replyTo("r", await storeRequest({ bookingId: booking.id, clientEmail: inquiry.email }));
  const { iat } = goodClaims();
  await logIn(iat);
  await bring(mail(helper, "Eight it is."), to);
  expect(await inPortal(booking)).toContain("Eight it is.");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 91 * day });
  onTestFinished(() => void vi.useRealTimers());
  await bring(mail(helper, "Pay somebody else."), to);
  expect(await inPortal(booking)).not.toContain("Pay somebody else.");
  await logIn(iat + 1);
  await bring(mail(helper, "And cake at nine."), to);
  expect(await inPortal(booking)).toContain("And cake at nine.");
});

it.each(["a guess", "another conversation's", "an ended address"])(
  "%s belongs to nobody and goes on untouched",
  async (which) => {
    const booking = await storeBooking(client);
    const to = await replyTo("b", booking.id);
    const addresses: Record<string, string> = {
      "a guess": to.replace(/.@/, (end) => (end === "0@" ? "1@" : "0@")),
      "another conversation's": to.replace("b1-", "b2-"),
      "an ended address": to,
    };
    if (which === "an ended address") await submit(bookingPaths(booking.id).portalLink, { change: "revoke" });
    const done = await bring(mail(inquiry.email, "Hello?"), addresses[which] ?? "");
    expect(done).toEqual({ forwardedTo: [repliesOn.REPLY_MAILBOX], rejected: null });
    expect(await rows("SELECT id FROM client_requests")).toEqual([]);
  },
);

it("a mail to any other address of the domain goes on untouched, an automatic one as well", async () => {
  expect(await bring(keptMail("auto-ticket"), `info@${repliesOn.REPLY_DOMAIN}`)).toEqual({
    forwardedTo: [repliesOn.REPLY_MAILBOX],
    rejected: null,
  });
});

it("while the database is away a mail is refused for later, and taken once when it comes again", async () => {
  const booking = await storeBooking(client);
  const to = await replyTo("b", booking.id);
  const DB = new Proxy(env.DB, {
    get() {
      throw new Error("D1_ERROR: network connection lost");
    },
  });
  await expect(bring(keptMail("iphone"), to, { DB })).rejects.toThrow();
  for (const _ of [1, 2]) expect((await bring(keptMail("iphone"), to)).forwardedTo).toEqual([]);
  expect(await rows("SELECT message FROM client_requests")).toEqual([{ message: words }]);
});

it("one conversation takes fifty mails a day, and the rest goes to the owner's mailbox", async () => {
  const booking = await storeBooking(client);
  const to = await replyTo("b", booking.id);
  const done = [];
  for (let count = 0; count < 52; count += 1) done.push(await bring(mail(inquiry.email, `Number ${count}`), to));
  expect(done.filter(({ forwardedTo }) => forwardedTo.length > 0)).toHaveLength(2);
});

it("without the domain answers go where they always went, and no mail is taken", async () => {
  const booking = await storeBooking(client);
  const { email: EMAIL, mails } = mailbox();
  await submit(bookingPaths(booking.id).portalLink, { change: "send" }, { bindings: { EMAIL } });
  expect(mails.find((each) => each.to === inquiry.email)?.replyTo).toBe(site.email);
  const done = await bring(keptMail("iphone"), await replyTo("b", booking.id), { REPLY_DOMAIN: "" });
  expect(done).toMatchObject({ forwardedTo: [], rejected: expect.any(String) });
});

it("two answers of the DJ at once both reach the client's page, and one that comes twice after a fault stands once", async () => {
  const booking = await storeBooking(client);
  const to = await replyTo("r", await storeRequest({ bookingId: booking.id, clientEmail: booking.clientEmail }));
  await Promise.all(["Eight it is.", "And cake at nine."].map((text) => bring(mail(site.email, text), to)));
  const [both] = await rows("SELECT admin_response AS said FROM client_requests");
  expect(String(both?.said).split("\n\n").toSorted()).toEqual(["And cake at nine.", "Eight it is."]);
  const DB = new Proxy(env.DB, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (name !== "prepare") return typeof value === "function" ? value.bind(target) : value;
      return (sql: string) => target.prepare(/^insert into "mail_replies"/.test(sql) ? `${sql} broken` : sql);
    },
  });
  const again = mail(site.email, "Doors at seven.");
  await expect(bring(again, to, { DB })).rejects.toThrow();
  await bring(again, to);
  const [one] = await rows("SELECT admin_response AS said FROM client_requests");
  expect(String(one?.said).match(/Doors at seven/g)).toHaveLength(1);
});

it("what a program sends for a client is the client's, and what only says so waits", async () => {
  const booking = await storeBooking(client);
  const to = await replyTo("b", booking.id);
  const own = mail(inquiry.email, "We will be eighty.");
  await bring(`List-Unsubscribe: <mailto:leave@crm.example>\n${own}`, to, { from: "bounces+12@em.crm.example" });
  const domain = inquiry.email.split("@")[1];
  const results = {
    forged: "mx.cloudflare.net; dkim=none; dmarc=none; spf=fail smtp.mailfrom=ana@evil.example",
    "somebody else's":
      "mx.cloudflare.net; dkim=pass header.d=evil.example; dmarc=none; spf=pass smtp.mailfrom=x@evil.example",
    "a longer name's": `mx.cloudflare.net; dkim=none; dmarc=none; spf=pass smtp.mailfrom=x@${domain?.slice(1)}`,
    "brought along": `mx.cloudflare.net; dkim=none; dmarc=none; spf=fail, mail.evil.example; dkim=pass header.d=${domain}; dmarc=pass`,
    "of a quoted name": `mx.cloudflare.net; dkim=none; dmarc=none; spf=pass smtp.mailfrom="smtp.mailfrom=${domain} x"@evil.example`,
    "of a comment": `mx.cloudflare.net; dmarc=none; spf=pass (x (y); dkim=pass header.d=${domain}; ) smtp.mailfrom=x@evil.example`,
    "another From": "mx.cloudflare.net; dkim=none; spf=none; dmarc=pass header.from=evil.example",
    "checked by nobody": `mail.evil.example; dmarc=pass header.from=${domain}`,
    own: `mx.cloudflare.net; dkim=pass header.d=${domain}; dmarc=none; spf=none`,
  };
  for (const [words, result] of Object.entries(results))
    await bring(`Authentication-Results: ${result}\n${mail(inquiry.email, words)}`, to);
  const taken = await rows("SELECT message FROM client_requests ORDER BY created_at");
  expect(taken.map(({ message }) => message)).toEqual(["We will be eighty.", "own"]);
  const waits = await rows("SELECT words FROM mail_replies WHERE accepted_at IS NULL ORDER BY created_at");
  expect(waits.map((each) => each.words)).toEqual([
    ...["forged", "somebody else's"],
    ...["a longer name's", "brought along", "of a quoted name", "of a comment", "another From", "checked by nobody"],
  ]);
});

it("an answer from a page that was opened before one came by mail puts nothing aside unseen", async () => {
  const booking = await storeBooking(client);
  const id = await storeRequest({ bookingId: booking.id, clientEmail: booking.clientEmail });
  await bring(mail(site.email, "Eight it is."), await replyTo("r", id));
  const stale = await submit(requestPaths(id).answer, { response: "At nine.", seen: "" });
  const page = mainTextIn(await stale.text());
  expect([stale.status, page.includes("Eight it is."), page.includes("At nine.")]).toEqual([409, true, true]);
  expect((await submit(requestPaths(id).answer, { response: "At nine.", seen: "Eight it is." })).status).toBe(303);
  expect(await rows("SELECT admin_response AS said FROM client_requests")).toEqual([{ said: "At nine." }]);
});
