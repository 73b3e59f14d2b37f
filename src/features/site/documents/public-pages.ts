import type { CalendarDate } from "../../../platform/dates.ts";
import { paths } from "../paths.ts";

/** Fragments, a redirect, what mails link to. */
type Unlisted =
  | "privacy"
  | "terms"
  | "refunds"
  | "stream"
  | "newsletter"
  | "newsletterSent"
  | "newsletterConfirm"
  | "waitlistOffer"
  | "waitlistConfirm"
  | "newsletterUnsubscribe"
  | "verify";

/** For search engines. */
type PublicPage = Exclude<keyof typeof paths, Unlisted>;

export interface PublicPageEntry {
  path: string;
  /** For lists outside the site. */
  name: string;
  /** When its words last changed noticeably, set by hand; rows count by themselves. */
  changed: CalendarDate;
}

const pages: Readonly<Record<PublicPage, Omit<PublicPageEntry, "path">>> = {
  home: { name: "Home: quote form, prices, what is included", changed: "2026-11-20" },
  live: { name: "Live stream and weekly schedule", changed: "2026-11-21" },
  book: { name: "Packages and booking calendar", changed: "2026-11-20" },
  quote: { name: "Quote builder: your price, line by line", changed: "2026-11-22" },
  mixes: { name: "Mixes to listen to", changed: "2026-11-21" },
  merch: { name: "Merch", changed: "2026-11-20" },
  gallery: { name: "Gallery of events and equipment", changed: "2026-11-20" },
  contact: { name: "Contact, policies and newsletter", changed: "2026-11-22" },
  blog: { name: "Planning notes", changed: "2026-11-20" },
  epk: { name: "Press kit and technical rider", changed: "2026-11-20" },
  tampa: { name: "DJ in Tampa", changed: "2026-11-20" },
  stPetersburg: { name: "DJ in St. Petersburg", changed: "2026-11-20" },
  clearwater: { name: "DJ in Clearwater", changed: "2026-11-20" },
  weddingTampa: { name: "Wedding DJ in Tampa", changed: "2026-11-20" },
  weddingStPetersburg: { name: "Wedding DJ in St. Petersburg", changed: "2026-11-20" },
  weddingClearwater: { name: "Wedding DJ in Clearwater", changed: "2026-11-20" },
  corporateTampa: { name: "Corporate event DJ in Tampa", changed: "2026-11-20" },
  corporateStPetersburg: { name: "Corporate event DJ in St. Petersburg", changed: "2026-11-20" },
  corporateClearwater: { name: "Corporate event DJ in Clearwater", changed: "2026-11-20" },
  partyTampa: { name: "Party DJ in Tampa", changed: "2026-11-20" },
  partyStPetersburg: { name: "Party DJ in St. Petersburg", changed: "2026-11-20" },
  partyClearwater: { name: "Party DJ in Clearwater", changed: "2026-11-21" },
  nightclubTampa: { name: "Nightclub DJ in Tampa", changed: "2026-11-20" },
  schoolDanceTampa: { name: "School dance DJ in Tampa", changed: "2026-11-20" },
  quinceaneraTampa: { name: "Quinceañera DJ in Tampa", changed: "2026-11-20" },
  paperwork: { name: "W-9, certificate of insurance and payment terms", changed: "2026-11-22" },
  barMitzvahTampa: { name: "Bar and Bat Mitzvah DJ in Tampa", changed: "2026-11-20" },
};

const isPublic = (page: string): page is PublicPage => page in pages;

/** In the order of `paths`. */
export const publicPages: readonly PublicPageEntry[] = Object.entries(paths).flatMap(([page, path]) =>
  isPublic(page) ? [{ path, ...pages[page] }] : [],
);
