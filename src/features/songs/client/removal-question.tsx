import { CameFrom, type RowPlace } from "./came-from.tsx";
import { songFragment, songPlaces } from "./paths.ts";
import type { Song } from "./song-changes.ts";

/** Asks before a song is removed without JavaScript. */
export function RemovalQuestion({ song: { id, title }, door, booking, list, page }: RowPlace & { song: Song }) {
  return (
    <li className="song song-note-row" id={songFragment(id).slice(1)} data-song={id}>
      <p className="font-600">Remove “{title}”?</p>
      <form className="song-form-buttons" method="post" action={songPlaces[door].remove(id)}>
        <CameFrom booking={booking} list={list} page={page} />
        <button className="btn btn-small btn-primary" type="submit">
          Remove
        </button>
        <a
          className="btn btn-small btn-secondary"
          href={`${songPlaces[door].at({ booking, list, after: page })}${songFragment(id)}`}
        >
          Keep it
        </a>
      </form>
    </li>
  );
}
