import { addressInWords } from "../../../platform/fields/no-address.ts";
import { TextField } from "../../../platform/ui/field.tsx";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { adminPaths } from "../../admin/paths.ts";
import type { FoundPerson } from "../find-people.ts";
import type { Person } from "../read-person.ts";
import { OnePerson } from "./one-person.tsx";
import { exportFile, personPage } from "./paths.ts";

function Matches({ people, typed }: { people: readonly FoundPerson[]; typed: string }) {
  if (people.length === 0) return <p role="status">Nobody is found by “{typed}”.</p>;
  return (
    <Panel id="matches-title" title={people.length === 1 ? "1 person" : `${people.length} people`}>
      <ul className="panel-rows panel-entries">
        {people.map(({ emails, names, phones }) => (
          <li key={emails[0]}>
            <h3>
              <a href={personPage(emails[0] ?? "")}>{names.join(", ")}</a>
            </h3>
            <p>{[...new Set(emails.map(addressInWords)), ...phones].join(" · ")}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export interface PeoplePageProps {
  /** As typed. */
  typed?: string;
  error?: string | undefined;
  /** In lower case. */
  found?: { email: string; person: Person };
  people?: readonly FoundPerson[];
  erased: boolean;
}

const files = [
  { name: "contacts", label: "Leads and messages" },
  { name: "bookings", label: "Bookings" },
  { name: "subscribers", label: "Subscribers" },
] as const;

export function PeoplePage({ typed, error, found, people, erased }: PeoplePageProps) {
  return (
    <AdminLayout path={adminPaths.people} title="People">
      <DoneNotice text={erased ? "Erased. Nothing is left that names this person." : null} />
      <div className="people">
        <div>
          <form className="card panel" method="get" action={adminPaths.people}>
            <TextField
              id="person-search"
              name="q"
              type="search"
              label="Find a person by name, phone or email"
              autoComplete="off"
              entry={typed}
              error={error}
              className="full"
            />
            <button className="btn btn-primary self-start" type="submit">
              Find
            </button>
          </form>
          {found ? <OnePerson {...found} /> : null}
          {people ? <Matches people={people} typed={typed ?? ""} /> : null}
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

export const peopleMetadata = adminMetadata({
  title: "People",
  description:
    "Finds people by name, phone or email address, to export or erase all that is stored, and exports whole tables.",
  path: adminPaths.people,
});
