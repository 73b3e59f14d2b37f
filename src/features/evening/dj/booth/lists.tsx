import type { Booth, BoothSong } from "../../booth.ts";
import type { BoothMove } from "./form.ts";
import { NextForm } from "./musts.tsx";
import { SongName } from "./now-next.tsx";

/** Songs of moments that are not danced, like the first dance: none of the floor's. */
export function OfMoments({ songs, onMove }: { songs: readonly BoothSong[]; onMove: (move: BoothMove) => void }) {
  if (songs.length === 0) return null;
  return (
    <section aria-labelledby="booth-moments">
      <h2 id="booth-moments">For their moments</h2>
      <ul className="booth-rows">
        {songs.map((song) => (
          <li key={song.key}>
            <SongName song={song} more={song.moment ?? undefined} />
            <NextForm song={song} onMove={onMove} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What must not be played, always in view. */
export const DoNotPlays = ({ never }: Pick<Booth, "never">) => (
  <section className="booth-never" aria-labelledby="booth-never">
    <h2 id="booth-never">Never tonight ({never.length})</h2>
    <ul>
      {never.map(({ key, title, artist }) => (
        <li key={key}>{[title, artist].filter(Boolean).join(", ")}</li>
      ))}
    </ul>
  </section>
);
