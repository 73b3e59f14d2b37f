import type { Person } from "../../business/people/read-person.ts";
import { instantInWords } from "../../dates.ts";
import { bookingPaths } from "../booking-paths.ts";
import { briefDate, eventTypeLabel } from "../frame/lead-row.tsx";
import { Panel } from "../frame/panel.tsx";
import { bookingStatusCopy } from "../frame/statuses.ts";
import { leadPaths } from "../lead-paths.ts";
import { askPersonErasure, personFile } from "../people-paths.ts";
import { isKnown, namesOf, PersonFacts } from "./person-facts.tsx";

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
