import type { ReactNode } from "react";
import { mixingInWords } from "../../../crate/mixing.ts";
import type { Booth, BoothSong } from "../../model.ts";
import type { BoothMove } from "./form.ts";
import type { ListedSong } from "./with-move.ts";

interface MoveFormProps {
  act: BoothMove["act"];
  song?: Pick<BoothSong, "key" | "title" | "artist" | "state">;
  network?: string;
  /** `moved`: minutes by which it was moved before. */
  moment?: { id: string; name: string };
  moved?: number;
  minutes?: number;
  /** The booked end that more music moves. */
  end?: string;
  className?: string;
  label?: string;
  onMove: (move: BoothMove) => void;
  children: ReactNode;
}

type Subject = Pick<MoveFormProps, "song" | "network" | "moment" | "moved" | "minutes" | "end">;

function moveOf(act: BoothMove["act"], { song, network, moment, moved, minutes, end }: Subject): BoothMove {
  if (song) return { act, key: song.key, title: song.title, artist: song.artist ?? "", from: song.state ?? "" };
  if (end !== undefined) return { act, key: end, minutes: minutes ?? 0 };
  if (!moment) return { act, ...(network === undefined ? {} : { key: network }) };
  const { id: key, name: title } = moment;
  return {
    act,
    key,
    title,
    ...(minutes === undefined ? {} : { minutes }),
    ...(moved === undefined ? {} : { from: String(moved) }),
  };
}

/** A form of its own works without a script. */
export function MoveForm({ act, className = "booth-key", label, onMove, children, ...subject }: MoveFormProps) {
  const move = moveOf(act, subject);
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onMove(move);
      }}
    >
      {Object.entries(move).map(([name, value]) =>
        // Without a script a move is made now, whatever the previous state.
        name === "from" ? null : <input key={name} type="hidden" name={name} value={String(value)} />,
      )}
      <button type="submit" className={className} aria-label={label}>
        {children}
      </button>
    </form>
  );
}

interface SongNameProps {
  song: ListedSong;
  more?: string | undefined;
}

export function SongName({ song, more }: SongNameProps) {
  return (
    <p>
      <b>{song.title}</b>
      <span>{[song.artist, mixingInWords(song.mixing), more].filter(Boolean).join(", ")}</span>
      {song.mixesWell ? <span className="booth-mark">Mixes well</span> : null}
    </p>
  );
}

const NextForm = ({ song, onMove }: { song: BoothSong; onMove: (move: BoothMove) => void }) => (
  <MoveForm act="next" song={song} className="booth-key booth-next" label={`Next: ${song.title}`} onMove={onMove}>
    Next
  </MoveForm>
);

interface MustPlaysProps {
  mustPlays: readonly ListedSong[];
  played: number;
  inAll: number;
  /** `fit`: must-plays that fit into the remaining dancing. */
  minutes: number;
  fit: number;
  onMove: (move: BoothMove) => void;
}

export function MustPlays({ mustPlays, played, inAll, minutes, fit, onMove }: MustPlaysProps) {
  return (
    <section aria-labelledby="booth-must-plays">
      <header className="booth-line">
        <h2 id="booth-must-plays">Must-plays</h2>
        <p>
          {played} of {inAll} played
        </p>
      </header>
      <p className="booth-note">
        {minutes} min of dancing left.{" "}
        {mustPlays.length > 0
          ? `${fit} more ${fit === 1 ? "fits" : "fit"}${mustPlays.length > fit ? `, ${mustPlays.length - fit} will not` : ""}.`
          : null}
      </p>
      <ul className="booth-rows">
        {mustPlays.map((song, index) => (
          <li key={song.key}>
            <SongName song={song} more={index < fit ? undefined : "will not fit"} />
            <NextForm song={song} onMove={onMove} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SongGroupProps {
  id: string;
  heading: string;
  songs: readonly ListedSong[];
  onMove: (move: BoothMove) => void;
}

export function SongGroup({ id, heading, songs, onMove }: SongGroupProps) {
  if (songs.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
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

export const DoNotPlays = ({ songs }: { songs: Booth["doNotPlays"] }) => (
  <section className="booth-unwanted" aria-labelledby="booth-unwanted">
    <h2 id="booth-unwanted">Never tonight ({songs.length})</h2>
    <ul>
      {songs.map(({ key, title, artist }) => (
        <li key={key}>{[title, artist].filter(Boolean).join(", ")}</li>
      ))}
    </ul>
  </section>
);
