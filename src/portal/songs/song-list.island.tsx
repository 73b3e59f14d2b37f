import { useEffect, useRef, useState } from "react";
import type { FormState } from "../../forms/form-state.ts";
import { SaveState } from "../../ui/changes/save-state.tsx";
import { type DanceTime, mustPlayTime } from "../../vocabulary/must-play-time.ts";
import { otherLists } from "../../vocabulary/same-song.ts";
import { floorList, type SongWish, songWishes, songWishLabels } from "../../vocabulary/songs.ts";
import { island } from "../../web/islands/define.ts";
import { MustPlayGauge } from "../frame/must-play-gauge.tsx";
import { songPlaces } from "../paths.ts";
import { entriesOf, type SongField, type SongRequest } from "./form.ts";
import { RefusedChange } from "./refused-change.tsx";
import { type OpenSong, type Removed, SongCard } from "./song-card.tsx";
import { followedBy, type Song } from "./song-changes.ts";
import { SongForm } from "./song-form.tsx";
import { changedLengths, eachOnce, type MomentName } from "./song-moments.ts";
import { SongPages, type SongPagesProps } from "./song-pages.tsx";
import { controlId, handleHelpId, undoId } from "./song-row.tsx";
import { useSongDrag } from "./use-song-drag.ts";
import { type Refusal, useSongQueue } from "./use-song-queue.ts";

export interface SongListProps extends SongPagesProps {
  /** The songs of this page, in order. */
  songs: Song[];
  /** The moments of the evening, in their order. */
  moments: MomentName[];
  /** What the gauge of the dancing compares, of all pages. */
  danceTime: DanceTime;
  /** Songs of each wish, on all pages. */
  counts: Record<SongWish, number>;
  /** Cursor of this page. */
  page: string | null;
  /** Id of the song that comes before this page. */
  before: string | null;
  /** The list that the form for a new song begins with. */
  lastWish: SongWish;
  /** Idempotency key of the form for a new song. */
  newKey: string;
  /** What a form post without JavaScript has opened, and the form for a new song if it needs another look. */
  open: OpenSong | null;
  form: FormState<SongField> | null;
}

const formId = "new-song";
const titleId = `${formId}-title`;

/** Whether nothing is written in the form for a new song. */
const isEmpty = () =>
  ["title", "artist", "note"].every((field) => {
    const input = document.getElementById(`${formId}-${field}`);
    return !(input instanceof HTMLInputElement) || input.value.trim() === "";
  });

const countOf = (songs: readonly Song[], wish: SongWish) => songs.filter((song) => song.wish === wish).length;

