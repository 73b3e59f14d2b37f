import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { site } from "../../../content/site.ts";
import { primary } from "../../../database/client.ts";
import type { OutboxMail } from "../../../database/schema/outbox-mail.ts";
import { addDays, calendarDateAt } from "../../../platform/dates.ts";
import { see, submit } from "../../../test/administrator.ts";
import { storeLead } from "../../../test/booking-forms.ts";
import { bring, repliesOn, replyTo as replyToAddress } from "../../../test/incoming-mail.ts";
import { mainTextIn } from "../../../test/page.ts";
import { secrets, signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { signedBooking } from "../../../test/signed-booking.ts";
import { cron, htmlAt, mailbox, postForm, visit } from "../../../test/site.ts";
import { storeRequest } from "../../../test/stored-requests.ts";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { portalKey } from "../../invites/client/paths.ts";
import { bookingMoney, invoicePaths, refundPath } from "../../payments/dj/paths.ts";
import { personErasure } from "../../people/dj/paths.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { requestPaths, waitingReplyPath } from "../dj/paths.ts";
import { replyAddressOf } from "./reply-address.ts";

const { email: EMAIL, mails } = mailbox();
const bindings = { EMAIL, ...repliesOn };
const eventDate = addDays(calendarDateAt(Date.now()), 60);
const booked = () => storeBooking({ clientName: "Ana Núñez", eventDate });
type Booking = Awaited<ReturnType<typeof booked>>;

const newMails = async () => {
  mails.length = 0;
  await cron(Date.now() + 60_000, bindings);
  return mails;
};
const replyToOf = (email: string) => mails.findLast(({ to }) => to === email)?.replyTo ?? "";
const mail = (from: string, text: string) =>
  `From: ${from}\nSubject: Re: News\nMessage-ID: <${crypto.randomUUID()}@example.com>\n\n${text}\n`;
const signer = {
  who: "Ben Cole",
  email: "ben@example.org",
  ask: ({ id }: Booking) =>
    submit(bookingPaths(id).signers, { name: "Ben Cole", role: "partner", email: "ben@example.org" }, { bindings }),
  async end({ id }: Booking) {
    const [row] = await rows("SELECT signers ->> '$[0].id' AS signer FROM bookings WHERE id = ?", id);
    await submit(bookingPaths(id).signer, { signer: String(row?.signer), change: "remove" });
  },
};

const planner = {
  who: "Paula Park",
  email: "paula@example.org",
  async ask(booking: Booking) {
    const key = { booking: booking.id, key: crypto.randomUUID(), kind: "planner", endsOn: eventDate, moment: "" };
    const form = { ...key, name: "Paula Park", email: "paula@example.org" };
    await visit(postForm(portalApi.keys, form, await signIn(booking)), bindings);
  },
  async end(booking: Booking) {
    const [key] = await rows("SELECT id FROM plan_keys");
    const form = { booking: booking.id, change: "revoke" };
    await visit(postForm(portalKey(String(key?.id)), form, await signIn(booking)));
  },
};

const payer = {
  who: "bills@firm.example",
  email: "bills@firm.example",
  async ask({ id }: Booking) {
    const key = crypto.randomUUID();
    await submit(bookingMoney(id).invoice, { key, billTo: "Bayside LLC", purchaseOrder: "" });
    await submit(invoicePaths(key).send, { email: "bills@firm.example" }, { bindings });
  },
  end: ({ id }: Booking) => submit(bookingPaths(id).portalLink, { change: "revoke" }),
};

it.each([
  ["who signs along", signer],
  ["who plans along", planner],
  ["who pays the bills", payer],
])(
  "%s answers a mail: the DJ reads whose words they are and answers them, and the client sees neither",
  async (_, other) => {
    const booking = await booked();
    await other.ask(booking);
    const to = replyToOf(other.email);
    expect(to).toContain(`@${repliesOn.REPLY_DOMAIN}`);
    expect(to.indexOf("@")).toBeLessThanOrEqual(64);
    expect((await bring(mail(other.email, "Is Monday fine as well?"), to)).forwardedTo).toEqual([]);
    const [request] = await rows("SELECT id, booking_id, client_email FROM client_requests");
    expect(request).toMatchObject({ booking_id: booking.id, client_email: other.email });
    const { page, answer } = requestPaths(String(request?.id));
    for (const place of [page, bookingPaths(booking.id).page, adminPaths.today]) {
      const text = mainTextIn(await see(place));
      expect(text, place).toContain(other.who);
      expect(text, place).toContain("Ana Núñez");
    }
    const notice = (await newMails()).find((each) => each.to === site.email);
    expect(notice?.text).toContain(other.who);
    expect(notice?.text).toContain("Ana Núñez");

    await submit(answer, { response: "Monday is fine.", seen: "" }, { bindings });
    const answered = mails.filter(({ text }) => text.includes("Monday is fine."));
    expect(answered.map((each) => [each.to, each.replyTo, each.text.includes(portalPaths.dashboard)])).toEqual([
      [other.email, to, false],
    ]);
    const portal = mainTextIn(await htmlAt(portalPaths.dashboard, await signIn(booking)));
    expect(portal).not.toContain("Monday");

    await other.end(booking);
    const late = await bring(mail(other.email, "One more thing."), to);
    expect(late.forwardedTo).toEqual([repliesOn.REPLY_MAILBOX]);
  },
);

it("who pays the bills and had a key to the plan answers into the booking once the key is over", async () => {
  const booking = await booked();
  await payer.ask(booking);
  await planner.ask(booking);
  await rows("UPDATE plan_keys SET email = ?, ends_at = 1", payer.email);
  const to = await replyAddressOf(
    primary(env.DB),
    { mail: { kind: "invoice", bookingId: booking.id, invoiceId: "i" }, recipient: payer.email },
    { domain: repliesOn.REPLY_DOMAIN, secrets },
    Date.now(),
  );
  expect((await bring(mail(payer.email, "Paid today."), to ?? "")).forwardedTo).toEqual([]);
});

it("from elsewhere it waits, and once it is accepted the answer goes to whose address it was", async () => {
  const booking = await booked();
  await planner.ask(booking);
  await bring(mail("private@example.net", "From my phone: is Monday fine?"), replyToOf(planner.email));
  const [waits] = await rows("SELECT id FROM mail_replies");
  expect(mainTextIn(await see(adminPaths.requests))).toContain(planner.email);
  await submit(waitingReplyPath(String(waits?.id)), { decision: "accept" });
  expect(await rows("SELECT client_email FROM client_requests")).toEqual([{ client_email: planner.email }]);
  await bring(mail("private@example.net", "Or Tuesday?"), replyToOf(planner.email));
  await submit(personErasure, { email: planner.email, again: planner.email });
  expect(await rows("SELECT id FROM client_requests UNION ALL SELECT id FROM mail_replies")).toEqual([]);
});

it("fifty mails of one who plans along keep nobody else's from the conversation", async () => {
  const booking = await booked();
  await planner.ask(booking);
  const to = replyToOf(planner.email);
  for (let count = 0; count < 51; count += 1) await bring(mail(planner.email, `Number ${count}`), to);
  expect(await rows("SELECT count(*) AS count FROM client_requests")).toEqual([{ count: 50 }]);
  await signer.ask(booking);
  expect((await bring(mail(signer.email, "Hello"), replyToOf(signer.email))).forwardedTo).toEqual([]);
});

async function waits(email: string) {
  const id = crypto.randomUUID();
  await rows(
    "INSERT INTO waitlist (id, date, email, idempotency_key, created_at) VALUES (?1, '2098-01-04', ?2, ?1, 1)",
    ...[id, email],
  );
  return id;
}

it("every mail that asks a client or a lead something is answered to their conversation", async () => {
  const { booking } = await signedBooking({ clientName: "Ana Núñez", price: 100_000, deposit: 25_000 });
  const [paymentId, refundId, callId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const { mark } = bookingMoney(booking.id);
  await submit(mark, { key: paymentId, purpose: "deposit", method: "check", amount: "250", note: "" });
  await submit(refundPath(paymentId), { key: refundId, amount: "50", reason: "Rain", kind: "courtesy" });
  const contactId = await storeLead();
  await rows(
    "INSERT INTO calls (id, booking_id, starts_at, zone, phone, created_at, updated_at) VALUES (?, ?, 1, 'UTC', '1', 1, 1)",
    ...[callId, booking.id],
  );
  const requestId = await storeRequest({ bookingId: booking.id, clientEmail: booking.clientEmail });
  const [signature] = await rows("SELECT id FROM signatures");
  const { id: bookingId } = booking;
  const toClient: readonly OutboxMail[] = [
    { kind: "portal-link", bookingId },
    { kind: "booking-ended", bookingId, status: "cancelled" },
    { kind: "booking-confirmed", bookingId },
    { kind: "payment-receipt", paymentId },
    { kind: "payment-too-late", paymentId },
    { kind: "payment-refunded", refundId },
    { kind: "payment-unmarked", paymentId },
    { kind: "payment-instructions", bookingId, method: "zelle", amount: 1, purpose: "deposit" },
    { kind: "balance-reminder", bookingId, moment: "first", part: null },
    { kind: "follow-up", of: "deposit", id: bookingId, contactId: null },
    { kind: "planning", bookingId, mail: "thanks" },
    { kind: "hold-ending", bookingId, holdEndsAt: 1 },
    { kind: "hold-ended", bookingId, holdEndsAt: 1 },
    { kind: "amendment-proposed", bookingId, amendmentId: "a" },
    { kind: "amendment-accepted", bookingId, amendmentId: "a" },
    { kind: "amendment-ended", bookingId, amendmentId: "a" },
    { kind: "agreement-copy", signatureId: String(signature?.id), to: "client", countersigned: true },
    { kind: "invoice", bookingId, invoiceId: "i" },
    { kind: "plan-comments", bookingId, notifiedAt: 1, keyId: null },
    { kind: "plan-news", bookingId, keyId: null, since: 1, until: 2 },
    { kind: "plan-decided", bookingId, batch: "b" },
    { kind: "client-request-reply", requestId, papers: [] },
    { kind: "call", callId, sequence: 0 },
  ];
  const toLead: OutboxMail[] = [
    { kind: "quote", contactId, quoteId: "q" },
    { kind: "lead-answer", contactId, subject: "June", text: "Free", by: "dj", papers: [] },
    { kind: "follow-up", of: "lead", id: contactId, contactId },
  ];
  const db = primary(env.DB);
  const signing = { domain: repliesOn.REPLY_DOMAIN, secrets };
  const answeredTo = async (mail: OutboxMail, recipient: string) =>
    `${mail.kind} ${await replyAddressOf(db, { mail, recipient }, signing, Date.now())}`;
  for (const mail of toClient)
    expect(await answeredTo(mail, booking.clientEmail)).toBe(`${mail.kind} ${await replyToAddress("b", bookingId)}`);
  const entryId = await waits("ana@example.com");
  toLead.push({ kind: "waitlist-confirm", entryId }, { kind: "waitlist-offer", entryId });
  for (const mail of toLead)
    expect(await answeredTo(mail, "ana@example.com")).toBe(`${mail.kind} ${await replyToAddress("l", contactId)}`);
  const toDj: readonly OutboxMail[] = [
    { kind: "booking-confirmed-notice", bookingId },
    { kind: "payment-notice", paymentId },
    { kind: "payment-announced", bookingId, purpose: "deposit", method: "zelle", amount: 1 },
    { kind: "refund-notice", refundId },
    { kind: "review-notice", bookingId },
    { kind: "hold-ended-notice", bookingId, holdEndsAt: 1 },
    { kind: "amendment-accepted", bookingId, amendmentId: "a" },
    { kind: "agreement-copy", signatureId: String(signature?.id), to: "dj", countersigned: true },
    { kind: "plan-digest", bookingId, notifiedAt: 1 },
    { kind: "call-notice", callId, sequence: 0 },
  ];
  for (const mail of toDj)
    expect(await answeredTo(mail, site.email)).toBe(`${mail.kind} ${await replyToAddress("d", bookingId)}`);
  // Who confirms another address is not the client yet.
  const confirming: OutboxMail = { kind: "new-address", bookingId, before: booking.clientEmail };
  expect(await answeredTo(confirming, "new@example.org")).toBe(`new-address ${await replyToAddress("b", bookingId)}`);
  const stranger: OutboxMail = { kind: "waitlist-confirm", entryId: await waits("nobody@example.org") };
  expect(await answeredTo(stranger, "nobody@example.org")).toBe("waitlist-confirm null");
});
