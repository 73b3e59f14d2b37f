import { type Context, Hono } from "hono";
import type { AppEnv } from "../../../env.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { contentKey } from "../../../platform/http/forms/form-body.ts";
import { formRoute, type Taken } from "../../../platform/http/forms/form-route.ts";
import { isFormPost, problem } from "../../../platform/http/forms/problem.tsx";
import { planVisitor } from "../../portal/frame/plan-visitor.ts";
import { keepSession } from "../../portal/frame/session.ts";
import { changeSong, type SongOutcome } from "../change-songs.ts";
import { maxSongs } from "../model.ts";
import { listOf } from "../moment-lists.ts";
import { entriesOf, type SongRequest, songAddition, songEdit, songMove, songRemoval } from "./form.ts";
import { type PlanDoor, songFragment, songPlaces } from "./paths.ts";
import { showSongs, songGone } from "./show-songs.tsx";
import type { SongNotice } from "./song-changes.ts";

/** The list again, with the refused form open in it. */
function again(c: Context<AppEnv>, door: PlanDoor, form: FormState) {
  const song = c.req.param("id");
  const { booking, page, list } = form.values;
  const from = { booking: booking || null, page: page || null, list: list || null };
  return showSongs(
    c,
    door,
    song ? { ...from, open: { id: song, doing: "edit", form } } : { ...from, open: null, form },
  );
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
  door: PlanDoor,
  outcome: SongOutcome,
  done: SongNotice,
  from: { booking: string | null; page: string | null; list: string | null },
  typed?: SongRequest,
): Promise<Response | Taken> {
  if (outcome.kind === "closed") return planVisitor(door).closed(c);
  if (outcome.kind !== "done" && outcome.kind !== "proposed") {
    const [status, message] = refusals[outcome.kind];
    if (!isFormPost(c)) return problem(c, status, message);
    c.status(status);
    const form = typed && { issues: [], values: entriesOf(typed) };
    return showSongs(c, door, { ...from, open: null, refusal: message, form });
  }
  const { id, session } = outcome;
  if (session) keepSession(c, session);
  const isProposed = outcome.kind === "proposed";
  const lastWish = done === "added" ? (typed?.wish ?? null) : null;
  const { booking, page, list: moment } = from;
  const list = songPlaces[door].at({
    booking,
    list: moment,
    after: page,
    done: isProposed ? "proposed" : done,
    wish: lastWish,
  });
  const hasRow = done !== "removed" && !(isProposed && done === "added");
  return { json: { id, ...(isProposed ? { proposed: true } : {}) }, to: hasRow ? `${list}${songFragment(id)}` : list };
}

const idOf = (c: Context<AppEnv>): string => c.req.param("id") ?? "";

/** Changes of a song list, by who comes by a door. Each takes JSON and a browser's form post alike. */
export function songsApi(door: PlanDoor): Hono<AppEnv> {
  const { guard, sidOf, deskOf } = planVisitor(door);
  const { pages, takes } = songPlaces[door];
  const song = `${takes.songs}/:id`;
  const shared = {
    guard,
    limit: "SONG_LIMIT",
    countedBy: sidOf,
    again: (c: Context<AppEnv>, form: FormState) => again(c, door, form),
    comesBackTo: pages.songs,
  } as const;

  const adding = formRoute({
    ...shared,
    path: takes.songs,
    schema: songAddition,
    async act(c, { booking, page, list, after, idempotencyKey, ...words }) {
      const desk = deskOf(c, booking);
      const id = idempotencyKey ?? (await contentKey({ client: sidOf(c), booking, ...words }, desk.now));
      const place = after === undefined ? "end" : { after };
      const outcome = await changeSong(desk, { kind: "add", song: { ...words, id }, place });
      return answer(c, door, outcome, "added", { booking, page, list }, words);
    },
  });

  const editing = formRoute({
    ...shared,
    path: song,
    methods: ["POST", "PATCH"],
    schema: songEdit,
    async act(c, { booking, page, list, idempotencyKey, ...words }) {
      const change = { kind: "edit", id: idOf(c), song: words, key: idempotencyKey } as const;
      return answer(c, door, await changeSong(deskOf(c), change), "saved", { booking, page, list }, words);
    },
  });

  const remove = (c: Context<AppEnv>) => changeSong(deskOf(c), { kind: "remove", id: idOf(c) });

  const removing = formRoute({
    ...shared,
    path: `${song}/remove`,
    schema: songRemoval,
    act: async (c, from) => answer(c, door, await remove(c), "removed", from),
  });

  const moving = formRoute({
    ...shared,
    path: `${song}/move`,
    schema: songMove,
    async act(c, { after, direction, wish, ...from }) {
      const place = direction === null ? { after: after ?? null } : { step: direction, list: listOf(from.list) };
      return answer(c, door, await changeSong(deskOf(c), { kind: "move", id: idOf(c), place, wish }), "moved", from);
    },
  });

  const app = new Hono<AppEnv>();
  for (const change of [adding, editing, removing, moving]) app.route("/", change);
  app.delete(song, guard, async (c) => {
    const removed = await answer(c, door, await remove(c), "removed", { booking: null, page: null, list: null });
    return removed instanceof Response ? removed : c.json(removed.json);
  });
  return app;
}
