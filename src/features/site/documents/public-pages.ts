import { landingPages } from "../../../content/landing/index.ts";
import type { LandingPage } from "../../../content/landing/landing-page.ts";
import { languagesOf, translatedPages } from "../../../content/landing/translations.ts";
import { services } from "../../../content/services.ts";
import { site } from "../../../content/site.ts";
import type { Words } from "../../../content/words/en/index.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import type { Alternate } from "../../../platform/pages/metadata/page-metadata.ts";
import { inEachLanguage, wordsIn } from "../../../platform/pages/words.ts";
import { paths } from "../paths.ts";

type Unlisted =
  | "privacy"
  | "terms"
  | "refunds"
  | "stream"
  | "newsletter"
  | "newsletterSent"
  | "newsletterConfirm"
  | "waitlistOffer"
  | "waitlistConfirm"
  | "newsletterUnsubscribe"
  | "verify";

type PublicPage = Exclude<keyof typeof paths, Unlisted>;

export interface PublicPageEntry {
  path: string;
  name: string;
  /** Set by hand when the text changes noticeably; rows count by themselves. */
  changed: CalendarDate;
  /** In each of its languages. */
  alternates?: readonly Alternate[];
}

const pages: Readonly<Record<PublicPage, Omit<PublicPageEntry, "path">>> = {
  home: { name: "Home: quote form, prices, what is included", changed: "2026-11-20" },
  live: { name: "Live stream and weekly schedule", changed: "2026-11-21" },
  book: { name: "Packages and booking calendar", changed: "2026-11-20" },
  quote: { name: "Quote builder: your price, line by line", changed: "2026-11-22" },
  mixes: { name: "Mixes to listen to", changed: "2026-11-21" },
  merch: { name: "Merch", changed: "2026-11-20" },
  gallery: { name: "Gallery of events and equipment", changed: "2026-11-20" },
  contact: { name: "Contact, policies and newsletter", changed: "2026-11-22" },
  blog: { name: "Planning notes", changed: "2026-11-20" },
  epk: { name: "Press kit and technical rider", changed: "2026-11-20" },
  paperwork: { name: "W-9, certificate of insurance and payment terms", changed: "2026-11-22" },
};

const isPublic = (page: string): page is PublicPage => page in pages;

const leftOut = new Set<PublicPage>([
  ...(site.merchStore ? [] : (["merch"] as const)),
  ...(site.streamingChannel ? [] : (["live"] as const)),
]);

/** Those in other languages too, with what each is called there. */
const inOthers = new Map<PublicPage, (words: Words) => string>([
  ["home", ({ home }) => home.title],
  ["book", ({ book }) => book.title],
  ["contact", ({ contact }) => contact.title],
  ["quote", ({ quotes }) => quotes.title],
]);

const entryOf = (page: LandingPage) => ({
  path: page.path,
  changed: page.changed,
  alternates: languagesOf(page),
});

export const publicPages: readonly PublicPageEntry[] = [
  ...Object.entries(paths).flatMap(([page, path]) =>
    isPublic(page) && !leftOut.has(page)
      ? [{ path, ...pages[page], alternates: inOthers.has(page) ? inEachLanguage(path) : [] }]
      : [],
  ),
  ...landingPages.map((page) => ({
    ...entryOf(page),
    name: `${page.service ? services[page.service].name : "DJ"} in ${page.city}`,
  })),
  ...translatedPages.map((page) => ({ ...entryOf(page), name: page.name })),
  ...[...inOthers].flatMap(([page, nameIn]) =>
    inEachLanguage(paths[page])
      .slice(1)
      .map(({ language, path }) => ({
        path,
        name: nameIn(wordsIn(language)),
        changed: pages[page].changed,
        alternates: inEachLanguage(paths[page]),
      })),
  ),
];
