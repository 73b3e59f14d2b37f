import { app } from "../app.ts";
import { mondayToSunday } from "../content/office-hours.ts";
import { mailPaths } from "../features/admin/outbox/paths.ts";
import { adminApi, adminPaths, guardedPrefixes } from "../features/admin/paths.ts";
import { bookingPaths } from "../features/bookings/dj/paths.ts";
import { removeCalendar } from "../features/calendars/dj/route.tsx";
import { callOffPath } from "../features/calls/dj/paths.ts";
import { contentKindNames } from "../features/content/dj/forms/content-kind.ts";
import { contentList, contentNew } from "../features/content/dj/paths.ts";
import { crateApi } from "../features/crate/dj/paths.ts";
import { closeDay, freeDays, openedDaysPath } from "../features/dates/dj/paths.ts";
import { guestAdminPaths } from "../features/guests/dj/paths.ts";
import { importPaths } from "../features/imports/dj/paths.ts";
import { leadPaths } from "../features/leads/dj/paths.ts";
import { newsletterPaths } from "../features/newsletter/dj/paths.ts";
import {
  bookingMoney,
  books,
  failedRefundPath,
  invoicePaths,
  refundPath,
  removeExpense,
} from "../features/payments/dj/paths.ts";
import { personApart, personErasure, personJoin } from "../features/people/dj/paths.ts";
import { addDevicePath, devicePath } from "../features/push/dj/paths.ts";
import { planningMailPath } from "../features/reminders/dj/paths.ts";
import { planningMails } from "../features/reminders/model.ts";
import { requestPaths, waitingReplyPath } from "../features/requests/dj/paths.ts";
import { reviewPath } from "../features/reviews/dj/route.tsx";
import { settingsPaths } from "../features/settings/dj/paths.ts";
import { adminPlan } from "../features/timeline/dj/paths.ts";
import { planApi } from "../features/timeline/paths.ts";
import { takeOffWaitlist } from "../features/waitlist/dj/route.tsx";
import { whole } from "./content-forms.ts";
import { emptyId, failedRefundId, oneId } from "./one-of-each.ts";
import { inquiry } from "./site.ts";

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
  key: newBooking.key,
  eventType: "Graduation Party",
  eventDate: "2099-06-20",
  city: "Tampa",
  startTime: "18:00",
  endTime: "23:00",
  offer: "package-premium",
};
const newsletter = newsletterPaths(":id");
const guests = guestAdminPaths(":id");
const plan = planApi(adminApi.plan);
const [lead, oneBooking, request] = [leadPaths(":id"), bookingPaths(":id"), requestPaths(":id")];

export const guardedRoutes: readonly string[] = [
  ...new Set(
    app.routes
      .filter(({ path }) => guardedPrefixes.some((prefix) => path.startsWith(prefix)))
      .map(({ method, path }) => `${method} ${path}`),
  ),
];

export const guardedPages = guardedRoutes.flatMap((route) => (route.startsWith("GET ") ? [route.slice(4)] : []));

