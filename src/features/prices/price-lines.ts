import { discountCodes, discounted, discountPercent } from "../../content/offers.ts";
import { dollars } from "../../platform/money.ts";
import { lengthInWords } from "../../platform/numbers.ts";
import type { AddOn, Choice, Offer } from "./model.ts";

/** One line of a price. `note` says how it comes about ("8 × $25"); `amount` in cents, below zero for what is taken off. */
export interface PriceLine {
  kind: "offer" | "discount" | "add-on" | "travel" | "own";
  label: string;
  note: string | null;
  amount: number;
}

const known = new Set<string>(Object.values(discountCodes));

/** A code as it is written, whatever was typed; `null` when it is none of the site's. */
export function knownCode(entry: string): string | null {
  const code = entry.trim().toUpperCase();
  return known.has(code) ? code : null;
}

/** In cents. */
export const sumOf = (lines: readonly PriceLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

export function offerLines({ code }: Choice, offer: Offer): PriceLine[] {
  const line: PriceLine = { kind: "offer", label: offer.name, note: lengthInWords(offer.hours), amount: offer.price };
  const valid = knownCode(code);
  if (!valid) return [line];
  const off = discounted(offer.price) - offer.price;
  return [line, { kind: "discount", label: `${valid}, ${discountPercent}% off`, note: null, amount: off }];
}

export function addOnLine(addOn: AddOn, count: number): PriceLine[] {
  if (count === 0) return [];
  const { name, price, most } = addOn;
  const note = most === 1 ? null : `${count} × ${dollars(price)}`;
  return [{ kind: "add-on", label: name, note, amount: count * price }];
}

/** The DJ's own lines. What they take off is never more than what is there. */
export function ownLines({ ownLines }: Choice, before: number): PriceLine[] {
  let left = before;
  return ownLines.map(({ label, amount }) => {
    const line: PriceLine = { kind: "own", label, note: null, amount: Math.max(amount, 0 - left) };
    left += line.amount;
    return line;
  });
}
