import type { ExecutionContext, ScheduledController } from "@cloudflare/workers-types";
import { createApp } from "./app.tsx";
import { publishNowPlaying } from "./business/live/now-playing.ts";
import { syncThroughMinute } from "./business/live/spotify/sync-through-minute.ts";
import { mailService } from "./business/mails.ts";
import { removeExpiredSessions } from "./business/portal-access/sessions.ts";
import { primary } from "./db/client.ts";
import { type Bindings, settingsOf } from "./env.ts";
import { sendDueMails } from "./mail/send-due.ts";
import { fromMemory } from "./site/public-routes.ts";
import { toHttps } from "./web/to-https.ts";

const app = createApp();

export default {
  fetch: (request: Request, env: Bindings, context: ExecutionContext) =>
    toHttps(request) ?? fromMemory(request, env, context) ?? app.fetch(request, env, context),

  /** Every minute: sends the mails that are due, forgets expired sessions, and takes over what plays on Spotify. */
  async scheduled(controller: ScheduledController, env: Bindings): Promise<void> {
    const { spotify } = settingsOf(env);
    const store = { db: primary(env.DB), kv: env.NOW_PLAYING };
    const tasks = await Promise.allSettled([
      sendDueMails(mailService(env), controller.scheduledTime),
      removeExpiredSessions(store.db, controller.scheduledTime),
      publishNowPlaying(store),
      "unset" in spotify ? null : syncThroughMinute({ ...store, settings: spotify }, controller.scheduledTime),
    ]);
    // Only after all have ended: the runtime drops what still runs when this rejects.
    for (const task of tasks) if (task.status === "rejected") throw task.reason;
  },
};
