import { paths } from "../features/site/paths.ts";
import { site } from "./site.ts";

/**
 * Former addresses of pages and posts, each with the one of today. Links and searches are led on, and prices stored under the
 * former address of a page are those of the page.
 */
export const redirects: Readonly<Record<string, string>> = {
  ...(site.streamingChannel ? { [paths.stream]: paths.live } : {}),
};

/** Of today. */
export const addressToday = (path: string): string => redirects[path] ?? path;
