import type { quotes } from "../../database/schema/quotes.ts";
import { dateInWords } from "../../platform/dates.ts";
import { dollars } from "../../platform/money.ts";
import type { OwnBooking } from "../bookings/client-bookings.ts";
import { eventDateOf } from "../bookings/client-view.ts";
import { everyFeature, type Package } from "../prices/packages.ts";
import { type ContractText, contractText } from "./clauses.ts";
import { quoted } from "./own-words.ts";

/** All that a contract says of its booking, as one version of it is kept. */
export interface ContractSheet
  extends Pick<OwnBooking, "clientName" | "clientEmail" | "clientPhone" | "eventType" | "venue" | "city"> {
  features: readonly string[];
  /** What the price of an accepted quote is the sum of; absent where the DJ named a price. */
  lines?: readonly { label: string; sum: string }[];
  agreement: ContractText;
}

/** The accepted quote of a booking, as far as its contract repeats it. */
export type AgreedQuote = Pick<typeof quotes.$inferSelect, "facts" | "price">;

/**
 * Writes the contract of a booking. What its package includes is in it as its quote says, or as far as the package is still on
 * offer; the quote's lines are in it as long as their sum is the price.
 */
export function sheetOf(booking: OwnBooking, packages: readonly Package[], quote?: AgreedQuote): ContractSheet {
  const { clientName, clientEmail, clientPhone, eventType, venue, city } = booking;
  const { startTime, endTime, packageName, price, deposit } = booking;
  const index = packages.findIndex(({ name }) => name.toUpperCase() === packageName.toUpperCase());
  const facts = quote?.facts.packageName === packageName ? quote.facts : null;
  return {
    ...{ clientName, clientEmail, clientPhone, eventType, venue, city },
    features: facts?.features ?? everyFeature(packages.slice(0, index + 1)),
    ...(quote?.price.total === price
      ? { lines: quote.price.lines.map(({ label, amount }) => ({ label, sum: dollars(amount) })) }
      : {}),
    agreement: contractText({
      ...{ eventDate: eventDateOf(booking), startTime, endTime, packageName, price, deposit },
      extraHour: facts?.extraHour ?? null,
    }),
  };
}

const listOf = (...words: (string | null)[]): string => words.filter(Boolean).join(", ");

/** What a contract is about, by labels. */
export const factsOf = ({
  agreement,
  ...sheet
}: ContractSheet): readonly (readonly [label: string, words: string])[] => [
  ["Client", listOf(quoted(sheet.clientName), sheet.clientPhone, sheet.clientEmail)],
  ["Event", sheet.eventType],
  ["Date", dateInWords(agreement.eventDate)],
  ["Time", agreement.times],
  ["Venue", sheet.venue || sheet.city ? quoted(listOf(sheet.venue, sheet.city)) : ""],
  ["Package", `${agreement.packageName}, ${agreement.hours} hours of music`],
  ["Price", dollars(agreement.price)],
  ["Deposit", dollars(agreement.deposit)],
  ["Balance", dollars(agreement.balance)],
];
