import { type PageMetadata, titled } from "../../../platform/pages/metadata/page-metadata.ts";

/** The metadata of a page of the administration: it is no search engine's business, and has its own things to do. */
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
