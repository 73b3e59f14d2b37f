import { createContext, useContext } from "react";
import { translations } from "../../content/languages.ts";
import { english, type Words } from "../../content/words/en/index.ts";

/** English where the business has no such language. */
export const wordsIn = (language = ""): Words => translations[language] ?? english;

/** "es" for "/es/…"; undefined for what is in English. */
export function languageAt(path: string): string | undefined {
  const first = path.split("/", 2)[1] ?? "";
  return translations[first] ? first : undefined;
}

export const PageWords = createContext<Words>(english);

/** Of the page being written; islands get theirs as props. */
export const useWords = (): Words => useContext(PageWords);

export const wordsAt = (path: string): Words => wordsIn(languageAt(path));
