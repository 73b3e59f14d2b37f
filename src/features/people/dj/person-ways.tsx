import { instantInWords } from "../../../platform/dates.ts";
import { briefDate, eventTypeLabel } from "../../admin/frame/lead-row.tsx";
import { bookingStatusCopy } from "../../admin/frame/statuses.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import type { Person } from "../read-person.ts";

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
