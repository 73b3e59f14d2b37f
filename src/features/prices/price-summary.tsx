import type { ReactNode } from "react";
import type { CalendarDate } from "../../platform/dates.ts";
import { billDollars, dollars } from "../../platform/money.ts";
import type { Price, PriceLine } from "./model.ts";
import { balanceLabel } from "./price-of.ts";

interface PriceSummaryProps {
  price: Price;
  /** The day of signing, as far as known. */
  today: CalendarDate;
  head: ReactNode;
  deposit: string;
  note?: ReactNode;
  children?: ReactNode;
}

export function PriceSummary({ price, today, head, deposit, note, children }: PriceSummaryProps) {
  const { lines, total, saved, balance } = price;
  const [whole, cents] = billDollars(total).split(".");
  return (
    <div className="price-summary">
      <div>{head}</div>
      <dl className="price-lines">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names of their own, and none keeps anything
          <div key={at} data-less={line.amount < 0 || undefined}>
            <dt>
              {line.label} {line.note ? <small>{line.note}</small> : null}
            </dt>
            <dd>{amountOf(line)}</dd>
          </div>
        ))}
      </dl>
      {note}
      <dl className="price-sums">
        <div className="price-total">
          <dt>
            Total
            {saved > 0 ? <small> You save {dollars(saved)}</small> : null}
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
          <dt>Deposit{deposit}</dt>
          <dd>{billDollars(price.deposit)}</dd>
        </div>
        <div>
          <dt>{balanceLabel(price, today)}</dt>
          <dd>{billDollars(balance)}</dd>
        </div>
      </dl>
      {children}
    </div>
  );
}

const amountOf = ({ kind, amount }: PriceLine): string =>
  kind === "travel" && amount === 0 ? "included" : billDollars(amount);
