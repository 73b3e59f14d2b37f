import { Island } from "../../../platform/islands/island.tsx";
import printButton from "../../../platform/islands/print-button.island.tsx";
import { FoldPanel } from "../../admin/frame/panel.tsx";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { songDetails, songPreferenceLabels } from "../model.ts";
import type { GroupedSong, SongGroup } from "./song-groups.ts";

function Song({ song: { title, artist, alsoIn, seconds, explicit } }: { song: GroupedSong }) {
  const facts = songDetails({ seconds, explicit });
  return (
    <li>
      <b>{title}</b>
      {artist ? <> by {artist}</> : null}
      {facts ? <span className="text-muted"> {facts}</span> : null}
      {alsoIn.length > 0 ? (
        <span className="song-clash">
          <span className="i-lucide-triangle-alert" aria-hidden="true" />
          Also in {alsoIn.join(" and ")}
        </span>
      ) : null}
    </li>
  );
}

export function BookingSongs({ id, groups }: { id: string; groups: readonly SongGroup[] }) {
  const { songTable, songText } = bookingPaths(id);
  const filled = groups.filter(({ count }) => count > 0);
  const count = filled.reduce((sum, each) => sum + each.count, 0);
  return (
    <FoldPanel id="booking-songs" title={count > 0 ? `Songs (${count})` : "Songs"}>
      <section className="admin-stack" aria-labelledby="booking-songs">
        {filled.length === 0 ? <p className="text-muted">The client has put no songs on the list yet.</p> : null}
        {filled.map(({ preference, count, moments }) => (
          <section key={preference} className="client-songs" aria-labelledby={`songs-${preference}`}>
            <h3 id={`songs-${preference}`} className="font-600">
              {songPreferenceLabels[preference]} <span className="text-muted">({count})</span>
            </h3>
            {moments.map(({ moment, songs }) => (
              <div key={moment ?? ""}>
                {moment ? <h4 className="small text-muted">{moment}</h4> : null}
                <ol>
                  {songs.map((song) => (
                    <Song key={song.id} song={song} />
                  ))}
                </ol>
              </div>
            ))}
          </section>
        ))}
        {filled.length > 0 ? (
          <div className="status-buttons no-print">
            <a className="btn btn-secondary btn-small" href={songText}>
              <span className="i-lucide-file-text" aria-hidden="true" />
              Plain text
            </a>
            <a className="btn btn-secondary btn-small" href={songTable} download="">
              <span className="i-lucide-table" aria-hidden="true" />
              CSV
            </a>
            <Island of={printButton} props={{ aside: true }} when="near" />
          </div>
        ) : null}
      </section>
    </FoldPanel>
  );
}
