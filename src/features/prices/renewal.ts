import { fill } from "../../platform/language.ts";
import { billDollars } from "../../platform/money.ts";
import { changesBetween } from "./changes.ts";
import type { Choice, OwnLine, Price } from "./model.ts";
import { inEnglish } from "./words.ts";

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
  return {
    leftOut: lapsed.map(({ label, amount }) => `${label}, ${billDollars(amount)}`),
    changes: changesBetween(before.price, price, words).filter((change) => !gone.has(change)),
  };
}

export const renewalInWords = ({ leftOut, changes }: Renewal, { price } = inEnglish): string[] => [
  ...leftOut.map((line) => fill(price.leftOut, { line })),
  ...(leftOut.length + changes.length === 0 ? [price.same] : changes),
];
