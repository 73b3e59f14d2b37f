import type { ExecutionContext, ScheduledController } from "@cloudflare/workers-types";
import { createApp } from "./app.tsx";
import { runMinute } from "./cron.ts";
import type { Bindings } from "./env.ts";
import { fromMemory } from "./site/public-routes.ts";
import { toHttps } from "./web/to-https.ts";

const app = createApp();

export default {
  fetch: (request: Request, env: Bindings, context: ExecutionContext) =>
    toHttps(request) ?? fromMemory(request, env, context) ?? app.fetch(request, env, context),

  scheduled: (controller: ScheduledController, env: Bindings): Promise<void> =>
    runMinute(env, controller.scheduledTime),
};
