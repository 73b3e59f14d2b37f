import { billDollars } from "../../platform/money.ts";
import type { Price, PriceLine } from "./model.ts";

const named = ({ label, note }: PriceLine): string => (note ? `${label} (${note})` : label);

/** Empty when they are the same. */
export function changesBetween(before: Price, after: Price): string[] {
  const known = new Map(before.lines.map((line) => [line.label, line]));
  const left = new Set(after.lines.map(({ label }) => label));
  const changed = after.lines.flatMap((line) => {
    const old = known.get(line.label);
    if (!old) return [`New: ${named(line)}, ${billDollars(line.amount)}`];
    return old.amount === line.amount && old.note === line.note
      ? []
      : [`${named(line)}: ${billDollars(old.amount)} becomes ${billDollars(line.amount)}`];
  });
  const gone = before.lines.filter(({ label }) => !left.has(label)).map((line) => `No longer: ${named(line)}`);
  const total =
    before.total === after.total ? [] : [`Total: ${billDollars(before.total)} becomes ${billDollars(after.total)}`];
  return [...changed, ...gone, ...total];
}
