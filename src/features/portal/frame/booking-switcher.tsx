import { dateInWords } from "../../../platform/dates.ts";
import { portalView } from "../../requests/client/paths.ts";
import { portalPaths } from "../paths.ts";
import type { BookingChoice } from "./view.ts";

interface BookingSwitcherProps {
  bookings: readonly BookingChoice[];
  shown: string | undefined;
  at: (id: string) => string;
}

/** The portal's own URL shows the first booking. */
export const dashboardOf = (bookings: readonly BookingChoice[], id: string): string =>
  id === bookings[0]?.id ? portalPaths.dashboard : portalView({ booking: id });

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
