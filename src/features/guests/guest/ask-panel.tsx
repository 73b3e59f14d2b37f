import { useId, useRef } from "react";
import { type FormState, issueOf } from "../../../platform/fields/form-state.ts";
import { fill } from "../../../platform/language.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { guestPaths } from "../../site/paths.ts";
import type { GuestList, GuestOwn, GuestSearch, GuestWords } from "../model.ts";
import type { GuestRequestField } from "./form.ts";
import { FoundSongs, useSearch } from "./found-songs.tsx";
import type { Guest } from "./use-guest.ts";

interface AskPanelProps {
  words: GuestWords;
  code: string;
  list: GuestList;
  own: GuestOwn;
  search: GuestSearch | null;
  form: FormState<GuestRequestField>;
  guest: Guest;
}

export function AskPanel({ words, code, list, own, search, form, guest }: AskPanelProps) {
  const { formats, page } = words;
  const id = useId();
  const panel = useRef<HTMLDetailsElement>(null);
  const sent = useRef<HTMLFormElement>(null);
  const { songs, look, forget } = useSearch(code, formats.tag, search?.songs ?? []);
  const idOf = (name: string) => `${id}-${name}`;
  const field = (name: GuestRequestField) => ({
    id: idOf(name),
    name,
    label: page.askLabels[name] ?? name,
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
          {page.ask}
        </summary>
        {songs.length > 0 ? (
          <FoundSongs {...{ words, code, songs, own, guest }} onAsk={(song) => void ask(song)} />
        ) : null}
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
          <ErrorSummary issues={form.issues} labels={page.askLabels} idOf={idOf} />
          <TextField {...field("title")} maxLength={200} />
          <TextField {...field("artist")} optional maxLength={200} />
          <noscript>
            <button className="btn btn-secondary" type="submit" formMethod="get" formNoValidate>
              {page.look}
            </button>
          </noscript>
          <button className="btn btn-primary" type="submit" disabled={guest.isSending}>
            {page.send}
          </button>
        </form>
      </details>
      <p className="guest-left guest-quiet">
        {own.left === 0 ? page.noneLeft : fill(page.left, { left: own.left, all: list.requestsEach })}
      </p>
    </div>
  );
}
