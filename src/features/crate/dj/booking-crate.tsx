import type { CalendarDate } from "../../../platform/dates.ts";
import { Panel } from "../../admin/frame/panel.tsx";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { crateInWords, type MatchedSong } from "../match-songs.ts";

interface BookingCrateProps {
  id: string;
  /** Null once it is over. */
  date: CalendarDate | null;
  songs: readonly MatchedSong[];
}

/** How many of a booking's songs the DJ has. */
export function BookingCrate({ id, date, songs }: BookingCrateProps) {
  return (
    <Panel id="booking-crate" title="Crate">
      <p>{crateInWords(songs, date)}.</p>
      <a className="btn btn-secondary btn-small" href={bookingPaths(id).crate}>
        <span className="i-lucide-disc-3" aria-hidden="true" />
        Song by song
      </a>
    </Panel>
  );
}
