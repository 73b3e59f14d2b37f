import { useEffect, useRef, useState } from "react";
import { floorList, type SongWish, songWishLabels } from "../model.ts";
import { otherLists } from "../same-song.ts";
import { entriesOf, type SongRequest } from "./form.ts";
import type { Removed } from "./song-card.tsx";
import { controlId, followedBy, formId, type Song, titleId } from "./song-changes.ts";
import type { SongListProps } from "./song-list.island.tsx";
import { eachOnce } from "./song-moments.ts";
import { undoId } from "./song-row.tsx";
import { useSongDrag } from "./use-song-drag.ts";
import { type Refusal, useSongQueue } from "./use-song-queue.ts";

/** Whether nothing is written in the form for a new song. */
const isEmpty = () =>
  ["title", "artist", "note"].every((field) => {
    const input = document.getElementById(`${formId}-${field}`);
    return !(input instanceof HTMLInputElement) || input.value.trim() === "";
  });

/** What a client does with the songs of a page, and what is said and focused after it. */
export function useSongList(props: SongListProps) {
  const { door, booking, songs: initial, page, next, before, moments, list: shownList } = props;
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

  /** Takes a message away without putting anything back. */
  function forget({ key }: Refusal) {
    dismiss(key);
    focusNext.current = titleId;
  }

  function edit(song: Song) {
    setOpen({ id: song.id, doing: "edit" });
    focusNext.current = `edit-${song.id}-title`;
  }

  function save(song: Song) {
    change({ kind: "edit", song });
    setAnnouncement(`${song.title} changed.`);
    close(song);
  }

  function close(song: Song) {
    setOpen(null);
    focusNext.current = controlId(song.id, "more");
  }

  const lost = form.refused?.lost;
  const newForm = lost ? { values: entriesOf(lost), issues: [] } : form.round === 0 ? props.form : null;
  return {
    ...{
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
      lastWish,
      lastMoment,
    },
    ...{ latest, notice, root, drop, dragged, handleProps, clashes, momentsOf, listOf },
    ...{ move, step, add, remove, undo, putBack, forget, edit, save, close },
  };
}
