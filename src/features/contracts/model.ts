import type { SignerRole } from "../../content/statuses.ts";
import type { Signer } from "../../database/schema/bookings.ts";
import { dateInWords } from "../../platform/dates.ts";
import { dollars } from "../../platform/money.ts";
import { partyInWords } from "../bookings/model.ts";
import { taxInSentence } from "../prices/tax.ts";
import { balanceDueIn, type ContractText } from "./clauses.ts";
import { quoted } from "./client-words.ts";

export interface ContractSheet {
  clientName: string;
  /** Empty without one. */
  clientEmail: string;
  clientPhone: string | null;
  eventType: string;
  venue: string | null;
  city: string | null;
  features: readonly string[];
  /** The contracting company; absent for private clients. */
  companyName?: string;
  /** On one line; absent where not given. */
  billingAddress?: string;
  purchaseOrder?: string;
  /** Sums up to the price; absent where only a price was named. */
  lines?: readonly { label: string; sum: string }[];
  /** Absent when there are none. */
  signers?: readonly Pick<Signer, "role" | "name">[];
  agreement: ContractText;
  /** Instant: an amendment keeps the words that were signed. */
  wordedAt?: number;
  /** Absent where an extra hour is the price divided by the hours. */
  hour?: HourRate | undefined;
}

/** `price` in cents. */
export interface HourRate {
  price: number;
  isQuoted: boolean;
}

const priceInWords = ({ price, tax }: ContractText): string =>
  tax ? `${dollars(price)}, of which ${dollars(tax.amount)} ${taxInSentence(tax)}` : dollars(price);

/** Returned money counts toward the deposit first, as in what is owed. */
export const depositInWords = ({ deposit, reduced = 0 }: ContractText): string =>
  deposit > 0 && reduced > 0
    ? `${dollars(deposit)}; the ${dollars(Math.min(deposit, reduced))} reduced counts toward it`
    : dollars(deposit);

const signsFor: Readonly<Record<SignerRole, (name: string, client: string) => string>> = {
  partner: (name) => `${name} (signs as a client as well)`,
  representative: (name, client) => `${name} (signs for ${client})`,
  parent: (name, client) => `${name} (parent or guardian, signs for ${client}, who is not of age)`,
};

export const signersInWords = ({ clientName, companyName, signers = [] }: ContractSheet): string[] =>
  signers.map(({ role, name }) => signsFor[role](quoted(name), quoted(companyName ?? clientName)));

export const billedTo = ({
  billingAddress,
  purchaseOrder,
}: ContractSheet): (readonly [label: string, words: string])[] => [
  ...(billingAddress ? [["Billing address", quoted(billingAddress)] as const] : []),
  ...(purchaseOrder ? [["Purchase order", quoted(purchaseOrder)] as const] : []),
];

/** A town alone is no venue. */
export const placeOf = ({ venue, city }: ContractSheet): (readonly [label: string, words: string])[] => [
  ["Venue", venue ? quoted(listOf(venue, city)) : ""],
  ...(city && !venue ? [["City", quoted(city)] as const] : []),
];

const listOf = (...words: (string | null)[]): string => words.filter(Boolean).join(", ");

export const detailsOf = ({
  agreement,
  ...sheet
}: ContractSheet): readonly (readonly [label: string, words: string])[] => [
  ["Client", listOf(partyInWords(sheet, quoted), sheet.clientPhone, sheet.clientEmail)],
  ...(sheet.signers ? [["Who signs", signersInWords({ ...sheet, agreement }).join("; ")] as const] : []),
  ...billedTo({ ...sheet, agreement }),
  ["Event", sheet.eventType],
  ["Date", dateInWords(agreement.eventDate)],
  ["Time", agreement.times],
  ...placeOf({ ...sheet, agreement }),
  ["Package", `${agreement.packageName}, ${agreement.hours} hours of music`],
  ["Price", priceInWords(agreement)],
  ["Deposit", depositInWords(agreement)],
  [
    "Balance",
    `${dollars(agreement.balance)}, due ${agreement.inParts ? `in parts: ${agreement.inParts}` : balanceDueIn(agreement)}`,
  ],
];
