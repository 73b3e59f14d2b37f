import type { EventCategory } from "../../content/categories.ts";
import type { GalleryFilter } from "../../content/gallery.ts";
import type { ServiceKey } from "../../content/services.ts";
import {
  beaconPath,
  contactFragment,
  cspReportPath,
  datesQuery,
  livePath,
  nowPlayingPath,
  quoteFragment,
  showCalendar,
} from "./first-paths.ts";

export { contactFragment, datesQuery, quoteFragment, showCalendar };

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
  quote: "/quote",
  mixes: "/mixes",
  merch: "/merch",
  gallery: "/gallery",
  contact: "/contact",
  blog: "/blog",
  epk: "/epk",
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
  paperwork: "/paperwork",
  waitlistOffer: "/waitlist/offer",
  waitlistConfirm: "/waitlist/confirm",
  newsletter: "/newsletter",
  newsletterSent: "/newsletter/sent",
  newsletterConfirm: "/newsletter/confirm",
  newsletterUnsubscribe: "/newsletter/unsubscribe",
  /** Whether a fingerprint is a signed agreement's. */
  verify: "/verify",
  privacy: "/contact#privacy",
  terms: "/contact#terms",
  refunds: "/contact#refunds",
} as const;

/** Endpoints that take data. They answer JSON to JSON, and a page to a browser's own form post. */
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
  /** Whether dates are free: the days of a month and, one step below, one date. */
  dates: "/api/dates",
  waitlist: "/api/waitlist",
  /** Where an address says yes to the dates that it waits for. */
  waitlistConfirm: "/api/waitlist/confirm",
  /** Where an offer of the waitlist, and an entry of one's own, are let go. */
  waitlistLeave: "/api/waitlist/leave",
} as const;

/** Fragments of the booking page: the answer to a date, and the month of dates. */
export const dateFragment = "#date";
export const openDatesFragment = "#open-dates";

/** The booking page with the answer to `date`, for the town and what the event is, where they are known. */
export const dateOnBook = (date: string, city?: string | null, service?: ServiceKey | null): string =>
  `${withQuery(paths.book, { [datesQuery.date]: date, [datesQuery.city]: city, [datesQuery.service]: service })}${dateFragment}`;

/** The booking page with the dates of `month`, `YYYY-MM`. */
export const monthOnBook = (month: string): string =>
  `${paths.book}?${new URLSearchParams({ [datesQuery.month]: month })}${openDatesFragment}`;

/** The quote builder with `date` filled in, and the town if one was chosen. */
export const quoteOnDate = (date: string, city?: string | null, category?: EventCategory | null): string =>
  withQuery(paths.quote, { [datesQuery.date]: date, [datesQuery.city]: city, [homeQuery.category]: category });

/** Query parameters of the quote builder: a package by its name in small letters, and the page of a single service. */
export const quoteQuery = { package: "package", service: "service" } as const;

/** The quote builder with the single service of a page chosen, for a kind of event. */
export const quoteOfService = (page: string, category?: EventCategory): string =>
  withQuery(paths.quote, { [quoteQuery.service]: page, [homeQuery.category]: category });

/** The confirmation of a quote that was asked for. */
export const quoteSent = `${paths.quote}/sent`;

/** The page after somebody was put on a waitlist. */
export const waitlistJoinedPath = "/waitlist/joined";
export const waitlistJoined = (id: string): string => `${waitlistJoinedPath}/${encodeURIComponent(id)}`;

/** Whether one date is free. */
export const dateApi = (date: string): string => `${api.dates}/${encodeURIComponent(date)}`;

/** Documents for programs: feed readers, crawlers and browsers. */
export const documents = {
  blogFeed: "/blog/feed.xml",
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  llms: "/llms.txt",
  webManifest: "/site.webmanifest",
  security: "/.well-known/security.txt",
} as const;

/** Folders of `public/` whose files pages name by themselves. */
export const files = { cards: "/cards", media: "/media", pressKit: "/press-kit" } as const;

/** A variant of an uploaded picture, by its name, which its content makes: what is there never changes. */
export const uploadedFile = (file: string): string => `/uploads/${file}`;

/** A post of the blog. */
export const blogPost = (slug: string): string => `${paths.blog}/${encodeURIComponent(slug)}`;

