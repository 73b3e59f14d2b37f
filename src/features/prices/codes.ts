import { categoryCopy, type EventCategory, eventCategories } from "../../content/categories.ts";
import { discountCodes, discountPercent } from "../../content/offers.ts";
import { listInWords } from "../../platform/numbers.ts";
import type { Choice, DiscountCode, Rates } from "./model.ts";

/** Given to whoever asks, on pages and in mails, by kind of event. */
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

/** Among those that hold on the day. */
const codeIn = (codes: readonly DiscountCode[], entry: string): DiscountCode | undefined =>
  codes.find(({ code }) => code === entry.trim().toUpperCase());

/** The DJ's own codes are told to nobody: a public page has the typed one alone beside the published ones. */
export const publicRates = <R extends Rates>(rates: R, typed = ""): R => ({
  ...rates,
  codes: rates.codes.filter((each) => isPublished(each.code) || each === codeIn(rates.codes, typed)),
});

/** In cents, rounded. */
export const lessPercent = (cents: number, percent: number): number => Math.round((cents * (100 - percent)) / 100);

/** Kinds of event in words, as on the forms. */
export const kindsInWords = (categories: readonly EventCategory[]): string =>
  listInWords(categories.map((category) => categoryCopy[category].tab));

/** Why the typed code takes nothing off; null when it does, or none is typed. */
export function codeIssue(choice: Choice, { codes, offers }: Pick<Rates, "codes" | "offers">): string | null {
  if (choice.code.trim() === "") return null;
  const found = codeIn(codes, choice.code);
  if (!found) return "This is none of my codes, or it has ended";
  const { code, categories, packages } = found;
  if (choice.category && categories.length > 0 && !categories.includes(choice.category))
    return `${code} is for ${kindsInWords(categories)}`;
  const offer = offers.find(({ id }) => id === choice.offer);
  if (offer && packages.length > 0 && !packages.includes(offer.name)) return `${code} is for ${listInWords(packages)}`;
  return null;
}

/** Cents: what a package costs whoever has this code. */
export function lessCode(
  { name, price }: { name: string; price: number },
  entry: string | null,
  codes: readonly DiscountCode[],
): number {
  const found = codeIn(codes, entry ?? "");
  const holds = found && (found.packages.length === 0 || found.packages.includes(name));
  return holds ? lessPercent(price, found.percent) : price;
}

/** The code that takes something off this choice. */
export const holdingCode = (choice: Choice, rates: Pick<Rates, "codes" | "offers">): DiscountCode | null =>
  codeIssue(choice, rates) === null ? (codeIn(rates.codes, choice.code) ?? null) : null;

/**
 * For another kind of event: a code of other kinds goes, the published one of this kind comes, and `note` says so. What
 * is none of the codes stays for the client to correct.
 */
export function codeFollowing(
  category: EventCategory,
  entry: string,
  codes: readonly DiscountCode[],
): { code: string; note: string | null } {
  const known = codeIn(codes, entry);
  if (!known || known.categories.length === 0 || known.categories.includes(category))
    return { code: entry, note: null };
  const code = discountCodes[category];
  return { code, note: `${known.code} is for ${kindsInWords(known.categories)}: ${code} took its place.` };
}
