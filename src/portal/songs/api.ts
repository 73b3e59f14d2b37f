import { type Context, Hono } from "hono";
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
import { maxSongs } from "../../vocabulary/songs.ts";
import { contentKey } from "../../web/forms/content-key.ts";
import { formBody, limitBody, type ShowAgain } from "../../web/forms/form-body.ts";
import { isFormPost, problem } from "../../web/forms/problem.tsx";
import { signedOut, withSession } from "../frame/door.tsx";
import { keepSession, sessionOf } from "../frame/session.ts";
import { portalApi, portalPaths, portalSongsAt, songFragment } from "../paths.ts";
import { type SongRequest, songAddition, songEdit, songMove, songRemoval } from "./form.ts";
import type { SongDeed } from "./page.tsx";
import { showSongs, songGone } from "./route.tsx";

/** Who asks. Whether the session is still good is for the database to say. */
const clientOf = async (c: Context<AppEnv>): Promise<Client> => ({
  db: primary(c.env.DB),
  sid: (await sessionOf(c)) ?? "",
  now: Date.now(),
});

/** The list again, with the refused form open in it. */
const showAgain: ShowAgain = (c, { issues, entries }) => {
  const song = c.req.param("id");
  return showSongs(c, {
    booking: entries.booking || null,
    page: entries.page || null,
    ...(song
      ? { open: { id: song, doing: "edit", issues: [...issues], entries } }
      : { open: null, rejected: { issues: [...issues], entries } }),
  });
};

/** A checked song as the fields of a form. */
const entriesOf = ({ title, artist, note, wish }: SongRequest) => ({
  title,
  artist: artist ?? "",
  note: note ?? "",
  wish,
});

const refusals = {
  missing: [404, songGone],
  "moved-on": [409, "The list has changed on another device. Please reload the page."],
  full: [
    409,
    `Your list holds ${maxSongs.toLocaleString("en-US")} songs, which is as many as it takes. Please remove one first.`,
  ],
} as const;

/**
 * Answers a change: `{ id }` to JSON, the page that it came from to a form post. What a refused form post has typed
 * stands in the form for a new song.
 */
function answer(
  c: Context<AppEnv>,
  outcome: SongOutcome,
  deed: SongDeed,
  { booking, page }: { booking: string | null; page: string | null },
  typed?: SongRequest,
): Response | Promise<Response> {
  if (outcome.kind === "signed-out") return signedOut(c);
  if (outcome.kind !== "done") {
    const [status, message] = refusals[outcome.kind];
    if (!isFormPost(c)) return problem(c, status, message);
    c.status(status);
    const rejected = typed && { issues: [], entries: entriesOf(typed) };
    return showSongs(c, { booking, page, open: null, refusal: message, rejected });
  }
  const { id, session } = outcome;
  keepSession(c, session);
  if (!isFormPost(c)) return c.json({ id });
  const lastWish = deed === "added" ? (typed?.wish ?? null) : null;
  const list = portalSongsAt({ booking, after: page, done: deed, wish: lastWish });
  return c.redirect(deed === "removed" ? list : `${list}${songFragment(id)}`, 303);
}

const song = `${portalApi.songs}/:id` as const;

/** Changes of a client's song list. Each takes JSON and a browser's form post alike. */
export const songsApi = new Hono<AppEnv>()
  // Where a browser comes back to after a refused form, by reload or from its history.
  .get(portalApi.songs, (c) => c.redirect(portalPaths.songs, 303))
  .get(`${portalApi.songs}/*`, (c) => c.redirect(portalPaths.songs, 303))

  .use(`${portalApi.songs}/*`, limitBody, withSession)

  .post(portalApi.songs, formBody(songAddition, showAgain), async (c) => {
    const { booking, page, after, idempotencyKey, ...words } = c.req.valid("form");
    const client = await clientOf(c);
    const id = idempotencyKey ?? (await contentKey({ client: client.sid, booking, ...words }, client.now));
    return answer(c, await addSong(client, booking, id, words, after), "added", { booking, page }, words);
  })

  .on(["POST", "PATCH"], song, formBody(songEdit, showAgain), async (c) => {
    const { booking, page, idempotencyKey: _, ...words } = c.req.valid("form");
    return answer(c, await editSong(await clientOf(c), c.req.param("id"), words), "saved", { booking, page }, words);
  })

  .delete(song, async (c) =>
    answer(c, await removeSong(await clientOf(c), c.req.param("id")), "removed", { booking: null, page: null }),
  )
  .post(`${song}/remove`, formBody(songRemoval, showAgain), async (c) =>
    answer(c, await removeSong(await clientOf(c), c.req.param("id")), "removed", c.req.valid("form")),
  )

  .post(`${song}/move`, formBody(songMove, showAgain), async (c) => {
    const { after, direction, wish, ...from } = c.req.valid("form");
    const place = direction === null ? { after: after ?? null } : { step: direction };
    return answer(c, await moveSong(await clientOf(c), c.req.param("id"), place, wish), "moved", from);
  });
