import type { Person } from "../../business/people/read-person.ts";
import { instantInWords } from "../../dates.ts";
import { bookingPaths } from "../booking-paths.ts";
import { briefDate, eventTypeLabel } from "../frame/lead-row.tsx";
import { bookingStatusCopy } from "../frame/statuses.ts";
import { leadPaths } from "../lead-paths.ts";

/** The leads and bookings of a person, the newest first. */
export function PersonWays({ person: { contacts, bookings } }: { person: Person }) {
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
