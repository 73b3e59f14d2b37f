import { contactEventTypeLabels } from "../../../content/event-types.ts";
import type { DateState } from "../../../content/reply-templates.ts";
import { dateInBrief, instantInWords, isCalendarDate } from "../../../platform/dates.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import type { ListedContact } from "../../leads/inbox.ts";
import { DateBadge } from "./date-badge.tsx";
import { contactStatusCopy } from "./labels.ts";
import { ReplyClock } from "./reply-clock.tsx";
import { StatusBadge } from "./status-badge.tsx";

/** A contact with its reply clock and the state of its date as of now. */
export type LeadRow = ListedContact & {
  clock: { state: "left" | "soon" | "late" | "answered"; text: string; left: number };
  dateState: DateState;
};

/** What kind of event a contact is about, in words. */
export const eventTypeLabel = (eventType: string): string =>
  Object.entries(contactEventTypeLabels).find(([type]) => type === eventType)?.[1] ?? eventType;

/** A stored date in brief; `null` when there is none. */
export const briefDate = (date: string | null): string | null =>
  date && isCalendarDate(date) ? dateInBrief(date) : date;

function Row({ row, list }: { row: LeadRow; list: string }) {
  const { page, status, booking } = leadPaths(row.id);
  const name = `${row.firstName} ${row.lastName}`;
  const copy = contactStatusCopy[row.status];
  const open = row.status !== "booked" && row.status !== "lost";
  return (
    <article className="lead-row" data-accent={row.eventCategory ?? undefined}>
      <div className="lead-who">
        <h2>
          <a href={page}>{eventTypeLabel(row.eventType)}</a>
        </h2>
        <p>
          {[name, row.companyName, row.venue].filter(Boolean).join(", ")}
          {row.timesAsked > 1 ? <b className="block">Asked {row.timesAsked} times for this date</b> : null}
          <time className="block micro" dateTime={new Date(row.createdAt).toISOString()}>
            {instantInWords(row.createdAt)}
          </time>
        </p>
      </div>
      <div className="lead-date">
        <p>
          {briefDate(row.eventDate) ?? "No date"}
          <span>{row.guestCount ? `${row.guestCount} guests` : null}</span>
        </p>
        {open ? <DateBadge state={row.dateState} /> : null}
      </div>
      <p>
        {row.budget ?? "No budget"}
        <span>{row.discountCode ?? "Message"}</span>
      </p>
      <div className="lead-clock">
        <ReplyClock {...row.clock} />
      </div>
      <div className="lead-status">
        <StatusBadge status={copy} />
      </div>
      {open ? (
        <div className="lead-actions">
          <form method="post" action={status}>
            <input type="hidden" name="list" value={list} />
            <input type="hidden" name="was" value={row.status} />
            {copy.next ? (
              <button className="btn btn-secondary btn-small" type="submit" name="status" value={copy.next}>
                {contactStatusCopy[copy.next].label}
                <span className="visually-hidden">: {name}</span>
              </button>
            ) : null}
            <button className="btn btn-quiet btn-small" type="submit" name="status" value="lost">
              {contactStatusCopy.lost.label}
              <span className="visually-hidden">: {name}</span>
            </button>
          </form>
          <a className="btn btn-secondary btn-small" href={booking}>
            <span className="i-lucide-calendar-plus" aria-hidden="true" />
            Book<span className="visually-hidden">: {name}</span>
          </a>
        </div>
      ) : null}
    </article>
  );
}

const columns = ["Event", "Date, guests", "Budget, code", "Reply clock", "Status"] as const;

interface LeadRowsProps {
  rows: readonly LeadRow[];
  /** The view of the inbox, by its query, to which the one-tap buttons lead back. */
  list: string;
}

/** Leads one below the other: a table to the eye on a laptop, cards on a phone. */
export function LeadRows({ rows, list }: LeadRowsProps) {
  return (
    <div className="lead-rows">
      <div className="lead-columns" aria-hidden="true">
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
        <span />
      </div>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <Row row={row} list={list} />
          </li>
        ))}
      </ul>
    </div>
  );
}
