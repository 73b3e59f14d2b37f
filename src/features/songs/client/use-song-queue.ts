import { useCallback } from "react";
import { type Delay, useChangeQueue } from "../../../platform/islands/changes/use-change-queue.ts";
import { delayOf, HttpError, post } from "../../../platform/islands/request.ts";
import { songReceipt } from "./form.ts";
import { type PlanDoor, songPlaces } from "./paths.ts";
import { applyChange, enqueue, type Song, type SongChange, songChange } from "./song-changes.ts";

/** What became of a change. `proposed`: the plan is locked, and it waits for the DJ's yes. `gone`: its song is no longer in the list. `refused`: the server says why. */
type Sent =
  | { kind: "saved" }
  | { kind: "proposed" }
  | { kind: "later"; why: Delay }
  | { kind: "gone" }
  | { kind: "refused"; why: string };

/** Milliseconds after which an answer no longer counts as on its way. */
const patience = 15_000;

/** Sends one change of the song list of `booking`. Sending it again does no harm. */
async function sendSongChange(door: PlanDoor, booking: string, { kind, song, key, after }: SongChange): Promise<Sent> {
  const place = songPlaces[door];
  const { id, ...words } = song;
  const requests = {
    add: [place.takes.songs, { ...words, booking, idempotencyKey: id, ...(after === undefined ? {} : { after }) }],
    edit: [place.edit(id), { ...words, idempotencyKey: key }],
    move: [place.move(id), { after, wish: song.wish }],
    remove: [place.remove(id), {}],
  } as const;
  const [path, payload] = requests[kind];
  try {
    const { proposed } = await post(path, payload, songReceipt, AbortSignal.timeout(patience));
    return { kind: proposed ? "proposed" : "saved" };
  } catch (error) {
    const later = delayOf(error);
    if (later) return { kind: "later", why: later };
    if (!(error instanceof HttpError)) throw error;
    const { status, detail } = error;
    if (status === 404) return kind === "remove" ? { kind: "saved" } : { kind: "gone" };
    return { kind: "refused", why: detail };
  }
}

/** A change that was not made, in words, and the song whose text must not be lost by it. */
export interface Refusal {
  /** It waits for the DJ's yes: nothing is lost, and the list stays as it is until then. */
  isProposed?: boolean;
  /** The change's. */
  key: string;
  message: string;
  lost: Song | null;
}

/** What the queue begins with: the list as the server has it. */
interface Stored {
  door: PlanDoor;
  booking: string;
  songs: readonly Song[];
  /** The song that comes before them, on a page before this one. */
  before: string | null;
}

/** What becomes of the list once a change was sent. */
async function settle(door: PlanDoor, booking: string, next: SongChange, before: string | null) {
  const sent = await sendSongChange(door, booking, next);
  const { key, song, kind } = next;
  const isOther = (other: SongChange) => other.song.id !== song.id;
  const others = (waiting: readonly SongChange[]) => waiting.filter(isOther);
  const lost = kind === "add" || kind === "edit" ? song : null;
  if (sent.kind === "later") return { later: sent.why };
  if (sent.kind === "saved") return { save: (songs: readonly Song[]) => applyChange(songs, next, before) };
  if (sent.kind === "proposed") {
    const message = `“${song.title}”: your change is proposed, and waits for my yes.`;
    return { save: (songs: readonly Song[]) => songs, refusal: { key, message, lost: null, isProposed: true } };
  }
  if (sent.kind === "gone") {
    const message = `“${song.title}” is no longer on the list: it was removed elsewhere.`;
    const save = (songs: readonly Song[]) => songs.filter(({ id }) => id !== song.id);
    return { save, others, refusal: { key, message, lost } };
  }
  const refusal = { key, message: `“${song.title}” was not saved. ${sent.why}`, lost };
  const save = (songs: readonly Song[]) => songs;
  return kind === "add" ? { save, others, refusal } : { save, refusal };
}

/** The song list as the client sees it: what is saved, and on top of it the changes that are still to be sent. */
export function useSongQueue({ door, booking, songs: initial, before }: Stored) {
  const {
    state: songs,
    change: enter,
    setRefusals,
    setSaved: _,
    ...queue
  } = useChangeQueue<readonly Song[], SongChange, Refusal>({
    // Who comes by a key sends under the key's name, in a browser of both.
    name: door === "client" ? `song-changes:${booking}` : `song-changes:${door}:${booking}`,
    change: songChange,
    initial,
    apply: (now, next) => applyChange(now, next, before),
    enqueue,
    send: (next) => settle(door, booking, next, before),
  });
  const change = useCallback(
    (what: Omit<SongChange, "key">) => {
      enter({ ...what, key: crypto.randomUUID() });
      // What was written stays until it is dismissed.
      setRefusals((now) => now.filter(({ lost }) => lost));
    },
    [enter, setRefusals],
  );
  const dismiss = useCallback(
    (refused: string) => setRefusals((now) => now.filter(({ key }) => key !== refused)),
    [setRefusals],
  );
  return { songs, change, dismiss, ...queue };
}
