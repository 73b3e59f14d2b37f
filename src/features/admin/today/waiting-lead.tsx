import type { CalendarDate } from "../../../platform/dates.ts";
import { weekdayAndDate, weekdayInBrief } from "../../../platform/english.ts";
import { dialled } from "../../../platform/fields/dialled.ts";
import { writesIn } from "../../../platform/language.ts";
import { leadPaths, replyFragment } from "../../leads/dj/paths.ts";
import { DateBadge } from "../frame/date-badge.tsx";
import { contactStatusCopy } from "../frame/labels.ts";
import { eventTypeLabel } from "../frame/lead-row.tsx";
import { ReplyClock } from "../frame/reply-clock.tsx";
import type { TodayRows } from "./read-today.ts";

function LeadActions({ lead, isFirst }: { lead: TodayLead; isFirst: boolean }) {
  const { page, status, booking } = leadPaths(lead.id);
  const number = dialled(lead.phone);
  const actions = [
    ...(number
      ? [
          { label: "Call", href: `tel:${number}`, icon: "i-lucide-phone" },
          { label: "Text", href: `sms:${number}`, icon: "i-lucide-message-square" },
        ]
      : []),
    { label: "Book", href: booking, icon: "i-lucide-calendar-plus" },
  ];
  const about = (
    <span className="visually-hidden">
      : {lead.firstName} {lead.lastName}
    </span>
  );
  return (
    <form className="today-actions" method="post" action={status}>
      <input type="hidden" name="today" value="" />
      <input type="hidden" name="was" value={lead.status} />
      <a className={`btn btn-small ${isFirst ? "btn-primary" : "btn-secondary"}`} href={page + replyFragment}>
        Reply{about}
      </a>
      {actions.map(({ label, href, icon }) => (
        <a key={label} className="btn btn-small btn-quiet today-icon" href={href} title={label}>
          <span className={icon} aria-hidden="true" />
          <span className="visually-hidden">
            {label}
            {about}
          </span>
        </a>
      ))}
      <button
        className="btn btn-small btn-quiet today-icon"
        type="submit"
        name="status"
        value="contacted"
        title={contactStatusCopy.contacted.label}
      >
        <span className="i-lucide-check" aria-hidden="true" />
        <span className="visually-hidden">
          {contactStatusCopy.contacted.label}
          {about}
        </span>
      </button>
    </form>
  );
}

type TodayLead = TodayRows["leads"]["rows"][number];

const dayOf = (date: CalendarDate | null): string => (date ? weekdayAndDate(date) : "No date yet");

export function WaitingLead({ lead, isFirst }: { lead: TodayLead; isFirst: boolean }) {
  const { eventDate, dateState, freeDays, clock } = lead;
  const isGiven = dateState === "hold" || dateState === "confirmed";
  const free =
    freeDays.length > 0
      ? `${freeDays.map(weekdayInBrief).join(" and ")} ${freeDays.length > 1 ? "are" : "is"} free`
      : "No day close to it is free";
  return (
    <li data-late={clock.state === "late" ? "" : undefined}>
      <div>
        <h3>
          <a href={leadPaths(lead.id).page}>
            {lead.firstName} {lead.lastName}
          </a>
          <ReplyClock {...clock} />
        </h3>
        <p>
          {[
            eventTypeLabel(lead.eventType),
            lead.companyName,
            writesIn(lead.language),
            lead.guestCount && `${lead.guestCount} guests`,
            lead.budget,
            lead.timesAsked > 1 && `asked ${lead.timesAsked} times`,
          ]
            .filter(Boolean)
            .join(", ")}{" "}
          <b>{dayOf(eventDate)}</b> <DateBadge state={dateState} /> {isGiven ? free : null}
        </p>
      </div>
      <LeadActions lead={lead} isFirst={isFirst} />
    </li>
  );
}
