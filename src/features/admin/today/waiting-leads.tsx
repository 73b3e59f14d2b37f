import {
  type CalendarDate,
  calendarDateAt,
  clockTimeAt,
  timeInWords,
  weekdayAndDate,
  weekdayInBrief,
} from "../../../platform/dates.ts";
import { writesIn } from "../../../platform/language.ts";
import { leadPaths, replyFragment } from "../../leads/dj/paths.ts";
import { withQuery } from "../../site/paths.ts";
import { DateBadge } from "../frame/date-badge.tsx";
import { contactStatusCopy, countText, dialled } from "../frame/labels.ts";
import { eventTypeLabel } from "../frame/lead-row.tsx";
import { ReplyClock } from "../frame/reply-clock.tsx";
import { adminPaths, listQuery } from "../paths.ts";
import type { TodayRows } from "./read-today.ts";

function ContactActions({ lead, isFirst }: { lead: TodayLead; isFirst: boolean }) {
  const { page, status, booking } = leadPaths(lead.id);
  const number = dialled(lead.phone);
  const about = (
    <span className="visually-hidden">
      : {lead.firstName} {lead.lastName}
    </span>
  );
  return (
    <div className="waiting-actions">
      <p>
        <a className={`btn ${isFirst ? "btn-primary" : "btn-secondary"}`} href={page + replyFragment}>
          <span className="i-lucide-reply" aria-hidden="true" />
          Reply{about}
        </a>
        {number ? (
          <>
            <a className="btn btn-secondary" href={`tel:${number}`}>
              <span className="i-lucide-phone" aria-hidden="true" />
              <span className="visually-hidden">Call{about}</span>
            </a>
            <a className="btn btn-secondary" href={`sms:${number}`}>
              <span className="i-lucide-message-square" aria-hidden="true" />
              <span className="visually-hidden">Text{about}</span>
            </a>
          </>
        ) : null}
      </p>
      <form method="post" action={status}>
        <a className="btn btn-quiet btn-small" href={booking}>
          <span className="i-lucide-calendar-plus" aria-hidden="true" />
          Book{about}
        </a>
        <input type="hidden" name="today" value="" />
        <input type="hidden" name="was" value={lead.status} />
        <button className="btn btn-quiet btn-small" type="submit" name="status" value="contacted">
          <span className="i-lucide-check" aria-hidden="true" />
          {contactStatusCopy.contacted.label}
          {about}
        </button>
      </form>
    </div>
  );
}

type TodayLead = TodayRows["leads"]["rows"][number];

const dayOf = (date: CalendarDate | null): string => (date ? weekdayAndDate(date) : "No date yet");

/** Office hours may end in between. */
const runsUntil = ({ clock, dueAt }: TodayLead, now: number): string | null =>
  clock.state !== "late" && calendarDateAt(dueAt) !== calendarDateAt(now)
    ? `Promised by ${weekdayInBrief(calendarDateAt(dueAt))}, ${timeInWords(clockTimeAt(dueAt))}`
    : null;

function WaitingLead({ lead, isFirst, now }: { lead: TodayLead; isFirst: boolean; now: number }) {
  const { eventDate, dateState, freeDays, clock } = lead;
  const isGiven = dateState === "hold" || dateState === "confirmed";
  const until = runsUntil(lead, now);
  return (
    <article className="card panel waiting-lead" data-late={clock.state === "late" ? "" : undefined}>
      <div className="panel-head">
        <h3 className="display panel-title">
          <a href={leadPaths(lead.id).page}>
            {lead.firstName} {lead.lastName}
          </a>
        </h3>
        <ReplyClock {...clock} />
      </div>
      <div className="waiting-facts">
        <p>{[eventTypeLabel(lead.eventType), lead.companyName, writesIn(lead.language)].filter(Boolean).join(", ")}</p>
        <p className="small text-muted">
          {[
            lead.guestCount && `${lead.guestCount} guests`,
            lead.budget,
            lead.timesAsked > 1 && `asked ${lead.timesAsked} times`,
          ]
            .filter(Boolean)
            .join(", ")}
        </p>
        <p className="waiting-date">
          <b>{dayOf(eventDate)}</b>
          <DateBadge state={dateState} />
        </p>
        {isGiven ? (
          <p className="small text-muted">
            {freeDays.length > 0
              ? `${freeDays.map(weekdayInBrief).join(" and ")} ${freeDays.length > 1 ? "are" : "is"} free`
              : "No day close to it is free"}
          </p>
        ) : null}
        {until ? <p className="small text-muted">{until}</p> : null}
      </div>
      <ContactActions lead={lead} isFirst={isFirst} />
    </article>
  );
}

export function WaitingLeads({ leads, now }: { leads: TodayRows["leads"]; now: number }) {
  const waiting = withQuery(adminPaths.leads, { [listQuery.status]: "new" });
  const more = leads.count > leads.rows.length;
  return (
    <section className="admin-stack" aria-labelledby="today-leads">
      <div className="panel-head">
        <h2 className="display panel-title" id="today-leads">
          Waiting for you
        </h2>
        <a className="text-link gap-2" href={more ? waiting : adminPaths.leads}>
          {more ? `All ${countText(leads.count)} that wait` : "All leads"}
          <span className="i-lucide-arrow-right" aria-hidden="true" />
        </a>
      </div>
      <ul className="waiting">
        {leads.rows.map((lead, index) => (
          <li key={lead.id}>
            <WaitingLead lead={lead} isFirst={index === 0} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}
