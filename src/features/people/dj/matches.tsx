import { Panel } from "../../admin/frame/panel.tsx";
import type { FoundPerson } from "../find-people.ts";
import { personPage } from "./paths.ts";

/** People among whom to choose. */
export function Matches({ people, typed }: { people: readonly FoundPerson[]; typed: string }) {
  if (people.length === 0) return <p role="status">Nobody is found by “{typed}”.</p>;
  return (
    <Panel id="matches-title" title={people.length === 1 ? "1 person" : `${people.length} people`}>
      <ul className="panel-rows panel-entries">
        {people.map(({ emails, names, phones }) => (
          <li key={emails[0]}>
            <h3>
              <a href={personPage(emails[0] ?? "")}>{names.join(", ")}</a>
            </h3>
            <p>{[...emails, ...phones].join(" · ")}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
