import { withQuery } from "../site/paths.ts";
import type { MailState } from "../vocabulary/statuses.ts";
import type { ContentKind } from "./content/forms/content-kinds.ts";

/** The administrator's pages. */
export const adminPaths = {
  today: "/admin",
  worker: "/admin/evening-worker.js",
  evenings: "/admin/evenings.json",
  leads: "/admin/leads",
  bookings: "/admin/bookings",
  newBooking: "/admin/bookings/new",
  calendarFeed: "/admin/bookings/calendar",
  blockedDays: "/admin/blocked-days",
  calendars: "/admin/calendars",
  waitlist: "/admin/waitlist",
  money: "/admin/money",
  requests: "/admin/requests",
  outbox: "/admin/outbox",
  stats: "/admin/stats",
  content: "/admin/content",
  uploads: "/admin/content/uploads",
  newsletter: "/admin/newsletter",
  newNewsletter: "/admin/newsletter/new",
  people: "/admin/people",
  audit: "/admin/audit",
  planningMails: "/admin/planning-mails",
  reviews: "/admin/reviews",
} as const;

/** Where the administrator's forms and islands post to, and what they read. */
export const adminApi = {
  user: "/api/auth/user",
  health: "/api/health",
  login: "/api/login",
  logout: "/api/logout",
  spotifyLogin: "/api/spotify/login",
  spotifyCallback: "/api/spotify/callback",
  spotifyDisconnect: "/api/spotify/disconnect",
  nowPlaying: "/api/admin/now-playing",
  syncSpotify: "/api/admin/sync-spotify",
  resendMail: "/api/admin/outbox/resend",
  uploads: "/api/admin/uploads",
  plan: "/api/admin/plan",
} as const;

/** What Cloudflare Access guards: every path that begins with one of these. */
export const guardedPrefixes = [adminPaths.today, "/api/admin", adminApi.login, "/api/spotify"] as const;

/** Query parameter of the login route: the browser comes from the login page. */
export const returnedToLogin = "returned";

/** Query parameter of the login route: the page that the administrator wanted. */
export const wantedPage = "to";

/** The login, which leads on to the page `wanted` (path and query). */
export const loginTo = (wanted: string): string => `${adminApi.login}?${new URLSearchParams({ [wantedPage]: wanted })}`;

/** The administrator's page that a login leads on to: the one named, if it is one, else the first. */
export function afterLogin(wanted: string | undefined): string {
  const { origin, pathname, search } = new URL(adminPaths.today, "http://site");
  const url = wanted === undefined ? null : URL.parse(wanted, origin);
  const isOurs = url?.origin === origin && (url.pathname === pathname || url.pathname.startsWith(`${pathname}/`));
  return url && isOurs ? url.pathname + url.search : pathname + search;
}

/** The administrator's pages of one kind of content, and of one row of it. */
export const contentList = (kind: ContentKind): string => `${adminPaths.content}/${kind}`;
export const contentNew = (kind: ContentKind): string => `${contentList(kind)}/new`;
export const contentRow = (kind: ContentKind, id: string): string => `${contentList(kind)}/${encodeURIComponent(id)}`;
export const contentDelete = (kind: ContentKind, id: string): string => `${contentRow(kind, id)}/delete`;
export const postPreview = (id: string): string => `${contentRow("posts", id)}/preview`;

/** An uploaded picture in the administrator's area, and where its deletion posts to. */
export const uploadPaths = (id: string) => {
  const page = `${adminPaths.uploads}/${encodeURIComponent(id)}`;
  return { page, remove: `${page}/delete` } as const;
};

/** Query parameters of a list of content: what was just done, and the last row of the page before. */
export const contentQuery = { done: "done", after: "after" } as const;

/** One person's page, by e-mail address, everything stored of that person as a file, and the question before erasing it. */
export const personQuery = { email: "email", erased: "erased" } as const;
export const personPage = (email: string): string =>
  `${adminPaths.people}?${new URLSearchParams({ [personQuery.email]: email })}`;
export const personFile = (email: string): string =>
  `${adminPaths.people}/person.json?${new URLSearchParams({ [personQuery.email]: email })}`;
export const personErasure = `${adminPaths.people}/erase`;
export const askPersonErasure = (email: string): string =>
  `${personErasure}?${new URLSearchParams({ [personQuery.email]: email })}`;

/** A table as a CSV file. */
export const exportFile = (name: "contacts" | "bookings" | "subscribers"): string => `${adminPaths.people}/${name}.csv`;

/** The money, with those who owe from a later event on. */
export const moneyPage = (from: string): string => withQuery(adminPaths.money, { [listQuery.from]: from });

/** Payments as a CSV file. */
export const paymentsFile = `${adminPaths.money}/payments.csv`;

/** The money of one booking, and where its payments are marked and its invoices made. */
export const bookingMoney = (id: string) => {
  const page = `${adminPaths.money}/of/${id}`;
  return { page, mark: `${page}/mark`, invoice: `${page}/invoice` } as const;
};

/** An invoice, to print. */
export const invoicePath = (id: string): string => `${adminPaths.money}/invoices/${id}`;

/** Where the refund of a payment is posted to. */
export const refundPath = (paymentId: string): string => `${adminPaths.money}/refund/${paymentId}`;

/** Query parameters by which the admin page learns how connecting Spotify ended. */
export const adminQuery = { spotifyConnected: "spotify_connected", spotifyError: "spotify_error" } as const;

