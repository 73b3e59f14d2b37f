import type { ExecutionContext, MessageBatch, ScheduledController } from "@cloudflare/workers-types";
import { appBase } from "./app-base.tsx";
import type { Bindings } from "./env.ts";
import type { IncomingMail } from "./incoming-mail.ts";
import { toHttps } from "./platform/http/secured.ts";
import { fromMemory, isPublic, publicSite } from "./public-routes.ts";

const publicApp = appBase().route("/", publicSite);

/**
 * The app is imported on demand, so an isolate starts in half the time. Requests may not share promises, so each
 * imports it.
 */
function answer(request: Request, env: Bindings, context: ExecutionContext): Response | Promise<Response> {
  const atOnce = toHttps(request) ?? fromMemory(request, env, context);
  if (atOnce) return atOnce;
  if (isPublic(request)) return publicApp.fetch(request, env, context);
  return import("./app.ts").then(({ app }) => app.fetch(request, env, context));
}

export default {
  fetch: (request: Request, env: Bindings, context: ExecutionContext): Response | Promise<Response> =>
    env.PREVIEW
      ? import("./preview.ts").then(({ preview }) => preview(request, env, context, answer))
      : answer(request, env, context),

  scheduled: async (controller: ScheduledController, env: Bindings, context?: ExecutionContext): Promise<void> => {
    const { runMinute } = await import("./cron.ts");
    await runMinute(env, controller.scheduledTime, context);
  },

  queue: async (batch: MessageBatch, env: Bindings): Promise<void> => {
    const { takeMailEvents } = await import("./mail-events.ts");
    await takeMailEvents(batch, env);
  },

  email: async (message: IncomingMail, env: Bindings): Promise<void> => {
    const { takeMail } = await import("./incoming-mail.ts");
    await takeMail(message, env);
  },
};
