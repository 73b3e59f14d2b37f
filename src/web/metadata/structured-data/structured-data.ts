import type { Thing } from "schema-dts";
import { absolute, paths } from "../../../site/paths.ts";

/**
 * A schema.org thing on its own, as a page carries it. Each builder beside this file makes one type, and the compiler
 * refuses what schema.org does not know. It does not look into what is spread: that has to `satisfies` its type itself.
 */
export type StructuredData = Exclude<Thing, string> & { "@context": "https://schema.org" };

/** JSON for a `<script type="application/ld+json">`: no text in it can end the element or open a comment. */
export const serializeStructuredData = (data: StructuredData): string =>
  JSON.stringify(data).replaceAll("<", "\\u003c");

/**
 * Identifies the business, as the page at `path` presents it, across the things that refer to it. `origin` is the public
 * origin.
 */
export const businessId = (origin: string, path: string = paths.home): string => absolute(origin, `${path}#business`);
