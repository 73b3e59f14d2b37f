import type { EventCategory } from "../../content/categories.ts";
import type { ServiceKey } from "../../content/services.ts";
import {
  beaconPath,
  contactFragment,
  cspReportPath,
  datesParameters,
  livePath,
  nowPlayingPath,
  quoteFragment,
  showCalendar,
} from "./first-paths.ts";

export { contactFragment, datesParameters, quoteFragment, showCalendar };

/** Absolute paths without origin; `absolute()` adds it. */
export const paths = {
  home: "/",
  live: livePath,
  /** Redirects to `live`. */
  stream: "/stream",
  book: "/book",
  quote: "/quote",
  mixes: "/mixes",
  merch: "/merch",
  gallery: "/gallery",
  contact: "/contact",
  blog: "/blog",
  epk: "/epk",
  paperwork: "/paperwork",
  waitlistOffer: "/waitlist/offer",
  waitlistConfirm: "/waitlist/confirm",
  newsletter: "/newsletter",
  newsletterSent: "/newsletter/sent",
  newsletterConfirm: "/newsletter/confirm",
  newsletterUnsubscribe: "/newsletter/unsubscribe",
  verify: "/verify",
  privacy: "/contact#privacy",
  terms: "/contact#terms",
  refunds: "/contact#refunds",
} as const;

/** JSON to JSON, a page to a form post. */
export const api = {
  prefix: "/api/",
  leadInquiry: "/api/lead-inquiry",
  quote: "/api/quote",
  beacon: beaconPath,
  newsletter: "/api/newsletter",
  notifyMe: "/api/notify-me",
  contact: "/api/contact",
  paperwork: "/api/paperwork",
  nowPlaying: nowPlayingPath,
  cspReport: cspReportPath,
  /** A month's days and, below it, one date. */
  dates: "/api/dates",
  waitlist: "/api/waitlist",
  waitlistConfirm: "/api/waitlist/confirm",
  /** Leaves an entry or an offer. */
  waitlistLeave: "/api/waitlist/leave",
} as const;

export const dateFragment = "#date";
export const openDatesFragment = "#open-dates";

export const dateOnBook = (date: string, city?: string | null, service?: ServiceKey | null): string =>
  `${withQuery(paths.book, { [datesParameters.date]: date, [datesParameters.city]: city, [datesParameters.service]: service })}${dateFragment}`;

/** `YYYY-MM` */
export const monthOnBook = (month: string): string =>
  `${paths.book}?${new URLSearchParams({ [datesParameters.month]: month })}${openDatesFragment}`;

export const quoteOnDate = (date: string, city?: string | null, category?: EventCategory | null): string =>
  withQuery(paths.quote, {
    [datesParameters.date]: date,
    [datesParameters.city]: city,
    [homeParameters.category]: category,
  });

/** `package` is in lower case, `service` a landing page's path. */
export const quoteParameters = { package: "package", service: "service" } as const;

export const quoteOfService = (page: string, category?: EventCategory): string =>
  withQuery(paths.quote, { [quoteParameters.service]: page, [homeParameters.category]: category });

export const quoteSent = `${paths.quote}/sent`;

export const waitlistJoinedPath = "/waitlist/joined";
export const waitlistJoined = (id: string, date: string): string =>
  withQuery(`${waitlistJoinedPath}/${encodeURIComponent(id)}`, { [datesParameters.date]: date });

export const dateApi = (date: string): string => `${api.dates}/${encodeURIComponent(date)}`;

export const documents = {
  blogFeed: "/blog/feed.xml",
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  llms: "/llms.txt",
  webManifest: "/site.webmanifest",
  adminManifest: "/site-admin.webmanifest",
  portalManifest: "/site-portal.webmanifest",
  security: "/.well-known/security.txt",
} as const;

/** Folders of `public/`. */
export const files = { cards: "/cards", media: "/media", pressKit: "/press-kit" } as const;

/** Named by its content, so it never changes. */
export const uploadedFile = (file: string): string => `/uploads/${file}`;

export const blogPost = (slug: string): string => `${paths.blog}/${encodeURIComponent(slug)}`;

export const mixesParameters = { tag: "tag" } as const;

export const mixOnMixes = (id: string): string => `${paths.mixes}#${id}`;

export const mixPlays = (id: string): string => `${api.prefix}mixes/${id}/plays`;

export const mixesTagged = (tag: string): string =>
  `${paths.mixes}?${new URLSearchParams({ [mixesParameters.tag]: tag })}`;

export const notifyFragment = "#notify";

export const datedShowCalendar = (id: string): string => `${paths.live}/shows/${encodeURIComponent(id)}.ics`;

export const tokenParameter = "token";
export const emailParameter = "email";

export const signedPath = (path: string, token: string): string => `${path}?${tokenParameter}=${token}`;

export const servicesFragment = "#services";
export const servicesOnHome = `${paths.home}${servicesFragment}`;
export const contactOnHome = `${paths.home}${contactFragment}`;

export const homeParameters = { category: "category" } as const;

/** `home` is the page in a language, English by default. */
export const homeTab = (category: EventCategory, home: string = paths.home): string =>
  `${home}?${homeParameters.category}=${category}`;

export const quoteForm = (category: EventCategory, home?: string): string =>
  `${homeTab(category, home)}${quoteFragment}`;

/** Follows an inquiry without JavaScript. */
export const receivedPath = "/received";
export const inquiryReceived = (category: EventCategory, path = receivedPath): string =>
  `${path}?${homeParameters.category}=${category}`;

export const contactParameters = { package: "package" } as const;

export const messageFragment = "#message";

/** Follows a message without JavaScript. */
export const messageSentPath = `${paths.contact}/sent`;
export const messageSent = `${messageSentPath}${messageFragment}`;

export const areaOnBook = (id: string): string => `${paths.book}#${id}`;

export const galleryParameters = { category: "category" } as const;

export const galleryOf = (filter: string): string =>
  filter === "all" ? paths.gallery : `${paths.gallery}?${galleryParameters.category}=${filter}`;

export const productOnMerch = (id: string): string => `${paths.merch}#${id}`;

/** `origin` is scheme and host, no trailing slash. */
export const absolute = (origin: string, path: string): string => `${origin}${path}`;

/** Leaves out empty parameters. */
export const withQuery = (path: string, query: Readonly<Record<string, string | null | undefined>>): string => {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

export const fingerprintParameter = "fingerprint";
export const verifyOf = (sha256: string): string => withQuery(paths.verify, { [fingerprintParameter]: sha256 });

export const guestPaths = (code: string) => {
  const page = `/g/${code}`;
  return {
    page,
    list: `${page}/list.json`,
    search: `${page}/search.json`,
    vote: `${page}/vote`,
    calendar: `${page}/songs.ics`,
  } as const;
};

export const guestSearchParameters = { title: "title", artist: "artist", language: "language" } as const;

/** The outcome of a request without JavaScript. */
export const guestSaidParameter = "said";
