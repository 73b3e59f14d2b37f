import { instantInWords } from "../../../platform/dates.ts";
import { requestTypeLabels } from "../../requests/model.ts";
import type { ListedRequest } from "../../requests/read-requests.ts";
import { requestPaths } from "../paths.ts";
import { clientRequestStatusCopy } from "./labels.ts";
import { briefDate } from "./lead-row.tsx";
import { RequestStatusButton } from "./request-status-button.tsx";
import { StatusBadge } from "./status-badge.tsx";

/** Client requests one below the other. `list` is the query of this view, to which the buttons lead back. */
export function RequestRows({ requests, list }: { requests: readonly ListedRequest[]; list: string }) {
  return (
    <ul className="request-rows">
      {requests.map((request) => (
        <li key={request.id}>
          <article className="card panel">
            <div className="panel-head">
              <h2 className="display panel-title">
                <a href={requestPaths(request.id).page}>{request.subject}</a>
              </h2>
              <StatusBadge status={clientRequestStatusCopy[request.status]} />
            </div>
            <p className="small text-muted">
              {[
                requestTypeLabels[request.type],
                request.clientName ?? request.clientEmail,
                request.eventDate && `event on ${briefDate(request.eventDate)}`,
                `asked ${instantInWords(request.createdAt)}`,
              ]
                .filter(Boolean)
                .join("\u00a0· ")}
            </p>
            <p className="request-excerpt">{request.message}</p>
            <div className="status-buttons">
              <a className="btn btn-secondary btn-small" href={requestPaths(request.id).page}>
                <span className="i-lucide-reply" aria-hidden="true" />
                {request.status === "pending" ? "Answer" : "Open"}
                <span className="visually-hidden">: {request.subject}</span>
              </a>
              <RequestStatusButton request={request} list={list} />
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
