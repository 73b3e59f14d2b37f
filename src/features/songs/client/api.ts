import { type Context, Hono } from "hono";
import { type AppEnv, settingsOf } from "../../../env.ts";
import type { FieldIssue, FormState } from "../../../platform/fields/form-state.ts";
import { contentKey } from "../../../platform/http/forms/form-body.ts";
import { formRoute, type Taken } from "../../../platform/http/forms/form-route.ts";
import { isFormPost, problem } from "../../../platform/http/forms/problem.tsx";
import { wordsOf } from "../../../platform/pages/words.ts";
import { changeList, type Outcome, undoChange } from "../../changes/change-list.ts";
import { changeBy, type Request } from "../../changes/items.ts";
import { planVisitor } from "../../portal/frame/plan-visitor.ts";
import { extendSession } from "../../portal/frame/session-cookies.ts";
import { forClient, withSession } from "../../portal/frame/sign-in.tsx";
import { portalApi } from "../../portal/paths.ts";
import { suggestSongs } from "../search/suggest.ts";
import { isInList, listOf, type StoredSong, songList } from "../store.ts";
import { entriesOf, type SongRequest, songAddition, songEdit, songMove, songRemoval, songUndo } from "./form.ts";
import { type PlanAccess, songFragment, songPlaces } from "./paths.ts";
import { showSongs } from "./route.tsx";
import type { SongNotice } from "./song-changes.ts";

function again(c: Context<AppEnv>, access: PlanAccess, form: FormState) {
  const song = c.req.param("id");
  const { booking, page, list } = form.values;
  const from = { booking: booking || null, page: page || null, list: list || null };
  return showSongs(
    c,
    access,
    song ? { ...from, open: { id: song, doing: "edit", form } } : { ...from, open: null, form },
  );
}

const statuses = { missing: 404, "moved-on": 409, full: 409 } as const;

interface CameFrom {
  booking: string | null;
  page: string | null;
  list: string | null;
}

const idOf = (c: Context<AppEnv>): string => c.req.param("id") ?? "";

