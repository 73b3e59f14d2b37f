import { instantInWords } from "../../../platform/dates.ts";
import { clientRequestStatusCopy } from "../../admin/frame/labels.ts";
import { Panel } from "../../admin/frame/panel.tsx";
import { StatusBadge } from "../../admin/frame/status-badge.tsx";
import { requestPaths } from "../../admin/paths.ts";
import { type RequestType, requestTypeLabels } from "../model.ts";

export interface BookingRequest {
  id: string;
  type: RequestType;
  subject: string;
  message: string;
  songRequest: string | null;
  status: keyof typeof clientRequestStatusCopy;
  adminResponse: string | null;
  createdAt: number;
}

export function BookingRequests({ requests }: { requests: readonly BookingRequest[] }) {
  if (requests.length === 0) return null;
  return (
    <Panel id="booking-requests" title="Requests">
      <ul className="client-requests">
        {requests.map(({ id, type, subject, message, songRequest, status, adminResponse, createdAt }) => (
          <li key={id}>
            <div className="panel-head">
              <h3 className="font-600">
                <a className="text-link" href={requestPaths(id).page}>
                  {subject}
                </a>
              </h3>
              <StatusBadge status={clientRequestStatusCopy[status]} />
            </div>
            <p className="small text-muted">
              {[requestTypeLabels[type], songRequest, instantInWords(createdAt)].filter(Boolean).join(" · ")}
            </p>
            <p className="request-excerpt">{message}</p>
            {adminResponse ? (
              <figure className="quote-box">
                <figcaption>Your answer</figcaption>
                <blockquote>{adminResponse}</blockquote>
              </figure>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
