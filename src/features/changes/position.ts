import { generateKeyBetween } from "fractional-indexing";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Four random digits, of some 14 million. The last is never zero: keys of fractional-indexing may not end in it. */
const chance = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (value, place) =>
    place < 3 ? digits[value % 62] : digits[1 + (value % 61)],
  ).join("");

/**
 * A position between two others, always the same short one; where others write at the same place at once (`isContested`),
 * one of millions, so that no two of them choose alike however many they are.
 */
export function positionBetween(
  { low, high }: { low: string | null; high: string | null },
  isContested: boolean,
): string {
  const position = generateKeyBetween(low, high);
  if (!isContested) return position;
  const tried = position + chance();
  // A position that is the beginning of the next one leaves no room behind itself for every continuation.
  return high === null || tried < high ? tried : positionBetween({ low: position, high }, true);
}
