import { paths } from "../features/site/paths.ts";
import { site } from "./site.ts";

/** Maps former addresses to today's: links and searches redirect, stored prices still count. */
export const redirects: Readonly<Record<string, string>> = {
  ...(site.streamingChannel ? { [paths.stream]: paths.live } : {}),
};

export const addressToday = (path: string): string => redirects[path] ?? path;
