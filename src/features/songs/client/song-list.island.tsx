import { ui } from "../../../content/words/en/ui.ts";
import { RefusedChange } from "../../../platform/islands/changes/refused-change.tsx";
import { SaveState } from "../../../platform/islands/changes/save-state.tsx";
import { island } from "../../../platform/islands/define.ts";
import { fill } from "../../../platform/language.ts";
import { UiWords } from "../../../platform/ui/words.ts";
import { MustPlayGauge } from "../../portal/frame/must-play-gauge.tsx";
import { floorList, type SongPreference, songPreferences } from "../model.ts";
import { mustPlayTime } from "../must-play-time.ts";
import { MomentLists } from "./moment-lists.tsx";
import { songPlaces } from "./paths.ts";
import { SongCard } from "./song-card.tsx";
import { formId, handleHelpId, type Song } from "./song-changes.ts";
import { SongForm } from "./song-form.tsx";
import { changedLengths } from "./song-moments.ts";
import { lostBy, type SongListProps, type SongPagesProps, useSongList } from "./use-song-list.ts";

function listCounts(songsIn: Readonly<Record<string, number>>, before: readonly Song[], after: readonly Song[]) {
  const counts = { ...songsIn };
  const count = (songs: readonly Song[], by: number) => {
    for (const { momentId } of songs) counts[momentId ?? floorList] = (counts[momentId ?? floorList] ?? 0) + by;
  };
  count(before, -1);
  count(after, 1);
  return counts;
}

const countOf = (songs: readonly Song[], preference: SongPreference) =>
  songs.filter((song) => song.preference === preference).length;

function SongList(props: SongListProps) {
  const {
    words,
    access,
    booking,
    songs: initial,
    counts,
    page,
    previous,
    next,
    newKey,
    moments,
    list: shownList,
  } = props;
  const { songs: songWords, changes } = words;
  const list = useSongList(props);
  const { songs, waiting, delay, refusals, form, dragged, listOf } = list;
  const spreads = songs.some(({ momentId }) => momentId !== null);
  const danced = changedLengths(props.danceTime, initial, songs);
  const unsaved = new Set(delay ? waiting.map(({ id }) => id) : []);
  const newSong = (
    <div className="song-new">
      <SongForm
        words={words}
        key={form.round}
        id={formId}
        label={songWords.form}
        action={songPlaces[access].takes.songs}
        access={access}
        booking={booking}
        list={shownList}
        page={page}
        moments={moments}
        idempotencyKey={newKey}
        form={
          list.newForm ?? { values: { preference: list.lastPreference, momentId: list.lastMoment ?? "" }, issues: [] }
        }
        submit={{ label: songWords.add, icon: "i-lucide-plus" }}
        onSave={list.add}
      />
    </div>
  );
  return (
    <UiWords value={words.ui ?? ui}>
      <div className="songs" ref={list.root} data-dragging={dragged ? "" : undefined}>
        <SaveState
          words={words}
          signIn={songPlaces[access].pages.home}
          count={waiting.length}
          refused={refusals.filter(({ kind }) => kind !== "proposed").length}
          delay={delay}
          kept={list.kept}
          retry={list.retry}
        />
        <p className="visually-hidden" role="status">
          {list.announcement}
        </p>
        <p className="visually-hidden" id={handleHelpId}>
          {songWords.help}
        </p>
        {refusals.map((refusal) => {
          const { key, message, kind } = refusal;
          const lost = lostBy(refusal);
          const isInForm = form.refused === refusal;
          const written = lost ? [lost.title, lost.artist, lost.note].filter(Boolean).join(", ") : null;
          const again =
            kind === "clash"
              ? { label: changes.keepMine, act: () => list.keepMine(refusal) }
              : lost && !isInForm
                ? { label: changes.putBack, act: () => list.putBack(refusal) }
                : null;
          return (
            <RefusedChange
              key={key}
              message={message}
              words={isInForm ? changes.inForm : written && fill(changes.wrote, { text: written })}
              isProposed={kind === "proposed"}
              again={again}
              dismiss={{
                label: kind === "clash" ? changes.keepTheirs : changes.dismiss,
                act: () => list.forget(refusal),
              }}
              ref={refusal === list.latest ? list.notice : null}
            />
          );
        })}
        <MomentLists
          words={songWords}
          {...{ access, booking, moments, list: shownList }}
          songsIn={listCounts(props.songsIn, initial, songs)}
        />
        <MustPlayGauge words={words} {...mustPlayTime(danced, props.danceTime.minutes)} />
        <div className="song-cards">
          {songPreferences.map((preference) => (
            <SongCard
              words={words}
              key={preference}
              preference={preference}
              access={access}
              booking={booking}
              list={shownList}
              page={page}
              moments={moments}
              songs={listOf(preference)}
              count={counts[preference] + countOf(songs, preference) - countOf(initial, preference)}
              open={list.open}
              removed={list.removed}
              drop={list.drop}
              newSong={list.lastPreference === preference ? newSong : null}
              rowProps={(song, index) => ({
                unsaved: unsaved.has(song.id),
                alsoIn: list.clashes.get(song.id) ?? [],
                moments: spreads ? (list.momentsOf.get(song.id) ?? []) : [],
                dragged: dragged === song.id,
                handleProps: list.handleProps(song.id),
                onStep: (direction, control) => list.step(song, index, direction, control),
                onEdge: (edge, control) =>
                  list.move(song, preference, edge === "first" ? 0 : listOf(preference).length - 1, control),
                onEdit: () => list.edit(song),
                onRemove: () => list.remove(song, index),
              })}
              onAdd={() => list.addTo(preference)}
              onSave={list.save}
              onClose={list.close}
              onUndo={list.undo}
            />
          ))}
        </div>
        <SongPages
          words={songWords}
          access={access}
          booking={booking}
          list={shownList}
          previous={previous}
          next={next}
        />
      </div>
    </UiWords>
  );
}

export default island("song-list", SongList);

function SongPages({ words, access, booking, list, previous, next }: SongPagesProps) {
  if (!previous && !next) return null;
  return (
    <nav className="song-pages" aria-label={words.pages}>
      {previous ? (
        <a
          className="btn btn-secondary"
          rel="prev"
          href={songPlaces[access].at({ booking, list, after: previous.after })}
        >
          <span className="i-lucide-arrow-left" aria-hidden="true" />
          {words.previous}
        </a>
      ) : null}
      {previous?.after ? (
        <a className="text-link" href={songPlaces[access].at({ booking, list })}>
          {words.first}
        </a>
      ) : null}
      {next ? (
        <a className="btn btn-secondary" rel="next" href={songPlaces[access].at({ booking, list, after: next })}>
          {words.more}
          <span className="i-lucide-arrow-right" aria-hidden="true" />
        </a>
      ) : null}
    </nav>
  );
}
