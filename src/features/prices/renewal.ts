import { billDollars } from "../../platform/money.ts";
import { changesBetween } from "./changes.ts";
import type { Choice, OwnLine, Price } from "./model.ts";

/** Whether a line of the DJ's own ends with its version: what it takes off was given for that, unless it is marked as staying. */
export const lapsesIn = ({ amount, stays = false }: OwnLine): boolean => amount < 0 && !stays;

interface Version {
  version: number;
  /** The administrator who made it; null for the client. */
  by: string | null;
  choice: Choice;
  price: Price;
}

/** What a client's renewal has made of the version before: what was left out, and what costs something else now. In words. */
export interface Renewal {
  leftOut: readonly string[];
  changes: readonly string[];
}

/** The renewal that `version` is, `before` being the one before it; `null` when the DJ made it, or it is the first. */
export function renewalOf({ by, choice, price }: Version, before: Version | null | undefined): Renewal | null {
  if (!before || by !== null) return null;
  const stayed = new Set(choice.ownLines.map(({ label }) => label));
  const lapsed = before.choice.ownLines.filter((line) => lapsesIn(line) && !stayed.has(line.label));
  const gone = new Set(lapsed.map(({ label }) => `No longer: ${label}`));
  return {
    leftOut: lapsed.map(({ label, amount }) => `${label}, ${billDollars(amount)}`),
    changes: changesBetween(before.price, price).filter((change) => !gone.has(change)),
  };
}

/** The same in sentences, one a line, as page and mails say it. */
export const renewalInWords = ({ leftOut, changes }: Renewal): string[] => [
  ...leftOut.map((line) => `Left out, for it was given for the earlier quote alone: ${line}`),
  ...(leftOut.length + changes.length === 0 ? ["Nothing has changed: the price is what it was"] : changes),
];
