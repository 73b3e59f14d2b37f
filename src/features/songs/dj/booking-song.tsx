import { songFacts } from "../model.ts";
import type { DeskSong } from "./song-groups.ts";

export function Song({ song: { title, artist, alsoIn, seconds, explicit } }: { song: DeskSong }) {
  const facts = songFacts({ seconds, explicit });
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
