import type { Context } from "hono";
import { createContext, useContext } from "react";
import { translations } from "../../content/languages.ts";
import { english, type Words } from "../../content/words/en/index.ts";
import type { AppEnv } from "../../env.ts";
import type { Alternate } from "./metadata/page-metadata.ts";

const isOther = (language: string): boolean => Object.hasOwn(translations, language);

/** English where the business has no such language. */
export const wordsIn = (language = ""): Words => (isOther(language) ? (translations[language] ?? english) : english);

export const isSpoken = (language: string): boolean => language === "en" || isOther(language);

/** English first. */
export const allWords: readonly Words[] = [english, ...Object.values(translations)];

/** A page that has them all, English first; none for a business with one language. */
export const inEachLanguage = (path: string): readonly Alternate[] =>
  allWords.length > 1
    ? allWords.map(({ formats: { tag, prefix } }) => ({
        language: tag,
        path: path === "/" && prefix ? prefix : prefix + path,
      }))
    : [];

/** "es" for "/es/…"; undefined for what is in English. */
export function languageAt(path: string): string | undefined {
  const first = path.split("/", 2)[1] ?? "";
  return isOther(first) ? first : undefined;
}

export const PageWords = createContext<Words>(english);

/** Of the page being written; islands get theirs as props. */
export const useWords = (): Words => useContext(PageWords);

/** Of an answer: the client's, or that of its address. */
export const languageOf = (c: Context<AppEnv>): string | undefined => c.var.language ?? languageAt(c.req.path);

export const wordsOf = (c: Context<AppEnv>): Words => wordsIn(languageOf(c));

/** A kind of event that a list offers; the DJ's own stay as written. */
export function eventTypeIn({ inquiry }: Words, type: string): string {
  const said: Readonly<Record<string, string>> = inquiry.eventTypes ?? {};
  return said[type] ?? type;
}

export type OtherWords = Partial<Pick<Words, "errors" | "failures" | "ui">>;

/** For islands, which have those of English with them. */
export const otherWords = (words: Words): OtherWords =>
  words === english ? {} : { errors: words.errors, failures: words.failures, ui: words.ui };
