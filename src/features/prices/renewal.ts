import { fill } from "../../platform/language.ts";
import { billDollars } from "../../platform/money.ts";
import type { Choice, OwnLine, Price, PriceLine } from "./model.ts";
import { inEnglish, lineIn } from "./price-words.ts";

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
  // Several lines may have one name.
  const left = [...before.lines];
  function take(isMeant: (line: PriceLine) => boolean): PriceLine | undefined {
    const at = left.findIndex(isMeant);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  }
  const others = after.lines.filter(
    ({ label, amount, note }) => !take((old) => old.label === label && old.amount === amount && old.note === note),
  );
  const lines = others.map((line) => {
    const old = take(({ label }) => label === line.label);
    return old
      ? fill(changed, { line: named(line), ...becomes(old.amount, line.amount) })
      : fill(added, { line: named(line), amount: line.amount === 0 ? included : billDollars(line.amount) });
  });
  const without = left.map((line) => fill(gone, { line: named(line) }));
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
  const nameOf = ({ label, amount }: OwnLine) => `${amount} ${label}`;
  const stayed = new Set(choice.ownLines.map(nameOf));
  const lapsed = before.choice.ownLines.filter((line) => lapsesIn(line) && !stayed.has(nameOf(line)));
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
