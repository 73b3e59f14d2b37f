import { HttpError, post } from "../../web/islands/request.ts";
import { portalApi, songApi } from "../paths.ts";
import { songReceipt } from "./form.ts";
import type { SongChange } from "./song-changes.ts";

/** Why changes wait: they are sent again later. */
export type Delay = "offline" | "server" | "signed-out";

/** What became of a change. `gone`: its song is no longer in the list. `refused`: the server says why. */
export type Sent =
  | { kind: "saved" }
  | { kind: "later"; why: Delay }
  | { kind: "gone" }
  | { kind: "refused"; why: string };

/** Milliseconds after which an answer no longer counts as on its way. */
const patience = 15_000;

/** Sends one change of the song list of `booking`. Sending it again does no harm. */
export async function sendSongChange(booking: string, { kind, song, key, after }: SongChange): Promise<Sent> {
  const { id, ...words } = song;
  const requests = {
    add: [portalApi.songs, { ...words, booking, idempotencyKey: id, ...(after === undefined ? {} : { after }) }],
    edit: [songApi.edit(id), { ...words, idempotencyKey: key }],
    move: [songApi.move(id), { after, wish: song.wish }],
    remove: [songApi.remove(id), {}],
  } as const;
  const [path, payload] = requests[kind];
  try {
    await post(path, payload, songReceipt, AbortSignal.timeout(patience));
    return { kind: "saved" };
  } catch (error) {
    if (!(error instanceof HttpError)) return { kind: "later", why: navigator.onLine ? "server" : "offline" };
    const { status, detail } = error;
    if (status === 404) return kind === "remove" ? { kind: "saved" } : { kind: "gone" };
    if (status === 401) return { kind: "later", why: "signed-out" };
    if (status === 403 || status === 408 || status === 429 || status >= 500) return { kind: "later", why: "server" };
    return { kind: "refused", why: detail };
  }
}
