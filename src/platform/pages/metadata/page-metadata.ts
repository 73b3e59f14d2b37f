import { type CardName, cardByAccent } from "../../../content/cards.ts";
import type { EventCategory } from "../../../content/categories.ts";
import type { Picture } from "../../../content/picture.ts";
import { site } from "../../../content/site.ts";
import type { StructuredData } from "./structured-data.ts";

/** A part of the site behind a door, or with a frame of its own. Its pages load a stylesheet of their own. */
export type Area = "portal" | "admin" | "guests";

/** A feature of the public site or the portal that has styles, by its folder. Its pages load its stylesheet. */
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
  | "portal-contracts"
  | "portal-dashboard"
  | "portal-guests"
  | "portal-invites"
  | "portal-payments"
  | "portal-timeline"
  | "portal-quotes"
  | "portal-reviews"
  | "portal-sessions"
  | "portal-songs"
  | "press-kit"
  | "quotes"
  | "contracts"
  | "waitlist";

/** A page that the header of an area leads to. On a phone the ones of the `bar` stand at the thumb, all others in its menu. */
export interface AreaTab {
  label: string;
  href: string;
  icon: string;
  /** `wide`: beside those of the bar where there is room, else in the menu. */
  place: "bar" | "wide" | "menu";
  isCurrent: boolean;
}

/** What every page must say of itself. It is an argument of `c.render`, so that none can forget it. */
export interface PageMetadata {
  /** Document title, at most 60 characters. */
  title: string;
  /** Meta description, 70 to 160 characters. */
  description: string;
  /** Canonical path, to which the public origin is added; `null` for a view without an address of its own. */
  path: string | null;
  area?: Area;
  feature?: Feature;
  /** Accent of the view; without one it is violet. */
  accent?: EventCategory;
  structuredData: readonly StructuredData[];
  /** The picture of the first view, fetched before the stylesheet asks for anything else. */
  heroPicture?: { picture: Picture; sizes: string };
  /** The header lies over the hero's picture. */
  overlayHeader?: boolean;
  /** The page stands alone on its screen, without the header and footer of its area. */
  alone?: boolean;
  /** The other pages of what this one is about, for the header of its area. */
  tabs?: readonly AreaTab[];
  /** Keeps the page out of search indexes. */
  noindex?: boolean;
  /** The picture that other sites show beside a link to the page; by accent unless named. */
  card?: CardName;
  /** A feed of what the page lists: its path and name. */
  feed?: { path: string; title: string };
  /** Makes the page an article, with its dates as instants in milliseconds. */
  article?: { published: number; modified: number };
}

/** The card of a page: its own, else the one of its accent. */
export const cardOf = ({ card, accent }: PageMetadata): CardName => card ?? (accent ? cardByAccent[accent] : "default");

/** `name` as a document title: with the site's name behind it where the 60 characters of a title allow. */
export const titled = (name: string): string => {
  const full = `${name} | ${site.name}`;
  return full.length <= 60 ? full : name;
};
