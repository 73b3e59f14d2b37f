import { emailParameter, tokenParameter, withQuery } from "../site/paths.ts";

export const portalPaths = {
  dashboard: "/portal",
  messages: "/portal/messages",
  songs: "/portal/songs",
  pasteSongs: "/portal/songs/paste",
  contract: "/portal/contract",
  deposit: "/portal/deposit",
  balance: "/portal/balance",
  booked: "/portal/booked",
  tip: "/portal/tip",
  /** For somebody who pays for the client, by a signed link. */
  payLink: "/portal/pay",
  /** By a signed link. */
  call: "/portal/call",
  callCalendar: "/portal/call.ics",
  receipts: "/portal/receipts",
  invoices: "/portal/invoices",
  statement: "/portal/statement",
  statementPdf: "/portal/statement.pdf",
  agreement: "/portal/contract/agreement.txt",
  agreementPdf: "/portal/contract/agreement.pdf",
  /** For a person who signs beside the client, by a signed link. */
  sign: "/portal/sign",
  signedPdf: "/portal/sign/agreement.pdf",
  quote: "/portal/quote",
  sessions: "/portal/sessions",
  /** Where mails go; with a signed link, to confirm another address. */
  newAddress: "/portal/email",
  /** By a signed link. */
  calendar: "/portal/calendar.ics",
  review: "/portal/review",
  cancelOrPostpone: "/portal/cancel-or-postpone",
  addOns: "/portal/add-ons",
  plan: "/portal/plan",
  worker: "/portal/notices-worker.js",
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

export const papersFragment = "#papers";

export const portalApi = {
  access: "/api/portal/access",
  openLink: "/api/portal/open-link",
  openCode: "/api/portal/open-code",
  signOut: "/api/portal/sign-out",
  language: "/api/portal/language",
  sign: "/api/portal/sign",
  signer: "/api/portal/signer",
  signerChange: "/api/portal/signer/change",
  coSigner: "/api/portal/co-signer",
  hold: "/api/portal/hold",
  amendment: "/api/portal/amendment",
  addOns: "/api/portal/add-ons",
  sessions: "/api/portal/sessions",
  newAddress: "/api/portal/email",
  confirmAddress: "/api/portal/email/confirm",
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
  card: "/api/portal/card",
  tip: "/api/portal/tip",
  call: "/api/portal/call",
  cancelCall: "/api/portal/call/cancel",
  review: "/api/portal/review",
  cancel: "/api/portal/cancel",
  postpone: "/api/portal/postpone",
  keep: "/api/portal/keep",
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

export const planNewsEnd = "/portal/plan-news";

export const stripeWebhook = "/api/stripe/webhook";

/** Route patterns. */
export const sessionAddresses = [`${portalPaths.dashboard}/*`, "/api/portal/*", portalApi.requests] as const;

export const portalParameters = {
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
  language: "language",
} as const;

export const portalEvening = (booking: string): string => withQuery(portalPaths.evening, { booking });

export const portalReview = (booking: string, done: string | null = null): string =>
  withQuery(portalPaths.review, { booking, [portalParameters.done]: done });

export const portalLinkSent = `${portalPaths.dashboard}?${portalParameters.sent}=1`;

/** Keyed by the names in mail links. */
const destinations = {
  dashboard: portalPaths.dashboard,
  messages: portalPaths.messages,
  plan: portalPaths.plan,
  songs: portalPaths.songs,
  details: portalPaths.plan,
  contract: portalPaths.contract,
  review: portalPaths.review,
  tip: portalPaths.tip,
  evening: portalPaths.evening,
} as const;

export type PortalDestination = keyof typeof destinations;

const destinationParameter = "to";

export const portalLink = (token: string, email: string, to: PortalDestination = "dashboard"): string =>
  withQuery(portalPaths.dashboard, {
    [tokenParameter]: token,
    [emailParameter]: email,
    [destinationParameter]: to === "dashboard" ? null : to,
  });

/** Falls back to the portal's first page. */
export function portalDestination(query: Readonly<Record<string, string>>, booking: string | null): string {
  const named = Object.entries(destinations).find(([name]) => name === query[destinationParameter]);
  return named ? withQuery(named[1], { booking }) : portalPaths.dashboard;
}
