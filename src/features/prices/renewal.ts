import { fill } from "../../platform/language.ts";
import { billDollars } from "../../platform/money.ts";
import type { Choice, OwnLine, Price, PriceLine } from "./model.ts";
import { inEnglish, lineIn } from "./words.ts";

/** Reductions are for one version unless they stay. */
export const lapsesIn = ({ amount, stays = false }: OwnLine): boolean => amount < 0 && !stays;

interface Version {
  version: number;
  /** An administrator; null for the client. */
  by: string | null;
  choice: Choice;
  price: Price;
}

export interface Renewal {
  leftOut: readonly string[];
  changes: readonly string[];
  /** The days of payment are as they were, too. */
  isSame: boolean;
}

/** Empty when they are the same. */
export function changesBetween(before: Price, after: Price, words = inEnglish): string[] {
  const { added, changed, gone, included, totalChanged } = words.price;
  function named(line: PriceLine): string {
    const { label, note } = lineIn(words, line);
    return note ? `${label} (${note})` : label;
  }
  const becomes = (old: number, next: number) => ({ before: billDollars(old), after: billDollars(next) });
  const known = new Map(before.lines.map((line) => [line.label, line]));
  const left = new Set(after.lines.map(({ label }) => label));
  const lines = after.lines.flatMap((line) => {
    const old = known.get(line.label);
    if (!old)
      return [fill(added, { line: named(line), amount: line.amount === 0 ? included : billDollars(line.amount) })];
    return old.amount === line.amount && old.note === line.note
      ? []
      : [fill(changed, { line: named(line), ...becomes(old.amount, line.amount) })];
  });
  const without = before.lines.filter(({ label }) => !left.has(label)).map((line) => fill(gone, { line: named(line) }));
  const total = before.total === after.total ? [] : [fill(totalChanged, becomes(before.total, after.total))];
  return [...lines, ...without, ...total];
}

/** `null` for the DJ's versions and the first. */
export function renewalOf(
  { by, choice, price }: Version,
  before: Version | null | undefined,
  words = inEnglish,
): Renewal | null {
  if (!before || by !== null) return null;
  const stayed = new Set(choice.ownLines.map(({ label }) => label));
  const lapsed = before.choice.ownLines.filter((line) => lapsesIn(line) && !stayed.has(line.label));
  const gone = new Set(lapsed.map(({ label }) => fill(words.price.gone, { line: label })));
  const changes = changesBetween(before.price, price, words).filter((change) => !gone.has(change));
  const daysOf = ({ parts = [], balanceDue }: Price) => JSON.stringify([parts, balanceDue]);
  return {
    leftOut: lapsed.map(({ label, amount }) => `${label}, ${billDollars(amount)}`),
    changes,
    isSame: lapsed.length + changes.length === 0 && daysOf(before.price) === daysOf(price),
  };
}

export const renewalInWords = ({ leftOut, changes, isSame }: Renewal, { price } = inEnglish): string[] => [
  ...leftOut.map((line) => fill(price.leftOut, { line })),
  ...(isSame ? [price.same] : changes),
];
