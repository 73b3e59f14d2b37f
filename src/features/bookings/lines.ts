import type { PriceLine } from "../prices/model.ts";

/** In cents. */
const sumOf = (lines: readonly PriceLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** Lines whose sum is `price` (cents): what was agreed beside them is a line of its own. None stay none. */
export function linesOfPrice(lines: readonly PriceLine[], price: number): readonly PriceLine[] {
  const rest = price - sumOf(lines);
  if (lines.length === 0 || rest === 0) return lines;
  return [...lines, { kind: "own", label: rest < 0 ? "Taken off" : "Agreed on top", note: null, amount: rest }];
}

/** A line with how many there are of it: "Uplights, 8 × $25". */
export const lineInWords = ({ label, note }: PriceLine): string => (note ? `${label}, ${note}` : label);
