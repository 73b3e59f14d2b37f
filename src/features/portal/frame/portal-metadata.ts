import type { EventCategory } from "../../../content/categories.ts";
import { type AreaTab, type PageMetadata, titled } from "../../../platform/pages/metadata/page-metadata.ts";

/** In English, unless its words are those of `language`. */
export const portalMetadata = (
  { title, ...page }: Pick<PageMetadata, "title" | "description" | "path" | "feature" | "language">,
  accent: EventCategory | null = null,
  tabs: readonly AreaTab[] = [],
): PageMetadata => ({
  language: "en",
  ...page,
  title: titled(title),
  area: "portal",
  tabs,
  ...(accent ? { accent } : {}),
  structuredData: [],
  noindex: true,
});
