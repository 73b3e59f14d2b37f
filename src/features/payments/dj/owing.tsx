import type { CalendarDate } from "../../../platform/dates.ts";
import { weekdayAndDate } from "../../../platform/english.ts";
import { dollars } from "../../../platform/money.ts";
import { shortDay } from "../../admin/frame/charts/chart.ts";
import { EmptyList, Pager } from "../../admin/frame/list-parts.tsx";
import { adminPaths } from "../../admin/paths.ts";
import { bookingMoney, moneyPage } from "./paths.ts";

/** `later`: not the first page; `next`: where the next one begins. */
export interface OwingPage {
  rows: readonly {
    id: string;
    clientName: string;
    eventType: string;
    eventDate: CalendarDate;
    owed: number;
    /** Of what is due first. */
    dueOn: CalendarDate;
  }[];
  next: string | null;
  later: boolean;
}

export function Owing({ rows, next, later, today }: OwingPage & { today: CalendarDate }) {
  return (
    <>
      {rows.length > 0 ? (
        <ul className="list-rows list-rows-inner list-rows-owing" aria-label="Who owes what">
          {rows.map(({ id, clientName, eventType, eventDate, owed, dueOn }) => (
            <li key={id}>
              <article className="list-row">
                <h3 className="list-person">
                  <a href={bookingMoney(id).page}>{clientName}</a>
                </h3>
                <p>{eventType}</p>
                <p>
                  <b>{weekdayAndDate(eventDate)}</b>
                </p>
                <p className="list-state">
                  <b>{dollars(owed)}</b>
                  {dueOn < today ? (
                    <span className="text-danger">overdue since {shortDay(dueOn)}</span>
                  ) : (
                    <span>due {shortDay(dueOn)}</span>
                  )}
                </p>
              </article>
            </li>
          ))}
        </ul>
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
