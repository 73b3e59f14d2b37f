import { calendarDateAt } from "../../../platform/dates.ts";
import { briefDateIn } from "../../../platform/language.ts";
import { portalContractOf } from "../../contracts/client/paths.ts";
import { planTypes, type RequestType } from "../../requests/model.ts";
import { ReplyFiles } from "../../requests/reply-files.tsx";
import type { PortalRequest } from "../frame/view.ts";
import type { DashboardWords } from "./form.ts";
import { RequestBadge } from "./request-badge.tsx";

const isPlan = (type: RequestType): boolean => planTypes.some((each) => each === type);

interface RequestListProps {
  words: DashboardWords;
  /** Newest first, shown last. */
  requests: readonly PortalRequest[];
}

export function RequestList({ words: { formats, requests: words }, requests }: RequestListProps) {
  const dayOf = (instant: number) => briefDateIn(formats, calendarDateAt(instant));
  if (requests.length === 0) {
    return <p className="text-muted">{words.none}</p>;
  }
  return (
    <ul className="requests">
      {requests
        .toReversed()
        .map(({ id, type, subject, message, songRequest, status, adminResponse, createdAt, proposed, files }) => (
          <li key={id}>
            {message ? (
              <>
                <p className="request-by request-own small text-muted">
                  <span>
                    <b>{words.you}</b>, <time dateTime={new Date(createdAt).toISOString()}>{dayOf(createdAt)}</time>,{" "}
                    {words.types[type]}
                  </span>
                  {isPlan(type) && status !== "pending" && !adminResponse && !proposed ? null : (
                    <RequestBadge
                      words={isPlan(type) ? { ...words.statuses, completed: words.answered } : words.statuses}
                      status={status}
                    />
                  )}
                </p>
                <div className="request-text">
                  {message.startsWith(subject) ? null : <h3 dir="auto">{subject}</h3>}
                  <p dir="auto">{message}</p>
                  <ReplyFiles files={files ?? []} words={words} />
                  {songRequest ? (
                    <p className="request-song">
                      <span className="i-lucide-music" aria-hidden="true" />
                      <span className="visually-hidden">{words.song} </span>
                      <span dir="auto">{songRequest}</span>
                    </p>
                  ) : null}
                </div>
              </>
            ) : null}
            {adminResponse ? (
              <>
                <p className="request-by small text-muted">
                  <span>
                    <b>{words.dj}</b>
                    {message ? null : (
                      <>
                        , {dayOf(createdAt)}, {subject}
                      </>
                    )}
                  </span>
                </p>
                <p className="request-answer">
                  <span className="visually-hidden">{words.answer} </span>
                  {adminResponse}
                </p>
              </>
            ) : null}
            {proposed ? (
              <>
                <p className="request-by small text-muted">
                  <span>
                    <b>{words.dj}</b>, <time dateTime={new Date(proposed.at).toISOString()}>{dayOf(proposed.at)}</time>
                  </span>
                </p>
                <p className="request-answer">
                  {words.outcomes[proposed.status]}{" "}
                  <a className="text-link" href={portalContractOf(proposed.bookingId)}>
                    {proposed.status === "proposed" ? words.seeChange : words.seeAgreement}
                  </a>
                </p>
              </>
            ) : null}
          </li>
        ))}
    </ul>
  );
}
