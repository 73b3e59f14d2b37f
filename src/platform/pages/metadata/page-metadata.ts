import { type CardName, cardByAccent } from "../../../content/cards.ts";
import type { EventCategory } from "../../../content/categories.ts";
import type { Picture } from "../../../content/picture.ts";
import { site } from "../../../content/site.ts";
import type { portal } from "../../../content/words/en/portal.ts";
import type { StructuredData } from "./structured-data.ts";

/** Has its own sign-in or frame. */
export type Area = "portal" | "admin" | "guests";

/** Has its own stylesheet. */
export type Feature =
  | "blog"
  | "book"
  | "contact"
  | "gallery"
  | "home"
  | "landing"
  | "live"
  | "merch"
  | "mixes"
  | "newsletter"
  | "not-found"
  | "paperwork"
  | "portal-calls"
  | "portal-contracts"
  | "portal-dashboard"
  | "portal-evening"
  | "portal-guests"
  | "portal-invites"
  | "portal-payments"
  | "portal-timeline"
  | "portal-quotes"
  | "portal-reviews"
  | "portal-people"
  | "portal-requests"
  | "portal-sessions"
  | "portal-songs"
  | "press-kit"
  | "quotes"
  | "contracts"
  | "waitlist";

/** On a phone `bar` tabs are at the bottom. */
export interface AreaTab {
  name: keyof (typeof portal)["tabs"];
  href: string;
  icon: string;
  /** `wide`: in the bar where there is room. */
  place: "bar" | "wide" | "menu";
  isCurrent: boolean;
}

/** One of a page's languages; the first is for whoever reads none of them. */
export interface Alternate {
  language: string;
  path: string;
}

export interface PageMetadata {
  /** At most 60 characters. */
  title: string;
  /** 70 to 160 characters. */
  description: string;
  /** Canonical path; `null` for a view without an address. */
  path: string | null;
  area?: Area;
  /** Of its words; English without one. */
  language?: string | undefined;
  /** In the header, in place of the business. */
  person?: string | undefined;
  alternates?: readonly Alternate[];
  feature?: Feature;
  /** Violet without one. */
  accent?: EventCategory;
  structuredData: readonly StructuredData[];
  /** Fetched before what the stylesheet asks for. */
  heroPicture?: { picture: Picture; sizes: string };
  overlayHeader?: boolean;
  alone?: boolean;
  tabs?: readonly AreaTab[];
  noindex?: boolean;
  /** Beside shared links; the accent's by default. */
  card?: CardName;
  feed?: { path: string; title: string };
  /** In milliseconds. */
  article?: { published: number; modified: number };
}

export const cardOf = ({ card, accent }: PageMetadata): CardName => card ?? (accent ? cardByAccent[accent] : "default");

/** Adds the site's name where 60 characters allow. */
export const titled = (name: string): string => {
  const full = `${name} | ${site.name}`;
  return full.length <= 60 ? full : name;
};

/** For answers to forms and private pages. */
export const unlisted = (title: string, description: string, rest: Partial<PageMetadata> = {}): PageMetadata => ({
  title: titled(title),
  description,
  path: null,
  structuredData: [],
  noindex: true,
  ...rest,
});
