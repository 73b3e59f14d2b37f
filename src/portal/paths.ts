import { emailQuery, tokenQuery, withQuery } from "../site/paths.ts";
import type { PaymentPurpose } from "../vocabulary/payments.ts";

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

/** The made-up wedding that anybody may look at: the client's pages below an address of their own. */
export const demoPath = `${portalPaths.dashboard}/demo`;
/** The made-up wedding's page for a page of the client's. */
export const demoOf = (page: string): string => demoPath + page.slice(portalPaths.dashboard.length);
/** What the demo shows, and what it says of everything else. */
export const demoPages: readonly string[] = [
  portalPaths.dashboard,
  portalPaths.plan,
  portalPaths.planDetails,
  portalPaths.songs,
  portalPaths.guests,
  portalPaths.keys,
  portalPaths.booked,
];
export const demoOnly = `${demoPath}/only-a-demo`;

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

/** Where Stripe sends its events. */
export const stripeWebhook = "/api/stripe/webhook";

/** Where a client's session counts, as patterns of routes. */
export const sessionAddresses = [`${portalPaths.dashboard}/*`, "/api/portal/*", portalApi.requests] as const;

/** What a client does with a quote. */
export const quoteApi = {
  accept: "/api/portal/quote/accept",
  ask: "/api/portal/quote/ask",
  decline: "/api/portal/quote/decline",
  renew: "/api/portal/quote/renew",
} as const;

/** Query parameter of a quote's page: what was just done. */
export const quoteDoneQuery = "done";

/** A quote by its signed link, after something was done with it. */
export const quoteLink = (token: string, done: string | null = null): string =>
  withQuery(portalPaths.quote, { [tokenQuery]: token, [quoteDoneQuery]: done });

/** Pages of the portal that a link in a mail leads on to, by the name that the link has for them. */
const destinations = {
  dashboard: portalPaths.dashboard,
  plan: portalPaths.plan,
  songs: portalPaths.songs,
  details: portalPaths.plan,
  review: portalPaths.review,
} as const;

export type PortalDestination = keyof typeof destinations;

const destinationQuery = "to";

/** The link by which a client reaches the portal, and the page that it leads on to. */
export const portalLink = (token: string, email: string, to: PortalDestination = "dashboard"): string =>
  withQuery(portalPaths.dashboard, {
    [tokenQuery]: token,
    [emailQuery]: email,
    [destinationQuery]: to === "dashboard" ? null : to,
  });

/** Where a link leads once it is opened: to the page of `booking` that it names, else to the portal's first. */
export function portalDestination(query: Readonly<Record<string, string>>, booking: string): string {
  const named = Object.entries(destinations).find(([name]) => name === query[destinationQuery]);
  return named ? withQuery(named[1], { booking }) : portalPaths.dashboard;
}

/**
 * Query parameters of the portal: the open tab, the booking that is shown, where the shown requests begin, that an
 * access link was asked for, and that a request was just stored; of the song list, where the shown songs begin, the
 * song that is edited or removed, what was just done, and the list that the last song went to; of the contract, its version;
 * of a payment, the way to pay; of the song list, the moment whose songs are shown.
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
  list: "list",
} as const;

/** The tab of the portal that holds the form; without it the list of requests is open. */
export const newRequestTab = "new";

/** Fragment of the portal's tabs. */
export const requestsFragment = "#requests";

/** Where the booking that is over is reviewed, and what is said once it is. */
export const portalReview = (booking: string, done: string | null = null): string =>
  withQuery(portalPaths.review, { booking, [portalQuery.done]: done });

/** The portal, or a view of it: with the form open, with one of several bookings, with requests before a cursor. */
export const portalView = (
  view: { tab?: typeof newRequestTab; booking?: string | null; before?: string } = {},
): string => withQuery(portalPaths.dashboard, view);

/** The portal's door after an access link was asked for, and the portal after a request about `booking` was stored. */
export const portalLinkSent = `${portalPaths.dashboard}?${portalQuery.sent}=1`;
export const requestSubmitted = (booking: string | null): string =>
  withQuery(portalPaths.dashboard, { [portalQuery.booking]: booking, [portalQuery.submitted]: "1" }) + requestsFragment;

/** What takes a request by form; it names the booking for the view that a browser comes back to. */
export const requestFormAction = (booking: string | null): string =>
  withQuery(portalApi.requests, { [portalQuery.booking]: booking }) + requestsFragment;

/** What the portal's island asks for: a page of the client's requests, and one of the client's bookings. */
export const clientRequestsPage = (before: string | null): string =>
  withQuery(portalApi.requests, { [portalQuery.before]: before });
export const portalBookingData = (id: string): string => withQuery(portalApi.booking, { [portalQuery.booking]: id });

/** The contract of a booking, in one of its versions or the newest. */
export const portalContractOf = (booking: string, version?: number): string =>
  withQuery(portalPaths.contract, { booking, version: version === undefined ? null : String(version) });

/** Where the deposit or the balance of a booking is paid, with the way that was chosen, and what is said once it is. */
export const portalPay = (purpose: PaymentPurpose, booking: string, way: string | null = null): string =>
  withQuery(portalPaths[purpose], { booking, way });
export const portalBooked = (booking: string): string => withQuery(portalPaths.booked, { booking });

/** A booking as a calendar file, for the browser of its client; and for a calendar program, by its signed link. */
export const portalCalendarOf = (booking: string): string => withQuery(portalPaths.calendar, { booking });
export const clientCalendar = (token: string): string => withQuery(portalPaths.calendar, { [tokenQuery]: token });

/** The receipt of a payment, to print. */
export const portalReceipt = (paymentId: string): string => `${portalPaths.receipts}/${encodeURIComponent(paymentId)}`;

/** The invoices of a booking with the form that makes one, and one of them, to print. */
export const portalInvoices = (booking: string): string => withQuery(portalPaths.invoices, { booking });
export const portalInvoice = (id: string): string => `${portalPaths.invoices}/${encodeURIComponent(id)}`;

/** The plan of an evening: of which booking, and what is open in it. */
export const portalPlanAt = (query: Partial<Record<keyof typeof portalQuery, string | null>>): string =>
  withQuery(portalPaths.plan, query);

/** The keys to the plan of a booking, where one of them is revoked or gets a new link, and the link that a key is mailed as. */
export const portalKeys = (booking: string, done: string | null = null): string =>
  withQuery(portalPaths.keys, { booking, done });
export const portalKey = (id: string): string => `${portalApi.keys}/${encodeURIComponent(id)}`;
export const keyLink = (token: string): string => withQuery(portalPaths.key, { [tokenQuery]: token });

/** The exact text of a booking's signed contract, as a file whose SHA-256 is the fingerprint. */
export const agreementOf = (booking: string): string => withQuery(portalPaths.agreement, { booking });
/** The same as a PDF, with the signatures and the fingerprint. */
export const agreementPdfOf = (booking: string): string => withQuery(portalPaths.agreementPdf, { booking });

/** Fragment of what is to be signed, or was. */
export const signFragment = "#sign";

/** What is set for the guests of a booking, and what was just done; and a file of their code. */
export const portalGuests = (booking: string, done: string | null = null): string =>
  withQuery(portalPaths.guests, { booking, done });
export const portalGuestFile = (name: string, booking: string | null = null): string =>
  withQuery(`${portalPaths.guests}/${name}`, { booking });
