import type { BoothSong } from "../../booth.ts";
import type { BoothMove } from "./form.ts";
import { MoveForm } from "./move-form.tsx";
import { SongName } from "./now-next.tsx";

/** The button that puts a song next. */
export const NextForm = ({ song, onMove }: { song: BoothSong; onMove: (move: BoothMove) => void }) => (
  <MoveForm act="next" song={song} className="booth-key booth-next" label={`Next: ${song.title}`} onMove={onMove}>
    Next
  </MoveForm>
);

interface MustsProps {
  musts: readonly BoothSong[];
  played: number;
  inAll: number;
  /** Minutes of dancing that are left, and how many must-plays fit into them. */
  minutes: number;
  fit: number;
  onMove: (move: BoothMove) => void;
}

/** Must-plays that are left, and how many of them still fit. */
export function MustPlays({ musts, played, inAll, minutes, fit, onMove }: MustsProps) {
  return (
    <section aria-labelledby="booth-musts">
      <header className="booth-line">
        <h2 id="booth-musts">Must-plays</h2>
        <p>
          {played} of {inAll} played
        </p>
      </header>
      <p className="booth-note">
        {minutes} min of dancing left. {fit} more {fit === 1 ? "fits" : "fit"}
        {musts.length > fit ? `, ${musts.length - fit} will not` : ""}.
      </p>
      <ul className="booth-rows">
        {musts.map((song, index) => (
          <li key={song.key}>
            <SongName song={song} more={index < fit ? undefined : "will not fit"} />
            <NextForm song={song} onMove={onMove} />
          </li>
        ))}
      </ul>
    </section>
  );
}
