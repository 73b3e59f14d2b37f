import { env } from "cloudflare:workers";
import { primary } from "../database/client.ts";
import { calendars } from "../database/schema/calendars.ts";
import { calls } from "../database/schema/calls.ts";
import { uploads } from "../database/schema/content.ts";
import { amendments, signatures } from "../database/schema/contracts.ts";
import { crateTracks } from "../database/schema/crate.ts";
import { blockedDays, waitlist } from "../database/schema/dates.ts";
import { expenses } from "../database/schema/expenses.ts";
import { guestPages, guestPhones } from "../database/schema/guests.ts";
import { importRows, imports } from "../database/schema/imports.ts";
import { planKeys } from "../database/schema/invites.ts";
import { keptCards } from "../database/schema/kept-cards.ts";
import { contacts } from "../database/schema/leads.ts";
import { spotifyConnection } from "../database/schema/live.ts";
import { newsletters } from "../database/schema/newsletter.ts";
import { outbox } from "../database/schema/outbox.ts";
import { invoices, payments, refunds } from "../database/schema/payments.ts";
import { pushDevices } from "../database/schema/push.ts";
import { clientRequests, mailReplies } from "../database/schema/requests.ts";
import { reviews } from "../database/schema/reviews.ts";
import { paperPieces, papers } from "../database/schema/settings.ts";
import { planChanges, planMoments } from "../database/schema/timeline.ts";
import { bookingSummary } from "../features/bookings/model.ts";
import { contentKindNames } from "../features/content/dj/forms/content-kind.ts";
import { day } from "../platform/durations.ts";
import { storeBooking } from "./portal.ts";
import { inquiry } from "./site.ts";

/** One of each kind, and a booking without a plan. */
export const oneId = "00000000-0000-4000-8000-000000000001";
export const emptyId = "00000000-0000-4000-8000-000000000003";

export const failedRefundId = "a-failed-refund";

export const asked = (route: string): string => route.replace(":id", oneId).replace(":key", oneId);

