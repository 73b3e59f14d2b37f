import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import * as z from "zod/mini";
import { read } from "../../../platform/islands/request.ts";
import { countIn } from "../../../platform/language.ts";
import { described, FieldError, type FieldProps, Label } from "../../../platform/ui/field-frame.tsx";
import { type FoundSong, foundSong, songDetails } from "../model.ts";
import { songSuggestionsFor } from "./paths.ts";
import type { SongWords } from "./song-changes.ts";

function SongSuggestions({
  words,
  list,
  songs,
  active,
  pick,
}: {
  words: SongWords["songs"];
  list: string;
  songs: readonly FoundSong[];
  active: number;
  pick: (song: FoundSong) => void;
}) {
  return (
    <div className="song-suggestions" id={list} role="listbox" aria-label={words.suggestions}>
      {songs.map((song, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the field, which keeps the focus
        // biome-ignore lint/a11y/useFocusableInteractive: an option of a combobox is pointed to, not focused
        <div
          key={`${song.title} ${song.artist}`}
          id={`${list}-${at}`}
          role="option"
          aria-selected={at === active}
          // Keeps the focus, so that the list stays until the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => pick(song)}
        >
          <b>{song.title}</b>
          <span className="text-muted">{[song.artist, songDetails(song, words)].filter(Boolean).join(", ")}</span>
        </div>
      ))}
    </div>
  );
}

const suggestions = z.object({ songs: z.array(foundSong), more: z.boolean() });

/** Milliseconds without typing before the search, and its second try. */
const rest = 250;
const secondTry = 1100;

const fewest = 2;

interface SongTitleFieldProps extends FieldProps {
  words: SongWords["songs"];
  counting: SongWords["formats"];
  onPick: (song: FoundSong) => void;
  onType: () => void;
  suggests: boolean;
}

export function SongTitleField({
  words,
  counting,
  id,
  name,
  label,
  error,
  entry,
  className,
  onPick,
  onType,
  suggests,
}: SongTitleFieldProps) {
  const [songs, setSongs] = useState<readonly FoundSong[]>([]);
  const [active, setActive] = useState(-1);
  const [alive, setAlive] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Drops answers to older questions. */
  const question = useRef(0);
  const list = useId();
  const isOpen = songs.length > 0;

  useEffect(() => {
    setAlive(true);
    return () => clearTimeout(timer.current);
  }, []);

  function close() {
    clearTimeout(timer.current);
    question.current += 1;
    setSongs([]);
    setActive(-1);
  }

  async function ask(isSecond: boolean) {
    question.current += 1;
    const mine = question.current;
    const typed = input.current?.value.trim() ?? "";
    const found = await read(songSuggestionsFor(typed), suggestions).catch(() => ({ songs: [], more: false }));
    if (mine !== question.current || document.activeElement !== input.current) return;
    setSongs(found.songs);
    setActive(-1);
    if (found.more && !isSecond) timer.current = setTimeout(() => void ask(true), secondTry);
  }

  function onInput() {
    onType();
    clearTimeout(timer.current);
    if (!suggests) return;
    if ((input.current?.value.trim().length ?? 0) < fewest) return close();
    timer.current = setTimeout(() => void ask(false), rest);
  }

  function pick(song: FoundSong) {
    if (input.current) input.current.value = song.title;
    onPick(song);
    close();
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    const chosen = songs[active];
    if (!isOpen) return;
    if (key === "ArrowDown") setActive((at) => (at + 1) % songs.length);
    else if (key === "ArrowUp") setActive((at) => (at <= 0 ? songs.length - 1 : at - 1));
    else if (key === "Escape") close();
    else if (key === "Enter" && chosen) pick(chosen);
    else return;
    event.preventDefault();
  }

  const combobox = {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": isOpen,
    "aria-controls": isOpen ? list : undefined,
    "aria-activedescendant": isOpen && active >= 0 ? `${list}-${active}` : undefined,
    onInput,
    onKeyDown,
    onBlur: close,
  } as const;

  return (
    <div className={`field song-title ${className ?? ""}`}>
      <Label id={id} label={label} />
      <input
        className="control"
        id={id}
        name={name}
        required
        defaultValue={entry}
        placeholder={words.placeholders.title}
        autoComplete="off"
        ref={input}
        {...(alive ? (suggests ? combobox : { onInput }) : {})}
        {...described(id, error)}
      />
      {isOpen ? <SongSuggestions words={words} list={list} songs={songs} active={active} pick={pick} /> : null}
      <p className="visually-hidden" role="status">
        {isOpen ? countIn(counting, words.suggested, songs.length) : ""}
      </p>
      <FieldError id={id} message={error} />
    </div>
  );
}
