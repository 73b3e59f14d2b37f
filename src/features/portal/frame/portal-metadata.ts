import type { EventCategory } from "../../../content/categories.ts";
import { type AreaTab, type PageMetadata, titled } from "../../../platform/pages/metadata/page-metadata.ts";

/**
 * The metadata of a page of the portal: it is no search engine's business, and has its own things to do. `tabs` are the other
 * pages of the booking that it is about.
 */
export const portalMetadata = (
  { title, ...page }: Pick<PageMetadata, "title" | "description" | "path" | "feature">,
  accent: EventCategory | null = null,
  tabs: readonly AreaTab[] = [],
): PageMetadata => ({
  ...page,
  title: titled(title),
  area: "portal",
  tabs,
  ...(accent ? { accent } : {}),
  structuredData: [],
  noindex: true,
});
