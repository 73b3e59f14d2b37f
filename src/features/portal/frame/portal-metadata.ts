import type { EventCategory } from "../../../content/categories.ts";
import { type AreaTab, type PageMetadata, titled } from "../../../platform/pages/metadata/page-metadata.ts";

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
