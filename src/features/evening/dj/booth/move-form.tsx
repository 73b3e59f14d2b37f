import type { ReactNode } from "react";
import type { BoothSong } from "../../booth.ts";
import type { BoothMove } from "./form.ts";

interface MoveFormProps {
  act: BoothMove["act"];
  /** What it is about: a song, or the phones of a network. */
  song?: Pick<BoothSong, "key" | "title" | "artist" | "state">;
  network?: string;
  className?: string;
  /** What the button says to those who do not see where it stands. */
  label?: string;
  onMove: (move: BoothMove) => void;
  children: ReactNode;
}

/** One button of the booth: a form of its own, which sends itself where no script takes it. */
export function MoveForm({ act, song, network, className = "booth-key", label, onMove, children }: MoveFormProps) {
  const move: BoothMove = song
    ? { act, key: song.key, title: song.title, artist: song.artist ?? "", from: song.state ?? "" }
    : { act, ...(network === undefined ? {} : { key: network }) };
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onMove(move);
      }}
    >
      {Object.entries(move).map(([name, value]) =>
        // A move without a script is made now, from whatever there is.
        name === "from" ? null : <input key={name} type="hidden" name={name} value={String(value)} />,
      )}
      <button type="submit" className={className} aria-label={label}>
        {children}
      </button>
    </form>
  );
}
