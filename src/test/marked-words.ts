import { placeNames } from "../content/places.ts";
import { capitalized } from "../platform/language.ts";
import { spanish } from "./spanish.ts";
import { saidOn } from "./words-in-english.ts";

const mark = "~";

/** Spoken in tests named other-language alone, beside English. */
export const madeUpLanguage = "qq";

const kept = new Set(["hrefLang", "locale", "month"]);
/** What decides which page it is, or how it looks. */
const keptInPages = new Set([
  ...kept,
  ...["of", "changed", "city", "service", "accent", "card", "eventType", "icon"],
  ...["days", "spans", "payments", "picture"],
]);

const markedText = (text: string): string =>
  text.replace(/\{\w+\}|\p{L}+/gu, (word) =>
    word.startsWith("{") ? word : mark + [...word].reverse().join("") + mark,
  );

/** Every word reversed and between marks, at addresses of its own. */
export function marked<Value>(value: Value, keys?: ReadonlySet<string>, key?: string): Value;
export function marked(value: unknown, keys: ReadonlySet<string> = kept, key = ""): unknown {
  if (keys.has(key)) return value;
  if (typeof value === "string") {
    if (value === spanish.formats.tag) return madeUpLanguage;
    if (/^(?:\/|#|https?:|tel:|mailto:)/.test(value)) return value.replace(/^\/es(?=\/|$)/, `/${madeUpLanguage}`);
    return markedText(value);
  }
  if (Array.isArray(value)) return value.map((each) => marked(each, keys, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, marked(each, name === "pages" ? keptInPages : keys, name)]),
  );
}

const written = (options: Intl.DateTimeFormatOptions, at: number): string =>
  new Intl.DateTimeFormat(spanish.formats.locale, { timeZone: "UTC", ...options }).format(at);

/** What `Intl` writes. */
const dates = new Set(
  (["long", "short"] as const)
    .flatMap((length) =>
      Array.from({ length: 12 }, (_, at) => [
        written({ month: length }, Date.UTC(2024, at, 1)),
        written({ weekday: length }, Date.UTC(2024, 0, 1 + at)),
      ]),
    )
    .flat(2)
    .flatMap((text) => text.match(/\p{L}+/gu) ?? [])
    .flatMap((word) => [word, capitalized(word)])
    .concat(["de", "y", "a", "p", "m", "EST", "EDT"]),
);

/** Words of a page, mail or paper that are nobody's language, but those of `known` names and of dates; and those said twice. */
export function unmarkedIn(said: string, known: readonly string[] = []): string[] {
  const own = [...known, ...placeNames].toSorted((one, other) => other.length - one.length);
  const read = said
    .replace(/<(style|code)[^>]*>.*?<\/\1>/gs, " ")
    .replace(/<meta (?!name="description"|property="og:(?:title|description)")[^>]*>/g, " ");
  const plain = saidOn(read).replace(/\S*(?::\/\/|@|tel:)\S*/g, " ");
  const names = own.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const rest = plain.replace(new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, "gu"), " ");
  return [
    ...(rest.replace(/~[^~]*~/g, " ").match(/[\p{L}\d]+/gu) ?? []).filter(
      (word) => !/\d/.test(word) && !dates.has(word),
    ),
    ...(rest.match(/(~\p{L}{2,}~) \1/gu) ?? []),
  ];
}
