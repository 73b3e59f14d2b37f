import type { SignerRole } from "../../content/statuses.ts";
import type { Signer } from "../../database/schema/bookings.ts";
import type { quotes } from "../../database/schema/quotes.ts";
import { dateInWords } from "../../platform/dates.ts";
import { dollars } from "../../platform/money.ts";
import type { OwnBooking } from "../bookings/client-bookings.ts";
import { eventDateOf } from "../bookings/client-view.ts";
import { lineInWords } from "../bookings/lines.ts";
import { everyFeature, type Package } from "../prices/packages.ts";
import { type ContractText, contractText } from "./clauses.ts";
import { quoted } from "./own-words.ts";
import { clausesAt, type WordedClause } from "./wording.ts";

/** All that a contract says of its booking, as one version of it is kept. */
export interface ContractSheet
  extends Pick<OwnBooking, "clientName" | "clientEmail" | "clientPhone" | "eventType" | "venue" | "city"> {
  features: readonly string[];
  /** What the price is the sum of; absent where the DJ named a price alone. */
  lines?: readonly { label: string; sum: string }[];
  /** Who signs beside the client or in the client's place; absent where nobody does. */
  signers?: readonly Pick<Signer, "role" | "name">[];
  agreement: ContractText;
  /** The instant as of which its clauses are worded: an amendment keeps the words that were signed. */
  wordedAt?: number;
}

/** The accepted quote of a booking, as far as its contract repeats it. */
export type AgreedQuote = Pick<typeof quotes.$inferSelect, "facts">;

/** What a contract is made of beside its booking: the packages on offer, its quote, and the words of clauses with the instant that counts. */
export interface Material {
  packages: readonly Package[];
  quote: AgreedQuote | undefined;
  written: readonly WordedClause[];
  wordedAt: number;
}

/**
 * Writes the contract of a booking. What its package includes is in it as its quote says, or as far as the package is still on
 * offer.
 */
export function sheetOf(booking: OwnBooking, { packages, quote, written, wordedAt }: Material): ContractSheet {
  const { clientName, clientEmail, clientPhone, eventType, venue, city } = booking;
  const { startTime, endTime, packageName, price, deposit, balanceDays, lines, signers } = booking;
  const index = packages.findIndex(({ name }) => name.toUpperCase() === packageName.toUpperCase());
  const facts = quote?.facts.packageName === packageName ? quote.facts : null;
  return {
    ...{ clientName, clientEmail, clientPhone, eventType, venue, city },
    features: facts?.features ?? everyFeature(packages.slice(0, index + 1)),
    ...(lines.length > 0
      ? { lines: lines.map((line) => ({ label: lineInWords(line), sum: dollars(line.amount) })) }
      : {}),
    ...(signers.length > 0 ? { signers: signers.map(({ role, name }) => ({ role, name })) } : {}),
    agreement: contractText(
      {
        ...{ eventDate: eventDateOf(booking), startTime, endTime, packageName, price, deposit, balanceDays },
        extraHour: facts?.extraHour ?? null,
      },
      clausesAt(written, wordedAt),
    ),
    wordedAt,
  };
}

/** Who has to sign on the client's side: the client under an empty id, unless somebody signs in the client's place. */
export const neededSigners = ({ clientName, signers }: Pick<OwnBooking, "clientName" | "signers">) => [
  ...(signers.some(({ role }) => role !== "partner") ? [] : [{ id: "", name: clientName }]),
  ...signers.map(({ id, name }) => ({ id, name })),
];

/** For whom somebody signs, as the agreement says it. */
const signsFor: Readonly<Record<SignerRole, (name: string, client: string) => string>> = {
  partner: (name) => `${name} (signs as a client as well)`,
  representative: (name, client) => `${name} (signs for ${client})`,
  parent: (name, client) => `${name} (parent or guardian, signs for ${client}, who is not of age)`,
};

/** Those who sign beside the client or in the client's place, in words. */
export const signersInWords = ({ clientName, signers = [] }: ContractSheet): string[] =>
  signers.map(({ role, name }) => signsFor[role](quoted(name), quoted(clientName)));

const listOf = (...words: (string | null)[]): string => words.filter(Boolean).join(", ");

/** What a contract is about, by labels. */
export const factsOf = ({
  agreement,
  ...sheet
}: ContractSheet): readonly (readonly [label: string, words: string])[] => [
  ["Client", listOf(quoted(sheet.clientName), sheet.clientPhone, sheet.clientEmail)],
  ...(sheet.signers ? [["Who signs", signersInWords({ ...sheet, agreement }).join("; ")] as const] : []),
  ["Event", sheet.eventType],
  ["Date", dateInWords(agreement.eventDate)],
  ["Time", agreement.times],
  ["Venue", sheet.venue || sheet.city ? quoted(listOf(sheet.venue, sheet.city)) : ""],
  ["Package", `${agreement.packageName}, ${agreement.hours} hours of music`],
  ["Price", dollars(agreement.price)],
  ["Deposit", dollars(agreement.deposit)],
  ["Balance", dollars(agreement.balance)],
];
