import { english, type Words } from "../../content/words/en/index.ts";
import type { Signer } from "../../database/schema/bookings.ts";
import { dateIn, fill, lengthIn } from "../../platform/language.ts";
import { dollars } from "../../platform/money.ts";
import { partyInWords } from "../bookings/model.ts";
import { taxInSentence } from "../prices/tax.ts";
import { balanceDueIn, type Clause, type ContractText } from "./clauses.ts";
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
  /** The same in the client's language, beside the English that counts; absent where that is theirs. */
  other?: Pick<ContractSheet, "eventType" | "features" | "lines" | "agreement"> & { language: string };
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

const priceInWords = ({ price, tax }: ContractText, { agreement: { priceWithTax } }: Words): string =>
  tax
    ? fill(priceWithTax, { price: dollars(price), amount: dollars(tax.amount), tax: taxInSentence(tax) })
    : dollars(price);

export const depositInWords = ({ deposit, reducedDeposit }: ContractText, { agreement: words }: Words): string =>
  reducedDeposit
    ? fill(words.reducedDeposit, { deposit: dollars(deposit), reduced: dollars(reducedDeposit) })
    : dollars(deposit);

export const signersInWords = (
  { clientName, companyName, signers = [] }: ContractSheet,
  { agreement: words }: Words,
): string[] =>
  signers.map(({ role, name }) => fill(words[role], { name: quoted(name), client: quoted(companyName ?? clientName) }));

type Details = readonly (readonly [label: string, words: string])[];

export const billedTo = (
  { billingAddress, purchaseOrder }: ContractSheet,
  { agreement: { details } }: Words,
): Details => [
  ...(billingAddress ? [[details.billingAddress, quoted(billingAddress)] as const] : []),
  ...(purchaseOrder ? [[details.purchaseOrder, quoted(purchaseOrder)] as const] : []),
];

/** A town alone is no venue. */
export const placeOf = ({ venue, city }: ContractSheet, { agreement: { details } }: Words): Details => [
  [details.venue, venue ? quoted(listOf(venue, city)) : ""],
  ...(city && !venue ? [[details.city, quoted(city)] as const] : []),
];

const listOf = (...words: (string | null)[]): string => words.filter(Boolean).join(", ");

export function detailsOf(sheet: ContractSheet, words: Words = english): Details {
  const {
    formats,
    agreement: { details, ...said },
  } = words;
  const { agreement } = sheet;
  const due = agreement.inParts ? fill(said.inParts, { parts: agreement.inParts }) : balanceDueIn(agreement, words);
  const { packageName: name, hours } = agreement;
  return [
    [details.client, listOf(partyInWords(sheet, quoted, formats), sheet.clientPhone, sheet.clientEmail)],
    ...(sheet.signers ? [[details.signers, signersInWords(sheet, words).join("; ")] as const] : []),
    ...billedTo(sheet, words),
    [details.event, sheet.eventType],
    [details.date, dateIn(formats, agreement.eventDate)],
    [details.time, agreement.times],
    ...placeOf(sheet, words),
    [details.package, fill(said.music, { name, length: lengthIn(formats, hours) })],
    [details.price, priceInWords(agreement, words)],
    [details.deposit, depositInWords(agreement, words)],
    [details.balance, fill(said.balanceDue, { amount: dollars(agreement.balance), due })],
  ];
}

/** As `sheet`, in its other language. */
export const otherOf = ({ other, ...sheet }: ContractSheet): ContractSheet | null =>
  other ? { ...sheet, ...other } : null;

/** A clause and what it says in the other language; null where nobody has said it there. */
export const besideOf = ({ other }: ContractSheet, id: string): Clause | null | undefined =>
  other && (other.agreement.terms.find((each) => each.id === id) ?? null);
