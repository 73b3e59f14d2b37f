import type { Person } from "../../business/people/people.ts";
import { TextField } from "../../ui/field.tsx";
import { AdminLayout } from "../frame/admin-layout.tsx";
import { adminMetadata } from "../frame/admin-metadata.ts";
import { DoneNotice } from "../frame/done-notice.tsx";
import { Panel } from "../frame/panel.tsx";
import { adminPaths, askPersonErasure, exportFile, personFile } from "../paths.ts";
import { isKnown, namesOf, PersonFacts } from "./person-facts.tsx";

export interface PeoplePageProps {
  /** The address that was asked for, as it was typed, and what is wrong with it. */
  typed?: string;
  error?: string | undefined;
  /** Who was found; the address in lower case. */
  found?: { email: string; person: Person };
  erased: boolean;
}

const files = [
  { name: "contacts", label: "Leads and messages" },
  { name: "bookings", label: "Bookings" },
  { name: "subscribers", label: "Subscribers" },
] as const;

/** Finds one person by e-mail address, and exports whole tables. */
export function PeoplePage({ typed, error, found, erased }: PeoplePageProps) {
  return (
    <AdminLayout path={adminPaths.people} title="People">
      <DoneNotice text={erased ? "Erased. Nothing is left that names this person." : null} />
      <div className="people">
        <div>
          <form className="card panel" method="get" action={adminPaths.people}>
            <TextField
              id="person-email"
              name="email"
              type="email"
              label="Find a person by e-mail"
              autoComplete="off"
              entry={typed}
              error={error}
              className="full"
            />
            <button className="btn btn-primary self-start" type="submit">
              Find
            </button>
          </form>
          {found ? <FoundPerson {...found} /> : null}
        </div>
        <Panel id="exports-title" title="Whole tables">
          <p className="small text-muted">CSV files for a spreadsheet. Times are in UTC.</p>
          <ul>
            {files.map(({ name, label }) => (
              <li key={name}>
                <a className="text-link gap-2" href={exportFile(name)} download>
                  <span className="i-lucide-download" aria-hidden="true" />
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </AdminLayout>
  );
}

function FoundPerson({ email, person }: { email: string; person: Person }) {
  if (!isKnown(person)) return <p role="status">Nothing is stored of {email}.</p>;
  return (
    <Panel id="person-title" title={namesOf(person).join(", ") || email}>
      <p className="text-muted person-email">{email}</p>
      <PersonFacts person={person} />
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

export const peopleMetadata = adminMetadata({
  title: "People",
  description: "Finds one person by e-mail address, to export or erase all that is stored, and exports whole tables.",
  path: adminPaths.people,
});
