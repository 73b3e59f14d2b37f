import type { SignerRole } from "../../content/statuses.ts";
import type { Signer } from "../../database/schema/bookings.ts";
import { dateInWords } from "../../platform/dates.ts";
import { dollars } from "../../platform/money.ts";
import { partyInWords } from "../bookings/model.ts";
import { balanceDueIn, type ContractText } from "./clauses.ts";
import { quoted } from "./client-words.ts";

/** As one version stores it. */
export interface ContractSheet {
  clientName: string;
  /** Empty without one. */
  clientEmail: string;
  clientPhone: string | null;
  eventType: string;
  venue: string | null;
  city: string | null;
  features: readonly string[];
  /** The party, represented by the client or a signer; absent of private clients. */
  companyName?: string;
  /** On one line. Absent where none is named, as is the order. */
  billingAddress?: string;
  purchaseOrder?: string;
  /** They sum up to the price; absent where the DJ named a price alone. */
  lines?: readonly { label: string; sum: string }[];
  /** Beside the client or in the client's place; absent where nobody does. */
  signers?: readonly Pick<Signer, "role" | "name">[];
  agreement: ContractText;
  /** The instant of its clauses' wording: an amendment keeps the words that were signed. */
  wordedAt?: number;
  /** An hour more of music; absent where it is the price divided by the hours. */
  hour?: HourRate | undefined;
}

/** `price` in cents. */
export interface HourRate {
  price: number;
  isQuoted: boolean;
}

/** What was given back because the price went down counts toward it first, as in what is owed. */
export const depositInWords = ({ deposit, reduced = 0 }: ContractText): string =>
  deposit > 0 && reduced > 0
    ? `${dollars(deposit)}; the ${dollars(Math.min(deposit, reduced))} reduced counts toward it`
    : dollars(deposit);

/** For whom somebody signs, as the agreement says it. */
const signsFor: Readonly<Record<SignerRole, (name: string, client: string) => string>> = {
  partner: (name) => `${name} (signs as a client as well)`,
  representative: (name, client) => `${name} (signs for ${client})`,
  parent: (name, client) => `${name} (parent or guardian, signs for ${client}, who is not of age)`,
};

/** In words. */
export const signersInWords = ({ clientName, companyName, signers = [] }: ContractSheet): string[] =>
  signers.map(({ role, name }) => signsFor[role](quoted(name), quoted(companyName ?? clientName)));

/** Where bills go, and under which number, if the client named them. */
export const billedTo = ({
  billingAddress,
  purchaseOrder,
}: ContractSheet): (readonly [label: string, words: string])[] => [
  ...(billingAddress ? [["Billing address", quoted(billingAddress)] as const] : []),
  ...(purchaseOrder ? [["Purchase order", quoted(purchaseOrder)] as const] : []),
];

/** A town alone is no venue. Nothing where it is still to be named. */
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
  ["Price", dollars(agreement.price)],
  ["Deposit", depositInWords(agreement)],
  [
    "Balance",
    `${dollars(agreement.balance)}, due ${agreement.inParts ? `in parts: ${agreement.inParts}` : balanceDueIn(agreement)}`,
  ],
];
