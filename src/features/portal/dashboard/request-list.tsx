import type { MouseEvent } from "react";
import { shortDayInWords } from "../../../platform/dates.ts";
import { Mark } from "../../../platform/ui/mark.tsx";
import { portalContractOf } from "../../bookings/client/paths.ts";
import type { portalView } from "../../requests/client/paths.ts";
import { requestTypeLabels } from "../../requests/model.ts";
import { ReplyFiles } from "../../requests/reply-files.tsx";
import type { PortalRequest, PortalRequestPage } from "../frame/view.ts";
import { RequestBadge } from "./status-badge.tsx";

const outcomes: Readonly<Record<NonNullable<PortalRequest["proposed"]>["status"], string>> = {
  proposed: "I propose a change of what we signed. It waits for your yes.",
  accepted: "I proposed a change, and we agreed on it.",
  declined: "I proposed a change, and you kept what we signed.",
  withdrawn: "I took back the change that I had proposed.",
};

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
      {requests.map(
        ({ id, type, subject, message, songRequest, status, adminResponse, createdAt, proposed, files }) => (
          <li key={id}>
            <p className="request-by small text-muted">
              <span>
                <b>You</b>, <time dateTime={new Date(createdAt).toISOString()}>{shortDayInWords(createdAt)}</time>,{" "}
                {requestTypeLabels[type]}
              </span>
              <RequestBadge status={status} />
            </p>
            <div className="request-text">
              <h3 dir="auto">{subject}</h3>
              <p dir="auto">{message}</p>
              <ReplyFiles files={files ?? []} />
              {songRequest ? (
                <p className="request-song">
                  <span className="i-lucide-music" aria-hidden="true" />
                  <span className="visually-hidden">Song: </span>
                  <span dir="auto">{songRequest}</span>
                </p>
              ) : null}
            </div>
            {adminResponse ? (
              <>
                <p className="request-by small text-muted">
                  <b>Your DJ</b>
                </p>
                <p className="request-answer">
                  <span className="visually-hidden">Answer: </span>
                  {adminResponse}
                </p>
              </>
            ) : null}
            {proposed ? (
              <>
                <p className="request-by small text-muted">
                  <span>
                    <b>Your DJ</b>,{" "}
                    <time dateTime={new Date(proposed.at).toISOString()}>{shortDayInWords(proposed.at)}</time>
                  </span>
                </p>
                <p className="request-answer">
                  {outcomes[proposed.status]}{" "}
                  <a className="text-link" href={portalContractOf(proposed.bookingId)}>
                    {proposed.status === "proposed" ? "See old and new, and answer" : "See the agreement"}
                  </a>
                </p>
              </>
            ) : null}
          </li>
        ),
      )}
    </ul>
  );
}

export function RequestPaging({
  newest,
  view,
  page,
  showOlder,
}: {
  newest: boolean;
  view: (more?: Parameters<typeof portalView>[0]) => string;
  page: PortalRequestPage;
  showOlder: (event: MouseEvent<HTMLAnchorElement>, cursor: string) => void;
}) {
  return (
    <p className="portal-paging">
      {newest ? null : (
        <a className="text-link" href={view()}>
          Newest requests
        </a>
      )}
      {page.older ? (
        <a
          className="text-link"
          href={view({ before: page.older })}
          onClick={(event) => showOlder(event, page.older ?? "")}
          data-replay=""
        >
          Older requests
          <span className="i-lucide-arrow-down" aria-hidden="true" />
        </a>
      ) : null}
    </p>
  );
}
