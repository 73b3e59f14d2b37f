import { env } from "cloudflare:workers";
import { contentKindNames } from "../admin/content/forms/content-kinds.ts";
import {
  adminApi,
  adminPaths,
  adminPlan,
  bookingMoney,
  bookingPaths,
  contentList,
  contentNew,
  exportFile,
  freeDays,
  guestDesk,
  invoicePath,
  leadPaths,
  mailPaths,
  newsletterPaths,
  paymentsFile,
  personErasure,
  personFile,
  planningMailPath,
  refundPath,
  removeCalendar,
  requestPaths,
  reviewPath,
  takeOffWaitlist,
} from "../admin/paths.ts";
import { signatures } from "../business/agreements/schema.ts";
import { calendars } from "../business/calendars/schema.ts";
import { uploads } from "../business/content/schema.ts";
import { blockedDays, waitlist } from "../business/dates/schema.ts";
import { guestPages } from "../business/guests/schema.ts";
import { contacts } from "../business/leads/schema.ts";
import { spotifyConnection } from "../business/live/schema.ts";
import { newsletters } from "../business/newsletter/schema.ts";
import { invoices, payments } from "../business/payments/schema.ts";
import { planKeys } from "../business/plan/keys/schema.ts";
import { planChanges, planMoments } from "../business/plan/schema.ts";
import { clientRequests } from "../business/requests/schema.ts";
import { reviews } from "../business/reviews/schema.ts";
import { primary } from "../db/client.ts";
import { day } from "../durations.ts";
import { outbox } from "../mail/schema.ts";
import { planApi } from "../planning/addresses.ts";
import { planningMails } from "../vocabulary/planning-mails.ts";
import { whole } from "./content-forms.ts";
import { storeBooking } from "./portal.ts";
import { inquiry, origin } from "./site.ts";

/** The id of the one row of each kind that {@link storeOneOfEach} stores, and of a booking of which nothing is planned yet. */
const oneId = "00000000-0000-4000-8000-000000000001";
const emptyId = "00000000-0000-4000-8000-000000000003";

/** A route's path as it is asked for: with the id of the row that is there. */
export const asked = (route: string): string => route.replace(":id", oneId).replace(":key", oneId);

const booking = {
  clientName: "Ana Núñez",
  clientEmail: "ana@example.com",
  eventDate: "2098-01-01",
  startTime: "18:00",
  endTime: "23:00",
  eventType: "Graduation Party",
  packageName: "PREMIUM",
  price: "1999",
  deposit: "0",
};
const newBooking = { ...booking, status: "hold", key: "00000000-0000-4000-8000-000000000002" };
const newQuote = {
  ...{ key: newBooking.key, eventType: "Graduation Party", eventDate: "2099-06-20", city: "Tampa" },
  ...{ startTime: "18:00", endTime: "23:00", offer: "package-premium" },
};
const newsletter = newsletterPaths(":id");
const guests = guestDesk(":id");
const plan = planApi(adminApi.plan);
const [lead, oneBooking, request] = [leadPaths(":id"), bookingPaths(":id"), requestPaths(":id")];

/** Every page and file behind the Access guard, as the app names its routes. */
export const guardedPages: readonly string[] = [
  ...[oneBooking.booth, oneBooking.boothState, adminPaths.worker, adminPaths.evenings],
  ...[oneBooking.gigSheet, oneBooking.gigTable, oneBooking.gigText, oneBooking.playlist],
  ...[
    adminPaths.today,
    adminPaths.leads,
    adminPaths.bookings,
    adminPaths.requests,
    adminPaths.outbox,
    adminPaths.stats,
    adminPaths.audit,
  ],
  ...[
    adminPaths.blockedDays,
    freeDays(":id"),
    adminPaths.waitlist,
    takeOffWaitlist(":id"),
    adminPaths.calendars,
    removeCalendar(":id"),
  ],
  ...[adminPaths.money, paymentsFile, bookingMoney(":id").page, bookingMoney(":id").mark, refundPath(":id")],
  ...[bookingMoney(":id").invoice, invoicePath(":id")],
  ...[adminPlan(":id").page, adminPlan(":id").decide, adminPlan(":id").keys, adminPlan(":id").key(":key")],
  ...[plan.now(""), plan.moments, plan.edit(":id"), plan.move(":id"), plan.remove(":id"), plan.comment(":id")],
  ...[plan.template, plan.undo, plan.restore],
  ...[adminPaths.content, adminPaths.people, adminPaths.newBooking, adminPaths.calendarFeed],
  ...[
    lead.page,
    lead.booking,
    lead.quote,
    oneBooking.page,
    oneBooking.songTable,
    oneBooking.songText,
    oneBooking.contract,
    request.page,
  ],
  ...[guests.page, guests.door, ...["table-card.pdf", "poster.pdf", "code.svg"].map(guests.file)],
  ...[
    mailPaths(":id").page,
    mailPaths(":id").address,
    lead.status,
    lead.notes,
    lead.reply,
    oneBooking.status,
    oneBooking.portalLink,
    request.status,
    request.answer,
  ],
  ...contentKindNames.flatMap((kind) => {
    const list = contentList(kind);
    return [list, contentNew(kind), `${list}/:id`, `${list}/:id/delete`];
  }),
  `${contentList("posts")}/:id/preview`,
  ...[adminPaths.newsletter, adminPaths.newNewsletter, newsletter.page, newsletter.send],
  ...[adminPaths.uploads, `${adminPaths.uploads}/:id`],
  ...[adminPaths.planningMails, ...planningMails.map((mail) => planningMailPath(mail))],
  ...[adminPaths.reviews, reviewPath(":id")],
  ...[new URL(personFile(""), origin).pathname, personErasure],
  ...(["contacts", "bookings", "subscribers"] as const).map(exportFile),
  ...[adminApi.login, adminApi.spotifyLogin, adminApi.spotifyCallback, adminApi.nowPlaying, adminApi.resendMail],
];

