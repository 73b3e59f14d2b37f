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
 * Spreads have to `satisfies` their type, which the compiler does not check. Only these of schema.org's 900 types are
 * named, for its speed.
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

const addresses = new Set(["@id", "url", "image", "item", "mainEntityOfPage", "thumbnailUrl", "contentUrl"]);

/** No text can end the script element. */
export const serializeStructuredData = (data: StructuredData, origin: string): string =>
  JSON.stringify(data, (name, value: unknown) =>
    typeof value === "string" && value.startsWith("/") && addresses.has(name) ? absolute(origin, value) : value,
  ).replaceAll("<", "\\u003c");

export const businessId = (path: string = paths.home): string => `${path}#business`;
