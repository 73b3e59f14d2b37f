import type { SignerRole } from "../../content/statuses.ts";
import type { Signer } from "../../database/schema/bookings.ts";
import type { QuoteFacts } from "../../database/schema/quotes.ts";
import { dateInWords } from "../../platform/dates.ts";
import { hasNoAddress } from "../../platform/fields/no-address.ts";
import { dollars } from "../../platform/money.ts";
import type { OwnBooking } from "../bookings/client-bookings.ts";
import { eventDateOf, isDueOnSigning } from "../bookings/client-view.ts";
import { lineInWords, linesOf, reducedLine } from "../bookings/lines.ts";
import { partyInWords } from "../bookings/model.ts";
import type { PaymentPart } from "../payments/money/model.ts";
import { everyFeature, type Package } from "../prices/packages.ts";
import { balanceDueIn, type ContractText, contractText } from "./clauses.ts";
import { quoted } from "./own-words.ts";
import { clausesAt, type WordedClause } from "./wording.ts";

/** As one version stores it. */
export interface ContractSheet
  extends Pick<OwnBooking, "clientName" | "clientEmail" | "clientPhone" | "eventType" | "venue" | "city"> {
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
interface HourRate {
  price: number;
  isQuoted: boolean;
}

/** See agreedQuery (read-contract.ts). */
interface Agreed {
  facts: QuoteFacts | null;
  hourOnOffer: number | null;
  reduced: number;
  parts: readonly PaymentPart[];
}

/** Beside the booking: packages on offer, its quote, and clauses with their instant. */
export interface Material {
  packages: readonly Package[];
  agreed: Agreed | undefined;
  written: readonly WordedClause[];
  wordedAt: number;
  /** As an amended agreement has it. */
  hour?: HourRate | undefined;
}

/** By the quote, else by the price list. */
function hourRateOf({ facts, hourOnOffer }: Agreed): HourRate | undefined {
  const price = facts?.extraHour ?? hourOnOffer;
  return price === null ? undefined : { price, isQuoted: facts?.extraHour != null };
}

/** What the package includes is as its quote says, or as far as the package is still on offer. */
export function sheetOf(booking: OwnBooking, material: Material): ContractSheet {
  const { packages, agreed, written, wordedAt } = material;
  const { clientName, companyName, clientEmail, clientPhone, eventType, venue, city } = booking;
  const { billingAddress, purchaseOrder } = booking;
  const { startTime, endTime, packageName, price, deposit, balanceDays, lines, signers } = booking;
  const index = packages.findIndex(({ name }) => name.toUpperCase() === packageName.toUpperCase());
  const facts = agreed?.facts?.packageName === packageName ? agreed.facts : null;
  const reduced = agreed?.reduced ?? 0;
  const priced = reduced > 0 ? [...linesOf(booking), reducedLine(reduced)] : lines;
  const hour = "hour" in material ? material.hour : agreed && hourRateOf(agreed);
  return {
    ...{ clientName, clientPhone, eventType, venue, city },
    clientEmail: hasNoAddress(clientEmail) ? "" : clientEmail,
    ...(companyName ? { companyName } : {}),
    ...(billingAddress ? { billingAddress: billingAddress.split(/\s*[\r\n]+\s*/).join(", ") } : {}),
    ...(purchaseOrder ? { purchaseOrder } : {}),
    features: facts?.features ?? everyFeature(packages.slice(0, index + 1)),
    ...(priced.length > 0
      ? { lines: priced.map((line) => ({ label: lineInWords(line), sum: dollars(line.amount) })) }
      : {}),
    ...(signers.length > 0 ? { signers: signers.map(({ role, name }) => ({ role, name })) } : {}),
    agreement: contractText(
      {
        ...{ eventDate: eventDateOf(booking), startTime, endTime, packageName, price, reduced, deposit, balanceDays },
        isDueOnSigning: isDueOnSigning(booking),
        parts: agreed?.parts ?? [],
        extraHour: hour?.price ?? null,
        isHourQuoted: hour?.isQuoted ?? false,
      },
      clausesAt(written, wordedAt),
    ),
    wordedAt,
    ...(hour ? { hour } : {}),
  };
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
