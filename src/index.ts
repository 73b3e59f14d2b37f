import type { ExecutionContext, ScheduledController } from "@cloudflare/workers-types";
import { createApp } from "./app.tsx";
import type { Bindings } from "./env.ts";
import { mailRoomOf, sendDueMails } from "./mail/send-due.ts";

const app = createApp();

export default {
  fetch: (request: Request, env: Bindings, context: ExecutionContext) => app.fetch(request, env, context),

  /** Every minute: sends the mails that are due. */
  async scheduled(controller: ScheduledController, env: Bindings): Promise<void> {
    await sendDueMails(mailRoomOf(env), controller.scheduledTime);
  },
};
