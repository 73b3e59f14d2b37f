import { desc, eq, type SQLWrapper } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { contractVersions } from "../../database/schema/contracts.ts";
import { type ContractSheet, factsOf } from "./model.ts";
import type { Signature } from "./signatures.ts";

/** All that a contract says, by labels: what it is about, what is included, and its terms by their headings. */
const wordsOf = (sheet: ContractSheet): ReturnType<typeof factsOf> => [
  ...factsOf(sheet),
  ["Included", sheet.features.join("; ")],
  ["Line by line", (sheet.lines ?? []).map(({ label, sum }) => `${label} ${sum}`).join("; ")],
  ...sheet.agreement.terms.map(({ heading, text }) => [heading, text] as const),
];

/** What differs between two versions of a contract; `null` where one of them says nothing about it. */
export interface ContractChange {
  label: string;
  was: string | null;
  is: string | null;
}

const sentencesOf = (words = ""): readonly string[] => words.split(/(?<=\.)\s+/);

/** What has changed from one version of a contract to another, sentence by sentence in the order of the contract. */
function changesBetween(before: ContractSheet, after: ContractSheet): readonly ContractChange[] {
  const [was, is] = [new Map(wordsOf(before)), new Map(wordsOf(after))];
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((label) => {
    const [old, words] = [sentencesOf(was.get(label)), sentencesOf(is.get(label))];
    const without = (sentences: readonly string[], others: readonly string[]) =>
      sentences.filter((each) => !others.includes(each)).join(" ") || null;
    return was.get(label) === is.get(label) ? [] : [{ label, was: without(old, words), is: without(words, old) }];
  });
}

/** Whether two contracts are about the same: client, event, package and money. */
const isAboutTheSame = (one: ContractSheet, other: ContractSheet): boolean =>
  JSON.stringify(factsOf(one)) === JSON.stringify(factsOf(other));

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

/** One version of a contract. `createdAt` is when its client first saw it; `null`: not yet. */
export interface ContractVersion {
  number: number;
  createdAt: number | null;
  sheet: ContractSheet;
}

/** Versions of one contract that are read at most. */
const mostVersions = 50;

/** A statement that reads the versions of a booking's contract, the newest first. */
export const contractVersionsQuery = (db: Database, bookingId: string | SQLWrapper) =>
  db
    .select({
      number: contractVersions.number,
      createdAt: contractVersions.createdAt,
      sheet: contractVersions.sheet,
    })
    .from(contractVersions)
    .where(eq(contractVersions.bookingId, bookingId))
    .orderBy(desc(contractVersions.number))
    .limit(mostVersions);

/**
 * The versions that were seen, and before them the next one, if the booking is another than the last one says. New policies
 * and price lists alone change no contract, and what a package included stays while it is that package. What is signed
 * stands as it was signed: there is no next version of it but by an amendment.
 */
export function versionsOf(
  seen: readonly ContractVersion[],
  signed: readonly Signature[],
  now: ContractSheet,
): [ContractVersion, ...ContractVersion[]] {
  const [latest, ...earlier] = seen;
  if (latest && signed.length > 0) return [latest, ...earlier];
  if (!latest) return [{ number: 1, createdAt: null, sheet: now }];
  if (isAboutTheSame(latest.sheet, now)) return [latest, ...earlier];
  const { features, agreement } = latest.sheet;
  const sheet = agreement.packageName === now.agreement.packageName ? { ...now, features } : now;
  return [{ number: latest.number + 1, createdAt: null, sheet }, latest, ...earlier];
}

/** Keeps a version from the moment in which its client sees it. */
export const storeVersion = async (
  db: Database,
  bookingId: string,
  { number, sheet }: ContractVersion,
  now: number,
) => {
  await db.insert(contractVersions).values({ bookingId, number, sheet, createdAt: now }).onConflictDoNothing();
};
