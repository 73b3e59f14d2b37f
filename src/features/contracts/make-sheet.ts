import { english, type Words } from "../../content/words/en/index.ts";
import type { QuoteFacts } from "../../database/schema/quotes.ts";
import { hasNoAddress } from "../../platform/fields/no-address.ts";
import { dollars } from "../../platform/money.ts";
import { eventTypeIn, wordsIn } from "../../platform/pages/words.ts";
import type { OwnBooking } from "../bookings/client-bookings.ts";
import { isDueOnSigning } from "../bookings/client-view.ts";
import { lineInWords, withReduction } from "../bookings/lines.ts";
import type { PaymentPart } from "../prices/model.ts";
import { everyFeature, type Package } from "../prices/packages.ts";
import { lineIn } from "../prices/price-words.ts";
import { isTaxed, taxLineOf } from "../prices/tax.ts";
import { clausesIn, contractText } from "./clauses.ts";
import type { ContractSheet, HourRate } from "./model.ts";
import { clausesAt, type WordedClause } from "./stored-clauses.ts";

/** See agreedQuery (read-contract.ts). */
interface Agreed {
  facts: QuoteFacts | null;
  hourOnOffer: number | null;
  reduced: number;
  reducedDeposit: number;
  parts: readonly PaymentPart[];
}

/** Packages on offer, the booking's quote, and the clauses' wording. */
export interface Material {
  packages: readonly Package[];
  agreed: Agreed | undefined;
  written: readonly WordedClause[];
  wordedAt: number;
  hour?: HourRate | undefined;
}

/** The quote's rate comes before the price list's. */
export function hourRateOf({ facts, hourOnOffer }: Agreed): HourRate | undefined {
  const price = facts?.extraHour ?? hourOnOffer;
  return price === null ? undefined : { price, isQuoted: facts?.extraHour != null };
}

export const featuresIn = ({ price: { rows } }: Words, features: readonly string[]): string[] =>
  features.map((feature) => rows?.[feature] ?? feature);

/** A package includes what its quote says, or else what is still on offer. */
export function sheetOf(booking: OwnBooking, material: Material): ContractSheet {
  const { packages, agreed, written, wordedAt } = material;
  const { clientName, companyName, clientEmail, clientPhone, eventType, venue, city } = booking;
  const { billingAddress, purchaseOrder } = booking;
  const { startTime, endTime, packageName, price, deposit, balanceDays, lines, signers } = booking;
  const index = packages.findIndex(({ name }) => name.toUpperCase() === packageName.toUpperCase());
  const facts = agreed?.facts?.packageName === packageName ? agreed.facts : null;
  const reduced = agreed?.reduced ?? 0;
  const priced = withReduction(booking, reduced);
  const hour = "hour" in material ? material.hour : agreed && hourRateOf(agreed);
  const features = facts?.features ?? everyFeature(packages.slice(0, index + 1));
  const clauses = clausesAt(written, wordedAt);
  const toAgree = {
    eventDate: booking.eventDate,
    startTime,
    endTime,
    packageName,
    price,
    tax: taxLineOf(lines),
    isHourTaxed: isTaxed(lines, "hour"),
    reduced,
    reducedDeposit: agreed?.reducedDeposit ?? 0,
    deposit,
    balanceDays,
    isDueOnSigning: isDueOnSigning(booking),
    parts: agreed?.parts ?? [],
    extraHour: hour?.price ?? null,
    isHourQuoted: hour?.isQuoted ?? false,
  };
  const words = wordsIn(booking.language);
  const linesIn = (spokenWords: Words) => ({
    lines: priced.map((line) => ({
      label: lineInWords({ ...line, ...lineIn(spokenWords, line) }),
      sum: dollars(line.amount),
    })),
  });
  return {
    clientName,
    clientPhone,
    eventType,
    venue,
    city,
    clientEmail: hasNoAddress(clientEmail) ? "" : clientEmail,
    ...(companyName ? { companyName } : {}),
    ...(billingAddress ? { billingAddress: billingAddress.split(/\s*[\r\n]+\s*/).join(", ") } : {}),
    ...(purchaseOrder ? { purchaseOrder } : {}),
    features,
    ...(priced.length > 0 ? linesIn(english) : {}),
    ...(signers.length > 0 ? { signers: signers.map(({ role, name }) => ({ role, name })) } : {}),
    agreement: contractText(toAgree, clauses),
    ...(words === english
      ? {}
      : {
          other: {
            language: words.formats.tag,
            eventType: eventTypeIn(words, eventType),
            features: featuresIn(words, features),
            ...(priced.length > 0 ? linesIn(words) : {}),
            agreement: contractText(toAgree, clausesIn(words, clauses), words),
          },
        }),
    wordedAt,
    ...(hour ? { hour } : {}),
  };
}
