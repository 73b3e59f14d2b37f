import type { ClientRequestStatus } from "../../../content/statuses.ts";
import { dashboard } from "../../../content/words/en/dashboard.ts";
import { instantInWords, shortDayInWords } from "../../../platform/english.ts";
import { addressInWords } from "../../../platform/fields/no-address.ts";
import { DetailList } from "../../../platform/ui/detail-list.tsx";
import { AdminLayout, badgeOf } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { clientRequestStatusCopy } from "../../admin/frame/labels.ts";
import { ChoiceLinks, EmptyList, Pager } from "../../admin/frame/list-parts.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { RequestStatusButton } from "../../admin/frame/request-status-button.tsx";
import { StatusBadge } from "../../admin/frame/status-badge.tsx";
import { adminPaths, listParameters } from "../../admin/paths.ts";
import { withQuery } from "../../site/paths.ts";
import type { ShownReply } from "../mail/store-reply.ts";
import { requestTypeLabels } from "../model.ts";
import type { ListedRequest } from "../read-requests.ts";
import { ReplyFiles, shownFiles } from "../reply-files.tsx";
import { replyFilePath, requestPaths, waitingReplyPath } from "./paths.ts";

export interface RequestsPageProps {
  status: ClientRequestStatus | null;
  requests: readonly ListedRequest[];
  replies: readonly ShownReply[];
  pending: string | null;
  next: string | null;
  later: boolean;
  notice: string | null;
}

const everything = "all";
const address = (status: ClientRequestStatus | null): string =>
  withQuery(adminPaths.requests, { [listParameters.status]: status === "pending" ? null : (status ?? everything) });

function WaitingReplies({ replies }: { replies: readonly ShownReply[] }) {
  if (replies.length === 0) return null;
  return (
    <Panel id="waiting-replies" title="Replies that are not verified">
      <ul className="client-requests">
        {replies.map(({ id, isByDj, fromEmail, subject, words, files, client, clientEmail, createdAt }) => (
          <li key={id}>
            <h3 className="font-600">{subject}</h3>
            <DetailList
              className="facts"
              facts={[
                ["From", fromEmail],
                [isByDj ? "To" : "In the conversation of", [client, clientEmail].filter(Boolean).join(", ")],
                ["Received", instantInWords(createdAt)],
              ]}
            />
            <figure className="quote-box">
              <figcaption>{isByDj ? "Goes to the client in your name" : "Only you see this so far"}</figcaption>
              <blockquote>{words || "Only files, without words."}</blockquote>
            </figure>
            <ReplyFiles words={dashboard.requests} files={shownFiles(files, (index) => replyFilePath(id, index))} />
            <form className="list-actions" method="post" action={waitingReplyPath(id)}>
              <button className="btn btn-primary btn-small" type="submit" name="decision" value="accept">
                {isByDj ? "It is mine: send it" : "It is theirs: accept"}
                <span className="visually-hidden">: {subject}</span>
              </button>
              <button className="btn btn-quiet btn-small" type="submit" name="decision" value="discard">
                Discard
                <span className="visually-hidden">: {subject}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function RequestsPage({ status, requests, replies, pending, next, later, notice }: RequestsPageProps) {
  const here = address(status);
  return (
    <AdminLayout
      path={adminPaths.requests}
      title="Requests"
      badges={{ [adminPaths.requests]: badgeOf(pending, "pending") }}
    >
      <div className="admin-stack">
        <DoneNotice text={notice} />
        <WaitingReplies replies={replies} />
        <ChoiceLinks
          label="Status"
          links={[
            {
              href: address("pending"),
              label: clientRequestStatusCopy.pending.label,
              count: pending,
              current: status === "pending",
            },
            {
              href: address("completed"),
              label: clientRequestStatusCopy.completed.label,
              current: status === "completed",
            },
            { href: address(null), label: "All", current: status === null },
          ]}
        />
        {requests.length > 0 ? (
          <RequestRows requests={requests} list={here.slice(adminPaths.requests.length + 1)} />
        ) : (
          <EmptyList
            text={status === "pending" ? "Nobody waits for an answer." : "No requests yet."}
            link={status === "pending" ? { href: address(null), label: "Show all requests" } : undefined}
          />
        )}
        <Pager
          next={
            next &&
            withQuery(adminPaths.requests, {
              [listParameters.status]: status === "pending" ? null : (status ?? everything),
              [listParameters.from]: next,
            })
          }
          label="More"
          first={later ? { href: here, label: "From the beginning" } : null}
        />
      </div>
    </AdminLayout>
  );
}

export const requestsMetadata = adminMetadata({
  title: "Client requests",
  description: "What clients ask in their portal, the longest wait first, to answer by mail, complete or open again.",
  path: adminPaths.requests,
});

/** This view's query, to which the buttons lead back. */
function RequestRows({ requests, list }: { requests: readonly ListedRequest[]; list: string }) {
  return (
    <ul className="list-rows list-rows-requests">
      {requests.map((request) => (
        <li key={request.id}>
          <article className="list-row">
            <h2 className="list-person">
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
