import { portalPaths } from "../../portal/paths.ts";
import { songWishLabels } from "../../songs/model.ts";
import type { HeldPlan } from "../../timeline/read-held-plan.ts";

/** The songs that the key opens. */
export function HeldSongs({ songs }: Pick<HeldPlan, "songs">) {
  return (
    <section aria-labelledby="songs-title">
      <h2 className="h3 mb-3" id="songs-title">
        Songs
      </h2>
      <p className="mb-3">
        <a className="text-link" href={portalPaths.keySongs}>
          {songs.length > 0 ? "Change the songs" : "Add songs"}
        </a>
      </p>
      <ul className="card p-6 grid gap-2" hidden={songs.length === 0}>
        {songs.map(({ id, title, artist, wish }) => (
          <li key={id}>
            {title}
            {artist ? `, ${artist}` : ""} <span className="small text-muted">{songWishLabels[wish]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
