import { guardedChanges } from "./guarded-routes.ts";
import { quinceaneraInSpanish } from "./landing-pages.ts";
import { asked, oneId } from "./one-of-each.ts";
import { guestSettings } from "./portal-addresses.ts";
import { quoteRequest } from "./quotes.ts";
import { inquiry, message } from "./site.ts";

type Form = Readonly<Record<string, unknown>>;

const email = "ana@example.com";
const booking = oneId;
const song = {
  title: "Slow Tide",
  artist: "",
  note: "",
  preference: "must-play",
  booking,
  idempotencyKey: "a-song-of-it",
};
const songs = (api: string): [string, Form][] => [
  [api, song],
  [`${api}/undo`, { booking, batch: "a-song-of-it", idempotencyKey: "an-undo-of-it" }],
  [`${api}/:id`, song],
  [`${api}/:id/move`, { booking, after: "", direction: "down", preference: "" }],
  [`${api}/:id/remove`, { booking, list: "", page: "" }],
];
const pasted = (api: string): [string, Form][] => {
  const list = {
    booking,
    text: "1. The Harbor Lights – Slow Tide\nWalkways - Low Sun",
    preference: "must-play",
    list: "",
  };
  return [
    [`${api}/preview`, list],
    [api, { ...list, take: ["0", "1"], turn: ["1"], idempotencyKey: "a-list-of-it" }],
  ];
};
const moment = { booking, name: "Toasts", minutes: "10", pinnedAt: "18:30", speech: "on", sayIt: "Maya", note: "" };
const plan = (api: string): [string, Form][] => [
  [`${api}/moments`, { ...moment, after: "", idempotencyKey: "a-moment-of-it" }],
  [`${api}/moments/:id`, { ...moment, base: "{}", revision: "1" }],
  [`${api}/moments/:id/move`, { booking, direction: "down", after: "", from: "a0" }],
  [`${api}/moments/:id/remove`, { booking, revision: "1" }],
  [`${api}/moments/:id/comment`, { booking, words: "Softly" }],
  [`${api}/template`, { booking, template: "wedding" }],
  [`${api}/undo`, { booking, batch: "longer" }],
  [`${api}/restore`, { booking, batch: "longer" }],
  [`${api}/news`, { booking, news: "daily" }],
];
const endpoint = "https://push.example.com/three";
const notices = (api: string): [string, Form][] => [
  [`${api}/notices`, { booking, endpoint, p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) }],
  [`${api}/notices/off`, { booking }],
];
const details = {
  booking,
  guestCount: "120",
  arriveAt: "16:00",
  loadIn: "",
  power: "",
  rainPlan: "",
  outBy: "",
  contacts: "",
};
const request = { type: "general", subject: "Parking", message: "Where do we park?", songRequest: "", bookingId: "" };
const quoteOf = (token: string): [string, Form][] => [
  ["/api/portal/quote/accept", { token }],
  ["/api/portal/quote/ask", { token, question: "Does it rain?", idempotencyKey: "a-question-of-it" }],
  ["/api/portal/quote/decline", { token, reason: "" }],
  ["/api/portal/quote/renew", { token }],
];

const upload = "a".repeat(64);
const track = { artist: null, mix: null, seconds: 215, bpm: 125.5, key: "8A", explicit: null, location: null };

const desk = guardedChanges.map(([route, form]): [string, Form] =>
  "again" in form ? [route, { ...form, again: "" }] : [route, form],
);

