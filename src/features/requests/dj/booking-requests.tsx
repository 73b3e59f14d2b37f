import type { Proposed } from "../../../database/schema/requests.ts";
import { instantInWords } from "../../../platform/english.ts";
import { clientRequestStatusCopy } from "../../admin/frame/labels.ts";
import { Panel } from "../../admin/frame/panel.tsx";
import { StatusBadge } from "../../admin/frame/status-badge.tsx";
import { type RequestType, requestTypeLabels } from "../model.ts";
import { requestPaths } from "./paths.ts";

const outcomes: Readonly<Record<Proposed["status"], string>> = {
  proposed: "A change, which waits for the client",
  accepted: "A change, which was agreed on",
  declined: "A change, which was declined",
  withdrawn: "A change, which you took back",
};

export const proposedInWords = (proposed: Proposed | null): string | null =>
  proposed && `${outcomes[proposed.status]}: ${instantInWords(proposed.at)}`;

export interface BookingRequest {
  id: string;
  type: RequestType;
  subject: string;
  message: string;
  songRequest: string | null;
  status: keyof typeof clientRequestStatusCopy;
  adminResponse: string | null;
  createdAt: number;
  /** Null: the client. */
  writer: string | null;
  proposed: Proposed | null;
}

/** Requests that the card has room for. */
const mostShown = 2;

function Requests({ requests }: { requests: readonly BookingRequest[] }) {
  return (
    <ul className="client-requests">
      {requests.map(
        ({ id, type, subject, message, songRequest, status, adminResponse, createdAt, writer, proposed }) => (
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
              {[
                message ? requestTypeLabels[type] : null,
                writer && `from ${writer}`,
                songRequest,
                instantInWords(createdAt),
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
            {message ? <p className="request-excerpt">{message}</p> : null}
            {proposed ? <p className="small">{proposedInWords(proposed)}</p> : null}
            {adminResponse ? (
              <figure className="quote-box">
                <figcaption>{message ? "Your answer" : "You wrote"}</figcaption>
                <blockquote>{adminResponse}</blockquote>
              </figure>
            ) : null}
          </li>
        ),
      )}
    </ul>
  );
}

/** Those to answer come first, and nothing hides them. */
export function BookingRequests({ requests }: { requests: readonly BookingRequest[] }) {
  const pending = requests.filter(({ status }) => status === "pending");
  const sorted = [...pending, ...requests.filter(({ status }) => status !== "pending")];
  const first = Math.max(mostShown, pending.length);
  return (
    <Panel
      id="booking-requests"
      title="Messages"
      aside={pending.length > 0 ? <span className="badge">{pending.length} to answer</span> : null}
    >
      {requests.length === 0 ? <p className="text-muted">No requests yet.</p> : null}
      <Requests requests={sorted.slice(0, first)} />
      {sorted.length > first ? (
        <details>
          <summary className="text-link">{sorted.length - first} more</summary>
          <Requests requests={sorted.slice(first)} />
        </details>
      ) : null}
    </Panel>
  );
}
