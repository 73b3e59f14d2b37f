import type { EventCategory } from "../../../content/categories.ts";
import { type PageMetadata, titled } from "../../../platform/pages/metadata/page-metadata.ts";

/** The metadata of a page of the portal: it is no search engine's business, and has its own things to do. */
export const portalMetadata = (
  { title, ...page }: Pick<PageMetadata, "title" | "description" | "path" | "feature">,
  accent: EventCategory | null = null,
): PageMetadata => ({
  ...page,
  title: titled(title),
  area: "portal",
  ...(accent ? { accent } : {}),
  structuredData: [],
  noindex: true,
});
