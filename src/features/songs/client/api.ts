import type { Context } from "hono";
import { Hono } from "hono";
import type { AppEnv } from "../../../env.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { contentKey } from "../../../platform/http/forms/content-key.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { planVisitor } from "../../portal/frame/plan-visitor.ts";
import { changeSong } from "../change-songs.ts";
import { listOf } from "../moment-lists.ts";
import { again, answer } from "./answer-change.ts";
import { songAddition, songEdit, songMove, songRemoval } from "./form.ts";
import { type PlanDoor, songPlaces } from "./paths.ts";

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
