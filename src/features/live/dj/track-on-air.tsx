import { agoInWords } from "../../../platform/durations.ts";
import { Equaliser } from "../../../platform/ui/equaliser.tsx";
import type { LiveDeskProps } from "./live-desk.ts";

/** The track that visitors see, and since when. */
export function Track({
  now,
  nowPlaying: { title, artist, isLive, updatedAt },
}: Pick<LiveDeskProps, "now" | "nowPlaying">) {
  return (
    <div className="track">
      <span className="track-cover" aria-hidden="true">
        <Equaliser still={!isLive} />
      </span>
      <div>
        <p className="display track-title">{title || "Nothing yet"}</p>
        <p className="text-muted">{title ? artist : "Set a track below, or connect Spotify."}</p>
      </div>
      {updatedAt ? <p className="small text-muted track-age">{agoInWords(now - updatedAt)}</p> : null}
    </div>
  );
}
