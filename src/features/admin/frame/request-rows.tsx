import { shortDayInWords } from "../../../platform/dates.ts";
import { addressInWords } from "../../../platform/fields/no-address.ts";
import { requestTypeLabels } from "../../requests/model.ts";
import type { ListedRequest } from "../../requests/read-requests.ts";
import { requestPaths } from "../paths.ts";
import { clientRequestStatusCopy } from "./labels.ts";
import { RequestStatusButton } from "./request-status-button.tsx";
import { StatusBadge } from "./status-badge.tsx";

/** Client requests in rows: who asks, what, and since when. `list` is the query of this view, to which the buttons lead back. */
export function RequestRows({ requests, list }: { requests: readonly ListedRequest[]; list: string }) {
  return (
    <ul className="list-rows list-rows-requests">
      {requests.map((request) => (
        <li key={request.id}>
          <article className="list-row">
            <h2 className="list-who">
              <a href={requestPaths(request.id).page}>
                {request.clientName ?? addressInWords(request.clientEmail)}
                <span className="visually-hidden">: {request.subject}</span>
              </a>
            </h2>
            <p className="list-words">
              <b>{request.subject}</b> {request.message}
            </p>
            <p>{requestTypeLabels[request.type]}</p>
            <div className="list-state">
              <StatusBadge status={clientRequestStatusCopy[request.status]} />
              <time dateTime={new Date(request.createdAt).toISOString()}>{shortDayInWords(request.createdAt)}</time>
            </div>
            <div className="list-actions">
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
