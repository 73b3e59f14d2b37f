import { type PlanDoor, songPlaces } from "./paths.ts";

export interface SongPagesProps {
  door: PlanDoor;
  booking: string;
  /** The moment whose songs are shown. */
  list: string | null;
  /** The page before this one: its cursor is null for the first page. */
  previous: { after: string | null } | null;
  /** Cursor of the next page. */
  next: string | null;
}

/** The ways to the pages beside this one; nothing for a list of one page. */
export function SongPages({ door, booking, list, previous, next }: SongPagesProps) {
  if (!previous && !next) return null;
  return (
    <nav className="song-pages" aria-label="Pages of the song list">
      {previous ? (
        <a
          className="btn btn-secondary"
          rel="prev"
          href={songPlaces[door].at({ booking, list, after: previous.after })}
        >
          <span className="i-lucide-arrow-left" aria-hidden="true" />
          Previous songs
        </a>
      ) : null}
      {previous?.after ? (
        <a className="text-link" href={songPlaces[door].at({ booking, list })}>
          First page
        </a>
      ) : null}
      {next ? (
        <a className="btn btn-secondary" rel="next" href={songPlaces[door].at({ booking, list, after: next })}>
          More songs
          <span className="i-lucide-arrow-right" aria-hidden="true" />
        </a>
      ) : null}
    </nav>
  );
}
