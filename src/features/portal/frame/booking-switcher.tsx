import { dateInWords } from "../../../platform/dates.ts";
import { portalView } from "../../requests/client/paths.ts";
import { portalPaths } from "../paths.ts";
import type { BookingChoice } from "./view.ts";

interface BookingSwitcherProps {
  /** The client's bookings, the next one first. */
  bookings: readonly BookingChoice[];
  /** Id of the one that is shown. */
  shown: string | undefined;
  /** The address of the same page for another booking. */
  at: (id: string) => string;
}

/** The dashboard of the booking `id`: the portal's own address shows the first one. */
export const dashboardOf = (bookings: readonly BookingChoice[], id: string): string =>
  id === bookings[0]?.id ? portalPaths.dashboard : portalView({ booking: id });

/** Leads from one of a client's bookings to another; nothing for who has only one. */
export function BookingSwitcher({ bookings, shown, at }: BookingSwitcherProps) {
  if (bookings.length < 2) return null;
  return (
    <nav aria-label="Your bookings">
      <ul className="portal-others">
        {bookings.map(({ id, eventDate, eventType }) => (
          <li key={id}>
            <a href={at(id)} aria-current={id === shown ? "page" : undefined}>
              {dateInWords(eventDate).replace(/^\w+, /, "")}
              <span className="text-muted">{eventType}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
