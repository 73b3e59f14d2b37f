import { agoInWords } from "../../../platform/durations.ts";
import { mailKindInWords } from "../frame/mail-kinds.ts";
import { More, Panel } from "../frame/panel.tsx";
import { mailPaths, outboxOf } from "../outbox/paths.ts";
import type { TodayRows } from "./read-today.ts";

/** Mails that were given up: what they are, to whom, and the way to mend them. Shows nothing when none has failed. */
export function FailedMails({ now, mails }: { now: number; mails: TodayRows["mails"] }) {
  if (mails.failed === 0) return null;
  return (
    <Panel
      id="today-mails"
      title={mails.failed === 1 ? "1 mail failed" : `${mails.failed} mails failed`}
      aside={<More href={outboxOf("failed")}>Open the outbox</More>}
    >
      <ul className="panel-rows panel-entries today-rows">
        {mails.rows.map(({ id, kind, recipient, createdAt }) => (
          <li key={id}>
            <div>
              <h3>
                <a href={mailPaths(id).page}>{mailKindInWords(kind)}</a>
              </h3>
              <p>{recipient}</p>
            </div>
            <p>{agoInWords(now - createdAt)}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
