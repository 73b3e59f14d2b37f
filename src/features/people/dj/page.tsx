import { addressInWords } from "../../../platform/fields/no-address.ts";
import { TextField } from "../../../platform/ui/field.tsx";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { adminPaths } from "../../admin/paths.ts";
import { type FoundPerson, likelySame } from "../find-people.ts";
import type { Person } from "../read-person.ts";
import { OnePerson } from "./one-person.tsx";
import { exportFile, personJoin, personPage } from "./paths.ts";

function Matches({ people, typed }: { people: readonly FoundPerson[]; typed: string }) {
  if (people.length === 0) return <p role="status">Nobody is found by “{typed}”.</p>;
  return (
    <Panel id="matches-title" title={people.length === 1 ? "1 person" : `${people.length} people`}>
      <ul className="panel-rows panel-entries">
        {people.map((person, at) => (
          <li key={person.emails[0]}>
            <h3>
              <a href={personPage(person.emails[0] ?? "")}>{person.names.join(", ")}</a>
            </h3>
            <p>{[...new Set(person.emails.map(addressInWords)), ...person.phones].join(" · ")}</p>
            <SamePerson person={person} same={likelySame(person, people.slice(0, at))} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function SamePerson({ person, same }: { person: FoundPerson; same: ReturnType<typeof likelySame> }) {
  if (!same) return null;
  const { other, by } = same;
  const address = other.emails[0] ?? "";
  return (
    <form className="status-buttons mt-2" method="post" action={personJoin}>
      <input type="hidden" name="email" value={address} />
      <input type="hidden" name="other" value={person.emails[0] ?? ""} />
      <p className="small text-muted">
        The same {by} as {other.names[0]}, {addressInWords(address)}. One person? Then both are read, exported and
        erased as one.
      </p>
      <button className="btn btn-small btn-secondary" type="submit">
        Join them
      </button>
    </form>
  );
}

export interface PeoplePageProps {
  typed?: string;
  error?: string | undefined;
  found?: { email: string; person: Person };
  people?: readonly FoundPerson[];
  done: keyof typeof doneWords | null;
}

const doneWords = {
  erased: "Erased. Nothing is left that names this person.",
  joined: "Joined. Both addresses are one person now.",
  apart: "Taken apart. The other address is a person of its own again.",
} as const;

const files = [
  { name: "contacts", label: "Leads and messages" },
  { name: "bookings", label: "Bookings" },
  { name: "subscribers", label: "Subscribers" },
] as const;

export function PeoplePage({ typed, error, found, people, done }: PeoplePageProps) {
  return (
    <AdminLayout path={adminPaths.people} title="People">
      <DoneNotice text={done && doneWords[done]} />
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
            <button className="btn btn-primary justify-self-start" type="submit">
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
          <p className="small">
            <a className="text-link" href={adminPaths.import}>
              Bring clients and bookings along from another tool
            </a>
          </p>
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
