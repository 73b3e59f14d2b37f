import { type EventCategory, eventCategories } from "../../content/categories.ts";
import { discountCodes, discountPercent } from "../../content/offers.ts";
import { fill, listIn } from "../../platform/language.ts";
import type { Choice, DiscountCode, Rates } from "./model.ts";
import { inEnglish } from "./price-words.ts";

/** Told to everybody, on pages and in mails. */
export const publishedCodes: readonly DiscountCode[] = eventCategories.map((category) => ({
  code: discountCodes[category],
  percent: discountPercent,
  from: null,
  to: null,
  packages: [],
  categories: [category],
  isOn: true,
}));

export const isPublished = (code: string): boolean => publishedCodes.some((published) => published.code === code);

const codeIn = (codes: readonly DiscountCode[], entry: string): DiscountCode | undefined =>
  codes.find(({ code }) => code === entry.trim().toUpperCase());

/** The DJ's own codes stay secret, but for the one typed. */
export const publicRates = <R extends Rates>(rates: R, typed = ""): R => ({
  ...rates,
  codes: rates.codes.filter((each) => isPublished(each.code) || each === codeIn(rates.codes, typed)),
});

/** In cents, rounded. */
export const lessPercent = (cents: number, percent: number): number => Math.round((cents * (100 - percent)) / 100);

export const kindsInWords = (categories: readonly EventCategory[], { formats, price } = inEnglish): string =>
  listIn(
    formats,
    categories.map((category) => price.kinds[category]),
  );

/** Null when it works, or none is typed. */
export function codeIssue(
  choice: Choice,
  { codes, offers }: Pick<Rates, "codes" | "offers">,
  words = inEnglish,
): string | null {
  const { noCode, codeIsFor } = words.price;
  if (choice.code.trim() === "") return null;
  const found = codeIn(codes, choice.code);
  if (!found) return noCode;
  const { code, categories, packages } = found;
  if (choice.category && categories.length > 0 && !categories.includes(choice.category))
    return fill(codeIsFor, { code, kinds: kindsInWords(categories, words) });
  const offer = offers.find(({ id }) => id === choice.offer);
  if (offer && packages.length > 0 && !packages.includes(offer.name))
    return fill(codeIsFor, { code, kinds: listIn(words.formats, packages) });
  return null;
}

/** In cents. */
export function lessCode(
  { name, price }: { name: string; price: number },
  entry: string | null,
  codes: readonly DiscountCode[],
): number {
  const found = codeIn(codes, entry ?? "");
  const holds = found && (found.packages.length === 0 || found.packages.includes(name));
  return holds ? lessPercent(price, found.percent) : price;
}

export const holdingCode = (choice: Choice, rates: Pick<Rates, "codes" | "offers">): DiscountCode | null =>
  codeIssue(choice, rates) === null ? (codeIn(rates.codes, choice.code) ?? null) : null;

/**
 * Swaps a code of another kind for this kind's published one and says so in `note`. Unknown codes stay for the client
 * to correct.
 */
export function codeFollowing(
  category: EventCategory,
  entry: string,
  codes: readonly DiscountCode[],
  words = inEnglish,
): { code: string; note: string | null } {
  const stored = codeIn(codes, entry);
  if (!stored || stored.categories.length === 0 || stored.categories.includes(category))
    return { code: entry, note: null };
  const code = discountCodes[category];
  const is = fill(words.price.codeIsFor, { code: stored.code, kinds: kindsInWords(stored.categories, words) });
  return { code, note: fill(words.price.codeFollowed, { is, code }) };
}
