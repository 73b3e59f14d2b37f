import { useEffect, useRef } from "react";
import type { FormState } from "../../../../platform/fields/form-state.ts";
import { issueOf } from "../../../../platform/fields/form-state.ts";
import type { BoothField, BoothMove } from "./form.ts";

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
