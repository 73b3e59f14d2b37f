import type { FoundPerson } from "../../business/people/find-people.ts";
import type { Person } from "../../business/people/read-person.ts";
import { instantInWords } from "../../dates.ts";
import { TextField } from "../../ui/field.tsx";
import { AdminLayout } from "../frame/admin-layout.tsx";
import { adminMetadata } from "../frame/admin-metadata.ts";
import { DoneNotice } from "../frame/done-notice.tsx";
import { briefDate, eventTypeLabel } from "../frame/lead-rows.tsx";
import { Panel } from "../frame/panel.tsx";
import { bookingStatusCopy } from "../frame/statuses.ts";
import { adminPaths, askPersonErasure, bookingPaths, exportFile, leadPaths, personFile, personPage } from "../paths.ts";
import { isKnown, namesOf, PersonFacts } from "./person-facts.tsx";

export interface PeoplePageProps {
  /** What was asked for, as it was typed, and what is wrong with it. */
  typed?: string;
  error?: string | undefined;
  /** The one person who was found; the address in lower case. */
  found?: { email: string; person: Person };
  /** Whom a search has found. */
  people?: readonly FoundPerson[];
  erased: boolean;
}

const files = [
  { name: "contacts", label: "Leads and messages" },
  { name: "bookings", label: "Bookings" },
  { name: "subscribers", label: "Subscribers" },
] as const;

/** Finds people by name, phone or email, shows one of them, and exports whole tables. */
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
            <p>{[...emails, ...phones].join(" · ")}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function OnePerson({ email, person }: { email: string; person: Person }) {
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

/** The leads and bookings of a person, the newest first. */
function PersonWays({ person: { contacts, bookings } }: { person: Person }) {
  return (
    <ul className="panel-rows panel-entries">
      {bookings.toReversed().map(({ id, eventType, eventDate, status }) => (
        <li key={id}>
          <h3>
            <a href={bookingPaths(id).page}>
              {eventType}, {briefDate(eventDate)}
            </a>
          </h3>
          <p>Booking, {bookingStatusCopy[status].label.toLowerCase()}</p>
        </li>
      ))}
      {contacts.toReversed().map(({ id, eventType, eventDate, eventCategory, createdAt }) => (
        <li key={id}>
          <h3>
            <a href={leadPaths(id).page}>
              {[eventTypeLabel(eventType), briefDate(eventDate)].filter(Boolean).join(", ")}
            </a>
          </h3>
          <p>
            {eventCategory ? "Lead" : "Message"} of {instantInWords(createdAt)}
          </p>
        </li>
      ))}
    </ul>
  );
}

export const peopleMetadata = adminMetadata({
  title: "People",
  description:
    "Finds people by name, phone or email address, to export or erase all that is stored, and exports whole tables.",
  path: adminPaths.people,
});
