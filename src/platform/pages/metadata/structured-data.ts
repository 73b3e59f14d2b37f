import type {
  AudioObjectLeaf,
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  EventLeaf,
  EventSeriesLeaf,
  FAQPageLeaf,
  LocalBusinessLeaf,
  ProductLeaf,
  ServiceLeaf,
  VideoObjectLeaf,
  WebSiteLeaf,
} from "schema-dts";
import { absolute, paths } from "../../../features/site/paths.ts";

/**
 * A schema.org thing. The compiler refuses unknown properties but does not look into spreads: those have to
 * `satisfies` their type. Of schema.org's 900 types only these are named, for the compiler's speed. Addresses on this
 * site are paths; the document makes them absolute.
 */
export type StructuredData = { "@context": "https://schema.org" } & (
  | AudioObjectLeaf
  | BlogPostingLeaf
  | BreadcrumbListLeaf
  | EventLeaf
  | EventSeriesLeaf
  | FAQPageLeaf
  | LocalBusinessLeaf
  | ProductLeaf
  | ServiceLeaf
  | VideoObjectLeaf
  | WebSiteLeaf
);

/** Their values are addresses; one that begins with a slash is a path of this site. */
const addresses = new Set(["@id", "url", "image", "item", "mainEntityOfPage", "thumbnailUrl", "contentUrl"]);

/** For `<script type="application/ld+json">`: no text in it can end the element or open a comment. */
export const serializeStructuredData = (data: StructuredData, origin: string): string =>
  JSON.stringify(data, (name, value: unknown) =>
    typeof value === "string" && value.startsWith("/") && addresses.has(name) ? absolute(origin, value) : value,
  ).replaceAll("<", "\\u003c");

export const businessId = (path: string = paths.home): string => `${path}#business`;