/** Takes JSON and plain forms. */
export function songsApi(access: PlanAccess): Hono<AppEnv> {
  const { guard, sidOf, contextOf, closed } = planVisitor(access);
  const { pages, takes, at } = songPlaces[access];
  const song = `${takes.songs}/:id`;
  const shared = {
    guard,
    limit: "SONG_LIMIT",
    session: sidOf,
    again: (c: Context<AppEnv>, form: FormState) => again(c, access, form),
    comesBackTo: pages.songs,
  } as const;

  /** JSON gets `{ id }`, a form post its page. */
  async function answer(
    c: Context<AppEnv>,
    { id, outcome }: { id: string; outcome: Outcome<StoredSong> },
    done: SongNotice,
    { booking, page, list }: CameFrom,
    typed?: SongRequest,
  ): Promise<Response | Taken | { status: 409; issues: readonly FieldIssue[] }> {
    if (outcome.kind === "closed") return closed(c);
    if (outcome.kind === "conflict") return { status: 409, issues: outcome.issues };
    if (outcome.kind !== "made" && outcome.kind !== "proposed") {
      const { changes, songPages } = wordsOf(c);
      const status = statuses[outcome.kind];
      const message = { missing: songPages.gone, "moved-on": changes.movedOn, full: songPages.full }[outcome.kind];
      if (!isFormPost(c)) return problem(c, status, message);
      c.status(status);
      const form = typed && { issues: [], values: entriesOf(typed) };
      return showSongs(c, access, { booking, page, list, open: null, refusal: message, form });
    }
    if (outcome.session) extendSession(c, outcome.session);
    const isProposed = outcome.kind === "proposed";
    const preference = done === "added" ? (typed?.preference ?? null) : null;
    const to = at({ booking, list, after: page, done: isProposed ? "proposed" : done, preference });
    const hasRow = done !== "removed" && !(isProposed && done === "added");
    return { json: { id, ...(isProposed ? { proposed: true } : {}) }, to: hasRow ? to + songFragment(id) : to };
  }

  const make = async (
    c: Context<AppEnv>,
    { booking, key }: { booking: string | null; key: string | null },
    request: Request<StoredSong>,
  ) => ({
    id: request.id,
    outcome: await changeList(
      songList,
      contextOf(c, booking),
      key ?? crypto.randomUUID(),
      (items, { moments, isContested }) => {
        if (request.kind !== "add" && request.kind !== "edit") return changeBy(songList, items, request, isContested);
        const momentId = moments.find(({ id }) => id === request.words.momentId)?.id ?? null;
        return changeBy(songList, items, { ...request, words: { ...request.words, momentId } }, isContested);
      },
    ),
  });

  const adding = formRoute({
    ...shared,
    path: takes.songs,
    schema: songAddition,
    async act(c, { booking, page, list, after, idempotencyKey, ...words }, now) {
      const id = idempotencyKey ?? (await contentKey({ client: sidOf(c), booking, ...words }, now));
      const place = after === undefined ? "end" : { after };
      const made = await make(c, { booking, key: id }, { kind: "add", id, words, place });
      return answer(c, made, "added", { booking, page, list }, words);
    },
  });

  const editing = formRoute({
    ...shared,
    path: song,
    methods: ["POST", "PATCH"],
    schema: songEdit,
    async act(c, { booking, page, list, idempotencyKey: key, base, ...words }) {
      const request = { kind: "edit", id: idOf(c), words, base, revision: null } as const;
      return answer(c, await make(c, { booking, key }, request), "saved", { booking, page, list }, words);
    },
  });

  const removing = formRoute({
    ...shared,
    path: `${song}/remove`,
    schema: songRemoval,
    async act(c, { idempotencyKey: key, ...from }) {
      const request = { kind: "remove", id: idOf(c), revision: null } as const;
      return answer(c, await make(c, { booking: from.booking, key }, request), "removed", from);
    },
  });

  const moving = formRoute({
    ...shared,
    path: `${song}/move`,
    schema: songMove,
    async act(c, { after, direction, preference, idempotencyKey, ...from }) {
      const [id, key, of] = [idOf(c), idempotencyKey ?? crypto.randomUUID(), listOf(from.list)];
      const outcome = await changeList(songList, contextOf(c, from.booking), key, (items, { isContested }) => {
        const own = items.find((each) => each.id === id)?.preference;
        const among = (each: StoredSong) => each.preference === own && isInList(each, of);
        const place = direction === null ? { after: after ?? null } : { step: direction, among };
        const request = { kind: "move", id, place, from: null, words: preference ? { preference } : {} } as const;
        return changeBy(songList, items, request, isContested);
      });
      return answer(c, { id, outcome }, "moved", from);
    },
  });

  const undoing = formRoute({
    ...shared,
    path: takes.undo,
    schema: songUndo,
    async act(c, { booking, batch, idempotencyKey }) {
      const [id, key] = [batch ?? "", idempotencyKey ?? crypto.randomUUID()];
      const outcome = await undoChange(songList, contextOf(c, booking), key, { batch: id, since: false });
      return answer(c, { id, outcome }, "undone", { booking, page: null, list: null });
    },
  });

  const app = new Hono<AppEnv>();
  for (const change of [undoing, adding, editing, removing, moving]) app.route("/", change);
  app.delete(song, guard, async (c) => {
    const made = await make(c, { booking: null, key: null }, { kind: "remove", id: idOf(c), revision: null });
    const removed = await answer(c, made, "removed", { booking: null, page: null, list: null });
    return removed instanceof Response ? removed : c.json("json" in removed ? removed.json : {});
  });
  return app;
}

export const songSuggestions = new Hono<AppEnv>().get(portalApi.suggestions, withSession, async (c) => {
  if (!(await c.env.SONG_LIMIT.limit({ key: `suggest:${c.var.sid}` })).success)
    return problem(c, 429, wordsOf(c).songPages.slower);
  const { siteOrigin, musicBrainzUrl } = settingsOf(c.env);
  const musicBrainz = musicBrainzUrl === null ? null : { url: musicBrainzUrl, siteOrigin };
  return forClient(
    c,
    ({ db, sid, now }) => suggestSongs({ db, sid, musicBrainz }, c.req.query("q") ?? "", now),
    (found) => c.json(found),
  );
});
