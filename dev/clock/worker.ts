import type { ExecutionContext } from "@cloudflare/workers-types";
import type { Bindings } from "../../src/env.ts";
import worker from "../../src/index.ts";
import { moveClock } from "./move-clock.ts";
import { clockPath } from "./paths.ts";

/*
 * The Worker with a clock that a test can set, by a post to `clockPath`. wrangler.toml names src/index.ts, so that no
 * deployed Worker knows the path; scripts/check-bundle.ts looks whether that is still so.
 */
export default {
  ...worker,
  fetch(request: Request, env: Bindings, context: ExecutionContext) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== clockPath) return worker.fetch(request, env, context);
    moveClock(Number(searchParams.get("now")));
    return new Response(null, { status: 204 });
  },
};