/** Every route behind the Access guard that changes something, with a form that does. */
export const guardedChanges: readonly [route: string, form: Readonly<Record<string, string>>][] = [
  [lead.status, { status: "contacted" }],
  [lead.notes, { note: "Sparklers at the end" }],
  [lead.reply, { key: newBooking.key, subject: "Your wedding", text: "The date is free." }],
  [lead.booking, newBooking],
  [lead.quote, newQuote],
  [adminPaths.newBooking, newBooking],
  [adminPaths.calendarFeed, { change: "make" }],
  [oneBooking.page, booking],
  [oneBooking.status, { status: "confirmed" }],
  [oneBooking.portalLink, { change: "revoke" }],
  [oneBooking.contract, { change: "sign" }],
  [oneBooking.booth, { act: "next", title: "Superstition - Stevie Wonder" }],
  [oneBooking.gigSheet, { subject: "packed:Cables", done: "yes" }],
  [
    guests.page,
    {
      ...{ title: "A day", opensOn: "2098-01-01", opensAt: "18:00", closesOn: "2098-01-01", closesAt: "23:00" },
      ...{ wishesEach: "3", notTaken: "" },
    },
  ],
  [guests.door, { open: "no" }],
  [adminPaths.blockedDays, { firstDay: "2098-01-02", lastDay: "", repeat: "once", reason: "", key: newBooking.key }],
  [freeDays(":id"), {}],
  [takeOffWaitlist(":id"), {}],
  [removeCalendar(":id"), {}],
  [bookingMoney(":id").mark, { key: newBooking.key, purpose: "deposit", method: "cash", amount: "5", note: "" }],
  [bookingMoney(":id").invoice, { key: newBooking.key, billTo: "A firm", purchaseOrder: "" }],
  [adminPlan(":id").decide, { batch: oneId, decision: "decline" }],
  [
    adminPlan(":id").keys,
    { key: newBooking.key, kind: "venue", name: "Vera", email: "vera@example.com", endsOn: "2098-01-01", moment: "" },
  ],
  [adminPlan(":id").key(":key"), { change: "revoke" }],
  [plan.moments, { booking: oneId, name: "Toasts", minutes: "10" }],
  [plan.edit(":id"), { booking: oneId, name: "Dinner", minutes: "45", revision: "1" }],
  [plan.move(":id"), { booking: oneId, direction: "down" }],
  [plan.remove(":id"), { booking: oneId }],
  [plan.comment(":id"), { booking: oneId, words: "Softly" }],
  [plan.template, { booking: emptyId }],
  [plan.undo, { booking: oneId, batch: "longer" }],
  [plan.restore, { booking: oneId, batch: "longer" }],
  [refundPath(":id"), { key: newBooking.key, amount: "1", reason: "Too much" }],
  [request.answer, { response: "At eight" }],
  [request.status, { status: "completed" }],
  ...contentKindNames.flatMap((kind): [string, Record<string, string>][] => [
    [contentNew(kind), whole[kind]],
    [`${contentList(kind)}/:id`, whole[kind]],
    [`${contentList(kind)}/:id/delete`, {}],
  ]),
  [newsletter.page, { audience: "events", subject: "Rooftops", text: "Three of them." }],
  [newsletter.test, {}],
  ...planningMails.map((mail): [string, Record<string, string>] => [
    planningMailPath(mail),
    { audience: "any", subject: "Soon", text: "See you.", days: "3", paused: "" },
  ]),
  [reviewPath(":id"), { change: "keep" }],
  [newsletter.send, {}],
  [newsletter.remove, {}],
  [`${adminPaths.uploads}/:id`, { alt: "A pier at dusk" }],
  [`${adminPaths.uploads}/:id/delete`, {}],
  [personErasure, { email: inquiry.email, again: inquiry.email }],
  [adminApi.nowPlaying, { isLive: "true" }],
  [adminApi.resendMail, { id: "all" }],
  [mailPaths(":id").address, { email: "right@example.com" }],
  [adminApi.spotifyDisconnect, {}],
];

