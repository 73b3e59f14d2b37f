import type { Delay } from "../../../platform/islands/changes/use-change-queue.ts";
import { delayOf } from "../../../platform/islands/delay-of.ts";
import { HttpError, post } from "../../../platform/islands/request.ts";
import { songReceipt } from "./form.ts";
import { type PlanDoor, songPlaces } from "./paths.ts";
import type { SongChange } from "./song-changes.ts";

/** What became of a change. `proposed`: the plan is locked, and it waits for the DJ's yes. `gone`: its song is no longer in the list. `refused`: the server says why. */
export type Sent =
  | { kind: "saved" }
  | { kind: "proposed" }
  | { kind: "later"; why: Delay }
  | { kind: "gone" }
  | { kind: "refused"; why: string };

/** Milliseconds after which an answer no longer counts as on its way. */
const patience = 15_000;

/** Sends one change of the song list of `booking`. Sending it again does no harm. */
export async function sendSongChange(
  door: PlanDoor,
  booking: string,
  { kind, song, key, after }: SongChange,
): Promise<Sent> {
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
