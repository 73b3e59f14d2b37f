import { agoInWords } from "../../../platform/durations.ts";
import { requestTypeLabels } from "../../requests/model.ts";
import { More, Panel } from "../frame/panel.tsx";
import { adminPaths, requestPaths } from "../paths.ts";
import type { TodayRows } from "./read-today.ts";

/** The requests of clients that have waited longest for an answer. */
export function RequestSummary({ now, requests }: { now: number; requests: TodayRows["requests"] }) {
  return (
    <Panel id="today-requests" title="Pending requests" aside={<More href={adminPaths.requests}>All requests</More>}>
      {requests.count === 0 ? (
        <p className="panel-empty">No client waits for an answer.</p>
      ) : (
        <ul className="panel-rows panel-entries today-rows">
          {requests.rows.map(({ id, subject, type, clientName, clientEmail, createdAt }) => (
            <li key={id}>
              <div>
                <h3>
                  <a href={requestPaths(id).page}>{subject}</a>
                </h3>
                <p>
                  {[clientName ?? clientEmail, requestTypeLabels[type], agoInWords(now - createdAt)].join("\u00a0· ")}
                </p>
              </div>
              <a className="btn btn-secondary btn-small" href={requestPaths(id).page}>
                <span className="i-lucide-reply" aria-hidden="true" />
                Answer<span className="visually-hidden">: {subject}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
