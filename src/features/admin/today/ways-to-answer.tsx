import { leadPaths, replyFragment } from "../../leads/dj/paths.ts";
import { dialled } from "../frame/dialled.ts";
import { contactStatusCopy } from "../frame/statuses.ts";
import type { TodayRows } from "./read-today.ts";

/** What one tap does about a lead: the reply first, then a call or a text; quieter, a booking and the next status. */
export function Ways({ lead, isFirst }: { lead: TodayLead; isFirst: boolean }) {
  const { page, status, booking } = leadPaths(lead.id);
  const number = dialled(lead.phone);
  const about = (
    <span className="visually-hidden">
      : {lead.firstName} {lead.lastName}
    </span>
  );
  return (
    <div className="waiting-ways">
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

/** A lead as the first page shows it. */
export type TodayLead = TodayRows["leads"]["rows"][number];
