import type { ExecutionContext, ScheduledController } from "@cloudflare/workers-types";
import { createApp } from "./app.tsx";
import { primary } from "./db/client.ts";
import { type Bindings, settingsOf } from "./env.ts";
import { sendDueMails } from "./mail/send-due.ts";

const app = createApp();

export default {
  fetch: (request: Request, env: Bindings, context: ExecutionContext) => app.fetch(request, env, context),

  /** Every minute: sends the mails that are due. */
  async scheduled(controller: ScheduledController, env: Bindings): Promise<void> {
    const { siteOrigin } = settingsOf(env);
    await sendDueMails({ db: primary(env.DB), email: env.EMAIL, siteOrigin }, controller.scheduledTime);
  },
};