export const fuzzedForms = (token: string): ReadonlyMap<string, Form> =>
  new Map([
    ["/api/lead-inquiry", inquiry],
    [quinceaneraInSpanish, inquiry],
    ["/es/api/contact", message],
    ["/es/api/lead-inquiry", inquiry],
    ["/es/api/quote", quoteRequest],
    ["/es/quote", quoteRequest],
    ["/es/api/waitlist", { date: "2098-01-01", email, name: "Ana", idempotencyKey: "a-wait-of-it" }],
    ["/es/api/waitlist/confirm", { token, dates: "2098-01-01" }],
    ["/es/api/waitlist/leave", { token }],
    ["/api/contact", message],
    ["/api/newsletter", { email, firstName: "", interests: ["events"] }],
    ["/newsletter/confirm", { token }],
    ["/newsletter/unsubscribe", { token }],
    ["/api/notify-me", { email }],
    ["/api/logout", {}],
    ["/api/beacon", { kind: "pageview", path: "/", target: "" }],
    ["/api/csp-report", { "csp-report": { "blocked-uri": "inline" } }],
    ["/api/mixes/:id/plays", {}],
    [
      "/api/paperwork",
      {
        firstName: "Ana",
        lastName: "Lee",
        email,
        companyName: "A firm",
        papers: ["W-9"],
        venue: "The pier",
        venueAddress: "",
        eventDate: "2098-01-01",
        idempotencyKey: "a-paper-of-it",
      },
    ],
    ["/api/quote", { ...quoteRequest, addOns: ["add-on-uplights"], counts: ["8"], service: "" }],
    ["/quote", { ...quoteRequest, nearDate: "2098-01-01" }],
    ["/api/waitlist", { date: "2098-01-04", email, name: "", idempotencyKey: "a-wait-of-it" }],
    ["/api/waitlist/confirm", { token, dates: ["2098-01-04"] }],
    ["/api/waitlist/leave", { token, entry: oneId }],
    ["/g/:code{[A-Za-z0-9]{4,12}}", { title: "Slow Tide", artist: "" }],
    ["/g/:code{[A-Za-z0-9]{4,12}}/vote", { request: oneId }],
    ["/portal/plan-news", { token }],
    ["/api/portal/access", { email }],
    ["/api/portal/language", { language: "es" }],
    ["/api/portal/open-code", { code: "3F9A-7KQ2-M0TX" }],
    ["/api/portal/open-link", { token, email }],
    ["/api/portal/open-key", { token }],
    ["/api/portal/leave-key", {}],
    ["/api/portal/sign-out", {}],
    ["/api/portal/sessions", { session: "x", others: "" }],
    ["/api/client-requests", request],
    ...songs("/api/portal/songs"),
    ...songs("/api/portal/key-songs"),
    ...pasted("/api/portal/paste"),
    ...pasted("/api/portal/key-paste"),
    ...plan("/api/portal/plan"),
    ...notices("/api/portal/plan"),
    ...plan("/api/portal/key-plan"),
    ...notices("/api/portal/key-plan"),
    ["/api/portal/plan/details", details],
    ["/api/portal/key-details", details],
    [
      "/api/portal/keys",
      { booking, key: "a-key-of-it", kind: "planner", name: "Vera", email, endsOn: "2098-01-01", moment: "" },
    ],
    ["/api/portal/keys/:id", { booking, change: "renew" }],
    ["/api/portal/guests", { ...guestSettings, booking }],
    ["/api/portal/guests/opening", { booking, open: "yes" }],
    ["/api/portal/hold", { booking }],
    ["/api/portal/amendment", { booking, amendment: oneId }],
    ["/api/portal/sign", { booking, fingerprint: "0", consent: "yes", name: "Ana" }],
    ["/api/portal/co-signer", { booking, signerName: "Ben Cole", signerRole: "partner", signerEmail: email }],
    ["/api/portal/signer", { booking, token, fingerprint: "0", consent: "yes", name: "Ana" }],
    ["/api/portal/signer/change", { token, amendment: oneId, change: "accept" }],
    ["/api/portal/cancel", { bookingId: booking, message: "We are moving", idempotencyKey: "a-cancellation" }],
    ["/api/portal/add-ons", { booking, addOns: "x", counts: "2" }],
    ["/api/portal/keep", { bookingId: booking, idempotencyKey: "keep" }],
    ["/api/portal/postpone", { bookingId: booking, message: "", date: "2098-02-01", idempotencyKey: "another-date" }],
    ["/api/portal/tip", { booking, amount: "50" }],
    ["/api/portal/card", { booking }],
    ["/api/portal/pay", { booking, purpose: "deposit", way: "card" }],
    ["/api/portal/call", { token, at: "4070908800000", phone: "(813) 555-0100", zone: "America/Chicago" }],
    ["/api/portal/call/cancel", { token }],
    ["/api/portal/pay-link", { token, amount: "100" }],
    ["/api/portal/email", { email }],
    ["/api/portal/email/confirm", { token }],
    ["/api/portal/invoice/send", { invoice: oneId, email: "ap@example.com" }],
    ["/api/portal/invoice", { booking, key: "an-invoice-of-it", billTo: "A firm", purchaseOrder: "" }],
    ["/api/portal/review", { booking, rating: "5", words: "Danced all night", name: "Ana", mayShow: "yes" }],
    ...quoteOf(token),
    ["/api/stripe/webhook", { id: "evt_1", type: "checkout.session.completed", data: { object: { id: "cs_1" } } }],
    ...desk,
    ["/admin/money/of/:id/parts", { plan: "own", own: "2097-01-15 250" }],
    [
      "/admin/money/books",
      { key: "one-expense", spentOn: "2026-03-01", kind: "music", amount: "12.99", about: "Songs" },
    ],
    ["/admin/money/books/:id/remove", {}],
    ["/admin/bookings/:id/evening", { logged: "a|b", out: "", listed: "c|", words: "Later", decision: "released" }],
    ["/api/admin/crate/begin", { upload }],
    ["/api/admin/crate/portion", { upload, number: 0, tracks: [{ ...track, title: "Slow Tide" }] }],
    ["/api/admin/crate/finish", { upload, portions: 1 }],
    ["/admin/outbox/:id/told", {}],
    ["/admin/leads/:id/email", { email: "right@example.com" }],
    ["/admin/calendars", { label: "Family", address: "https://192.0.2.1/a.ics" }],
    ["/admin/settings/mail-domain", { headers: "Authentication-Results: mx; spf=pass" }],
    ["/admin/settings/papers", { label: "W-9", file: "x" }],
    ["/api/admin/uploads", { alt: "A pier", size: "480x320", colors: "#000000,#000000,#000000", files: "x" }],
  ]);

export const askedRoute = (route: string): string => asked(route).replace(/:code\{.*?\}\}/, "GUEST2");
