import { english, type Words } from "../../content/words/en/index.ts";
import { briefDateIn, countIn, dateIn, fill, timeIn } from "../../platform/language.ts";
import { dollars } from "../../platform/money.ts";
import { eventTypeIn } from "../../platform/pages/words.ts";
import { agreedParts } from "../payments/money/model.ts";
import type { PriceLine } from "../prices/model.ts";
import { lineIn } from "../prices/price-words.ts";
import { taxLineOf } from "../prices/tax.ts";
import { lineInWords } from "./lines.ts";
import { type BookingSummary, neededSigners } from "./model.ts";

function inWords(
  facts: BookingSummary,
  { reduced, reducedDeposit }: Pick<Difference, "reduced" | "reducedDeposit">,
  credit: number,
  isTaxed: boolean,
  words: Words,
): readonly (readonly [label: string, value: string])[] {
  const {
    formats,
    agreement: { details, before: beforeEvent, after: afterEvent },
    bookingMails: { summary, times },
  } = words;
  const days = facts.balanceDays;
  const [start, end] = [timeIn(formats, facts.startTime), timeIn(formats, facts.endTime)];
  const prices = { price: facts.price - reduced, before: facts.price, reduced };
  const sums = Object.fromEntries(Object.entries(prices).map(([name, sum]) => [name, dollars(sum)]));
  const { parts, rest } = agreedParts({ ...facts, reduced, reducedDeposit });
  const split = [
    ...parts.map(({ dueOn, amount }) =>
      fill(summary.part, { amount: dollars(amount), date: briefDateIn(formats, dueOn) }),
    ),
    ...(parts.length > 0 && rest > 0 ? [fill(summary.rest, { amount: dollars(rest) })] : []),
  ];
  return [
    [summary.client, facts.clientName],
    // Older mails and amendments have no company.
    [summary.company, facts.companyName ?? summary.none],
    [summary.billingAddress, facts.billingAddress?.replace(/\s*[\r\n]+\s*/g, ", ") ?? summary.none],
    [summary.purchaseOrder, facts.purchaseOrder ?? summary.none],
    [
      summary.signers,
      neededSigners(facts)
        .map(({ name }) => name)
        .join(", "),
    ],
    [summary.event, eventTypeIn(words, facts.eventType)],
    [summary.date, dateIn(formats, facts.eventDate)],
    [summary.times, fill(times, { start, end })],
    [summary.venue, [facts.venue, facts.city].filter(Boolean).join(", ") || summary.notNamed],
    [summary.package, facts.packageName],
    ...linesByLabel(facts.lines.map((line) => ({ ...line, ...lineIn(words, line) }))),
    [
      isTaxed ? words.price.totalWithTax : summary.price,
      reduced > 0 ? fill(summary.reduced, sums) : dollars(facts.price),
    ],
    [words.money.rows.credit, credit > 0 ? dollars(credit) : summary.none],
    [summary.deposit, dollars(facts.deposit)],
    ...(days === undefined
      ? []
      : [[details.balance, countIn(formats, days < 0 ? afterEvent : beforeEvent, Math.abs(days))] as const]),
    ...(facts.parts ? [[summary.parts, split.join("; ") || summary.none] as const] : []),
  ];
}

function linesByLabel(lines: readonly PriceLine[]): Map<string, string> {
  const byLabel = Map.groupBy(lines, ({ label }) => label);
  return new Map(
    [...byLabel].map(([label, same]) => [
      label,
      same
        .map((line) => `${lineInWords(line).slice(label.length).replace(/^, /, "")} ${dollars(line.amount)}`.trim())
        .join("; "),
    ]),
  );
}

interface Difference {
  before: BookingSummary;
  after: BookingSummary;
  /** Off both prices. */
  reduced: number;
  /** Of `reduced`: given back of the deposit. */
  reducedDeposit: number;
  /** By `before`; below zero where more was paid. */
  owed?: number;
}

/** Sums in cents. */
export function summaryDifferences(
  { before, after, owed, ...reductions }: Difference,
  words: Words = english,
): { label: string; was: string; is: string }[] {
  const { none, notBooked } = words.bookingMails.summary;
  const isTaxed = [before, after].some(({ lines }) => taxLineOf(lines));
  const rowsOf = (facts: BookingSummary) =>
    new Map(inWords(facts, reductions, owed === undefined ? 0 : before.price - facts.price - owed, isTaxed, words));
  const [old, now] = [rowsOf(before), rowsOf(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((label) => {
    const [was, is] = [old.get(label) ?? none, now.get(label) ?? notBooked];
    return was === is ? [] : [{ label, was, is }];
  });
}
