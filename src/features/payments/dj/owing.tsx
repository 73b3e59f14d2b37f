import { dateInBrief, isCalendarDate } from "../../../platform/dates.ts";
import { dollars } from "../../../platform/money.ts";
import { EmptyList, Pager } from "../../admin/frame/list-parts.tsx";
import { adminPaths } from "../../admin/paths.ts";
import { bookingMoney, moneyPage } from "./paths.ts";

/** A page of those who owe: `later`: it is not the first; `next`: where the next one begins. */
export interface OwingPage {
  rows: readonly {
    id: string;
    clientName: string;
    eventType: string;
    eventDate: string;
    owed: number;
    isOverdue: boolean;
  }[];
  next: string | null;
  later: boolean;
}

/** Who owes what, the next event first. */
export function Owing({ rows, next, later }: OwingPage) {
  return (
    <>
      {rows.length > 0 ? (
        <table className="money-table">
          <caption className="visually-hidden">Who owes what</caption>
          <thead>
            <tr>
              <th scope="col">Client</th>
              <th scope="col">Event</th>
              <th scope="col">Owed</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, clientName, eventType, eventDate, owed, isOverdue }) => (
              <tr key={id}>
                <th scope="row">
                  <a className="text-link" href={bookingMoney(id).page}>
                    {clientName}
                  </a>
                </th>
                <td>
                  {isCalendarDate(eventDate) ? dateInBrief(eventDate) : eventDate}
                  <span className="text-muted small">{eventType}</span>
                </td>
                <td>
                  {dollars(owed)}
                  {isOverdue ? <b className="field-error">overdue</b> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <EmptyList text={later ? "Nobody else owes anything." : "Nobody owes anything."} />
      )}
      <Pager
        next={next && moneyPage(next)}
        label="Later events"
        first={later ? { href: adminPaths.money, label: "The next events" } : null}
      />
    </>
  );
}
