import { withQuery } from "../site/paths.ts";

export const portalPaths = {
  dashboard: "/portal",
  songs: "/portal/songs",
  pasteSongs: "/portal/songs/paste",
  contract: "/portal/contract",
  deposit: "/portal/deposit",
  balance: "/portal/balance",
  booked: "/portal/booked",
  /** For whoever pays in the client's place, by a signed link. */
  payLink: "/portal/pay",
  /** To pick, move and cancel a time for a call, by a signed link. */
  call: "/portal/call",
  callCalendar: "/portal/call.ics",
  receipts: "/portal/receipts",
  invoices: "/portal/invoices",
  statement: "/portal/statement",
  statementPdf: "/portal/statement.pdf",
  agreement: "/portal/contract/agreement.txt",
  agreementPdf: "/portal/contract/agreement.pdf",
  /** The agreement for one who signs it with the client, by a signed link. */
  sign: "/portal/sign",
  signedPdf: "/portal/sign/agreement.pdf",
  quote: "/portal/quote",
  sessions: "/portal/sessions",
  /** By a signed link. */
  calendar: "/portal/calendar.ics",
  review: "/portal/review",
  cancelOrPostpone: "/portal/cancel-or-postpone",
  addOns: "/portal/add-ons",
  plan: "/portal/plan",
  planDetails: "/portal/plan/details",
  keys: "/portal/keys",
  key: "/portal/key",
  keyPlan: "/portal/key/plan",
  keyDetails: "/portal/key/details",
  keySongs: "/portal/key/songs",
  keyPasteSongs: "/portal/key/songs/paste",
  guests: "/portal/guests",
  evening: "/portal/evening",
  eveningPicture: "/portal/evening/picture.svg",
  keyEvening: "/portal/key/evening",
  keyEveningPicture: "/portal/key/evening/picture.svg",
} as const;

/** On the portal's first page. */
export const papersFragment = "#papers";

export const portalApi = {
  access: "/api/portal/access",
  openLink: "/api/portal/open-link",
  openCode: "/api/portal/open-code",
  signOut: "/api/portal/sign-out",
  sign: "/api/portal/sign",
  signer: "/api/portal/signer",
  coSigner: "/api/portal/co-signer",
  hold: "/api/portal/hold",
  amendment: "/api/portal/amendment",
  addOns: "/api/portal/add-ons",
  sessions: "/api/portal/sessions",
  booking: "/api/portal/booking",
  songs: "/api/portal/songs",
  suggestions: "/api/portal/song-suggestions",
  pastePreview: "/api/portal/paste/preview",
  pasteAdd: "/api/portal/paste",
  plan: "/api/portal/plan",
  planDetails: "/api/portal/plan/details",
  requests: "/api/client-requests",
  pay: "/api/portal/pay",
  payLink: "/api/portal/pay-link",
  call: "/api/portal/call",
  cancelCall: "/api/portal/call/cancel",
  review: "/api/portal/review",
  cancel: "/api/portal/cancel",
  postpone: "/api/portal/postpone",
  invoice: "/api/portal/invoice",
  sendInvoice: "/api/portal/invoice/send",
  keys: "/api/portal/keys",
  keyPlan: "/api/portal/key-plan",
  keyDetails: "/api/portal/key-details",
  keySongs: "/api/portal/key-songs",
  keyPastePreview: "/api/portal/key-paste/preview",
  keyPasteAdd: "/api/portal/key-paste",
  openKey: "/api/portal/open-key",
  leaveKey: "/api/portal/leave-key",
  guests: "/api/portal/guests",
  guestOpening: "/api/portal/guests/opening",
} as const;

/** Unsubscribes from mails about a plan. */
export const planNewsEnd = "/portal/plan-news";

export const stripeWebhook = "/api/stripe/webhook";

/** Patterns of routes. */
export const sessionAddresses = [`${portalPaths.dashboard}/*`, "/api/portal/*", portalApi.requests] as const;

/**
 * Of the portal: the open tab, the booking, where the requests begin, an access link was asked for, a request was
 * stored. Of songs: where the list begins, the song to edit or remove, what was done, the last song's list, the
 * moment. Of an evening: the music service. Of the contract: its version. Of payments: the method, and the page of Stripe's that a client returns from.
 */
export const portalQuery = {
  tab: "tab",
  booking: "booking",
  before: "before",
  sent: "sent",
  submitted: "submitted",
  after: "after",
  edit: "edit",
  remove: "remove",
  done: "done",
  preference: "preference",
  version: "version",
  way: "way",
  paid: "paid",
  list: "list",
  date: "date",
  zone: "zone",
  listen: "listen",
} as const;

export const portalEvening = (booking: string): string => withQuery(portalPaths.evening, { booking });

/** `done` is what was done. */
export const portalReview = (booking: string, done: string | null = null): string =>
  withQuery(portalPaths.review, { booking, [portalQuery.done]: done });

/** After an access link was asked for; after a request about `booking` was stored. */
export const portalLinkSent = `${portalPaths.dashboard}?${portalQuery.sent}=1`;
