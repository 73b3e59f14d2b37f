import { fill } from "../../platform/language.ts";
import { billDollars } from "../../platform/money.ts";
import type { Price, PriceLine } from "./model.ts";
import { inEnglish, lineIn } from "./words.ts";

/** Empty when they are the same. */
export function changesBetween(before: Price, after: Price, words = inEnglish): string[] {
  const { added, changed, gone, totalChanged } = words.price;
  function named(line: PriceLine): string {
    const { label, note } = lineIn(words, line);
    return note ? `${label} (${note})` : label;
  }
  const becomes = (old: number, next: number) => ({ before: billDollars(old), after: billDollars(next) });
  const known = new Map(before.lines.map((line) => [line.label, line]));
  const left = new Set(after.lines.map(({ label }) => label));
  const lines = after.lines.flatMap((line) => {
    const old = known.get(line.label);
    if (!old) return [fill(added, { line: named(line), amount: billDollars(line.amount) })];
    return old.amount === line.amount && old.note === line.note
      ? []
      : [fill(changed, { line: named(line), ...becomes(old.amount, line.amount) })];
  });
  const without = before.lines.filter(({ label }) => !left.has(label)).map((line) => fill(gone, { line: named(line) }));
  const total = before.total === after.total ? [] : [fill(totalChanged, becomes(before.total, after.total))];
  return [...lines, ...without, ...total];
}
