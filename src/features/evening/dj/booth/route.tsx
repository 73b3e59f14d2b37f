import { type Context, Hono } from "hono";
import { primary } from "../../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../../env.ts";
import { emptyForm, type FormState } from "../../../../platform/fields/form-state.ts";
import { formRoute } from "../../../../platform/http/forms/form-route.ts";
import { Island } from "../../../../platform/islands/island.tsx";
import { adminMetadata } from "../../../admin/frame/admin-metadata.ts";
import { actorOf, idOf } from "../../../admin/frame/notices.ts";
import { adminPaths } from "../../../admin/paths.ts";
import { bookingPaths } from "../../../bookings/dj/paths.ts";
import { moveOvertime } from "../../../contracts/overtime.ts";
import { answerNetwork } from "../../../guests/networks.ts";
import { tellOfMovedTimes } from "../../../push/people.ts";
import { type GuestRequestState, linkAdvice } from "../../../songs/model.ts";
import { storeTap } from "../../../timeline/moment-taps.ts";
import { boothOf } from "../../booth.ts";
import type { Booth } from "../../model.ts";
import { readEvening } from "../../read-evening.ts";
import { letGuestsAskQuery, moveSong, takeBackPlaying, typedSong } from "../../store.ts";
import boothIsland from "./booth.island.tsx";
import { type BoothField, boothForm, isMomentAct, isOvertimeAct, overtimeActOf } from "./form.ts";

const BoothPage = ({ booth, form }: { booth: Booth; form: FormState<BoothField> }) => (
  <Island of={boothIsland} props={{ booth, form }} when="load" />
);

const boothMetadata = {
  ...adminMetadata({
    title: "Booth",
    description:
      "The evening as it runs: what plays, what comes next, what guests ask for, and what must not be played.",
    path: adminPaths.bookings,
  }),
  alone: true,
} as const;

const words: Readonly<Record<GuestRequestState, string>> = {
  held: "held back",
  asked: "asked for",
  next: "next",
  playing: "on now",
  played: "played",
  declined: "declined",
};

const stateWords = (state: GuestRequestState | null): string => (state === null ? "not asked for" : words[state]);

const route = bookingPaths(":id");

async function readBooth(c: Context<AppEnv>) {
  const evening = await readEvening(primary(c.env.DB), idOf(c));
  return evening && boothOf(evening, Date.now());
}

async function showBooth(c: Context<AppEnv>, form: FormState<BoothField> = emptyForm) {
  const booth = await readBooth(c);
  if (!booth) return c.notFound();
  return c.render(<BoothPage booth={booth} form={form} />, { metadata: boothMetadata });
}

const moving = formRoute({
  path: route.booth,
  schema: boothForm,
  mails: ({ act }) => isOvertimeAct(act),
  again: showBooth,
  async act(c, { act, key, title = "", artist, at, from, minutes = 0 }, now) {
    const [id, db] = [idOf(c), primary(c.env.DB)];
    const to = bookingPaths(id).booth;
    if (act === "open" || act === "closed") {
      await letGuestsAskQuery(db, id, act === "open");
      return { to, json: { conflict: null } };
    }
    if (act === "count" || act === "leave-out") {
      await answerNetwork(db, id, key ?? "", act === "count");
      return { to, json: { conflict: null } };
    }
    if (act === "back") {
      await takeBackPlaying(db, id, now);
      return { to, json: { conflict: null } };
    }
    if (isOvertimeAct(act)) {
      const move = { act: overtimeActOf(act), from: key ?? "", minutes, at: Math.min(at ?? now, now) };
      const moved = await moveOvertime(db, id, move, actorOf(c));
      if (!moved) return c.notFound();
      if ("refused" in moved) return { status: 422, issues: [{ path: "key", message: moved.refused }] };
      return { to, json: { conflict: moved.met } };
    }
    if (isMomentAct(act)) {
      const tap = { momentId: key ?? "", act, minutes, at: at === undefined ? null : Math.min(at, now) };
      const tapped = await storeTap(db, id, tap, { seen: from === undefined ? null : Number(from), now });
      if (!tapped) return c.notFound();
      if ("refused" in tapped) return { status: 422, issues: [{ path: "key", message: tapped.refused }] };
      const { conflict, moved } = tapped;
      if (moved) c.executionCtx.waitUntil(tellOfMovedTimes(db, settingsOf(c.env).push, moved, now));
      return { to, json: { conflict } };
    }
    const advice = linkAdvice(title);
    if (advice) return { status: 422, issues: [{ path: "title", message: advice }] };
    if (!title) return { status: 422, issues: [{ path: "title", message: "Please name a song" }] };
    const song = await typedSong(db, id, title, artist || null);
    if (song.isUnwanted && (act === "next" || act === "playing")) {
      const message = `${song.title} is on their do-not-play list`;
      return { status: 422, issues: [{ path: "title", message }] };
    }
    const move = { ...song, key: key || song.key, to: act, at: Math.min(at ?? now, now), resumes: from === "played" };
    const { before, after, isNewest } = await moveSong(db, id, move);
    const isTaken = after === act || isNewest;
    const isSurprise = from !== undefined && from !== (before ?? "") && before !== act;
    const conflict = isTaken
      ? `was ${stateWords(before)} by then, and is ${stateWords(act)} now`
      : `stays ${stateWords(after)}: that is newer`;
    return { to, json: { conflict: !isTaken || isSurprise ? `${song.title} ${conflict}.` : null } };
  },
});

export const adminBooth = new Hono<AppEnv>()
  .get(route.booth, (c) => showBooth(c))
  .get(route.boothState, async (c) => {
    const state = await readBooth(c);
    return state ? c.json(state) : c.notFound();
  })
  .route("/", moving);
