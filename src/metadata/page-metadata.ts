import type { EventCategory } from "../content/categories.ts";
import type { Picture } from "../content/picture.ts";
import type { StructuredData } from "./structured-data/structured-data.ts";

/** What every page must say of itself. It is an argument of `c.render`, so that none can forget it. */
export interface PageMetadata {
  /** Document title, at most 60 characters. */
  title: string;
  /** Meta description, 70 to 160 characters. */
  description: string;
  /** Canonical path, to which the public origin is added; `null` for a view without an address of its own. */
  path: string | null;
  /** Accent of the view; without one it is violet. */
  accent?: EventCategory;
  structuredData: readonly StructuredData[];
  /** The picture of the first view, fetched before the stylesheet asks for anything else. */
  heroPicture?: { picture: Picture; sizes: string };
  /** The header lies over the hero's picture. */
  overlayHeader?: boolean;
  /** The page has a filled button in its first view, so the header's own is outlined. */
  ownCallToAction?: boolean;
  /** Keeps the page out of search indexes. */
  noindex?: boolean;
}
