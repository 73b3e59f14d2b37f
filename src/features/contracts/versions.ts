import { desc, eq, type SQLWrapper } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { contractVersions } from "../../database/schema/contracts.ts";
import { isAboutTheSame } from "./contract-changes.ts";
import type { ContractSheet } from "./model.ts";
import type { Signature } from "./signatures.ts";

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
export const keepVersion = async (db: Database, bookingId: string, { number, sheet }: ContractVersion, now: number) => {
  await db.insert(contractVersions).values({ bookingId, number, sheet, createdAt: now }).onConflictDoNothing();
};
