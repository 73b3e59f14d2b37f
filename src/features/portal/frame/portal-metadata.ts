import type { EventCategory } from "../../../content/categories.ts";
import type { Words } from "../../../content/words/en/index.ts";
import { type AreaTab, type PageMetadata, titled } from "../../../platform/pages/metadata/page-metadata.ts";

/** `feature`: the sheet of its folder, if there is one. */
export const portalMetadata = (
  { formats, portal }: Pick<Words, "formats" | "portal">,
  { title, about = portal.access.about }: { title: string; about?: string },
  feature: PageMetadata["feature"] | null,
  path: string,
  accent?: EventCategory | null,
  tabs: readonly AreaTab[] = [],
): PageMetadata => ({
  language: formats.tag,
  title: titled(title),
  description: about,
  path,
  ...(feature ? { feature } : {}),
  area: "portal",
  tabs,
  ...(accent ? { accent } : {}),
  structuredData: [],
  noindex: true,
});
