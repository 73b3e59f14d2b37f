import { generateKeyBetween } from "fractional-indexing";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** The last is never zero, as fractional-indexing requires. */
const chance = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (value, place) =>
    place < 3 ? digits[value % 62] : digits[1 + (value % 61)],
  ).join("");

/** Random with `isContested`, so that writers do not choose alike. */
export function positionBetween(
  { low, high }: { low: string | null; high: string | null },
  isContested: boolean,
): string {
  const position = generateKeyBetween(low, high);
  if (!isContested) return position;
  const tried = position + chance();
  // A position that the next one begins with leaves no room behind it for every continuation.
  return high === null || tried < high ? tried : positionBetween({ low: position, high }, true);
}
