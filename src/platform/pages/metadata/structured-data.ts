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
 * A schema.org thing on its own, as a page carries it. Each builder beside this file makes one type, and the compiler
 * refuses what schema.org does not know. It does not look into what is spread: that has to `satisfies` its type itself. Of schema.org's 900 types these
 * are named, because to compare with all of them takes the compiler longer than the rest of the house.
 * Addresses on this site are paths; the document makes them absolute.
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

/** Properties whose values are addresses. What begins with a slash is a path of this site there. */
const addresses = new Set(["@id", "url", "image", "item", "mainEntityOfPage", "thumbnailUrl", "contentUrl"]);

/**
 * JSON for a `<script type="application/ld+json">`, its paths on the public `origin`: no text in it can end the element or
 * open a comment.
 */
export const serializeStructuredData = (data: StructuredData, origin: string): string =>
  JSON.stringify(data, (name, value: unknown) =>
    typeof value === "string" && value.startsWith("/") && addresses.has(name) ? absolute(origin, value) : value,
  ).replaceAll("<", "\\u003c");

/** Identifies the business, as the page at `path` presents it, across the things that refer to it. */
export const businessId = (path: string = paths.home): string => `${path}#business`;
