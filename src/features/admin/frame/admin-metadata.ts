import { type PageMetadata, titled } from "../../../platform/pages/metadata/page-metadata.ts";

export const adminMetadata = ({
  title,
  ...page
}: Pick<PageMetadata, "title" | "description" | "path" | "feature">): PageMetadata => ({
  ...page,
  title: titled(`${title} | Admin`),
  area: "admin",
  structuredData: [],
  noindex: true,
});
