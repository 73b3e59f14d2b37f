import { primary } from "../../../database/client.ts";
import { minute } from "../../../platform/durations.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { adminApi, adminPaths } from "../../admin/paths.ts";
import { showToday } from "../../admin/today/route.tsx";
import { setNowPlaying } from "../now-playing.ts";
import { currentHoldQuery } from "../track-hold.ts";
import { nowPlayingForm } from "./form.ts";
import { atNowPlayingPanel } from "./paths.ts";

/** Subscribers are mailed after the response. */
export const nowPlayingApi = formRoute({
  path: adminApi.nowPlaying,
  schema: nowPlayingForm,
  again: showToday,
  mails: ({ isLive }) => isLive === true,
  comesBackTo: adminPaths.today,
  async act(c, { title, artist, isLive, hold = "track" }, now) {
    const until = hold === "track" ? null : now + Number(hold) * minute;
    const track = title !== null && artist !== null ? { track: { title, artist }, hold: { until } } : {};
    const live = isLive === undefined ? {} : { isLive };
    const store = { db: primary(c.env.DB), kv: c.env.NOW_PLAYING };
    const nowPlaying = await setNowPlaying(store, { ...track, ...live }, now);
    const [held] = await currentHoldQuery(store.db, now);
    return { json: { ...nowPlaying, hold: held ?? null }, to: atNowPlayingPanel };
  },
});
