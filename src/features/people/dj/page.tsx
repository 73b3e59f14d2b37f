import { dateInBrief, dayInWords, instantInWords } from "../../../platform/english.ts";
import { addressInWords } from "../../../platform/fields/no-address.ts";
import { TextField } from "../../../platform/ui/field.tsx";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { bookingStatusCopy } from "../../admin/frame/labels.ts";
import { eventTypeLabel } from "../../admin/frame/lead-row.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import { type FoundPerson, likelySame } from "../find-people.ts";
import type { Person } from "../read-person.ts";
import { askPersonErasure, exportFile, personApart, personFile, personJoin, personPage } from "./paths.ts";
import { isKnown, namesOf, PersonCounts } from "./person-counts.tsx";

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
  erased: "Erased. Nothing is left that names this person, except what was signed.",
  joined: "Joined. Both addresses are one person now.",
  apart: "Taken apart. The other address is a person of its own again.",
} as const;

const files = [
  { name: "contacts", label: "Leads and messages" },
  { name: "bookings", label: "Bookings" },
  { name: "subscribers", label: "Subscribers" },
] as const;

function PersonRecords({ person: { contacts, bookings } }: { person: Person }) {
  return (
    <ul className="panel-rows panel-entries">
      {bookings.toReversed().map(({ id, eventType, eventDate, status }) => (
        <li key={id}>
          <h3>
            <a href={bookingPaths(id).page}>
              {eventType}, {eventDate && dateInBrief(eventDate)}
            </a>
          </h3>
          <p>Booking, {bookingStatusCopy[status].label.toLowerCase()}</p>
        </li>
      ))}
      {contacts.toReversed().map(({ id, eventType, eventDate, eventCategory, createdAt }) => (
        <li key={id}>
          <h3>
            <a href={leadPaths(id).page}>
              {[eventTypeLabel(eventType), eventDate && dateInBrief(eventDate)].filter(Boolean).join(", ")}
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

function Subscriptions({ subscriptions }: Pick<Person, "subscriptions">) {
  return subscriptions.map(({ email, subscribed, confirmedAt, consentSource }) => {
    const agreed = confirmedAt === null ? "not confirmed yet" : `agreed on ${dayInWords(confirmedAt)}`;
    const where = consentSource ?? "by the link in a mail of this site";
    return (
      <p key={email} className="small">
        Newsletter to {email}: {confirmedAt === null ? agreed : `${agreed}, ${where}`}
        {subscribed ? "" : "; unsubscribed since"}
      </p>
    );
  });
}

/** For addresses joined by mistake. */
function OtherAddresses({ email, others }: { email: string; others: readonly string[] }) {
  if (others.length === 0) return null;
  return (
    <details>
      <summary className="text-link">Two people after all?</summary>
      <ul className="panel-rows panel-entries mt-2">
        {others.map((other) => (
          <li key={other}>
            <p>{addressInWords(other)}</p>
            <form method="post" action={personApart}>
              <input type="hidden" name="email" value={email} />
              <input type="hidden" name="other" value={other} />
              <button className="btn btn-small btn-secondary" type="submit">
                Take apart
                <span className="visually-hidden">: {addressInWords(other)}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
    </details>
  );
}

function OnePerson({ email, person }: { email: string; person: Person }) {
  if (!isKnown(person)) return <p role="status">Nothing is stored of {email}.</p>;
  return (
    <Panel id="person-title" title={namesOf(person).join(", ") || addressInWords(email)}>
      <p className="text-muted person-email">{[...new Set(person.addresses.map(addressInWords))].join(", ")}</p>
      <PersonCounts person={person} />
      <Subscriptions subscriptions={person.subscriptions} />
      <PersonRecords person={person} />
      <OtherAddresses email={email} others={[...new Set(person.addresses)].filter((each) => each !== email)} />
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
