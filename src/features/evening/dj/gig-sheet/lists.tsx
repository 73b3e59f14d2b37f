import { songWishLabels } from "../../../songs/model.ts";
import type { GigSheet } from "../../gig-sheet.ts";

/** How names are said, songs by moment and list, and, in a box, what is not played. */
export function GigLists({ sheet: { sayIt, lists, never } }: { sheet: GigSheet }) {
  return (
    <div className="gig-lists">
      {sayIt.length > 0 ? (
        <section>
          <h3>Say it like this</h3>
          <ul>
            {sayIt.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <section className="gig-never">
        <h3>Do not play</h3>
        {never.length === 0 ? <p>Nothing is named.</p> : null}
        <ul>
          {never.map((song) => (
            <li key={song}>{song}</li>
          ))}
        </ul>
      </section>
      {lists.map(({ key, moment, wish, songs }) => (
        <section key={key} className="gig-songs">
          <h3>
            {moment}: {songWishLabels[wish].toLowerCase()} ({songs.length})
          </h3>
          <ul>
            {songs.map(({ title, artist, note }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a song may stand in a list twice, and the list never moves
              <li key={index}>
                {title}
                {artist ? <span>, {artist}</span> : null}
                {note ? <i> ({note})</i> : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
