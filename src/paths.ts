import type { EventCategory } from "./content/categories.ts";

/**
 * Every URL of the site, written once. Links, form actions, redirects, canonical tags and tests take them from here.
 * Paths are absolute and without origin; `absolute()` adds the public origin.
 */
export const paths = {
  home: "/",
  live: "/live",
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
  privacy: "/contact#privacy",
  terms: "/contact#terms",
  refunds: "/contact#refunds",
} as const;

/** Endpoints that take data. They answer JSON to JSON, and a page to a browser's own form post. */
export const api = {
  prefix: "/api/",
  leadInquiry: "/api/lead-inquiry",
} as const;

/** Fragment of the quote form's section on the home page. */
export const quoteFragment = "#quote";

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

/** The contact page, prefilled with a package (its name is lowercased, as the address shows it). */
export const contactAboutPackage = (packageName: string): string =>
  `${paths.contact}?package=${encodeURIComponent(packageName.toLowerCase())}`;

/** `path` on the public origin (scheme and host, no trailing slash). */
export const absolute = (origin: string, path: string): string => new URL(path, origin).href;
