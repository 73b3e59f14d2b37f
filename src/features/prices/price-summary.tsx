import type { ReactNode } from "react";
import type { CalendarDate } from "../../platform/dates.ts";
import { fill } from "../../platform/language.ts";
import { billDollars, dollars } from "../../platform/money.ts";
import type { Price } from "./model.ts";
import { balanceRows, totalLabel } from "./price-of.ts";
import { amountOf, inEnglish, lineIn, type PriceWords } from "./price-words.ts";

interface PriceSummaryProps {
  price: Price;
  /** The day of signing, as far as known. */
  today: CalendarDate;
  head: ReactNode;
  deposit: string;
  note?: ReactNode;
  words?: PriceWords;
  children?: ReactNode;
}

export function PriceSummary({ price, today, head, deposit, note, words = inEnglish, children }: PriceSummaryProps) {
  const { price: priceWords } = words;
  const { lines, total, saved } = price;
  const [whole, cents] = billDollars(total).split(".");
  return (
    <div className="price-summary">
      <div>{head}</div>
      <dl className="price-lines">
        {lines.map((line, at) => {
          const { label, note } = lineIn(words, line);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names of their own, and none keeps anything
            <div key={at} data-less={line.amount < 0 || undefined}>
              <dt>
                {label} {note ? <small>{note}</small> : null}
              </dt>
              <dd>{amountOf(line, priceWords.included)}</dd>
            </div>
          );
        })}
      </dl>
      {note}
      <dl className="price-sums">
        <div className="price-total">
          <dt>
            {totalLabel(price, words)}
            {saved > 0 ? <small> {fill(priceWords.saved, { amount: dollars(saved) })}</small> : null}
          </dt>
          <dd className="display">
            <span className="visually-hidden">{billDollars(total)}</span>
            <span aria-hidden="true">
              {whole}
              <small>.{cents}</small>
            </span>
          </dd>
        </div>
        <div>
          <dt>
            {priceWords.deposit}
            {deposit}
          </dt>
          <dd>{billDollars(price.deposit)}</dd>
        </div>
        {balanceRows(price, today, words).map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{billDollars(amount)}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}
