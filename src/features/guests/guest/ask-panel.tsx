import { useId, useRef, useState } from "react";
import * as z from "zod/mini";
import { type FormState, issueOf } from "../../../platform/fields/form-state.ts";
import { read } from "../../../platform/islands/request.ts";
import { fill } from "../../../platform/language.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { guestPaths, guestSearchParameters, withQuery } from "../../site/paths.ts";
import {
  canBeAsked,
  type FoundRequest,
  foundRequest,
  type GuestList,
  type GuestOwn,
  type GuestSearch,
  type GuestWords,
} from "../model.ts";
import type { GuestRequestField } from "./form.ts";
import type { Guest } from "./use-guest.ts";
import { VoteButton } from "./vote-button.tsx";

interface AskPanelProps {
  words: GuestWords;
  code: string;
  list: GuestList;
  own: GuestOwn;
  search: GuestSearch | null;
  form: FormState<GuestRequestField>;
  guest: Guest;
}

const answer = z.object({ songs: z.array(foundRequest) });

/** Milliseconds without typing. */
const rest = 250;
const fewest = 2;

function useSearch(code: string, language: string, first: readonly FoundRequest[]) {
  const [songs, setSongs] = useState(first);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Answers to an older search are dropped. */
  const question = useRef(0);

  function forget() {
    clearTimeout(timer.current);
    question.current += 1;
    setSongs([]);
  }

  function look(title: string, artist: string) {
    clearTimeout(timer.current);
    if (title.trim().length < fewest) return forget();
    timer.current = setTimeout(async () => {
      question.current += 1;
      const mine = question.current;
      const path = withQuery(guestPaths(code).search, {
        [guestSearchParameters.title]: title,
        [guestSearchParameters.artist]: artist,
        [guestSearchParameters.language]: language === "en" ? null : language,
      });
      const found = await read(path, answer).catch(() => ({ songs: [] }));
      if (mine === question.current) setSongs(found.songs);
    }, rest);
  }

  return { songs, look, forget };
}

interface FoundSongsProps {
  words: GuestWords;
  code: string;
  songs: readonly FoundRequest[];
  own: GuestOwn;
  guest: Guest;
  onAsk: (song: { title: string; artist: string }) => void;
}

function FoundSongs({ words, code, songs, own, guest, onAsk }: FoundSongsProps) {
  return (
    <ul className="guest-list guest-found" aria-label={words.page.found} aria-live="polite">
      {songs.map((song) => {
        const { title, artist, answer, request } = song;
        return (
          <li key={`${title} ${artist}`}>
            <div>
              <p className="guest-title">{title}</p>
              <p className="guest-quiet">{artist}</p>
              {song.words ? (
                <p className="guest-answer" data-answer={answer}>
                  {song.words}
                </p>
              ) : null}
            </div>
            {request ? (
              <VoteButton
                {...{ words, code, request }}
                isVoted={own.voted.includes(request.id)}
                isOpen
                onVote={guest.vote}
              />
            ) : null}
            {canBeAsked(song) && own.left > 0 ? (
              <form
                method="post"
                action={guestPaths(code).page}
                onSubmit={(event) => {
                  event.preventDefault();
                  onAsk({ title, artist: artist ?? "" });
                }}
              >
                <input type="hidden" name="title" value={title} />
                <input type="hidden" name="artist" value={artist ?? ""} />
                <button
                  className="guest-vote"
                  type="submit"
                  disabled={guest.isSending}
                  aria-label={fill(words.page.askFor, { title })}
                >
                  {words.page.askShort}
                </button>
              </form>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
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
