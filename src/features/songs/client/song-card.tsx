import { Fragment, type ReactNode } from "react";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { countIn, fill } from "../../../platform/language.ts";
import type { SongPreference } from "../model.ts";
import { entriesOf, type SongField, type SongRequest } from "./form.ts";
import { songFragment, songPlaces } from "./paths.ts";
import { requestOfSong, type Song, titleId } from "./song-changes.ts";
import type { Drop } from "./song-drag.ts";
import { SongForm } from "./song-form.tsx";
import type { MomentName } from "./song-moments.ts";
import { CameFrom, RemovedRow, type RowPlace, SongRow, type SongRowProps } from "./song-row.tsx";

interface SongCardHeadProps extends Pick<RowPlace, "words"> {
  preference: SongPreference;
  heading: string;
  count: number;
}

function SongCardHead({ words: { formats, songs: words }, preference, heading, count }: SongCardHeadProps) {
  return (
    <header className="song-card-head">
      <span className={icons[preference]} aria-hidden="true" />
      <h2 className="h3" id={heading}>
        {words.preferences[preference]}
      </h2>
      <span className="song-count">
        {count}
        <span className="visually-hidden"> {countIn(formats, words.count, count)}</span>
      </span>
      <p className="small text-muted">{words.hints[preference]}</p>
    </header>
  );
}

const icons: Readonly<Record<SongPreference, string>> = {
  "must-play": "i-lucide-heart",
  "play-if-possible": "i-lucide-sparkles",
  "do-not-play": "i-lucide-ban",
  "do-not-play-unless-asked": "i-lucide-hand",
};

function RemovalQuestion({
  words: { songs: words },
  song: { id, title },
  access,
  booking,
  list,
  page,
}: RowPlace & { song: Song }) {
  return (
    <li className="song song-note-row" id={songFragment(id).slice(1)} data-song={id}>
      <p className="font-600">{fill(words.removeSong, { title })}</p>
      <form className="song-form-buttons" method="post" action={songPlaces[access].remove(id)}>
        <CameFrom booking={booking} list={list} page={page} />
        <button className="btn btn-small btn-primary" type="submit">
          {words.remove}
        </button>
        <a
          className="btn btn-small btn-secondary"
          href={`${songPlaces[access].at({ booking, list, after: page })}${songFragment(id)}`}
        >
          {words.keep}
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
  const { preference, songs, count, open, removed, drop, words, access, booking, list, page } = props;
  const place = { words, access, booking, list, page };
  const heading = `songs-${preference}`;
  const gone = removed?.song.preference === preference ? removed : null;
  const goneRow = gone ? (
    <RemovedRow key={`gone-${gone.song.id}`} words={words} title={gone.song.title} onUndo={props.onUndo} />
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
          label={fill(words.songs.editSong, { title: song.title })}
          action={songPlaces[place.access].edit(song.id)}
          form={open.form ?? { values: entriesOf(song), issues: [] }}
          submit={{ label: words.songs.save, icon: "i-lucide-check" }}
          cancel={{
            href: `${songPlaces[place.access].at({ booking, list, after: page })}${songFragment(song.id)}`,
            onCancel: () => props.onClose(song),
          }}
          base={JSON.stringify(requestOfSong(song))}
          onSave={(written) => props.onSave(song, written)}
        />
      </li>
    );
  }

  return (
    <section className="card song-card" aria-labelledby={heading} data-preference={preference}>
      <SongCardHead words={words} preference={preference} heading={heading} count={count} />
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
          {words.songs.none}
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
          {words.songs.addTo}
          <span className="visually-hidden">: {words.songs.preferences[preference]}</span>
        </a>
      )}
    </section>
  );
}
