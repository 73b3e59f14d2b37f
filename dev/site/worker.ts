import type { ExecutionContext, ScheduledController } from "@cloudflare/workers-types";
import type { Bindings } from "../../src/env.ts";
import site from "../../src/index.ts";
import { moveClock } from "./move-clock.ts";
import { clockPath, databasePath, type mailVariable } from "./paths.ts";

/*
 * The site with a clock that can be set, a database that can be stopped, and mails to a stand-in. wrangler.toml names
 * src/index.ts, so that no deployed Worker has any of it; scripts/check-bundle.ts checks that.
 */

type TestBindings = Bindings & { [mailVariable]?: string };

/** Milliseconds: longer than anybody should wait. */
const hanging = 60_000;

let database = "works";

async function stopped(): Promise<never> {
  if (database === "hangs") await new Promise((resolve) => setTimeout(resolve, hanging));
  throw new Error("D1_ERROR: the database was stopped");
}

/** While the database is stopped, whoever holds the object. */
function stopping(prototype: object, methods: readonly string[]): void {
  for (const name of methods) {
    const real: unknown = Reflect.get(prototype, name);
    if (typeof real !== "function") throw new Error(`D1 has no method ${name} any more`);
    Reflect.set(prototype, name, function call(this: unknown, ...values: unknown[]) {
      return database === "works" ? Reflect.apply(real, this, values) : stopped();
    });
  }
}

let canStop = false;

function setDatabase({ DB }: Bindings, state: string): void {
  database = state;
  // Thousands of lines about the fault that is made here.
  console.error = console.warn = () => {};
  if (canStop) return;
  canStop = true;
  stopping(Object.getPrototypeOf(DB.prepare("SELECT 1")), ["all", "first", "raw", "run"]);
  stopping(Object.getPrototypeOf(DB.withSession()), ["batch"]);
  stopping(Object.getPrototypeOf(DB), ["batch"]);
}

let own: TestBindings | undefined;

/** With mails to the stand-in. */
function bindingsOf(env: TestBindings): TestBindings {
  const { MAIL_STAND_IN: address } = env;
  if (!address) return env;
  const send: Bindings["EMAIL"]["send"] = async (message: object) => {
    const { to, subject, text } = Object.assign({ to: "", subject: "", text: "" }, message);
    await fetch(address, { method: "POST", body: JSON.stringify({ to: String(to), subject, text }) });
    return { messageId: "taken by the stand-in" };
  };
  own ??= { ...env, EMAIL: { send } };
  return own;
}

export default {
  fetch(request: Request, env: TestBindings, context: ExecutionContext): Response | Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const now = searchParams.get("now") ?? "";
    if (pathname === clockPath) moveClock(Number(now));
    else if (pathname === databasePath) setDatabase(env, now);
    else return site.fetch(request, bindingsOf(env), context);
    return new Response(null, { status: 204 });
  },
  scheduled: (controller: ScheduledController, env: TestBindings, context: ExecutionContext): Promise<void> =>
    site.scheduled(controller, bindingsOf(env), context),
};
