import { useEffect, useLayoutEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { changeOf, type ItemChange, merged } from "../../../platform/islands/changes/item-changes.ts";
import { type Refusal, useItemList } from "../../../platform/islands/changes/use-item-list.ts";
import { fill } from "../../../platform/language.ts";
import { floorList, type SongPreference } from "../model.ts";
import type { DanceTime } from "../must-play-time.ts";
import { otherLists } from "../same-song.ts";
import { entriesOf, type SongField, type SongRequest, songWords } from "./form.ts";
import { type PlanAccess, songPlaces } from "./paths.ts";
import type { OpenSong, Removed } from "./song-card.tsx";
import { controlId, followedBy, formId, requestOfSong, type Song, type SongWords, titleId } from "./song-changes.ts";
import { useSongDrag } from "./song-drag.ts";
import { eachOnce, type MomentName } from "./song-moments.ts";
import { undoId } from "./song-row.tsx";

export interface SongPagesProps {
  words: SongWords["songs"];
  access: PlanAccess;
  booking: string;
  list: string | null;
  previous: { after: string | null } | null;
  next: string | null;
}

export interface SongListProps extends Omit<SongPagesProps, "words"> {
  words: SongWords;
  songs: Song[];
  moments: MomentName[];
  danceTime: DanceTime;
  songsIn: Readonly<Record<string, number>>;
  counts: Record<SongPreference, number>;
  page: string | null;
  before: string | null;
  lastPreference: SongPreference;
  newKey: string;
  open: OpenSong | null;
  form: FormState<SongField> | null;
}

const isEmpty = () =>
  ["title", "artist", "note"].every((field) => {
    const input = document.getElementById(`${formId}-${field}`);
    return !(input instanceof HTMLInputElement) || input.value.trim() === "";
  });

const song = z.extend(songWords, { id: z.string() });

type SongRefusal = Refusal<SongRequest>;

/** A refusal must not lose typed text. */
export const lostBy = ({ kind, change }: SongRefusal): Song | null =>
  kind !== "proposed" && kind !== "clash" && (change.kind === "add" || change.kind === "edit")
    ? { ...change.words, id: change.id }
    : null;

interface NewSong {
  round: number;
  refused: SongRefusal | null;
  draft: Partial<Record<SongField, string>> | null;
}

export function useSongList(props: SongListProps) {
  const { changes: changeWords, songs: words } = props.words;
  const nameOf = (preference: SongPreference) => words.preferences[preference];
  const { access, booking, songs: initial, page, next, before, moments, list: shownList } = props;
  const { takes, edit: editAt, move: moveAt, remove: removeAt } = songPlaces[access];
  const queue = useItemList<SongRequest, Song>({
    // A browser may hold changes of a key and of the client.
    name: access === "client" ? `song-changes:${booking}` : `song-changes:${access}:${booking}`,
    paths: { add: takes.songs, edit: editAt, move: moveAt, remove: removeAt, undo: takes.undo },
    booking,
    before,
    words: songWords,
    item: song,
    items: initial,
    make: (id, words) => ({ ...words, id }),
    titleOf: ({ title }) => title,
    gone: words.gone,
    said: changeWords,
  });
  const { items: songs, waiting, delay, refusals, kept, dismiss, retry } = queue;
  const [open, setOpen] = useState(props.open);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const [form, setForm] = useState<NewSong>({ round: 0, refused: null, draft: null });
  const [lastPreference, setLastPreference] = useState(props.lastPreference);
  const [lastMoment, setLastMoment] = useState(shownList === floorList ? null : shownList);
  const told = useRef(new Set<string>());
  const focusNext = useRef<string | null>(null);
  const notice = useRef<HTMLDivElement>(null);
  const latest = refusals.at(-1);
  const { root, drop, dragged, handleProps } = useSongDrag(({ id, preference, index }) => {
    const song = songs.find((each) => each.id === id);
    if (song) move(song, preference, index, "handle");
  });

  // An effect after painting might run after the next change and look for a row that does not exist yet.
  useLayoutEffect(() => {
    if (!focusNext.current) return;
    document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  });
  useEffect(() => {
    if (!latest || told.current.has(latest.key)) return;
    told.current.add(latest.key);
    const free = isEmpty();
    if (lostBy(latest) && free) setForm(({ round }) => ({ round: round + 1, refused: latest, draft: null }));
    const typing = document.activeElement?.closest(".song-form");
    if (!typing || (free && typing.closest(".song-new"))) notice.current?.focus();
  }, [latest]);

  const clashes = otherLists(songs);
  const shown =
    shownList === null ? eachOnce(songs, moments, words.danceFloor) : songs.map((song) => ({ song, moments: [] }));
  const momentsOf = new Map(shown.map((each) => [each.song.id, each.moments]));
  const visible = shown.map(({ song }) => song);
  const listOf = (preference: SongPreference) => visible.filter((song) => song.preference === preference);

  function change(next: ItemChange<SongRequest>) {
    queue.change(next);
    for (const refusal of refusals) if (!lostBy(refusal)) dismiss(refusal.key);
    return next;
  }

  const addAnew = (added: SongRequest, more: { id?: string; after?: string | null } = {}) => {
    const { id = crypto.randomUUID(), ...place } = more;
    return change(changeOf("add", { id }, { base: added }, place));
  };

  function move(song: Song, preference: SongPreference, index: number, control: string) {
    const others = listOf(preference).filter(({ id }) => id !== song.id);
    focusNext.current = controlId(song.id, control);
    setRemoved(null);
    setAnnouncement(
      fill(words.said.moved, { title: song.title, at: index + 1, all: others.length + 1, list: nameOf(preference) }),
    );
    if (song.preference === preference && listOf(preference).indexOf(song) === index) return;
    const base = requestOfSong(song);
    const after = followedBy(visible, song.id, preference, index, before);
    change(changeOf("move", song, { base, words: { ...base, preference } }, { after }));
  }

  /** Beyond the page the form is posted, unless unsaved changes wait. */
  function step(song: Song, index: number, direction: "up" | "down", control: string): boolean {
    const list = listOf(song.preference);
    const to = index + (direction === "up" ? -1 : 1);
    if (to >= 0 && to < list.length) {
      move(song, song.preference, to, control);
      return true;
    }
    const beyond = direction === "up" ? page : next;
    if (beyond && control !== "handle" && waiting.length === 0) return false;
    const edge = direction === "up" ? ("first" as const) : ("last" as const);
    setAnnouncement(
      fill(words.said[beyond ? (`${edge}Here` as const) : edge], { title: song.title, list: nameOf(song.preference) }),
    );
    return true;
  }

  function add(added: SongRequest, element: HTMLFormElement) {
    const key = new FormData(element).get("idempotencyKey");
    const id = form.round === 0 && typeof key === "string" && key ? key : crypto.randomUUID();
    addAnew(added, { id });
    setRemoved(null);
    if (form.refused) dismiss(form.refused.key);
    setForm({ round: form.round + 1, refused: null, draft: null });
    setLastPreference(added.preference);
    setLastMoment(added.momentId);
    setAnnouncement(fill(words.said.added, { title: added.title, list: nameOf(added.preference) }));
    focusNext.current = titleId;
  }

  function addTo(preference: SongPreference) {
    const element = root.current?.querySelector<HTMLFormElement>(".song-new form");
    const typed = element
      ? Object.fromEntries([...new FormData(element)].map(([name, text]) => [name, String(text)]))
      : {};
    setForm(({ round, refused }) => ({ round: round + 1, refused, draft: { ...typed, preference } }));
    setLastPreference(preference);
    focusNext.current = titleId;
  }

  function remove(song: Song, index: number) {
    const at = songs.indexOf(song);
    setAnnouncement(fill(words.said.removed, { title: song.title }));
    const { key } = change(changeOf("remove", song, { base: requestOfSong(song) }));
    setRemoved({ song, index, key, after: songs[at - 1]?.id ?? before });
    focusNext.current = undoId;
  }

  function undo() {
    if (!removed) return;
    const { song, key: undoes } = removed;
    change(changeOf("undo", song, { base: requestOfSong(song) }, { undoes, after: removed.after }));
    setRemoved(null);
    setAnnouncement(fill(words.said.isBack, { title: song.title, list: nameOf(song.preference) }));
    focusNext.current = controlId(song.id, "more");
  }

  function putBack(refusal: SongRefusal) {
    const lost = lostBy(refusal);
    if (!lost) return;
    dismiss(refusal.key);
    const { id } = addAnew(requestOfSong(lost));
    setAnnouncement(fill(words.said.isBack, { title: lost.title, list: nameOf(lost.preference) }));
    focusNext.current = controlId(id, "handle");
  }

  function keepMine({ key, change: { id, words: mine, base } }: SongRefusal) {
    const stored = songs.find((each) => each.id === id);
    dismiss(key);
    if (stored)
      change(
        changeOf("edit", stored, { base: requestOfSong(stored), words: merged(requestOfSong(stored), base, mine) }),
      );
  }

  function forget({ key }: SongRefusal) {
    dismiss(key);
    focusNext.current = titleId;
  }

  function edit(song: Song) {
    setOpen({ id: song.id, doing: "edit" });
    focusNext.current = `edit-${song.id}-title`;
  }

  function save(song: Song, edited: SongRequest) {
    change(changeOf("edit", song, { base: requestOfSong(song), words: edited }));
    setAnnouncement(fill(words.said.changed, { title: song.title }));
    close(song);
  }

  function close(song: Song) {
    setOpen(null);
    focusNext.current = controlId(song.id, "more");
  }

  const lost = form.refused && lostBy(form.refused);
  const typed = form.draft ?? (lost ? entriesOf(lost) : null);
  const newForm = typed ? { values: typed, issues: [] } : form.round === 0 ? props.form : null;
  return {
    songs,
    waiting,
    delay,
    refusals,
    kept,
    retry,
    open,
    removed,
    announcement,
    form,
    newForm,
    lastPreference,
    lastMoment,
    latest,
    notice,
    root,
    drop,
    dragged,
    handleProps,
    clashes,
    momentsOf,
    listOf,
    move,
    step,
    add,
    addTo,
    remove,
    undo,
    putBack,
    keepMine,
    forget,
    edit,
    save,
    close,
  };
}