/** Query parameter of the mixes page: the tag that a mix must have. */
export const mixesQuery = { tag: "tag" } as const;

/** One mix on the page of all. */
export const mixOnMixes = (id: string): string => `${paths.mixes}#${id}`;

/** Where the plays of a mix are counted. */
export const mixPlays = (id: string): string => `${api.prefix}mixes/${id}/plays`;

/** The mixes that have `tag`. */
export const mixesTagged = (tag: string): string => `${paths.mixes}?${new URLSearchParams({ [mixesQuery.tag]: tag })}`;

/** Fragment of the notify-me form on the live page. */
export const notifyFragment = "#notify";

/** The calendar file of one dated show. */
export const datedShowCalendar = (id: string): string => `${paths.live}/shows/${encodeURIComponent(id)}.ics`;

/** Query parameters that carry the token of a signed link and, in the portal's, the address that it was sent to. */
export const tokenQuery = "token";
export const emailQuery = "email";

/** The page behind a signed link of a mail. */
export const signedPath = (path: string, token: string): string => `${path}?${tokenQuery}=${token}`;

/** Fragment of the home page's list of services, which landing pages link to. */
export const servicesFragment = "#services";
export const servicesOnHome = `${paths.home}${servicesFragment}`;
export const contactOnHome = `${paths.home}${contactFragment}`;

/** Query parameter of the home page and of what follows its form: the category that is meant. */
export const homeQuery = { category: "category" } as const;

/** The home page with the tab of `category` open. */
export const homeTab = (category: EventCategory): string => `${paths.home}?${homeQuery.category}=${category}`;

/** The home page's quote form with the tab of `category` open. */
export const quoteForm = (category: EventCategory): string => `${homeTab(category)}${quoteFragment}`;

/** The confirmation that follows an inquiry that was sent without JavaScript. */
export const receivedPath = "/received";
export const inquiryReceived = (category: EventCategory): string => `${receivedPath}?${homeQuery.category}=${category}`;

/** Query parameter of the contact page: the package that it is about. */
export const contactQuery = { package: "package" } as const;

/** Fragment of the contact page's form. */
export const messageFragment = "#message";

/** The contact page, prefilled with a package (its name is lowercased, as the address shows it). */
export const contactAboutPackage = (packageName: string): string =>
  `${paths.contact}?${contactQuery.package}=${encodeURIComponent(packageName.toLowerCase())}`;

/** The contact page after a message that was sent without JavaScript, with the thanks above an empty form. */
export const messageSentPath = `${paths.contact}/sent`;
export const messageSent = `${messageSentPath}${messageFragment}`;

/** A part of the booking page: all areas, or the one of that id. */
export const areaOnBook = (id: string): string => `${paths.book}#${id}`;

/** Query parameter of the gallery: the category that it is narrowed to. */
export const galleryQuery = { category: "category" } as const;

/** The gallery, narrowed to one category. */
export const galleryOf = (filter: GalleryFilter): string =>
  filter === "all" ? paths.gallery : `${paths.gallery}?${galleryQuery.category}=${filter}`;

/** A product's place on the merch page. */
export const productOnMerch = (id: string): string => `${paths.merch}#${id}`;

/** `path` on the public origin (scheme and host, no trailing slash). */
export const absolute = (origin: string, path: string): string => `${origin}${path}`;

/** `path` with those of `query` that say something. */
export const withQuery = (path: string, query: Readonly<Record<string, string | null | undefined>>): string => {
  const said = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return said.length > 0 ? `${path}?${new URLSearchParams(said)}` : path;
};

/** Query parameter of a fingerprint, and the page that says of one whether it is a signed agreement's. */
export const fingerprintQuery = "fingerprint";
export const verifyOf = (sha256: string): string => withQuery(paths.verify, { [fingerprintQuery]: sha256 });

/** The page of an event's guests by its code (`:code` for its routes), and what they look at and post to. */
export const guestPaths = (code: string) => {
  const page = `/g/${code}`;
  return { page, list: `${page}/list.json`, vote: `${page}/vote` } as const;
};

/** Query parameter of that page: what became of a wish that was sent without JavaScript. */
export const guestSaidQuery = "said";
