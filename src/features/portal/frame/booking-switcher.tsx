import { longDateIn } from "../../../platform/language.ts";
import { useWords } from "../../../platform/pages/words.ts";
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
  const { formats, portal } = useWords();
  if (bookings.length < 2) return null;
  return (
    <nav aria-label={portal.bookings}>
      <ul className="portal-others">
        {bookings.map(({ id, eventDate, eventType }) => (
          <li key={id}>
            <a href={at(id)} aria-current={id === shown ? "page" : undefined}>
              {longDateIn(formats, eventDate)}
              <span className="text-muted">{eventType}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
