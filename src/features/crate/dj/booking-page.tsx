import type { CalendarDate } from "../../../platform/dates.ts";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { adminPaths } from "../../admin/paths.ts";
import { BookingLayout } from "../../bookings/dj/booking-layout.tsx";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { songDetails } from "../../songs/model.ts";
import { type CrateTrack, crateInWords, type MatchedSong } from "../match-songs.ts";
import { SearchLinks } from "./search-links.tsx";

const named = ({ title, artist }: { title: string; artist: string | null }): string =>
  [title, artist].filter(Boolean).join(" by ");

const trackInWords = (track: CrateTrack): string =>
  [
    [named(track), track.mix ? `(${track.mix})` : ""].filter(Boolean).join(" "),
    songDetails(track),
    track.bpm === null ? "" : `${track.bpm} BPM`,
    track.key,
  ]
    .filter(Boolean)
    .join(", ");

interface ChoiceProps {
  song: string;
  name: "track" | "act";
  value: string;
  look: string;
  label: string;
}

function Choice({ song, name, value, look, label }: ChoiceProps) {
  return (
    <form method="post">
      <input type="hidden" name="song" value={song} />
      <button className={`btn ${look} btn-small`} type="submit" name={name} value={value}>
        {label}
      </button>
    </form>
  );
}

const ChooseAgain = ({ song }: { song: string }) => (
  <Choice song={song} name="act" value="forget" look="btn-quiet" label="Choose again" />
);

function Doubtful({ song }: { song: MatchedSong }) {
  return (
    <li>
      <h3>{named(song)}</h3>
      <ul className="crate-choices">
        {song.others.map((track) => (
          <li key={track.id}>
            <p>
              {trackInWords(track)}
              {track.location ? <span className="small text-muted break-all"> {track.location}</span> : null}
            </p>
            <Choice song={song.key} name="track" value={track.id} look="btn-secondary" label="This one" />
          </li>
        ))}
      </ul>
      <Choice song={song.key} name="act" value="none" look="btn-quiet" label="None of these" />
    </li>
  );
}

interface BookingCratePageProps {
  booking: { id: string; clientName: string };
  date: CalendarDate;
  isAhead: boolean;
  /** Null without a crate. */
  songs: readonly MatchedSong[] | null;
  notice: string | null;
}

export function BookingCratePage({ booking, date, isAhead, songs, notice }: BookingCratePageProps) {
  const of = (state: MatchedSong["state"]) => (songs ?? []).filter((song) => song.state === state);
  const [missing, doubtful, found] = [of("missing"), of("doubtful"), of("found")];
  return (
    <BookingLayout id={booking.id} clientName={booking.clientName} current="Booking">
      <DoneNotice text={notice} />
      {songs ? (
        <p>{songs.length === 0 ? "No songs are wanted yet." : `${crateInWords(songs, isAhead ? date : null)}.`}</p>
      ) : (
        <p>
          Your library is not here yet: <a href={adminPaths.crate}>bring it in</a>, and the songs are looked for in it.
        </p>
      )}
      {doubtful.length > 0 ? (
        <Panel id="crate-doubtful" title="To choose">
          <p className="text-muted">What you choose holds for the same song at every booking.</p>
          <ol className="panel-rows panel-entries">
            {doubtful.map((song) => (
              <Doubtful key={song.key} song={song} />
            ))}
          </ol>
        </Panel>
      ) : null}
      {missing.length > 0 ? (
        <Panel id="crate-missing" title="To find">
          <ol className="panel-rows panel-entries">
            {missing.map((song) => (
              <li key={song.key}>
                <h3>{named(song)}</h3>
                <SearchLinks song={song} />
                {song.isChosen ? <ChooseAgain song={song.key} /> : null}
              </li>
            ))}
          </ol>
        </Panel>
      ) : null}
      {found.length > 0 ? (
        <Panel id="crate-found" title="In the crate">
          <ol className="panel-rows panel-entries">
            {found.map((song) => (
              <li key={song.key}>
                <h3>{named(song)}</h3>
                <p>{song.track ? trackInWords(song.track) : ""}</p>
                {song.isChosen ? <ChooseAgain song={song.key} /> : null}
              </li>
            ))}
          </ol>
        </Panel>
      ) : null}
    </BookingLayout>
  );
}

export const bookingCrateMetadata = (id: string) =>
  adminMetadata({
    title: "Songs in the crate",
    description: "Which songs of a booking the DJ has, which are to be chosen, and which are to be found.",
    path: bookingPaths(id).crate,
  });
