import { contactEventTypeLabels } from "../../../content/event-types.ts";
import type { DateState } from "../../../content/reply-templates.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import { shortDayInWords, weekdayAndDate } from "../../../platform/english.ts";
import { writesIn } from "../../../platform/language.ts";
import { leadPaths, replyFragment } from "../../leads/dj/paths.ts";
import type { ListedContact } from "../../leads/list-leads.ts";
import type { ReplyClock as Clock } from "../../leads/reply-clock.ts";
import { timesOpenedInWords } from "../../quotes/dj/quote-panel.tsx";
import { DateBadge } from "./date-badge.tsx";
import { contactStatusCopy } from "./labels.ts";
import { ReplyClock } from "./reply-clock.tsx";
import { StatusBadge } from "./status-badge.tsx";

export type LeadRow = ListedContact & {
  clock: Clock;
  dateState: DateState;
};

export const eventTypeLabel = (eventType: string): string =>
  Object.entries(contactEventTypeLabels).find(([type]) => type === eventType)?.[1] ?? eventType;

const rowDate = (date: CalendarDate | null): string => (date ? weekdayAndDate(date) : "No date");

function Row({ row, list }: { row: LeadRow; list: string }) {
  const { page, status, booking } = leadPaths(row.id);
  const name = `${row.firstName} ${row.lastName}`;
  const copy = contactStatusCopy[row.status];
  const open = row.status !== "booked" && row.status !== "lost";
  return (
    <article className="list-row">
      <div className="list-person">
        <h2>
          <a href={page}>{name}</a>
        </h2>
        {writesIn(row.language) ? <p className="small text-muted">{writesIn(row.language)}</p> : null}
        {row.timesAsked > 1 ? <p className="small text-muted">Asked {row.timesAsked} times for this date</p> : null}
      </div>
      <p className="list-words">
        {[eventTypeLabel(row.eventType), row.companyName, row.venue].filter(Boolean).join(", ")}
      </p>
      <p>
        <b>{rowDate(row.eventDate)}</b> {open ? <DateBadge state={row.dateState} /> : null}
      </p>
      <p>{row.guestCount ? `${row.guestCount} guests` : null}</p>
      <p>
        {row.budget} {row.discountCode ? <span className="small">{row.discountCode}</span> : null}
      </p>
      <div className="list-state">
        {open && row.clock.state !== "answered" ? (
          <ReplyClock {...row.clock} />
        ) : (
          <>
            <StatusBadge status={copy} />
            {row.quoteOpenedTimes === null || !open ? (
              <time dateTime={new Date(row.createdAt).toISOString()}>{shortDayInWords(row.createdAt)}</time>
            ) : (
              <span className="small text-muted">
                {timesOpenedInWords(row.quoteOpenedTimes, row.email).replace(/^Quote (?=not|opened)/, "")}
              </span>
            )}
          </>
        )}
      </div>
      {open ? (
        <div className="list-actions">
          <a className="btn btn-secondary btn-small" href={page + replyFragment}>
            <span className="i-lucide-reply" aria-hidden="true" />
            Reply<span className="visually-hidden">: {name}</span>
          </a>
          <a className="btn btn-secondary btn-small" href={booking}>
            <span className="i-lucide-calendar-plus" aria-hidden="true" />
            Book<span className="visually-hidden">: {name}</span>
          </a>
          <form method="post" action={status}>
            <input type="hidden" name="list" value={list} />
            <input type="hidden" name="was" value={row.status} />
            {copy.next ? (
              <button className="btn btn-quiet btn-small" type="submit" name="status" value={copy.next}>
                {contactStatusCopy[copy.next].label}
                <span className="visually-hidden">: {name}</span>
              </button>
            ) : null}
            <button className="btn btn-quiet btn-small" type="submit" name="status" value="lost">
              {contactStatusCopy.lost.label}
              <span className="visually-hidden">: {name}</span>
            </button>
          </form>
        </div>
      ) : null}
    </article>
  );
}

interface LeadRowsProps {
  rows: readonly LeadRow[];
  list: string;
}

export function LeadRows({ rows, list }: LeadRowsProps) {
  return (
    <ul className="list-rows list-rows-leads">
      {rows.map((row) => (
        <li key={row.id}>
          <Row row={row} list={list} />
        </li>
      ))}
    </ul>
  );
}
