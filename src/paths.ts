import type { EventCategory } from "./content/categories.ts";
import type { GalleryFilter } from "./content/gallery.ts";
import type { Weekday } from "./content/schedule.ts";
import { beaconPath, livePath, nowPlayingPath, quoteFragment } from "./first-paths.ts";

import type { ContentKind } from "./forms/admin/content-kinds.ts";

export { quoteFragment };

/**
 * Every URL of the site, written once. Links, form actions, redirects, canonical tags and tests take them from here.
 * Paths are absolute and without origin; `absolute()` adds the public origin.
 */
export const paths = {
  home: "/",
  live: livePath,
  /** Where the stream used to be: redirects to `live`. */
  stream: "/stream",
  book: "/book",
  mixes: "/mixes",
  merch: "/merch",
  gallery: "/gallery",
  contact: "/contact",
  blog: "/blog",
  admin: "/admin",
  epk: "/epk",
  portal: "/portal",
  tampa: "/tampa",
  stPetersburg: "/st-petersburg",
  clearwater: "/clearwater",
  weddingTampa: "/wedding-dj-tampa",
  weddingStPetersburg: "/wedding-dj-st-petersburg",
  weddingClearwater: "/wedding-dj-clearwater",
  corporateTampa: "/corporate-dj-tampa",
  corporateStPetersburg: "/corporate-dj-st-petersburg",
  corporateClearwater: "/corporate-dj-clearwater",
  partyTampa: "/party-dj-tampa",
  partyStPetersburg: "/party-dj-st-petersburg",
  partyClearwater: "/party-dj-clearwater",
  nightclubTampa: "/nightclub-dj-tampa",
  schoolDanceTampa: "/school-dance-dj-tampa",
  quinceaneraTampa: "/quinceanera-dj-tampa",
  barMitzvahTampa: "/bar-mitzvah-dj-tampa",
  newsletter: "/newsletter",
  newsletterSent: "/newsletter/sent",
  newsletterConfirm: "/newsletter/confirm",
  newsletterUnsubscribe: "/newsletter/unsubscribe",
  adminLeads: "/admin/leads",
  adminBookings: "/admin/bookings",
  adminNewBooking: "/admin/bookings/new",
  adminCalendarFeed: "/admin/bookings/calendar",
  adminRequests: "/admin/requests",
  adminOutbox: "/admin/outbox",
  adminStats: "/admin/stats",
  adminContent: "/admin/content",
  adminPeople: "/admin/people",
  portalSongs: "/portal/songs",
  portalContract: "/portal/contract",
  portalSessions: "/portal/sessions",
  privacy: "/contact#privacy",
  terms: "/contact#terms",
  refunds: "/contact#refunds",
} as const;

/** Endpoints that take data. They answer JSON to JSON, and a page to a browser's own form post. */
export const api = {
  prefix: "/api/",
  portalAccess: "/api/portal/access",
  portalSignOut: "/api/portal/sign-out",
  portalSessions: "/api/portal/sessions",
  portalBooking: "/api/portal/booking",
  portalSongs: "/api/portal/songs",
  clientRequests: "/api/client-requests",
  leadInquiry: "/api/lead-inquiry",
  beacon: beaconPath,
  newsletter: "/api/newsletter",
  notifyMe: "/api/notify-me",
  contact: "/api/contact",
  nowPlaying: nowPlayingPath,
  user: "/api/auth/user",
  login: "/api/login",
  logout: "/api/logout",
  spotifyLogin: "/api/spotify/login",
  spotifyCallback: "/api/spotify/callback",
  spotifyDisconnect: "/api/spotify/disconnect",
  adminNowPlaying: "/api/admin/now-playing",
  syncSpotify: "/api/admin/sync-spotify",
  resendMail: "/api/admin/outbox/resend",
} as const;

/** Documents for programs: feed readers, crawlers and browsers. */
export const documents = {
  blogFeed: "/blog/feed.xml",
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  llms: "/llms.txt",
  webManifest: "/site.webmanifest",
  speculationRules: "/speculation-rules.json",
} as const;

/** Folders of `public/` whose files pages name by themselves. */
export const files = { cards: "/cards", pressKit: "/press-kit" } as const;

/** A post of the blog. */
export const blogPost = (slug: string): string => `${paths.blog}/${encodeURIComponent(slug)}`;

/** Query parameter of the mixes page: the tag that a mix must have. */
export const mixesQuery = { tag: "tag" } as const;

/** The mixes that have `tag`. */
export const mixesTagged = (tag: string): string => `${paths.mixes}?${new URLSearchParams({ [mixesQuery.tag]: tag })}`;

/** What Cloudflare Access guards: every path that begins with one of these. */
export const guardedPrefixes = [paths.admin, "/api/admin", api.login, "/api/spotify"] as const;

