import { fill } from "../../platform/language.ts";
import { type PriceLine, type SalesTax, sumOf, type TaxedKind } from "./model.ts";

const isTax = ({ kind }: PriceLine): boolean => kind === "tax";

export const withoutTax = (lines: readonly PriceLine[]): readonly PriceLine[] => lines.filter((line) => !isTax(line));

export const taxLineOf = (lines: readonly PriceLine[]): PriceLine | undefined => lines.find(isTax);

export const taxOf = (lines: readonly PriceLine[]): SalesTax | null => taxLineOf(lines)?.tax ?? null;

/** In cents. */
export const taxIn = (lines: readonly PriceLine[]): number => taxLineOf(lines)?.amount ?? 0;

/** "sales tax", but "Hawaii GET" as it is. */
export const taxInSentence = ({ label }: Pick<SalesTax, "label">): string =>
  /^[A-Z][a-z ]+$/.test(label) ? label.toLowerCase() : label;

/** That of packages and single services, whose prices stand on public pages. */
export const isOnOffers = ({ covers }: SalesTax): boolean => covers.includes("offer");

/** ", plus sales tax"; empty where none is added. */
export const plusTax = ({ plusTax: words }: { plusTax: string }, tax: SalesTax | null): string =>
  tax && isOnOffers(tax) ? `, ${fill(words, { tax: taxInSentence(tax) })}` : "";

/** "7.25%" */
export const rateInWords = (rate: number): string => `${rate / 1000}%`;

/**
 * In cents, rounded, halves up. A code's discount is taken off the package; a line of the DJ's own below zero is for
 * the whole price, so that it lowers the taxed lines by their share.
 */
function taxOn(lines: readonly PriceLine[], { rate, covers, certificate }: SalesTax): number {
  const off = sumOf(lines.filter(({ kind, amount }) => kind === "own" && amount < 0));
  const all = sumOf(lines) - off;
  const isCovered = ({ kind, amount }: PriceLine) =>
    kind === "own"
      ? amount > 0 && covers.includes(kind)
      : kind !== "tax" && covers.includes(kind === "discount" ? "offer" : kind);
  const covered = sumOf(lines.filter(isCovered));
  const taxed = all > 0 ? covered + Math.round((off * covered) / all) : 0;
  return certificate ? 0 : Math.max(0, Math.round((taxed * rate) / 100_000));
}

/** The one place that works out sales tax: its line comes last, and holds what it is worked out by. */
export function withTax(lines: readonly PriceLine[], tax: SalesTax | null): readonly PriceLine[] {
  const taxed = withoutTax(lines);
  if (!tax || taxed.length === 0) return taxed;
  const note = tax.certificate ? `exempt, certificate ${tax.certificate}` : rateInWords(tax.rate);
  return [...taxed, { kind: "tax", label: tax.label, note, amount: taxOn(taxed, tax), tax }];
}

/** Tax in a part of a price, such as a payment; all in cents. */
export const taxWithin = (part: number, { price, tax }: { price: number; tax: number }): number =>
  price > 0 ? Math.round((Math.min(price, Math.max(0, part)) * tax) / price) : 0;

/** Whether more of this kind is taxed as well. */
export function isTaxed(lines: readonly PriceLine[], kind: TaxedKind): boolean {
  const tax = taxOf(lines);
  return tax !== null && !tax.certificate && tax.covers.includes(kind);
}

/** In cents, of a package alone. */
export const packageTotal = (price: number, tax: SalesTax | null): number =>
  sumOf(withTax([{ kind: "offer", label: "", note: null, amount: price }], tax));

export const entriesOfTax = (tax: SalesTax | null) => ({
  salesTax: tax ? "on" : "off",
  certificate: tax?.certificate ?? "",
});

/** `offered` by the settings; what is `agreed` keeps its own rate. Null `salesTax`: the form did not ask. */
export function taxOfForm(
  { salesTax, certificate }: { salesTax: "on" | "off" | null; certificate: string | null },
  agreed: SalesTax | null,
  offered: SalesTax | null,
): SalesTax | null {
  if (salesTax === null) return agreed;
  const tax = salesTax === "on" ? (agreed ?? offered) : null;
  if (!tax) return null;
  const { label, rate, covers } = tax;
  return { label, rate, covers, ...(certificate ? { certificate } : {}) };
}
