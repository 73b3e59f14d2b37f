import type { ExecutionContext, ScheduledController } from "@cloudflare/workers-types";
import type { Bindings } from "../src/env.ts";
import site from "../src/index.ts";
import type { sinkVariable } from "./mail-sink.ts";
import { stopPath } from "./stop-path.ts";

/*
 * The site with a database that can be stopped, by a post to `stopPath`, and whose mails go to the soak's own sink where one is
 * named. It is never deployed: wrangler.toml names src/index.ts.
 */

type SoakBindings = Bindings & { [sinkVariable]?: string };

/** Milliseconds for which a call hangs: longer than anybody should wait for anything. */
const hanging = 60_000;

let state = "works";

// Thousands of lines about the fault that is made here: what counts is what visitors get.
console.error = console.warn = () => {};

async function stopped(): Promise<never> {
  if (state === "hangs") await new Promise((resolve) => setTimeout(resolve, hanging));
  throw new Error("D1_ERROR: the database was stopped");
}

/** Has every call of these methods stop while the database is stopped, whoever holds the object. */
function stopping(prototype: object, methods: readonly string[]): void {
  for (const name of methods) {
    const real: unknown = Reflect.get(prototype, name);
    if (typeof real !== "function") throw new Error(`D1 has no method ${name} any more`);
    Reflect.set(prototype, name, function call(this: unknown, ...values: unknown[]) {
      return state === "works" ? Reflect.apply(real, this, values) : stopped();
    });
  }
}

let isReady = false;

function makeReady({ DB }: Bindings): void {
  isReady = true;
  stopping(Object.getPrototypeOf(DB.prepare("SELECT 1")), ["all", "first", "raw", "run"]);
  stopping(Object.getPrototypeOf(DB.withSession()), ["batch"]);
  stopping(Object.getPrototypeOf(DB), ["batch"]);
}

let own: SoakBindings | undefined;

/** The bindings of the isolate, with mails carried to the sink. */
function bindingsOf(env: SoakBindings): SoakBindings {
  const { MAIL_SINK: sink } = env;
  if (!sink) return env;
  const carry: Bindings["EMAIL"]["send"] = async (message: object) => {
    const { to, subject } = Object.assign({ to: "", subject: "" }, message);
    await fetch(sink, { method: "POST", body: `${to} ${subject}` });
    return { messageId: "soak" };
  };
  own ??= { ...env, EMAIL: { send: carry } };
  return own;
}

export default {
  fetch(request: Request, env: SoakBindings, context: ExecutionContext): Response | Promise<Response> {
    if (!isReady) makeReady(env);
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== stopPath) return site.fetch(request, bindingsOf(env), context);
    state = searchParams.get("now") ?? state;
    return new Response(null, { status: 204 });
  },
  scheduled: (controller: ScheduledController, env: SoakBindings): Promise<void> =>
    site.scheduled(controller, bindingsOf(env)),
};
