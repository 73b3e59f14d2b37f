import { site } from "../content/site.ts";

/** A name may have a word of the language in it. */
const withoutName = (text: string): string => text.replaceAll(site.name, " ");

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Addresses, files and times are no words. */
const isWords = (text: string): boolean =>
  /\p{L}{3}/u.test(text) && !/^(?:\/|#|i-lucide|https?:|tel:|mailto:|[\d:]+$)/.test(text);

const utc = (month: number, day: number): number => Date.UTC(2024, month, day);
const inEnglish = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { timeZone: "UTC", ...options });

/** As `Intl` writes them, long and short. */
const datesInEnglish: readonly string[] = (["long", "short"] as const).flatMap((length) => [
  ...[1, 2, 3, 4, 5, 6, 7].map((day) => inEnglish({ weekday: length }).format(utc(0, day))),
  ...Array.from({ length: 12 }, (_, month) => inEnglish({ month: length }).format(utc(month, 1))),
]);

/** Phrases of the English words, between what is filled in, that a translation does not share. */
export function phrasesLeft(english: unknown, translation: unknown): RegExp {
  const shared = withoutName(textsIn(translation).join("\n"));
  const phrases = [...textsIn(english), ...datesInEnglish]
    .filter(isWords)
    .flatMap((text) => text.split(/\{\w+\}/))
    .map((phrase) => phrase.trim())
    .filter((phrase) => /\p{L}{3}/u.test(phrase) && !shared.includes(phrase));
  const escaped = [...new Set(phrases)].map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\d])(?:${escaped.join("|")})(?![\\p{L}\\d])`, "gu");
}

/** All that a page says, but what it marks as English: text, labels, titles, alternative texts and what machines read. */
export function saidOn(html: string): string {
  const plain = html
    .replace(/<(?!html)(\w+)(?=[^>]* lang="en")[^>]*>.*?<\/\1>/gs, " ")
    .replace(/<(script)(?![^>]*ld\+json)[^>]*>.*?<\/\1>/gs, " ");
  const attributes = [...plain.matchAll(/ (?:aria-label|placeholder|alt|title|content)="([^"]*)"/g)].map(
    ([, text]) => text,
  );
  const said = [plain.replace(/<[^>]*>/g, "\n"), ...attributes]
    .join("\n")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
  return withoutName(said);
}
