import { paths } from "../features/site/paths.ts";
import { translatedPages } from "./landing/translations.ts";
import { translations } from "./languages.ts";
import { site } from "./site.ts";

/** Maps former addresses to today's: links and searches redirect, stored prices still count. */
export const redirects: Readonly<Record<string, string>> = {
  ...(site.streamingChannel ? { [paths.stream]: paths.live } : {}),
  ...Object.fromEntries(
    Object.entries(translations)
      .filter(([, { frame }]) => translatedPages.some(({ path }) => path === frame.home))
      .map(([language, { frame }]) => [`/${language}`, frame.home]),
  ),
};

export const addressToday = (path: string): string => redirects[path] ?? path;
