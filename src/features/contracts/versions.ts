import { desc, eq, type SQLWrapper } from "drizzle-orm";
import { english, type Words } from "../../content/words/en/index.ts";
import type { Database } from "../../database/client.ts";
import type { Signer } from "../../database/schema/bookings.ts";
import { contractVersions } from "../../database/schema/contracts.ts";
import { wordsIn } from "../../platform/pages/words.ts";
import { onPaperBy, overtimeBy, type Proposal } from "../bookings/amendments.ts";
import type { OwnBooking } from "../bookings/client-bookings.ts";
import { balanceDaysAfterMove } from "../bookings/client-view.ts";
import { neededSigners } from "../bookings/model.ts";
import { featuresIn, type Material, sheetOf } from "./make-sheet.ts";
import { type ContractSheet, detailsOf, otherOf } from "./model.ts";
import type { Signature } from "./signatures.ts";

/** After the event. */
const overtimeDueDays = 7;

type Said = [label: string, words: string][];

/** Each line of the price by itself, before the price; a town alone stands for the venue. */
function factsOf(sheet: ContractSheet, words: Words): Said {
  const { details, paper } = words.agreement;
  const lines = Map.groupBy(sheet.lines ?? [], ({ label }) => label);
  const facts = detailsOf(sheet, words)
    .filter(([, said]) => said)
    .map(([label, said]): Said[number] => [label === details.city ? details.venue : label, said]);
  return facts.toSpliced(
    facts.findIndex(([label]) => label === details.price),
    0,
    [paper.included, sheet.features.join("; ")],
    ...[...lines].map(([label, same]): Said[number] => [label, same.map(({ sum }) => sum).join("; ")]),
  );
}

const clausesOf = ({ agreement: { terms } }: ContractSheet): Said => terms.map(({ heading, text }) => [heading, text]);

const sentencesOf = (words: string): readonly string[] => words.split(/(?<=\.)\s+(?=\p{Lu})/u);

/** In English where a version lacks the words. Of a clause, only the sentences that differ. */
export function changesBetween(before: ContractSheet, after: ContractSheet, words: Words) {
  const isSaid = [before, after].every(({ other }) => other?.language === words.formats.tag);
  const said = isSaid ? words : english;
  const { none } = said.bookingMails.summary;
  const of = (sheet: ContractSheet): ContractSheet => (isSaid && otherOf(sheet)) || sheet;
  const [old, now] = [of(before), of(after)];
  const differences = (are: Said, were: Said, partsOf: (text: string) => readonly string[]) => {
    const [is, was] = [new Map(are), new Map(were)];
    return [...new Set([...is.keys(), ...was.keys()])].flatMap((label) => {
      const [newer, older] = [partsOf(is.get(label) ?? ""), partsOf(was.get(label) ?? "")];
      const without = (parts: readonly string[], others: readonly string[]) =>
        parts.filter((each) => !others.includes(each)).join(" ") || none;
      return is.get(label) === was.get(label) ? [] : [{ label, was: without(older, newer), is: without(newer, older) }];
    });
  };
  return {
    language: said.formats.tag,
    facts: differences(factsOf(now, said), factsOf(old, said), (text) => [text]),
    clauses: differences(clausesOf(now), clausesOf(old), sentencesOf),
  };
}

const isAboutTheSame = (one: ContractSheet, other: ContractSheet): boolean =>
  JSON.stringify([detailsOf(one), one.lines, one.other?.language]) ===
  JSON.stringify([detailsOf(other), other.lines, other.other?.language]);

export interface ShownContract extends ContractVersion {
  versions: readonly Pick<ContractVersion, "number" | "createdAt">[];
  signatures: readonly Signature[];
  /** Earlier signatures, if this version amends a signed one. */
  amends: readonly Signature[];
  /** Names on the client's side. */
  unsigned: ReturnType<typeof neededSigners>;
  /** Signed, or made by an accepted change of what was signed by all. */
  isAgreed: boolean;
  /** It ended with its hold or booking. */
  isEnded: boolean;
  /** The open change has made it. */
  isProposed?: true;
  /** The version before. */
  before: ContractSheet | undefined;
}

