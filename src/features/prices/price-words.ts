import { formats } from "../../content/words/en/formats.ts";
import { price } from "../../content/words/en/price.ts";
import { fill, lengthIn } from "../../platform/language.ts";
import { billDollars } from "../../platform/money.ts";
import type { PriceLine } from "./model.ts";

export interface PriceWords {
  formats: typeof formats;
  price: typeof price;
}

/** What is stored, and what the DJ reads. */
export const inEnglish: PriceWords = { formats, price };

const length = /^(\d+) hours?(?: and (\d+) minutes)?$/;
const travel = /^Travel to (.+)$/;
const exempt = /^exempt, certificate (.+)$/;
const discount = /^(.+), (\d+)% off$/;

/** The words of a line, whose names stay; lines are stored in English. */
export function lineIn({ formats, price: words }: PriceWords, { kind, label, note }: PriceLine) {
  if (!words.rows) return { label, note };
  if (kind === "tax") {
    const [, number] = exempt.exec(note ?? "") ?? [];
    return { label: words.tax, note: number ? fill(words.exempt, { number }) : note };
  }
  const [, hours, minutes = "0"] = length.exec(note ?? "") ?? [];
  const [, code, percent] = discount.exec(label) ?? [];
  const [, city] = travel.exec(label) ?? [];
  const labelText = city
    ? fill(words.travel, { city })
    : code && percent
      ? fill(words.discount, { code, percent })
      : (words.rows[label] ?? label);
  return { label: labelText, note: hours ? lengthIn(formats, Number(hours) + Number(minutes) / 60) : note };
}

/** A journey that costs nothing is part of the price. */
export const amountOf = ({ kind, amount }: PriceLine, included: string): string =>
  kind === "travel" && amount === 0 ? included : billDollars(amount);