/** Query parameter of the first page: its desk stands open, because the browser comes from there. */
export const openDesk = "desk";

/** The first page with its desk open. */
export const atDesk = `${adminPaths.today}?${openDesk}=open`;

/** The admin page after Spotify was connected. */
export const spotifyConnected = `${adminPaths.today}?${adminQuery.spotifyConnected}=true`;

/** The admin page after connecting Spotify failed; `reason` is shown there. */
export const spotifyFailed = (reason: string): string =>
  `${adminPaths.today}?${new URLSearchParams({ [adminQuery.spotifyError]: reason })}`;

/** Fragment of an admin page's own content, behind the area's navigation. */
export const adminPageFragment = "#page";

/** Query parameters of the outbox: the state that its mails have, the row that a page follows, and how many go out again. */
export const outboxQuery = { state: "state", after: "after", resent: "resent" } as const;

/** The outbox, narrowed to one state, with more parameters. */
export const outboxOf = (state: MailState | null, more: Partial<Record<"after" | "resent", string>> = {}): string => {
  const query = new URLSearchParams({ ...(state ? { [outboxQuery.state]: state } : {}), ...more }).toString();
  return query ? `${adminPaths.outbox}?${query}` : adminPaths.outbox;
};

/** One mail of the outbox, and where its new address is posted to. */
export const mailPaths = (id: string) => {
  const page = `${adminPaths.outbox}/${id}`;
  return { page, address: `${page}/address` } as const;
};

/** One of the planning mails, as it goes to events of one kind. */
export const planningMailPath = (mail: string, audience = "any"): string =>
  withQuery(`${adminPaths.planningMails}/${mail}`, { [listQuery.category]: audience === "any" ? null : audience });

/** Where it is decided whether the review of a booking stands on the site. */
export const reviewPath = (bookingId: string): string => `${adminPaths.reviews}/${bookingId}`;

/** The form that blocks days, begun with one; and where freeing what is blocked is posted to. */
export const blockDay = (date: string): string => `${adminPaths.blockedDays}?${new URLSearchParams({ date })}`;
export const freeDays = (id: string): string => `${adminPaths.blockedDays}/${id}/free`;

/** Where forgetting a calendar is posted to. */
export const removeCalendar = (id: string): string => `${adminPaths.calendars}/${id}/remove`;

/** Where taking somebody off a waitlist is posted to. */
export const takeOffWaitlist = (id: string): string => `${adminPaths.waitlist}/${id}/off`;

/** The form of a new booking on a date. */
export const newBookingOn = (date: string): string => `${adminPaths.newBooking}?${new URLSearchParams({ date })}`;

/** One lead in the administrator's area, and where its forms post to. */
export const leadPaths = (id: string) => {
  const page = `${adminPaths.leads}/${id}`;
  return {
    page,
    reply: `${page}/reply`,
    status: `${page}/status`,
    notes: `${page}/notes`,
    booking: `${page}/booking`,
    quote: `${page}/quote`,
  } as const;
};

/** One newsletter in the administrator's area, and where its forms post to. */
export const newsletterPaths = (id: string) => {
  const page = `${adminPaths.newsletter}/${id}`;
  return { page, test: `${page}/test`, send: `${page}/send`, remove: `${page}/delete` } as const;
};

/** The plan of a booking's evening at the desk: proposed changes and keys, and where their forms post to. */
export const adminPlan = (bookingId: string) => {
  const page = `${adminPaths.bookings}/${bookingId}/plan`;
  return { page, decide: `${page}/decide`, keys: `${page}/keys`, key: (id: string) => `${page}/keys/${id}` } as const;
};

/** One booking in the administrator's area, and where its forms post to. */
export const bookingPaths = (id: string) => {
  const page = `${adminPaths.bookings}/${id}`;
  return {
    page,
    status: `${page}/status`,
    portalLink: `${page}/portal-link`,
    songTable: `${page}/songs.csv`,
    songText: `${page}/songs.txt`,
    contract: `${page}/contract`,
    booth: `${page}/booth`,
    boothState: `${page}/booth.json`,
    gigSheet: `${page}/gig-sheet`,
    gigTable: `${page}/gig-sheet.csv`,
    gigText: `${page}/gig-sheet.txt`,
    playlist: `${page}/gig-sheet.m3u8`,
  } as const;
};

/** One client request in the administrator's area, and where its forms post to. */
export const requestPaths = (id: string) => {
  const page = `${adminPaths.requests}/${id}`;
  return { page, answer: `${page}/answer`, status: `${page}/status` } as const;
};

/** Query parameters of the administrator's lists: what they are narrowed to, where a page begins, what just happened. */
export const listQuery = {
  status: "status",
  category: "category",
  text: "q",
  from: "from",
  view: "view",
  month: "month",
  notice: "notice",
  undo: "undo",
  template: "template",
  version: "version",
} as const;

/** Fragment of the reply on a lead's page. */
export const replyFragment = "#reply";

/** The calendar feed behind the secret `token`. */
export const calendarFeed = (token: string): string => calendarFile(`${token}.ics`);

/** A file in the folder of the calendar feeds. */
export const calendarFile = (name: string): string => `/calendar/${name}`;

/** What is set for the guests of one booking, where its forms post to, and a file of their code. */
export const guestDesk = (id: string) => {
  const page = `${bookingPaths(id).page}/guests`;
  return { page, door: `${page}/door`, file: (name: string): string => `${page}/${name}` } as const;
};