/** Routes that change something by more than a form: a sync while Spotify is connected, a picture by its files. */
export const guardedOthers: readonly string[] = [adminApi.syncSpotify, adminApi.uploads, adminPaths.calendars];

/** Stores a row of each kind that the guarded routes show or change, all with the id that {@link asked} puts in. */
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
  await storeBooking({ id, status: "hold", clientEmail: email });
  await db
    .insert(calendars)
    .values({ id, label: "Family", address: "https://calendar.example.com/a.ics", createdAt: now });
  await db
    .insert(waitlist)
    .values({ id, date: "2098-01-04", email: "ana@example.com", idempotencyKey: id, createdAt: now });
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
  await db.insert(invoices).values({
    ...{ id: oneId, bookingId: oneId, number: 1, billTo: "A firm", total: 100, deposit: 0, paid: 0 },
    ...{ dueOn: "2098-01-01", createdAt: 0 },
  });
  await db.insert(payments).values({
    ...{ id, bookingId: id, purpose: "deposit", method: "cash", amount: 500, currency: "usd", status: "paid" },
    ...{ receiptNumber: 1, by: "dj", createdAt: now },
  });
  await db.insert(reviews).values({
    ...{ bookingId: id, rating: 5, words: "Danced all night", name: "Ana", mayShow: true },
    ...{ createdAt: now, updatedAt: now },
  });
  await db
    .insert(guestPages)
    .values({ bookingId: id, code: "GUEST2", title: "A day", opensAt: 0, closesAt: 1, createdAt: 0 });
  await db.insert(planKeys).values({
    ...{
      id,
      bookingId: id,
      kind: "planner",
      name: "Vera",
      email: "vera@example.com",
      endsAt: now + day,
      createdAt: now,
    },
  });
  await db.insert(planChanges).values({
    ...{ id: `${id}:0`, bookingId: id, batch: id, part: "moments", subjectId: id, subject: "Dinner", field: "length" },
    ...{ after: "50", state: "proposed", role: "planner", author: "Vera", keyId: id, createdAt: now },
  });
  await storeBooking({ id: emptyId });
  for (const [momentId, position] of [[id, "a0"] as const, [`${id}-2`, "a1"] as const])
    await db.insert(planMoments).values({
      ...{ id: momentId, bookingId: id, position, name: "Dinner", minutes: 50, createdAt: now, updatedAt: now },
    });
  await db.insert(planChanges).values({
    ...{ id: "longer.0", bookingId: id, batch: "longer", part: "moments", subjectId: id, subject: "Dinner" },
    ...{ field: "Length", undo: { id, before: { minutes: 40 }, after: { minutes: 50 } } },
    ...{ role: "client", author: "Ana", createdAt: now },
  });
  await db.insert(blockedDays).values({ id, firstDay: "2098-01-03", lastDay: "2098-01-03", createdAt: now });
  const asks = { clientEmail: email, type: "general", subject: "Parking", message: "Where?", bookingId: id } as const;
  await db.insert(clientRequests).values({ id, ...asks, createdAt: now, updatedAt: now });
  for (const kind of contentKindNames)
    await env.DB.prepare(`UPDATE ${kind} SET id = ? WHERE id = (SELECT id FROM ${kind} LIMIT 1)`).bind(id).run();
  const words = { subject: "Summer dates", text: "Here they are." };
  await db.insert(newsletters).values({ id, audience: "everyone", ...words, createdAt: now });
  const sizes = { width: 480, height: 320, color: "#000000", placeholder: "data:,", files: [] };
  await db.insert(uploads).values({ id, alt: "A pier", ...sizes, createdAt: now });
  await db.insert(outbox).values({
    id,
    data: { kind: "client-request-notice", requestId: id },
    recipient: email,
    dedupeKey: id,
    createdAt: now,
  });
  await db.insert(spotifyConnection).values({ id: 1, refreshToken: "x", version: 1, connectedAt: now });
}
