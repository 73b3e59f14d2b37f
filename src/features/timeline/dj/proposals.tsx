import { instantInWords } from "../../../platform/dates.ts";
import { Panel } from "../../admin/frame/panel.tsx";
import type { Proposal } from "../../proposals/proposals.ts";

/** Changes of a locked plan that wait for the DJ: what was, what shall be, and by whom. */
export function Proposals({ proposals, action }: { proposals: readonly Proposal[]; action: string }) {
  return (
    <Panel id="proposals-title" title="Waiting for your yes">
      {proposals.length === 0 ? (
        <p className="text-muted">Nothing waits.</p>
      ) : (
        <ul className="panel-rows panel-entries">
          {proposals.map(({ batch, author, at, changes }) => (
            <li key={batch}>
              <p className="small text-muted">
                {author}, {instantInWords(at)}
              </p>
              <ul className="grid gap-2">
                {changes.map(({ id, subject, field, before, after }) => (
                  <li className="break-words" key={id}>
                    <b>
                      {subject}, {field}:
                    </b>{" "}
                    <span className="text-muted">{before ?? "nothing"}</span>{" "}
                    <span className="i-lucide-arrow-right" aria-hidden="true" />
                    <span className="visually-hidden">becomes</span> {after ?? "nothing"}
                  </li>
                ))}
              </ul>
              <form className="status-buttons mt-3" method="post" action={action}>
                <input type="hidden" name="batch" value={batch} />
                <button className="btn btn-small btn-secondary" type="submit" name="decision" value="accept">
                  Accept<span className="visually-hidden"> the change of {author}</span>
                </button>
                <button className="btn btn-small btn-quiet" type="submit" name="decision" value="decline">
                  Decline<span className="visually-hidden"> the change of {author}</span>
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
