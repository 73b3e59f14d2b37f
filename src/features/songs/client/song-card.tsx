import { Fragment, type ReactNode } from "react";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { type SongPreference, songPreferenceLabels } from "../model.ts";
import { entriesOf, type SongField, type SongRequest } from "./form.ts";
import { songFragment, songPlaces } from "./paths.ts";
import { type Song, titleId, wordsOf } from "./song-changes.ts";
import { SongForm } from "./song-form.tsx";
import type { MomentName } from "./song-moments.ts";
import { CameFrom, RemovedRow, type RowPlace, SongRow, type SongRowProps } from "./song-row.tsx";
import type { Drop } from "./use-song-list.ts";

function SongCardHead({ preference, heading, count }: { preference: SongPreference; heading: string; count: number }) {
  return (
    <header className="song-card-head">
      <span className={looks[preference].icon} aria-hidden="true" />
      <h2 className="h3" id={heading}>
        {songPreferenceLabels[preference]}
      </h2>
      <span className="song-count">
        {count}
        <span className="visually-hidden"> {count === 1 ? "song" : "songs"}</span>
      </span>
      <p className="small text-muted">{looks[preference].hint}</p>
    </header>
  );
}

const looks: Readonly<Record<SongPreference, { icon: string; hint: string }>> = {
  "must-play": { icon: "i-lucide-heart", hint: "Played, whatever happens." },
  "play-if-possible": { icon: "i-lucide-sparkles", hint: "When the floor is right for it." },
  "do-not-play": { icon: "i-lucide-ban", hint: "No matter what. Not even on request." },
  "do-not-play-unless-asked": { icon: "i-lucide-hand", hint: "I never start it. A guest may ask for it." },
};

function RemovalQuestion({ song: { id, title }, access, booking, list, page }: RowPlace & { song: Song }) {
  return (
    <li className="song song-note-row" id={songFragment(id).slice(1)} data-song={id}>
      <p className="font-600">Remove “{title}”?</p>
      <form className="song-form-buttons" method="post" action={songPlaces[access].remove(id)}>
        <CameFrom booking={booking} list={list} page={page} />
        <button className="btn btn-small btn-primary" type="submit">
          Remove
        </button>
        <a
          className="btn btn-small btn-secondary"
          href={`${songPlaces[access].at({ booking, list, after: page })}${songFragment(id)}`}
        >
          Keep it
        </a>
      </form>
    </li>
  );
}

export interface OpenSong {
  id: string;
  doing: "edit" | "remove";
  form?: FormState<SongField>;
}

export interface Removed {
  song: Song;
  key: string;
  after: string | null;
  index: number;
}

interface SongCardProps extends RowPlace {
  preference: SongPreference;
  songs: readonly Song[];
  moments: readonly MomentName[];
  count: number;
  open: OpenSong | null;
  removed: Removed | null;
  drop: Drop | null;
  newSong: ReactNode;
  rowProps: (song: Song, index: number) => Omit<SongRowProps, "song" | "target" | keyof RowPlace>;
  onAdd: () => void;
  onSave: (song: Song, words: SongRequest) => void;
  onClose: (song: Song) => void;
  onUndo: () => void;
}

export function SongCard(props: SongCardProps) {
  const { preference, songs, count, open, removed, drop, access, booking, list, page } = props;
  const place = { access, booking, list, page };
  const heading = `songs-${preference}`;
  const gone = removed?.song.preference === preference ? removed : null;
  const goneRow = gone ? (
    <RemovedRow key={`gone-${gone.song.id}`} title={gone.song.title} onUndo={props.onUndo} />
  ) : null;
  const others = songs.filter(({ id }) => id !== drop?.id);
  const target = drop?.preference === preference ? (others[drop.index]?.id ?? "end") : null;

  function row(song: Song, index: number) {
    if (open?.id !== song.id) {
      return <SongRow {...place} {...props.rowProps(song, index)} song={song} target={target === song.id} />;
    }
    if (open.doing === "remove") return <RemovalQuestion {...place} song={song} />;
    return (
      <li className="song song-note-row" id={songFragment(song.id).slice(1)} data-song={song.id}>
        <SongForm
          {...place}
          moments={props.moments}
          id={`edit-${song.id}`}
          label={`Edit ${song.title}`}
          action={songPlaces[place.access].edit(song.id)}
          form={open.form ?? { values: entriesOf(song), issues: [] }}
          submit={{ label: "Save", icon: "i-lucide-check" }}
          cancel={{
            href: `${songPlaces[place.access].at({ booking, list, after: page })}${songFragment(song.id)}`,
            onCancel: () => props.onClose(song),
          }}
          base={JSON.stringify(wordsOf(song))}
          onSave={(words) => props.onSave(song, words)}
        />
      </li>
    );
  }

  return (
    <section className="card song-card" aria-labelledby={heading} data-preference={preference}>
      <SongCardHead preference={preference} heading={heading} count={count} />
      {props.newSong}
      {songs.length > 0 || gone ? (
        <ol className="song-rows" data-target={target === "end" ? "" : undefined} aria-labelledby={heading}>
          {songs.map((song, index) => (
            <Fragment key={song.id}>
              {gone?.index === index ? goneRow : null}
              {row(song, index)}
            </Fragment>
          ))}
          {gone && gone.index >= songs.length ? goneRow : null}
        </ol>
      ) : (
        <p className="song-empty" data-target={target ? "" : undefined}>
          No songs here yet.
        </p>
      )}
      {props.newSong ? null : (
        <a
          className="song-add"
          href={`${songPlaces[access].at({ booking, list, preference })}#${titleId}`}
          data-replay=""
          onClick={(event) => {
            event.preventDefault();
            props.onAdd();
          }}
        >
          <span className="i-lucide-plus" aria-hidden="true" />
          Add to this list
          <span className="visually-hidden">: {songPreferenceLabels[preference]}</span>
        </a>
      )}
    </section>
  );
}
