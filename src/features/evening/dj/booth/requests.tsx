import { useEffect, useRef } from "react";
import { agoInWords } from "../../../../platform/durations.ts";
import { type FormState, issueOf } from "../../../../platform/fields/form-state.ts";
import type { BoothField, BoothMove } from "./form.ts";
import { MoveForm, SongName } from "./song-lists.tsx";
import type { ListedSong } from "./with-move.ts";

function Marks({ song }: { song: ListedSong }) {
  if (song.isUnwanted)
    return (
      <p className="booth-warning">
        <span className="i-lucide-triangle-alert" aria-hidden="true" /> On their do-not-play list
      </p>
    );
  const words = [
    song.isMustPlay ? "Also a must-play" : "",
    song.unlessAsked ? "Only because a guest asks" : "",
    song.state === "held" ? "Held back: bad words, or close to a do-not-play" : "",
  ].filter(Boolean);
  return words.length > 0 ? <p className="booth-mark">{words.join(". ")}</p> : null;
}

interface RequestsProps {
  now: number;
  requests: readonly ListedSong[];
  order: "votes" | "time";
  chosen: number;
  onOrder: (order: "votes" | "time") => void;
  onMove: (move: BoothMove) => void;
}

export function Requests({ now, requests, order, chosen, onOrder, onMove }: RequestsProps) {
  return (
    <section className="booth-requests" aria-labelledby="booth-requests">
      <header className="booth-line">
        <h2 id="booth-requests">Requests ({requests.length})</h2>
        <button type="button" className="booth-key" onClick={() => onOrder(order === "votes" ? "time" : "votes")}>
          {order === "votes" ? "By votes" : "Newest first"}
        </button>
      </header>
      {requests.length === 0 ? <p>No open requests.</p> : null}
      <ul className="booth-rows">
        {requests.map((song, index) => (
          <li key={song.key} data-unwanted={song.isUnwanted || undefined} aria-current={index === chosen || undefined}>
            <p className="booth-votes">
              <b>{song.votes}</b> {song.votes === 1 ? "vote" : "votes"}
            </p>
            <div>
              <SongName
                song={song}
                more={song.askedAt === null ? undefined : agoInWords(now - song.askedAt).replace(" ago", "")}
              />
              <Marks song={song} />
            </div>
            <MoveForm act="declined" song={song} label={`No: ${song.title}`} onMove={onMove}>
              {song.isUnwanted ? "Hide it" : "No"}
            </MoveForm>
            {song.isUnwanted ? null : (
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

interface TypedSongProps {
  form: FormState<BoothField>;
  warning: string | null;
  onType: (typed: string) => void;
  onMove: (move: BoothMove) => void;
}

export function TypedSong({ form, warning, onType, onMove }: TypedSongProps) {
  const issue = warning ?? issueOf(form.issues, "title") ?? null;
  const field = useRef<HTMLInputElement>(null);
  // Counts what was typed before hydration.
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
