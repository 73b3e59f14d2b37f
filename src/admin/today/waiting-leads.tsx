import type { TodayRows } from "../../business/reports/today.ts";
import { withQuery } from "../../site/paths.ts";
import { DateBadge } from "../frame/date-badge.tsx";
import { dialled } from "../frame/dialled.ts";
import { countText } from "../frame/figures.ts";
import { briefDate, eventTypeLabel, type LeadRow } from "../frame/lead-rows.tsx";
import { ReplyClock } from "../frame/reply-clock.tsx";
import { contactStatusCopy } from "../frame/statuses.ts";
import { adminPaths, leadPaths, listQuery, replyFragment } from "../paths.ts";

/** The leads that wait for a reply, the late ones first. */
export function WaitingLeads({ leads }: { leads: TodayRows["leads"] }) {
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
      {leads.rows.length === 0 ? (
        <p className="card panel text-muted">No lead waits. The quote form on the home page brings them here.</p>
      ) : (
        <ul className="waiting">
          {leads.rows.map((lead, index) => (
            <li key={lead.id}>
              <WaitingLead lead={lead} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function WaitingLead({ lead, isFirst }: { lead: LeadRow; isFirst: boolean }) {
  const { page, status, booking } = leadPaths(lead.id);
  const name = `${lead.firstName} ${lead.lastName}`;
  const number = dialled(lead.phone);
  const about = <span className="visually-hidden">: {name}</span>;
  return (
    <article className="card panel waiting-lead" data-late={lead.clock.state === "late" ? "" : undefined}>
      <div className="panel-head">
        <h3 className="display panel-title">
          <a href={page}>{name}</a>
        </h3>
        <ReplyClock {...lead.clock} />
      </div>
      <div>
        <p>{[eventTypeLabel(lead.eventType), lead.companyName].filter(Boolean).join(", ")}</p>
        <p className="small text-muted">
          {[
            lead.guestCount && `${lead.guestCount} guests`,
            lead.budget,
            lead.timesAsked > 1 && `asked ${lead.timesAsked} times`,
          ]
            .filter(Boolean)
            .join(", ")}
        </p>
      </div>
      <p className="waiting-date">
        <b>{briefDate(lead.eventDate) ?? "No date yet"}</b>
        <DateBadge state={lead.dateState} />
      </p>
      <div className="waiting-ways">
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
        <a className="btn btn-secondary" href={booking}>
          <span className="i-lucide-calendar-plus" aria-hidden="true" />
          Book{about}
        </a>
        <form method="post" action={status}>
          <input type="hidden" name="today" value="" />
          <input type="hidden" name="was" value={lead.status} />
          <button className="btn btn-quiet" type="submit" name="status" value="contacted">
            {contactStatusCopy.contacted.label}
            {about}
          </button>
        </form>
      </div>
    </article>
  );
}
