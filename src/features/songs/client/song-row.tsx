import type { FormEvent, KeyboardEvent, MouseEvent, PointerEvent } from "react";
import { fill, listIn } from "../../../platform/language.ts";
import { type SongPreference, songDetails } from "../model.ts";
import { type PlanAccess, songFragment, songPlaces } from "./paths.ts";
import { controlId, handleHelpId, type Song, type SongWords } from "./song-changes.ts";

export interface RowPlace {
  words: SongWords;
  access: PlanAccess;
  booking: string;
  /** As in addresses; null for all songs. */
  list: string | null;
  page: string | null;
}

export function CameFrom({ booking, list, page }: Omit<RowPlace, "access" | "words">) {
  return (
    <>
      <input type="hidden" name="booking" value={booking} />
      {list ? <input type="hidden" name="list" value={list} /> : null}
      {page ? <input type="hidden" name="page" value={page} /> : null}
    </>
  );
}

interface RemovedRowProps extends Pick<RowPlace, "words"> {
  title: string;
  onUndo: () => void;
}

export function RemovedRow({ words: { songs }, title, onUndo }: RemovedRowProps) {
  return (
    <li className="song song-removed">
      <p className="text-muted">{fill(songs.offList, { title })}</p>
      <button className="btn btn-small btn-secondary" type="button" id={undoId} onClick={onUndo}>
        <span className="i-lucide-undo-2" aria-hidden="true" />
        {songs.undo}
      </button>
    </li>
  );
}

export const undoId = "song-undo";

export interface SongRowProps extends RowPlace {
  song: Song;
  /** A failed connection holds it up. */
  unsaved: boolean;
  alsoIn: readonly SongPreference[];
  moments: readonly string[];
  dragged: boolean;
  target: boolean;
  handleProps: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
  /** `false`: the form is posted. */
  onStep: (step: "up" | "down", control: string) => boolean;
  onEdge: (edge: "first" | "last", control: string) => void;
  onEdit: () => void;
  onRemove: () => void;
}

function closeOnEscape({ key, currentTarget: menu }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== "Escape" || !menu.open) return;
  menu.open = false;
  menu.querySelector("summary")?.focus();
}

export function SongRow(props: SongRowProps) {
  const {
    words: { formats, songs: words },
    song,
    access,
    booking,
    list,
    page,
    unsaved,
    alsoIn,
    moments,
    dragged,
    target,
    handleProps,
    onStep,
    onEdge,
    onEdit,
    onRemove,
  } = props;
  const { id, title } = song;
  const facts = songDetails(song, words);

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (key === "ArrowUp" || key === "ArrowDown") onStep(key === "ArrowUp" ? "up" : "down", "handle");
    else if (key === "Home" || key === "End") onEdge(key === "Home" ? "first" : "last", "handle");
    else return;
    event.preventDefault();
  }

  const opener = (what: { edit: string } | { remove: string }, onOpen: () => void) => ({
    href: `${songPlaces[access].at({ booking, list, after: page, ...what })}${songFragment(id)}`,
    "data-replay": "",
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      onOpen();
    },
  });

  const mover = (direction: "up" | "down", label: string) => (
    <form
      method="post"
      action={songPlaces[access].move(id)}
      onSubmit={(event: FormEvent) => {
        if (onStep(direction, direction)) event.preventDefault();
      }}
    >
      <CameFrom booking={booking} list={list} page={page} />
      <input type="hidden" name="direction" value={direction} />
      <button type="submit" className="song-action" id={controlId(id, direction)} data-replay="">
        <span className={direction === "up" ? "i-lucide-arrow-up" : "i-lucide-arrow-down"} aria-hidden="true" />
        {label}
        <span className="visually-hidden"> {title}</span>
      </button>
    </form>
  );

  return (
    <li
      className="song"
      id={songFragment(id).slice(1)}
      data-song={id}
      data-dragged={dragged ? "" : undefined}
      data-target={target ? "" : undefined}
    >
      <button
        type="button"
        className="song-handle"
        id={controlId(id, "handle")}
        aria-label={fill(words.move, { title })}
        aria-describedby={handleHelpId}
        onKeyDown={onKeyDown}
        {...handleProps}
      >
        <span className="i-lucide-grip-vertical" aria-hidden="true" />
      </button>
      <div className="song-text">
        <p className="font-600">{title}</p>
        <p className="text-muted">{song.artist}</p>
        <p className="song-moments">{listIn(formats, moments)}</p>
        <p className="text-muted song-length">{facts}</p>
        {song.note ? <p className="song-note">{song.note}</p> : null}
        {alsoIn.length > 0 ? (
          <p className="song-clash">
            <span className="i-lucide-triangle-alert" aria-hidden="true" />
            {fill(words.alsoIn, {
              lists: listIn(
                formats,
                alsoIn.map((preference) => words.preferences[preference]),
              ),
            })}
          </p>
        ) : null}
        {unsaved ? (
          <p className="song-unsaved">
            <span className="i-lucide-cloud-off" aria-hidden="true" />
            {words.unsaved}
          </p>
        ) : null}
      </div>
      <details className="song-more" name="song-more" onKeyDown={closeOnEscape}>
        <summary className="song-button" id={controlId(id, "more")} aria-label={fill(words.change, { title })}>
          <span className="i-lucide-ellipsis-vertical" aria-hidden="true" />
        </summary>
        <div className="song-actions">
          {mover("up", words.up)}
          {mover("down", words.down)}
          <a className="song-action" {...opener({ edit: id }, onEdit)}>
            <span className="i-lucide-pencil" aria-hidden="true" />
            {words.edit}
            <span className="visually-hidden"> {title}</span>
          </a>
          <a className="song-action" {...opener({ remove: id }, onRemove)}>
            <span className="i-lucide-x" aria-hidden="true" />
            {words.remove}
            <span className="visually-hidden"> {title}</span>
          </a>
        </div>
      </details>
    </li>
  );
}
