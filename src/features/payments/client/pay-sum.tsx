import { balanceDueDays } from "../../../content/terms.ts";
import { addDays, type CalendarDate, dateInBrief, dateInWords, instantInWords } from "../../../platform/dates.ts";
import { dollars } from "../../../platform/money.ts";
import type { PaymentPurpose } from "../model.ts";
import type { OwnMoney } from "../own-money.ts";

interface SumProps {
  purpose: PaymentPurpose;
  /** In cents. */
  due: number;
  found: OwnMoney;
  date: CalendarDate;
}

/** What is to be paid now and what later. */
export function Sum({ purpose, due, found: { booking, paid }, date }: SumProps) {
  const dueOn = dateInBrief(addDays(date, -balanceDueDays));
  const left = booking.price - paid - due;
  return (
    <div className="card pay-sum">
      <div>
        <p className="h3">{dateInWords(date)}</p>
        {purpose === "deposit" && booking.holdEndsAt ? (
          <p className="text-muted">Held for you until {instantInWords(booking.holdEndsAt)}</p>
        ) : null}
      </div>
      <dl>
        <div>
          <dt>{purpose === "deposit" ? "Deposit" : `Balance, due ${dueOn}`}</dt>
          <dd className="display pay-figure">{dollars(due)}</dd>
        </div>
        <div>
          <dt>{purpose === "deposit" ? `Left, due ${dueOn}` : "Paid so far"}</dt>
          <dd>{dollars(purpose === "deposit" ? left : paid)}</dd>
        </div>
      </dl>
    </div>
  );
}