/** The version `asked`, or else the newest of `versions`, which must not be empty. */
export function shownContract(
  booking: { agreement: number; clientName: string; companyName: string | null; signers: readonly Signer[] },
  versions: readonly [ContractVersion, ...ContractVersion[]],
  signed: readonly Signature[],
  asked: string | undefined,
): ShownContract {
  const shown = versions.find(({ number }) => String(number) === asked) ?? versions[0];
  const ofAgreement = signed.filter(({ agreement }) => agreement === shown.agreement);
  const signatures = ofAgreement.filter(({ number }) => number === shown.number);
  const amends = ofAgreement.filter(({ number }) => number < shown.number);
  const unsigned = neededSigners(booking).filter(({ id }) => !ofAgreement.some(({ signer }) => signer === id));
  return {
    ...shown,
    signatures,
    amends,
    unsigned,
    isAgreed: signatures.length > 0 || (amends.length > 0 && unsigned.length === 0),
    isEnded: shown.agreement < booking.agreement,
    versions: versions.map(({ number, createdAt }) => ({ number, createdAt })),
    before: versions.find(({ number }) => number === shown.number - 1)?.sheet,
  };
}

/** `createdAt`: when the client first saw it; `null`: not yet. */
export interface ContractVersion {
  number: number;
  agreement: number;
  createdAt: number | null;
  /** The administrator who recorded it. */
  onPaperBy?: string | null | undefined;
  /** Who said yes to the overtime in it. */
  overtimeBy?: string | null | undefined;
  sheet: ContractSheet;
}

const mostVersions = 50;

export const contractVersionsQuery = (db: Database, bookingId: string | SQLWrapper) =>
  db
    .select({
      number: contractVersions.number,
      agreement: contractVersions.agreement,
      createdAt: contractVersions.createdAt,
      onPaperBy,
      overtimeBy,
      sheet: contractVersions.sheet,
    })
    .from(contractVersions)
    .where(eq(contractVersions.bookingId, bookingId))
    .orderBy(desc(contractVersions.number))
    .limit(mostVersions);

/** In both languages. */
const withFeatures = ({ other, ...sheet }: ContractSheet, features: readonly string[]): ContractSheet => ({
  ...sheet,
  features,
  ...(other ? { other: { ...other, features: featuresIn(wordsIn(other.language), features) } } : {}),
});

interface Amended extends Omit<Material, "wordedAt"> {
  booking: OwnBooking;
  latest: ContractVersion | undefined;
}

/** An unchanged package keeps its features, and clauses the signed words and rate. */
export function nextVersion(
  { booking, latest, ...material }: Amended,
  { after, answerBy, owed }: Pick<Proposal, "after" | "answerBy" | "owed">,
  now: number,
) {
  const { features, wordedAt = now, hour } = latest?.sheet ?? {};
  // Overtime alone cannot have been due before the event.
  const balanceDays =
    after.balanceDays ??
    (answerBy !== null && owed <= 0
      ? Math.min(booking.balanceDays, -overtimeDueDays)
      : balanceDaysAfterMove(booking, after, now));
  // Older amendments lack these.
  const { billingAddress = booking.billingAddress, purchaseOrder = booking.purchaseOrder } = after;
  const changed = { ...booking, ...after, billingAddress, purchaseOrder, balanceDays };
  const { agreed } = material;
  const inParts = agreed && after.parts ? { ...agreed, parts: after.parts } : agreed;
  const sheet = sheetOf(changed, { ...material, agreed: inParts, wordedAt, ...(latest ? { hour } : {}) });
  const isSamePackage = features && after.packageName === booking.packageName;
  return { number: (latest?.number ?? 0) + 1, sheet: isSamePackage ? withFeatures(sheet, features) : sheet };
}

/**
 * Adds a version if the booking has changed: new policies and price lists alone change none, and a signed version
 * changes only by amendment.
 */
export function versionsOf(
  seen: readonly ContractVersion[],
  signed: readonly Signature[],
  agreement: number,
  now: ContractSheet,
): [ContractVersion, ...ContractVersion[]] {
  const [latest, ...earlier] = seen;
  if (!latest) return [{ number: 1, agreement, createdAt: null, sheet: now }];
  const isOfAgreement = latest.agreement === agreement;
  const isSigned = signed.some((each) => each.agreement === agreement);
  if (isOfAgreement && (isSigned || isAboutTheSame(latest.sheet, now))) return [latest, ...earlier];
  const { features } = latest.sheet;
  const isSamePackage = latest.sheet.agreement.packageName === now.agreement.packageName;
  const sheet = isSamePackage ? withFeatures(now, features) : now;
  return [{ number: latest.number + 1, agreement, createdAt: null, sheet }, latest, ...earlier];
}

/** Call it when the client sees the version. */
export const storeVersion = async (
  db: Database,
  bookingId: string,
  { number, agreement, sheet }: ContractVersion,
  now: number,
) => {
  await db
    .insert(contractVersions)
    .values({ bookingId, number, agreement, sheet, createdAt: now })
    .onConflictDoNothing();
};
