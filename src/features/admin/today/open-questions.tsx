import { agoInWords } from "../../../platform/durations.ts";
import { leadPaths, replyFragment } from "../../leads/dj/paths.ts";
import { Panel } from "../frame/panel.tsx";
import type { TodayRows } from "./read-today.ts";

/** What clients ask about their quotes, and where each is answered; nothing while nobody asks. */
export function OpenQuestions({ now, questions }: { now: number; questions: TodayRows["questions"] }) {
  if (questions.length === 0) return null;
  return (
    <Panel id="today-questions" title="Questions about quotes">
      <ul className="panel-rows panel-entries today-rows">
        {questions.map(({ contactId, firstName, lastName, text, askedAt }) => (
          <li key={`${contactId}-${askedAt}`}>
            <div>
              <h3>
                <a href={leadPaths(contactId).page}>
                  {firstName} {lastName}
                </a>
              </h3>
              <p>{[text, agoInWords(now - askedAt)].filter(Boolean).join("\u00a0· ")}</p>
            </div>
            <a className="btn btn-secondary btn-small" href={leadPaths(contactId).page + replyFragment}>
              <span className="i-lucide-reply" aria-hidden="true" />
              Answer
              <span className="visually-hidden">
                : {firstName} {lastName}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
