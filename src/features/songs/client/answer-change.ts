import type { Context } from "hono";
import type { AppEnv } from "../../../env.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import type { Taken } from "../../../platform/http/forms/form-route.ts";
import { isFormPost, problem } from "../../../platform/http/forms/problem.tsx";
import { planVisitor } from "../../portal/frame/plan-visitor.ts";
import { keepSession } from "../../portal/frame/session.ts";
import type { SongOutcome } from "../change-songs.ts";
import { maxSongs } from "../model.ts";
import { entriesOf, type SongRequest } from "./form.ts";
import { type PlanDoor, songFragment, songPlaces } from "./paths.ts";
import { showSongs, songGone } from "./show-songs.tsx";
import type { SongNotice } from "./song-notices.ts";

/** The list again, with the refused form open in it. */
export function again(c: Context<AppEnv>, door: PlanDoor, form: FormState) {
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
export async function answer(
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
