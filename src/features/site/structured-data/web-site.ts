import { site } from "../../../content/site.ts";
import { businessId, type StructuredData } from "../../../platform/pages/metadata/structured-data.ts";
import { paths } from "../paths.ts";

/** The site, for the name that search results show. */
export const webSite: StructuredData = {
  "@context": "https://schema.org",
  "@type": "WebSite",
  name: site.name,
  url: paths.home,
  publisher: { "@id": businessId() },
};
