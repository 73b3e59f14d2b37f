import { setNowPlaying } from "../../business/live/now-playing.ts";
import { primary } from "../../db/client.ts";
import { formRoute } from "../../web/forms/form-route.ts";
import { adminApi, adminPaths, atDesk } from "../paths.ts";
import { nowPlayingForm } from "./form.ts";
import { showToday } from "./route.tsx";

/** Sets what plays, the live flag, or both. Going live mails who asked for it, once the answer is out. */
export const nowPlayingApi = formRoute({
  path: adminApi.nowPlaying,
  schema: nowPlayingForm,
  again: showToday,
  mails: ({ isLive }) => isLive === true,
  comesBackTo: adminPaths.today,
  async act(c, { title, artist, isLive }, now) {
    const track = title !== null && artist !== null ? { track: { title, artist } } : {};
    const live = isLive === undefined ? {} : { isLive };
    const store = { db: primary(c.env.DB), kv: c.env.NOW_PLAYING };
    return { json: await setNowPlaying(store, { ...track, ...live }, now), to: atDesk };
  },
});
