import type { Context } from "hono";
import { Hono } from "hono";
import { listOf } from "../../business/songs/moment-lists.ts";
import {
  addSong,
  type Client,
  editSong,
  moveSong,
  removeSong,
  type SongOutcome,
} from "../../business/songs/song-list.ts";
import { primary } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import type { FormState } from "../../forms/form-state.ts";
import { maxSongs } from "../../vocabulary/songs.ts";
import { contentKey } from "../../web/forms/content-key.ts";
import { formRoute, type Taken } from "../../web/forms/form-route.ts";
import { isFormPost, problem } from "../../web/forms/problem.tsx";
import { signedOut, withSession } from "../frame/door.tsx";
import { keepSession } from "../frame/session.ts";
import { portalApi, portalPaths, portalSongsAt, songFragment } from "../paths.ts";
import { entriesOf, type SongRequest, songAddition, songEdit, songMove, songRemoval } from "./form.ts";
import type { SongNotice } from "./page.tsx";
import { showSongs, songGone } from "./route.tsx";

/** Who asks. Whether the session is still good is for the database to say. */
const clientOf = (c: Context<AppEnv>): Client => ({ db: primary(c.env.DB), sid: c.var.sid, now: Date.now() });

/** The list again, with the refused form open in it. */
function again(c: Context<AppEnv>, form: FormState) {
  const song = c.req.param("id");
  const { booking, page, list } = form.values;
  const from = { booking: booking || null, page: page || null, list: list || null };
  return showSongs(c, song ? { ...from, open: { id: song, doing: "edit", form } } : { ...from, open: null, form });
}

const refusals = {
  missing: [404, songGone],
  "moved-on": [409, "The list has changed on another device. Please reload the page."],
  full: [
    409,
    `Your list holds ${maxSongs.toLocaleString("en-US")} songs, which is as many as it takes. Please remove one first.`,
  ],
} as const;

/**
 * What a change is answered: `{ id }` to JSON, the page that it came from to a form post. What a refused form post has
 * typed stands in the form for a new song.
 */
async function answer(
  c: Context<AppEnv>,
  outcome: SongOutcome,
  done: SongNotice,
  from: { booking: string | null; page: string | null; list: string | null },
  typed?: SongRequest,
): Promise<Response | Taken> {
  if (outcome.kind === "signed-out") return signedOut(c);
  if (outcome.kind !== "done") {
    const [status, message] = refusals[outcome.kind];
    if (!isFormPost(c)) return problem(c, status, message);
    c.status(status);
    const form = typed && { issues: [], values: entriesOf(typed) };
    return showSongs(c, { ...from, open: null, refusal: message, form });
  }
  const { id, session } = outcome;
  keepSession(c, session);
  const lastWish = done === "added" ? (typed?.wish ?? null) : null;
  const { booking, page, list: moment } = from;
  const list = portalSongsAt({ booking, list: moment, after: page, done, wish: lastWish });
  return { json: { id }, to: done === "removed" ? list : `${list}${songFragment(id)}` };
}

const song = `${portalApi.songs}/:id` as const;
const idOf = (c: Context<AppEnv>): string => c.req.param("id") ?? "";
const shared = {
  guard: withSession,
  limit: "SONG_LIMIT",
  countedBy: (c: Context<AppEnv>) => c.var.sid,
  again,
  comesBackTo: portalPaths.songs,
} as const;

const adding = formRoute({
  ...shared,
  path: portalApi.songs,
  schema: songAddition,
  async act(c, { booking, page, list, after, idempotencyKey, ...words }) {
    const client = clientOf(c);
    const id = idempotencyKey ?? (await contentKey({ client: client.sid, booking, ...words }, client.now));
    return answer(c, await addSong(client, booking, id, words, after), "added", { booking, page, list }, words);
  },
});

const editing = formRoute({
  ...shared,
  path: song,
  methods: ["POST", "PATCH"],
  schema: songEdit,
  act: async (c, { booking, page, list, idempotencyKey: _, ...words }) =>
    answer(c, await editSong(clientOf(c), idOf(c), words), "saved", { booking, page, list }, words),
});

const remove = (c: Context<AppEnv>) => removeSong(clientOf(c), idOf(c));

const removing = formRoute({
  ...shared,
  path: `${song}/remove`,
  schema: songRemoval,
  act: async (c, from) => answer(c, await remove(c), "removed", from),
});

const moving = formRoute({
  ...shared,
  path: `${song}/move`,
  schema: songMove,
  async act(c, { after, direction, wish, ...from }) {
    const place = direction === null ? { after: after ?? null } : { step: direction, list: listOf(from.list) };
    return answer(c, await moveSong(clientOf(c), idOf(c), place, wish), "moved", from);
  },
});

/** Changes of a client's song list. Each takes JSON and a browser's form post alike. */
export const songsApi = new Hono<AppEnv>();
for (const change of [adding, editing, removing, moving]) songsApi.route("/", change);

songsApi.delete(song, withSession, async (c) => {
  const removed = await answer(c, await remove(c), "removed", { booking: null, page: null, list: null });
  return removed instanceof Response ? removed : c.json(removed.json);
});
