import type { ListItemLeaf } from "schema-dts";
import type { BreadcrumbItem } from "../../../content/landing/index.ts";
import type { StructuredData } from "../../../platform/pages/metadata/structured-data.ts";

/** The way to a page, as its breadcrumb shows it. */
export const breadcrumbList = (items: readonly BreadcrumbItem[]): StructuredData => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: items.map(({ label, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    ...(href ? ({ item: href } satisfies Partial<ListItemLeaf>) : {}),
  })),
});
