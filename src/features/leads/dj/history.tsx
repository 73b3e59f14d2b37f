import { instantInWords } from "../../../platform/dates.ts";
import { StatusBadge } from "../../admin/frame/status-badge.tsx";
import { contactStatusCopy } from "../../admin/frame/statuses.ts";
import type { ContactEvent } from "../lead-history.ts";

/** What became of a lead, newest first. */
export function History({ events, createdAt }: { events: readonly ContactEvent[]; createdAt: number }) {
  return (
    <ol className="history">
      {events.map(({ id, status, note, by, createdAt: at }) => (
        <li key={id}>
          {status ? <StatusBadge status={contactStatusCopy[status]} /> : <p className="history-note">{note}</p>}
          <p>
            <time dateTime={new Date(at).toISOString()}>{instantInWords(at)}</time>, {by}
          </p>
        </li>
      ))}
      <li>
        <StatusBadge status={contactStatusCopy.new} />
        <p>
          <time dateTime={new Date(createdAt).toISOString()}>{instantInWords(createdAt)}</time>, by the form
        </p>
      </li>
    </ol>
  );
}
