import { site } from "../../../content/site.ts";
import { paths } from "../../../site/paths.ts";
import { businessId, type StructuredData } from "./structured-data.ts";

/** The site, for the name that search results show. */
export const webSite: StructuredData = {
  "@context": "https://schema.org",
  "@type": "WebSite",
  name: site.name,
  url: paths.home,
  publisher: { "@id": businessId() },
};