/** A client's song list: a gauge, a card for each wish, a form for a new song, and whether everything is saved. */
function SongList({
  door,
  booking,
  songs: initial,
  counts,
  page,
  previous,
  next,
  before,
  newKey,
  ...props
}: SongListProps) {
  const { moments, list: shownList } = props;
  const { songs, waiting, delay, refusals, kept, change, dismiss, retry } = useSongQueue({
    door,
    booking,
    songs: initial,
    before,
  });
  const [open, setOpen] = useState(props.open);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [announcement, setAnnouncement] = useState("");
  /** The form for a new song, which begins anew with each `round`: empty, or with what was refused. */
  const [form, setForm] = useState<{ round: number; refused: Refusal | null }>({ round: 0, refused: null });
  /** The list that a new song goes to: the one that was chosen last. */
  const [lastWish, setLastWish] = useState(props.lastWish);
  const [lastMoment, setLastMoment] = useState(shownList === floorList ? null : shownList);
  const told = useRef(new Set<string>());
  const focusNext = useRef<string | null>(null);
  const notice = useRef<HTMLDivElement>(null);
  const latest = refusals.at(-1);
  const { root, drop, dragged, handleProps } = useSongDrag(({ id, wish, index }) => {
    const song = songs.find((each) => each.id === id);
    if (song) move(song, wish, index, "handle");
  });

  useEffect(() => {
    if (!focusNext.current) return;
    document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  });
  useEffect(() => {
    if (!latest || told.current.has(latest.key)) return;
    told.current.add(latest.key);
    const free = isEmpty();
    if (latest.lost && free) setForm(({ round }) => ({ round: round + 1, refused: latest }));
    const typing = document.activeElement?.closest(".song-form");
    if (!typing || (free && typing.closest(".song-new"))) notice.current?.focus();
  }, [latest]);

  const clashes = otherLists(songs);
  const shown = shownList === null ? eachOnce(songs, moments) : songs.map((song) => ({ song, moments: [] }));
  const momentsOf = new Map(shown.map((each) => [each.song.id, each.moments]));
  const visible = shown.map(({ song }) => song);
  const listOf = (wish: SongWish) => visible.filter((song) => song.wish === wish);

  function move(song: Song, wish: SongWish, index: number, control: string) {
    const others = listOf(wish).filter(({ id }) => id !== song.id);
    focusNext.current = controlId(song.id, control);
    setRemoved(null);
    setAnnouncement(`${song.title}: ${index + 1} of ${others.length + 1} in ${songWishLabels[wish]}.`);
    if (song.wish === wish && listOf(wish).indexOf(song) === index) return;
    change({ kind: "move", song: { ...song, wish }, after: followedBy(visible, song.id, wish, index, before) });
  }

  /** Moves within the page. Past its edge goes the form post, if nothing waits that it could overtake. */
  function step(song: Song, index: number, direction: "up" | "down", control: string): boolean {
    const list = listOf(song.wish);
    const to = index + (direction === "up" ? -1 : 1);
    if (to >= 0 && to < list.length) {
      move(song, song.wish, to, control);
      return true;
    }
    const beyond = direction === "up" ? page : next;
    if (beyond && control !== "handle" && waiting.length === 0) return false;
    const edge = direction === "up" ? "the first" : "the last";
    setAnnouncement(`${song.title} is ${edge} in ${songWishLabels[song.wish]}${beyond ? " on this page" : ""}.`);
    return true;
  }

  function add(words: SongRequest, element: HTMLFormElement) {
    const key = new FormData(element).get("idempotencyKey");
    const id = form.round === 0 && typeof key === "string" && key ? key : crypto.randomUUID();
    change({ kind: "add", song: { ...words, id } });
    setRemoved(null);
    if (form.refused) dismiss(form.refused.key);
    setForm({ round: form.round + 1, refused: null });
    setLastWish(words.wish);
    setLastMoment(words.momentId);
    setAnnouncement(`${words.title} added to ${songWishLabels[words.wish]}.`);
    focusNext.current = titleId;
  }

  function remove(song: Song, index: number) {
    const at = songs.indexOf(song);
    setRemoved({ song, index, after: songs[at - 1]?.id ?? before });
    setAnnouncement(`${song.title} removed.`);
    change({ kind: "remove", song });
    focusNext.current = undoId;
  }

  function undo() {
    if (!removed) return;
    const song = { ...removed.song, id: crypto.randomUUID() };
    change({ kind: "add", song, after: removed.after });
    setRemoved(null);
    setAnnouncement(`${song.title} is back in ${songWishLabels[song.wish]}.`);
    focusNext.current = controlId(song.id, "remove");
  }

  function putBack({ key, lost }: Refusal) {
    if (!lost) return;
    const song = { ...lost, id: crypto.randomUUID() };
    dismiss(key);
    change({ kind: "add", song });
    setAnnouncement(`${song.title} is back in ${songWishLabels[song.wish]}.`);
    focusNext.current = controlId(song.id, "handle");
  }

  function close(song: Song) {
    setOpen(null);
    focusNext.current = controlId(song.id, "more");
  }

  const danced = changedLengths(props.danceTime, initial, songs);
  const unsaved = new Set(delay ? waiting.map(({ song }) => song.id) : []);
  const lost = form.refused?.lost;
  const newForm = lost ? { values: entriesOf(lost), issues: [] } : form.round === 0 ? props.form : null;
  return (
    <div className="songs" ref={root} data-dragging={dragged ? "" : undefined}>
      <SaveState
        door={songPlaces[door].pages.home}
        count={waiting.length}
        refused={refusals.length}
        delay={delay}
        kept={kept}
        retry={retry}
      />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <p className="visually-hidden" id={handleHelpId}>
        Press the up and down arrow keys to move it, Home and End for the ends of its list.
      </p>
      {refusals.map((refusal) => (
        <RefusedChange
          key={refusal.key}
          refusal={refusal}
          inForm={form.refused === refusal}
          onPutBack={putBack}
          onDismiss={({ key }) => {
            dismiss(key);
            focusNext.current = titleId;
          }}
          ref={refusal === latest ? notice : null}
        />
      ))}
      <MustPlayGauge {...mustPlayTime(danced, props.danceTime.minutes)} />
      <div className="card song-new">
        <SongForm
          key={form.round}
          id={formId}
          label="New song"
          action={songPlaces[door].takes.songs}
          door={door}
          booking={booking}
          list={shownList}
          page={page}
          moments={moments}
          idempotencyKey={newKey}
          form={newForm ?? { values: { wish: lastWish, momentId: lastMoment ?? "" }, issues: [] }}
          submit={{ label: "Add song", icon: "i-lucide-plus" }}
          onSave={add}
        />
      </div>
      <div className="song-cards">
        {songWishes.map((wish) => (
          <SongCard
            key={wish}
            wish={wish}
            door={door}
            booking={booking}
            list={shownList}
            page={page}
            moments={moments}
            songs={listOf(wish)}
            count={counts[wish] + countOf(songs, wish) - countOf(initial, wish)}
            open={open}
            removed={removed}
            drop={drop}
            addId={titleId}
            rowProps={(song, index) => ({
              unsaved: unsaved.has(song.id),
              alsoIn: clashes.get(song.id) ?? [],
              moments: moments.length > 0 ? (momentsOf.get(song.id) ?? []) : [],
              dragged: dragged === song.id,
              handleProps: handleProps(song.id),
              onStep: (direction, control) => step(song, index, direction, control),
              onEdge: (edge, control) => move(song, wish, edge === "first" ? 0 : listOf(wish).length - 1, control),
              onEdit: () => {
                setOpen({ id: song.id, doing: "edit" });
                focusNext.current = `edit-${song.id}-title`;
              },
              onRemove: () => remove(song, index),
            })}
            onAdd={() => {
              const list = document.getElementById(`${formId}-wish`);
              if (list instanceof HTMLSelectElement) list.value = wish;
              document.getElementById(titleId)?.focus();
            }}
            onSave={(song) => {
              change({ kind: "edit", song });
              setAnnouncement(`${song.title} changed.`);
              close(song);
            }}
            onClose={close}
            onUndo={undo}
          />
        ))}
      </div>
      <SongPages door={door} booking={booking} list={shownList} previous={previous} next={next} />
    </div>
  );
}

export default island("song-list", SongList);
