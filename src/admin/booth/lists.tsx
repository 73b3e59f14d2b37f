import { useEffect, useRef } from "react";
import type { Booth, BoothSong } from "../../business/evening/booth.ts";
import type { FormState } from "../../forms/form-state.ts";
import { issueOf } from "../../forms/form-state.ts";
import type { BoothField, BoothMove } from "./form.ts";
import { MoveForm } from "./move-form.tsx";
import { SongName } from "./now-next.tsx";

/** The button that puts a song next. */
const NextForm = ({ song, onMove }: { song: BoothSong; onMove: (move: BoothMove) => void }) => (
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
export function Musts({ musts, played, inAll, minutes, fit, onMove }: MustsProps) {
  return (
    <section aria-labelledby="booth-musts">
      <header className="booth-line">
        <h2 id="booth-musts">Must-plays</h2>
        <p>
          {played} of {inAll} played
        </p>
      </header>
      <p className="booth-note">
        {minutes} min of dancing left. {fit} more fit{musts.length > fit ? `, ${musts.length - fit} will not` : ""}.
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
export const Never = ({ never }: Pick<Booth, "never">) => (
  <section className="booth-never" aria-labelledby="booth-never">
    <h2 id="booth-never">Never tonight ({never.length})</h2>
    <ul>
      {never.map(({ key, title, artist }) => (
        <li key={key}>{[title, artist].filter(Boolean).join(", ")}</li>
      ))}
    </ul>
  </section>
);

interface TypedSongProps {
  form: FormState<BoothField>;
  /** What to say of the song as it is being typed. */
  warning: string | null;
  onType: (typed: string) => void;
  onMove: (move: BoothMove) => void;
}

/** A song that nobody asked for, typed. */
export function TypedSong({ form, warning, onType, onMove }: TypedSongProps) {
  const issue = warning ?? issueOf(form.issues, "title") ?? null;
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the page came to life counts as well.
  useEffect(() => onType(field.current?.value ?? ""), [onType]);
  return (
    <form
      method="post"
      className="booth-typed"
      onSubmit={(event) => {
        event.preventDefault();
        const title = new FormData(event.currentTarget).get("title")?.toString().trim() ?? "";
        if (!title || warning) return;
        onMove({ act: "next", title });
        event.currentTarget.reset();
      }}
    >
      <label htmlFor="booth-title">Another song</label>
      <input type="hidden" name="act" value="next" />
      <input
        ref={field}
        id="booth-title"
        name="title"
        autoComplete="off"
        placeholder="Title - Artist"
        defaultValue={form.values.title?.toString()}
        aria-invalid={issue !== null}
        aria-describedby="booth-issue"
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <button type="submit" className="booth-key booth-next">
        Next
      </button>
      <p id="booth-issue" className="booth-warning" role="status">
        {issue}
      </p>
    </form>
  );
}
