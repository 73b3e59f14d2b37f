import { dayInWords } from "../../../platform/dates.ts";
import { dollars } from "../../../platform/money.ts";
import type { ListedDispute } from "../money-for-dj.ts";
import { bookingMoney } from "./paths.ts";

const inWords = (words: string): string => words.replaceAll("_", " ");

export function DisputeRows({ disputes }: { disputes: readonly ListedDispute[] }) {
  return (
    <ul className="panel-rows panel-entries">
      {disputes.map(({ id, bookingId, amount, reason, status, isClosed, createdAt }) => (
        <li key={id} data-tone={isClosed ? undefined : "danger"}>
          <div>
            <h3 className="font-600">
              {dollars(amount)}: {inWords(reason)} ({inWords(status)})
            </h3>
            <p className="text-muted">
              {dayInWords(createdAt)} ·{" "}
              {isClosed ? "Decided, nothing to answer" : "Answer it in Stripe's dashboard, under Disputes"}: {id}
            </p>
          </div>
          {bookingId ? (
            <a className="text-link" href={bookingMoney(bookingId).page}>
              The booking's money
            </a>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
