import { isCalendarDate, monthOf } from "../../../platform/dates.ts";
import { dollars } from "../../../platform/money.ts";
import type { MonthOfMoney } from "../money-by-month.ts";

/** Sums by month. `caption` says what they are of. */
export function MonthSums({ caption, months }: { caption: string; months: readonly MonthOfMoney[] }) {
  return (
    <table className="money-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, amount }) => (
          <tr key={month}>
            <th scope="row">{isCalendarDate(month) ? monthOf(month) : month}</th>
            <td>{dollars(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
