import { useId, useRef } from "react";
import { type FormState, issueOf } from "../../../platform/fields/form-state.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { guestPaths } from "../../site/paths.ts";
import type { GuestList, GuestOwn, GuestSearch } from "../model.ts";
import { type GuestRequestField, guestRequestLabels } from "./form.ts";
import { FoundSongs, useSearch } from "./found-songs.tsx";
import type { Guest } from "./use-guest.ts";

interface AskPanelProps {
  code: string;
  list: GuestList;
  own: GuestOwn;
  search: GuestSearch | null;
  form: FormState<GuestRequestField>;
  guest: Guest;
}

const leftInWords = ({ left }: GuestOwn, { requestsEach }: GuestList): string =>
  left === 0 ? "You have asked for all of yours. You can still vote." : `${left} of ${requestsEach} requests left`;

export function AskPanel({ code, list, own, search, form, guest }: AskPanelProps) {
  const id = useId();
  const panel = useRef<HTMLDetailsElement>(null);
  const sent = useRef<HTMLFormElement>(null);
  const { songs, look, forget } = useSearch(code, search?.songs ?? []);
  const idOf = (name: string) => `${id}-${name}`;
  const field = (name: GuestRequestField) => ({
    id: idOf(name),
    name,
    label: guestRequestLabels[name] ?? name,
    error: issueOf(form.issues, name),
    entry: form.values[name] ?? search?.[name] ?? undefined,
    autoComplete: "off",
    onInput: () => look(typed("title"), typed("artist")),
  });
  const typed = (name: GuestRequestField) => String(new FormData(sent.current ?? undefined).get(name) ?? "").trim();

  async function ask(song: { title: string; artist: string }) {
    if (!song.title || !(await guest.ask(song))) return;
    sent.current?.reset();
    forget();
    panel.current?.removeAttribute("open");
  }

  return (
    <div className="guest-ask">
      <details open={form.issues.length > 0 || search !== null} ref={panel}>
        <summary className="btn btn-primary guest-ask-open">
          <span className="i-lucide-search" aria-hidden="true" />
          Ask for a song
        </summary>
        {songs.length > 0 ? <FoundSongs {...{ code, songs, own, guest }} onAsk={(song) => void ask(song)} /> : null}
        <form
          ref={sent}
          className="guest-form"
          method="post"
          action={guestPaths(code).page}
          noValidate={form.issues.length > 0}
          onSubmit={(event) => {
            event.preventDefault();
            void ask({ title: typed("title"), artist: typed("artist") });
          }}
        >
          <ErrorSummary issues={form.issues} labels={guestRequestLabels} idOf={idOf} />
          <TextField {...field("title")} maxLength={200} />
          <TextField {...field("artist")} optional maxLength={200} />
          <noscript>
            <button className="btn btn-secondary" type="submit" formMethod="get" formNoValidate>
              See if the DJ has it
            </button>
          </noscript>
          <button className="btn btn-primary" type="submit" disabled={guest.isSending}>
            Send it to the DJ
          </button>
        </form>
      </details>
      <p className="guest-left guest-quiet">{leftInWords(own, list)}</p>
    </div>
  );
}
