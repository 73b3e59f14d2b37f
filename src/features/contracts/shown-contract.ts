import { type ContractChange, changesBetween } from "./contract-changes.ts";
import type { Signature } from "./signatures.ts";
import type { ContractVersion } from "./versions.ts";

/** A version of a contract among the others, with what it changes of the one before. */
export interface ShownContract extends ContractVersion {
  versions: readonly Pick<ContractVersion, "number" | "createdAt">[];
  /** What was signed of this version. */
  signature: Signature | null;
  /** What was signed before it, if this version is an amendment of that. */
  amends: Signature | null;
  changes: readonly ContractChange[];
}

/** The version `asked` of a contract, else the newest. `versions` has one at least. */
export function shownContract(
  versions: readonly [ContractVersion, ...ContractVersion[]],
  signed: readonly Signature[],
  asked: string | undefined,
): ShownContract {
  const shown = versions.find(({ number }) => String(number) === asked) ?? versions[0];
  const before = versions.find(({ number }) => number === shown.number - 1);
  return {
    ...shown,
    signature: signed.find(({ number }) => number === shown.number) ?? null,
    amends: signed.find(({ number }) => number < shown.number) ?? null,
    versions: versions.map(({ number, createdAt }) => ({ number, createdAt })),
    changes: before ? changesBetween(before.sheet, shown.sheet) : [],
  };
}