export async function storeOneOfEach(): Promise<void> {
  const db = primary(env.DB);
  const [id, now] = [oneId, Date.now()];
  const { firstName, lastName, email, eventType } = inquiry;
  await db.insert(contacts).values({
    id,
    firstName,
    lastName,
    email,
    eventType,
    eventCategory: "wedding",
    idempotencyKey: id,
    createdAt: now,
  });
  await db.insert(calls).values({
    id,
    contactId: id,
    phone: "(202) 555-0100",
    zone: "America/Chicago",
    startsAt: now + day,
    createdAt: now,
    updatedAt: now,
  });
  const booking = await storeBooking({ id, status: "hold", clientEmail: email });
  await db
    .insert(calendars)
    .values({ id, label: "Family", address: "https://calendar.example.com/a.ics", createdAt: now });
  await db.insert(pushDevices).values({
    id,
    endpoint: "https://push.example.com/one",
    p256dh: `B${"A".repeat(86)}`,
    auth: "A".repeat(22),
    label: "Chrome on Android",
    addedBy: "",
    createdAt: now,
  });
  await db
    .insert(waitlist)
    .values({ id, date: "2098-01-04", email: "ana@example.com", idempotencyKey: id, createdAt: now });
  await db.insert(papers).values({ id, label: "W-9", bytes: 8, createdAt: now, createdBy: "" });
  await db.insert(paperPieces).values({ paperId: id, number: 0, content: btoa("%PDF-1.7") });
  const signed = {
    bookingId: id,
    number: 1,
    text: "",
    sha256: "",
    name: "Ana",
    consent: "",
    session: "",
    userAgent: "",
  };
  await db.insert(signatures).values({ ...signed, id, signedAt: now });
  const before = bookingSummary({
    ...booking,
    companyName: null,
    venue: null,
    city: null,
    deposit: 0,
    lines: [],
    signers: [],
  });
  await db
    .insert(amendments)
    .values({ id, bookingId: id, before, after: { ...before, startTime: "17:00" }, by: "dj", createdAt: now });
  await db.insert(keptCards).values({
    methodId: "pm_of_it",
    bookingId: id,
    customerId: "cus_of_it",
    brand: "Visa",
    last4: "4242",
    payer: `${booking.clientEmail} `,
    createdAt: now,
  });
  await db.insert(invoices).values({
    id: oneId,
    bookingId: oneId,
    number: 1,
    billTo: "A firm",
    total: 249_900,
    deposit: 0,
    paid: 0,
    dueOn: "signing",
    createdAt: 0,
  });
  await db.insert(payments).values({
    id,
    bookingId: id,
    purpose: "deposit",
    method: "cash",
    amount: 500,
    currency: "usd",
    status: "paid",
    receiptNumber: 1,
    by: "dj",
    receivedOn: "2026-11-02",
    createdAt: now,
  });
  await db.insert(expenses).values({
    id: oneId,
    spentOn: "2026-03-01",
    kind: "music",
    amount: 1299,
    about: "Songs",
    by: "dj",
    createdAt: now,
  });
  await db
    .insert(refunds)
    .values({ id, paymentId: id, amount: 0, reason: "In Stripe's dashboard", status: "done", createdAt: now });
  await db
    .insert(refunds)
    .values({ id: failedRefundId, paymentId: id, amount: 0, reason: "Rain", status: "failed", createdAt: now });
  await db.insert(reviews).values({
    bookingId: id,
    rating: 5,
    words: "Danced all night",
    name: "Ana",
    mayShow: true,
    createdAt: now,
    updatedAt: now,
  });
  await db
    .insert(guestPages)
    .values({ bookingId: id, code: "GUEST2", title: "A day", opensAt: 0, closesAt: 1, createdAt: 0 });
  await db
    .insert(guestPhones)
    .values({ bookingId: id, guest: "a guest", network: "a network", state: "waiting", createdAt: now });
  await db.insert(planKeys).values({
    id,
    bookingId: id,
    kind: "planner",
    name: "Vera",
    email: "vera@example.com",
    endsAt: now + day,
    createdAt: now,
  });
  await db.insert(planChanges).values({
    id: `${id}:0`,
    bookingId: id,
    batch: id,
    part: "moments",
    subjectId: id,
    subject: "Dinner",
    field: "length",
    after: "50",
    state: "proposed",
    role: "planner",
    author: "Vera",
    keyId: id,
    createdAt: now,
  });
  await storeBooking({ id: emptyId, eventDate: "2098-01-05" });
  for (const [momentId, position] of [[id, "a0"] as const, [`${id}-2`, "a1"] as const])
    await db
      .insert(planMoments)
      .values({ id: momentId, bookingId: id, position, name: "Dinner", minutes: 50, createdAt: now, updatedAt: now });
  await db.insert(planChanges).values({
    id: "longer.0",
    bookingId: id,
    batch: "longer",
    part: "moments",
    subjectId: id,
    subject: "Dinner",
    field: "Length",
    undo: { id, before: { minutes: 40 }, after: { minutes: 50 } },
    role: "client",
    author: "Ana",
    createdAt: now,
  });
  await db.insert(blockedDays).values({ id, firstDay: "2098-01-03", lastDay: "2098-01-03", createdAt: now });
  await env.DB.prepare("INSERT INTO opened_days (date, most, created_at) VALUES (?1, 2, ?2)").bind(id, now).run();
  const asks = { clientEmail: email, type: "general", subject: "Parking", message: "Where?", bookingId: id } as const;
  await db.insert(clientRequests).values({ id, ...asks, createdAt: now, updatedAt: now });
  await db.insert(mailReplies).values({
    id,
    bookingId: id,
    isByDj: false,
    fromEmail: "ben@example.org",
    subject: "Parking",
    words: "By the pier?",
    files: [],
    createdAt: now,
  });
  for (const kind of contentKindNames)
    await env.DB.prepare(`UPDATE ${kind} SET id = ? WHERE id = (SELECT id FROM ${kind} LIMIT 1)`).bind(id).run();
  const words = { subject: "Summer dates", text: "Here they are." };
  await db.insert(newsletters).values({ id, audience: "everyone", ...words, createdAt: now });
  const sizes = { width: 480, height: 320, colors: "#000000,#000000,#000000", files: [] };
  await db.insert(uploads).values({ id, alt: "A pier", ...sizes, createdAt: now });
  await db.insert(outbox).values({
    id,
    data: { kind: "client-request-notice", requestId: id },
    recipient: email,
    dedupeKey: id,
    createdAt: now,
  });
  await db.insert(imports).values({
    id,
    fileName: "Clients.csv",
    head: ["Name"],
    columns: ["name"],
    options: { untold: "paid", as: "told" },
    by: "dj",
    createdAt: now,
  });
  await db.insert(importRows).values({ importId: id, number: 2, cells: ["Ana Núñez"] });
  await db.insert(crateTracks).values({ id, title: "Slow Tide", songKey: "slow tide|" });
  await db.insert(spotifyConnection).values({ id: 1, refreshToken: "x", version: 1, connectedAt: now });
}
