import { momentInWords } from "../../../../platform/english.ts";
import { mixingInWords } from "../../../crate/mixing.ts";
import type { BoothMove } from "./form.ts";
import { MoveForm, SongName } from "./song-lists.tsx";
import type { ListedSong } from "./with-move.ts";

interface OnNowProps {
  now: number;
  playing: ListedSong | null;
  first: ListedSong | undefined;
  onMove: (move: BoothMove) => void;
}

const since = (startedAt: number, now: number) => `since ${momentInWords(startedAt, now)}`;

export function OnNow({ now, playing, first, onMove }: OnNowProps) {
  return (
    <section className="booth-now" aria-labelledby="booth-now">
      <h2 id="booth-now">On now</h2>
      <div className="booth-card">
        <p className="display booth-title">{playing?.title ?? "Nothing yet"}</p>
        <p>
          {playing
            ? [playing.artist, mixingInWords(playing.mixing), playing.startedAt && since(playing.startedAt, now)]
                .filter(Boolean)
                .join(", ")
            : null}
        </p>
        {first ? (
          <MoveForm act="playing" song={first} className="booth-go" onMove={onMove}>
            <span className="i-lucide-skip-forward" aria-hidden="true" />
            {first.title} is on
          </MoveForm>
        ) : null}
        {playing ? (
          <noscript>
            <form method="post">
              <button type="submit" name="act" value="back" className="booth-key">
                Undo: {playing.title} is not on
              </button>
            </form>
          </noscript>
        ) : null}
        {!first && playing ? (
          <MoveForm act="played" song={playing} onMove={onMove}>
            It is over
          </MoveForm>
        ) : null}
      </div>
    </section>
  );
}

interface NextUpProps extends Pick<OnNowProps, "onMove"> {
  next: readonly ListedSong[];
  past: readonly ListedSong[];
}

export function NextUp({ next, past, onMove }: NextUpProps) {
  return (
    <section className="booth-next-up" aria-labelledby="booth-next-up">
      <h2 id="booth-next-up">Next up</h2>
      <ul className="booth-rows">
        {next.map((song) => (
          <li key={song.key}>
            <SongName song={song} />
            <MoveForm act="asked" song={song} label={`Later: ${song.title}`} onMove={onMove}>
              Later
            </MoveForm>
          </li>
        ))}
      </ul>
      {next.length > 0 ? null : <p>Nothing is chosen.</p>}
      <details>
        <summary className="fold-summary">Over or declined ({past.length})</summary>
        <ul className="booth-rows">
          {past.map((song) => (
            <li key={song.key}>
              <SongName song={song} more={song.state === "declined" ? "declined" : "played"} />
              {song.state === "played" && !song.isUnwanted ? (
                <MoveForm act="next" song={song} label={`Once more: ${song.title}`} onMove={onMove}>
                  Again
                </MoveForm>
              ) : null}
              <MoveForm act="asked" song={song} label={`Put back: ${song.title}`} onMove={onMove}>
                Back
              </MoveForm>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
