import { agoInWords } from "../../../../platform/durations.ts";
import type { BoothSong } from "../../booth.ts";
import type { BoothMove } from "./form.ts";
import { MoveForm } from "./move-form.tsx";
import { SongName } from "./now-next.tsx";

function Marks({ song }: { song: BoothSong }) {
  if (song.isNever)
    return (
      <p className="booth-warning">
        <span className="i-lucide-triangle-alert" aria-hidden="true" /> On their do-not-play list
      </p>
    );
  const words = [
    song.isMust ? "Also a must-play" : "",
    song.unlessAsked ? "Only because a guest asks" : "",
    song.state === "held" ? "Held back: look at its words" : "",
  ].filter(Boolean);
  return words.length > 0 ? <p className="booth-mark">{words.join(". ")}</p> : null;
}

interface WishesProps {
  now: number;
  wishes: readonly BoothSong[];
  order: "votes" | "time";
  /** The row that the keys act on. */
  chosen: number;
  onOrder: (order: "votes" | "time") => void;
  onMove: (move: BoothMove) => void;
}

/** What guests ask for. What must not be played cannot be put next. */
export function Wishes({ now, wishes, order, chosen, onOrder, onMove }: WishesProps) {
  return (
    <section className="booth-wishes" aria-labelledby="booth-wishes">
      <header className="booth-line">
        <h2 id="booth-wishes">Requests ({wishes.length})</h2>
        <button type="button" className="booth-key" onClick={() => onOrder(order === "votes" ? "time" : "votes")}>
          {order === "votes" ? "By votes" : "Newest first"}
        </button>
      </header>
      {wishes.length === 0 ? <p>Nobody asks for anything.</p> : null}
      <ul className="booth-rows">
        {wishes.map((song, index) => (
          <li key={song.key} data-never={song.isNever || undefined} aria-current={index === chosen || undefined}>
            <p className="booth-votes">
              <b>{song.votes}</b> {song.votes === 1 ? "vote" : "votes"}
            </p>
            <div>
              <SongName song={song} more={song.askedAt === null ? undefined : agoInWords(now - song.askedAt)} />
              <Marks song={song} />
            </div>
            <MoveForm act="declined" song={song} label={`No: ${song.title}`} onMove={onMove}>
              {song.isNever ? "Hide it" : "No"}
            </MoveForm>
            {song.isNever ? null : (
              <MoveForm
                act="next"
                song={song}
                className="booth-key booth-next"
                label={`Next: ${song.title}`}
                onMove={onMove}
              >
                Next
              </MoveForm>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
