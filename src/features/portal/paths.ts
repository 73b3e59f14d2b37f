import { withQuery } from "../site/paths.ts";

/** The client's pages. */
export const portalPaths = {
  dashboard: "/portal",
  songs: "/portal/songs",
  pasteSongs: "/portal/songs/paste",
  contract: "/portal/contract",
  deposit: "/portal/deposit",
  balance: "/portal/balance",
  booked: "/portal/booked",
  receipts: "/portal/receipts",
  invoices: "/portal/invoices",
  agreement: "/portal/contract/agreement.txt",
  agreementPdf: "/portal/contract/agreement.pdf",
  quote: "/portal/quote",
  sessions: "/portal/sessions",
  /** A booking for a calendar program, by a signed link. */
  calendar: "/portal/calendar.ics",
  review: "/portal/review",
  plan: "/portal/plan",
  planDetails: "/portal/plan/details",
  keys: "/portal/keys",
  key: "/portal/key",
  keyPlan: "/portal/key/plan",
  keyDetails: "/portal/key/details",
  keySongs: "/portal/key/songs",
  keyPasteSongs: "/portal/key/songs/paste",
  guests: "/portal/guests",
} as const;

/** Fragment of the papers on the portal's first page. */
export const papersFragment = "#papers";

/** Where the client's forms and islands post to, and what they read. */
export const portalApi = {
  access: "/api/portal/access",
  openLink: "/api/portal/open-link",
  signOut: "/api/portal/sign-out",
  sign: "/api/portal/sign",
  hold: "/api/portal/hold",
  amendment: "/api/portal/amendment",
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
  review: "/api/portal/review",
  invoice: "/api/portal/invoice",
  keys: "/api/portal/keys",
  keyPlan: "/api/portal/key-plan",
  keyDetails: "/api/portal/key-details",
  keySongs: "/api/portal/key-songs",
  keyPastePreview: "/api/portal/key-paste/preview",
  keyPasteAdd: "/api/portal/key-paste",
  openKey: "/api/portal/open-key",
  leaveKey: "/api/portal/leave-key",
  guests: "/api/portal/guests",
  guestDoor: "/api/portal/guests/door",
} as const;

/** What a link in a mail about a plan opens: the button that ends these mails. */
export const planNewsEnd = "/portal/plan-news";

/** Where Stripe sends its events. */
export const stripeWebhook = "/api/stripe/webhook";

/** Where a client's session counts, as patterns of routes. */
export const sessionAddresses = [`${portalPaths.dashboard}/*`, "/api/portal/*", portalApi.requests] as const;

/**
 * Query parameters of the portal: the open tab, the booking that is shown, where the shown requests begin, that an
 * access link was asked for, and that a request was just stored; of the song list, where the shown songs begin, the
 * song that is edited or removed, what was just done, and the list that the last song went to; of the contract, its version;
 * of a payment, the way to pay, and the page of Stripe's that a client comes back from; of the song list, the moment whose songs are shown.
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
  wish: "wish",
  version: "version",
  way: "way",
  paid: "paid",
  list: "list",
} as const;

/** Where the booking that is over is reviewed, and what is said once it is. */
export const portalReview = (booking: string, done: string | null = null): string =>
  withQuery(portalPaths.review, { booking, [portalQuery.done]: done });

/** The portal's door after an access link was asked for, and the portal after a request about `booking` was stored. */
export const portalLinkSent = `${portalPaths.dashboard}?${portalQuery.sent}=1`;