export const guardedChanges: readonly [route: string, form: Readonly<Record<string, string>>][] = [
  [lead.status, { status: "contacted" }],
  [lead.notes, { note: "Sparklers at the end" }],
  [lead.links, { change: "revoke" }],
  [lead.followUps, { stop: "yes" }],
  [lead.language, { language: "es" }],
  [lead.reply, { key: newBooking.key, subject: "Your wedding", text: "The date is free." }],
  [lead.booking, newBooking],
  [lead.quote, newQuote],
  [adminPaths.newBooking, newBooking],
  [adminPaths.calendarFeed, { change: "make" }],
  [adminPaths.snooze, { subject: `hold:${oneId}` }],
  [oneBooking.page, booking],
  [oneBooking.status, { status: "confirmed" }],
  [oneBooking.portalLink, { change: "revoke" }],
  [oneBooking.language, { language: "es" }],
  [oneBooking.contract, { change: "sign" }],
  [oneBooking.proposal, { amendment: oneId, change: "withdraw" }],
  [oneBooking.signers, { name: "Ben Cole", role: "partner", email: "ben@example.com" }],
  [oneBooking.signer, { signer: oneId, change: "remove" }],
  [oneBooking.booth, { act: "next", title: "Superstition - Stevie Wonder" }],
  [oneBooking.gigSheet, { subject: "packed:Cables", done: "yes" }],
  [
    guests.page,
    {
      title: "A day",
      opensOn: "2098-01-01",
      opensAt: "18:00",
      closesOn: "2098-01-01",
      closesAt: "23:00",
      requestsEach: "3",
      notTaken: "",
    },
  ],
  [guests.opening, { open: "no" }],
  [guests.phones, { network: "a network", count: "yes" }],
  [adminPaths.blockedDays, { firstDay: "2098-01-02", lastDay: "", repeat: "once", reason: "", key: newBooking.key }],
  [freeDays(":id"), {}],
  [openedDaysPath, { openedDay: "2098-01-05" }],
  [closeDay(":id"), {}],
  [takeOffWaitlist(":id"), {}],
  [removeCalendar(":id"), {}],
  [
    adminPaths.newLead,
    {
      key: newBooking.key,
      quoteKey: newBooking.key,
      name: "Cara Call",
      email: "cara@example.com",
      phone: "",
      eventType: "Birthday Party",
      eventDate: "",
      city: "",
      offer: "",
      price: "",
      becomes: "lead",
    },
  ],
  [bookingMoney(":id").mark, { key: newBooking.key, purpose: "deposit", method: "cash", amount: "5", note: "" }],
  [bookingMoney(":id").invoice, { key: newBooking.key, billTo: "A firm", purchaseOrder: "" }],
  [bookingMoney(":id").card, {}],
  [adminPlan(":id").fillIn, {}],
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
  [plan.news, { booking: oneId, news: "daily" }],
  [books.page, { key: newBooking.key, spentOn: "2026-03-01", kind: "miles", amount: "48", about: "To the venue" }],
  [removeExpense(":id"), {}],
  [bookingMoney(":id").unmark, { payment: oneId, reason: "Another check" }],
  [bookingMoney(":id").refundKind, { refund: oneId, kind: "courtesy" }],
  [invoicePaths(":id").send, { email: "payable@example.com" }],
  [invoicePaths(":id").credit, { key: "a-credit-note", reason: "Another price" }],
  [failedRefundPath, { refund: failedRefundId, end: "kept" }],
  [refundPath(":id"), { key: newBooking.key, amount: "1", reason: "Too much", kind: "again" }],
  [request.answer, { response: "At eight" }],
  [request.status, { status: "completed" }],
  [waitingReplyPath(":id"), { decision: "accept" }],
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
  [
    settingsPaths.terms,
    { depositPercent: "30", balanceDays: "14", holdHours: "24", transferDays: "6", quoteDays: "7" },
  ],
  [
    settingsPaths.officeHours,
    Object.fromEntries(
      mondayToSunday.flatMap((_, day) => [
        [`opens-${day}`, "10:00"],
        [`closes-${day}`, "16:00"],
      ]),
    ),
  ],
  [
    settingsPaths.calls,
    Object.fromEntries(
      mondayToSunday.flatMap((_, day) => [
        [`opens-${day}`, "10:00"],
        [`closes-${day}`, "16:00"],
      ]),
    ),
  ],
  [callOffPath(":id"), {}],
  [settingsPaths.replies, { id: "call", version: "0", label: "A call", text: "Hi {name}" }],
  [settingsPaths.codes, { of: "", code: "FRIENDS10", percent: "10", from: "", to: "", on: "yes" }],
  [settingsPaths.tax, { rate: "7.25", label: "Sales tax", covers: "offer" }],
  [`${settingsPaths.papers}/:id/delete`, {}],
  [settingsPaths.followUps, { of: "lead", version: "0", subject: "Hi", text: "Still there?", days: "3", on: "yes" }],
  [settingsPaths.contract, { clause: "payment", version: "0", heading: "Payment", text: "All of {price} is due." }],
  [settingsPaths.checklist, {}],
  [settingsPaths.notices, { kinds: "lead", quietFrom: "", quietUntil: "" }],
  [addDevicePath, { endpoint: "https://push.example.com/two", p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) }],
  [devicePath(":id"), { act: "remove" }],
  [settingsPaths.reminders, { firstReminderDays: "10", lastReminderDays: "1" }],
  [newsletter.send, {}],
  [newsletter.remove, {}],
  [`${adminPaths.uploads}/:id`, { alt: "A pier at dusk" }],
  [`${adminPaths.uploads}/:id/delete`, {}],
  [personErasure, { email: inquiry.email, again: inquiry.email }],
  [adminPaths.import, { pasted: "Name,Email\nAna Núñez,ana@example.com" }],
  [importPaths(":id").page, { act: "look", columns: "email", untold: "owed", as: "leads" }],
  [adminPaths.crate, { act: "remove" }],
  [oneBooking.crate, { song: "slow tide|", act: "none" }],
  [personJoin, { email: inquiry.email, other: "other@example.com" }],
  [personApart, { email: inquiry.email, other: "other@example.com" }],
  [adminApi.nowPlaying, { isLive: "true" }],
  [adminApi.resendMail, { id: "all" }],
  [mailPaths(":id").address, { email: "right@example.com" }],
  [adminApi.spotifyDisconnect, {}],
];

/** These need more than a form. */
export const guardedOthers: readonly string[] = [
  // A signed contract keeps its parts.
  bookingMoney(":id").parts,
  settingsPaths.mailDomain,
  oneBooking.recap,
  ...[adminApi.syncSpotify, adminApi.uploads, adminPaths.calendars, settingsPaths.papers],
  ...[mailPaths(":id").told, lead.email],
  ...Object.values(crateApi),
];
