import { Panel } from "../../admin/frame/panel.tsx";
import type { Person } from "../read-person.ts";
import { askPersonErasure, personFile } from "./paths.ts";
import { isKnown, namesOf, PersonFacts } from "./person-facts.tsx";
import { PersonWays } from "./person-ways.tsx";

export function OnePerson({ email, person }: { email: string; person: Person }) {
  if (!isKnown(person)) return <p role="status">Nothing is stored of {email}.</p>;
  return (
    <Panel id="person-title" title={namesOf(person).join(", ") || email}>
      <p className="text-muted person-email">{person.addresses.join(", ")}</p>
      <PersonFacts person={person} />
      <PersonWays person={person} />
      <div className="status-buttons">
        <a className="btn btn-secondary" href={personFile(email)} download>
          <span className="i-lucide-download" aria-hidden="true" />
          Export as JSON
        </a>
        <a className="btn btn-secondary" href={askPersonErasure(email)}>
          <span className="i-lucide-eraser" aria-hidden="true" />
          Erase…
        </a>
      </div>
    </Panel>
  );
}