/** Query parameter of the login route: the browser comes from the login page. */
export const returnedToLogin = "returned";

/** The administrator's pages of one kind of content, and of one row of it. */
export const contentList = (kind: ContentKind): string => `${paths.adminContent}/${kind}`;
export const contentNew = (kind: ContentKind): string => `${contentList(kind)}/new`;
export const contentRow = (kind: ContentKind, id: string): string => `${contentList(kind)}/${encodeURIComponent(id)}`;
export const contentDelete = (kind: ContentKind, id: string): string => `${contentRow(kind, id)}/delete`;
export const postPreview = (id: string): string => `${contentRow("posts", id)}/preview`;

/** Query parameters of a list of content: what was just done, and the last row of the page before. */
export const contentQuery = { done: "done", after: "after" } as const;

/** One person's page, by e-mail address, everything stored of that person as a file, and the question before erasing it. */
export const personQuery = { email: "email", erased: "erased" } as const;
export const personPage = (email: string): string =>
  `${paths.adminPeople}?${new URLSearchParams({ [personQuery.email]: email })}`;
export const personFile = (email: string): string =>
  `${paths.adminPeople}/person.json?${new URLSearchParams({ [personQuery.email]: email })}`;
export const personErasure = `${paths.adminPeople}/erase`;
export const askPersonErasure = (email: string): string =>
  `${personErasure}?${new URLSearchParams({ [personQuery.email]: email })}`;

/** A table as a CSV file. */
export const exportFile = (name: "contacts" | "bookings" | "subscribers"): string => `${paths.adminPeople}/${name}.csv`;

/** Query parameters by which the admin page learns how connecting Spotify ended. */
export const adminQuery = { spotifyConnected: "spotify_connected", spotifyError: "spotify_error" } as const;

/** The admin page after Spotify was connected. */
export const spotifyConnected = `${paths.admin}?${adminQuery.spotifyConnected}=true`;

/** The admin page after connecting Spotify failed; `reason` is shown there. */
export const spotifyFailed = (reason: string): string =>
  `${paths.admin}?${new URLSearchParams({ [adminQuery.spotifyError]: reason })}`;

/** Fragment of an admin page's own content, behind the area's navigation. */
export const adminPageFragment = "#page";

/** Fragment of the notify-me form on the live page. */
export const notifyFragment = "#notify";

/** The calendar file of one show, or of the whole week. */
export const showCalendar = (day: Weekday | "week"): string => `${paths.live}/${day}.ics`;

/** What the outbox can be narrowed to. */
export const mailStates = ["queued", "sent", "failed"] as const;
export type MailState = (typeof mailStates)[number];

/** Query parameters of the outbox: the state that its mails have, the row that a page follows, and how many go out again. */
export const outboxQuery = { state: "state", after: "after", resent: "resent" } as const;

/** The outbox, narrowed to one state, with more parameters. */
export const outboxOf = (state: MailState | null, more: Partial<Record<"after" | "resent", string>> = {}): string => {
  const query = new URLSearchParams({ ...(state ? { [outboxQuery.state]: state } : {}), ...more }).toString();
  return query ? `${paths.adminOutbox}?${query}` : paths.adminOutbox;
};
/** The calendar file of one dated show. */
export const datedShowCalendar = (id: string): string => `${paths.live}/shows/${encodeURIComponent(id)}.ics`;

/** Query parameters that carry the token of a signed link and, in the portal's, the address that it was sent to. */
export const tokenQuery = "token";
export const emailQuery = "email";

/** The page behind a signed link of a mail. */
export const signedPath = (path: string, token: string): string => `${path}?${tokenQuery}=${token}`;

/** The link by which a client reaches the portal. */
export const portalLink = (token: string, email: string): string =>
  `${paths.portal}?${new URLSearchParams({ [tokenQuery]: token, [emailQuery]: email })}`;

/**
 * Query parameters of the portal: the open tab, the booking that is shown, where the shown requests begin, that an
 * access link was asked for, and that a request was just stored; of the song list, where the shown songs begin, the
 * song that is edited or removed, and what was just done.
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
} as const;

/** The tab of the portal that holds the form; without it the list of requests is open. */
export const newRequestTab = "new";

/** Fragment of the portal's tabs. */
export const requestsFragment = "#requests";

/** The portal, or a view of it: with the form open, with one of several bookings, with requests before a cursor. */
export function portalView(view: { tab?: typeof newRequestTab; booking?: string; before?: string } = {}): string {
  const query = new URLSearchParams(view);
  return query.size > 0 ? `${paths.portal}?${query}` : paths.portal;
}

/** The portal's door after an access link was asked for, and the portal after a request was stored. */
export const portalLinkSent = `${paths.portal}?${portalQuery.sent}=1`;
export const requestSubmitted = `${paths.portal}?${portalQuery.submitted}=1${requestsFragment}`;

