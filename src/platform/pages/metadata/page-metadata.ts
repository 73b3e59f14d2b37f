import { type CardName, cardByAccent } from "../../../content/cards.ts";
import type { EventCategory } from "../../../content/categories.ts";
import type { Picture } from "../../../content/picture.ts";
import { site } from "../../../content/site.ts";
import type { StructuredData } from "./structured-data.ts";

/** A part of the site with a sign-in or a frame of its own, and a stylesheet. */
export type Area = "portal" | "admin" | "guests";

/** A folder with a stylesheet for its pages. */
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
  | "portal-requests"
  | "portal-sessions"
  | "portal-songs"
  | "press-kit"
  | "quotes"
  | "contracts"
  | "waitlist";

/** On a phone those of the `bar` stand at the thumb, all others in the menu. */
export interface AreaTab {
  label: string;
  href: string;
  icon: string;
  /** `wide`: in the bar where there is room, else in the menu. */
  place: "bar" | "wide" | "menu";
  isCurrent: boolean;
}

/** An argument of `c.render`, so that no page can forget it. */
export interface PageMetadata {
  /** At most 60 characters. */
  title: string;
  /** 70 to 160 characters. */
  description: string;
  /** Canonical path; `null` for a view without an address. */
  path: string | null;
  area?: Area;
  feature?: Feature;
  /** Violet without one. */
  accent?: EventCategory;
  structuredData: readonly StructuredData[];
  /** In the first view, fetched before what the stylesheet asks for. */
  heroPicture?: { picture: Picture; sizes: string };
  overlayHeader?: boolean;
  /** Without header and footer. */
  alone?: boolean;
  tabs?: readonly AreaTab[];
  noindex?: boolean;
  /** The picture beside shared links; by accent unless given. */
  card?: CardName;
  feed?: { path: string; title: string };
  /** Makes the page an article; instants in milliseconds. */
  article?: { published: number; modified: number };
}

export const cardOf = ({ card, accent }: PageMetadata): CardName => card ?? (accent ? cardByAccent[accent] : "default");

/** With the site's name behind it where a title's 60 characters allow. */
export const titled = (name: string): string => {
  const full = `${name} | ${site.name}`;
  return full.length <= 60 ? full : name;
};

/** Of a page that is nobody's to find: an answer to a form, or a person's own. */
export const unlisted = (title: string, description: string, rest: Partial<PageMetadata> = {}): PageMetadata => ({
  title: titled(title),
  description,
  path: null,
  structuredData: [],
  noindex: true,
  ...rest,
});
