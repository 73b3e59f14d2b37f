import { shortDayInWords } from "../../../platform/dates.ts";
import { Mark } from "../../../platform/ui/mark.tsx";
import { requestTypeLabels } from "../../requests/model.ts";
import type { PortalRequest } from "../frame/view.ts";
import { RequestBadge } from "./status-badge.tsx";

/** A client's requests, newest first, each with the DJ's answer once there is one. */
export function RequestList({ requests }: { requests: readonly PortalRequest[] }) {
  if (requests.length === 0) {
    return (
      <div className="no-requests">
        <Mark className="w-[56px] text-field-line" />
        <p>No requests yet. Submit your first request!</p>
      </div>
    );
  }
  return (
    <ul className="requests">
      {requests.map(({ id, type, subject, message, songRequest, status, adminResponse, createdAt }) => (
        <li key={id}>
          <p className="small text-muted">
            {requestTypeLabels[type]}
            <br />
            <time dateTime={new Date(createdAt).toISOString()}>{shortDayInWords(createdAt)}</time>
          </p>
          <div className="request-text">
            <h3 dir="auto">{subject}</h3>
            <p className="text-muted" dir="auto">
              {message}
            </p>
            {songRequest ? (
              <p className="request-song">
                <span className="i-lucide-music" aria-hidden="true" />
                <span className="visually-hidden">Song: </span>
                <span dir="auto">{songRequest}</span>
              </p>
            ) : null}
            {adminResponse ? (
              <p className="request-answer">
                <b>Answer:</b> {adminResponse}
              </p>
            ) : null}
          </div>
          <RequestBadge status={status} />
        </li>
      ))}
    </ul>
  );
}