/** What the portal's island asks for: a page of the client's requests, and one of the client's bookings. */
export const clientRequestsPage = (before: string | null): string =>
  before ? `${api.clientRequests}?${new URLSearchParams({ [portalQuery.before]: before })}` : api.clientRequests;
export const portalBookingData = (id: string): string =>
  `${api.portalBooking}?${new URLSearchParams({ [portalQuery.booking]: id })}`;
const withPortalQuery = (path: string, query: Partial<Record<keyof typeof portalQuery, string | null>>): string => {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

/** A client's song list: of which booking, from which song on, and what is open in it. */
export const portalSongsAt = (query: Parameters<typeof withPortalQuery>[1]): string =>
  withPortalQuery(paths.portalSongs, query);

/** The contract of a booking. */
export const portalContractOf = (booking: string): string => withPortalQuery(paths.portalContract, { booking });

/** What takes an edit of a song, its move and its removal. */
export const songApi = {
  edit: (id: string): string => `${api.portalSongs}/${encodeURIComponent(id)}`,
  move: (id: string): string => `${songApi.edit(id)}/move`,
  remove: (id: string): string => `${songApi.edit(id)}/remove`,
} as const;

/** Fragment of a song in the list. */
export const songFragment = (id: string): string => `#song-${id}`;

/** Fragments of the home page that landing pages link to: its list of services, and the quote form under an older name. */
export const servicesFragment = "#services";
export const contactFragment = "#contact";
export const servicesOnHome = `${paths.home}${servicesFragment}`;
export const contactOnHome = `${paths.home}${contactFragment}`;

/** Query parameters of the home page: the open category tab, and the view that follows a stored inquiry. */
export const homeQuery = { category: "category", view: "view" } as const;
export const receivedView = "received";

/** The home page with the tab of `category` open. */
export const homeTab = (category: EventCategory): string => `${paths.home}?${homeQuery.category}=${category}`;

/** The home page's quote form with the tab of `category` open. */
export const quoteForm = (category: EventCategory): string => `${homeTab(category)}${quoteFragment}`;

/** The confirmation view that follows a stored inquiry. */
export const inquiryReceived = (category: EventCategory): string =>
  `${homeTab(category)}&${homeQuery.view}=${receivedView}`;

/** Query parameters of the contact page: the package that it is about, and that a message was just stored. */
export const contactQuery = { package: "package", sent: "sent" } as const;

/** Fragment of the contact page's form. */
export const messageFragment = "#message";

/** The contact page, prefilled with a package (its name is lowercased, as the address shows it). */
export const contactAboutPackage = (packageName: string): string =>
  `${paths.contact}?${contactQuery.package}=${encodeURIComponent(packageName.toLowerCase())}`;

/** The contact page after a stored message, with the thanks above an empty form. */
export const messageSent = `${paths.contact}?${contactQuery.sent}=1${messageFragment}`;

/** Query parameter of the gallery: the category that it is narrowed to. */
export const galleryQuery = { category: "category" } as const;

/** The gallery, narrowed to one category. */
export const galleryOf = (filter: GalleryFilter): string =>
  filter === "all" ? paths.gallery : `${paths.gallery}?${galleryQuery.category}=${filter}`;

/** A product's place on the merch page. */
export const productOnMerch = (id: string): string => `${paths.merch}#${id}`;

/** `path` on the public origin (scheme and host, no trailing slash). */
export const absolute = (origin: string, path: string): string => new URL(path, origin).href;

/** One lead in the administrator's area, and where its forms post to. */
export const leadPaths = (id: string) => {
  const page = `${paths.adminLeads}/${id}`;
  return { page, status: `${page}/status`, notes: `${page}/notes`, booking: `${page}/booking` } as const;
};

/** One booking in the administrator's area, and where its forms post to. */
export const bookingPaths = (id: string) => {
  const page = `${paths.adminBookings}/${id}`;
  return { page, status: `${page}/status`, portalLink: `${page}/portal-link` } as const;
};

/** One client request in the administrator's area, and where its forms post to. */
export const requestPaths = (id: string) => {
  const page = `${paths.adminRequests}/${id}`;
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
  package: "package",
  notice: "notice",
} as const;

/** `path` with those of `query` that say something. */
export const withQuery = (path: string, query: Readonly<Record<string, string | null | undefined>>): string => {
  const said = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return said.length > 0 ? `${path}?${new URLSearchParams(said)}` : path;
};

/** The calendar feed behind the secret `token`. */
export const calendarFeed = (token: string): string => calendarFile(`${token}.ics`);

/** A file in the folder of the calendar feeds. */
export const calendarFile = (name: string): string => `/calendar/${name}`;
