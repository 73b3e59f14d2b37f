import { site } from "../../../content/site.ts";
import { absolute, paths } from "../../../site/paths.ts";
import { businessId, type StructuredData } from "./structured-data.ts";

/** The site, for the name that search results show. `origin` is the public origin. */
export const webSite = (origin: string): StructuredData => ({
  "@context": "https://schema.org",
  "@type": "WebSite",
  name: site.name,
  url: absolute(origin, paths.home),
  publisher: { "@id": businessId(origin) },
});
