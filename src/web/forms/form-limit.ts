import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../../env.ts";
import { clientNetwork } from "../client-address.ts";
import { refuse, type ShowAgain, texts } from "./form-body.ts";
import { isFormPost } from "./problem.tsx";

/** Seconds after which a refused visitor may try again: the period of the limits. */
const retryAfter = 60;

/**
 * Refuses (429) whoever sends forms faster than any person does, as counted by `binding`: a visitor's network, or what
 * `keyOf` names instead. Stands before
 * validation, so that what is refused counts as well.
 */
export const formLimit = (
  showAgain: ShowAgain,
  binding: "FORM_LIMIT" | "PORTAL_CLIENT_LIMIT" | "SONG_LIMIT" = "FORM_LIMIT",
  keyOf: (c: Context<AppEnv>) => string | Promise<string> = clientNetwork,
) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { success } = await c.env[binding].limit({ key: await keyOf(c) });
    if (success) return next();
    const message = "That was a lot at once. Please try again in a minute, or call.";
    c.header("Retry-After", String(retryAfter));
    const entries = isFormPost(c) ? texts(await c.req.parseBody().catch(() => null)) : {};
    return refuse(c, showAgain, { status: 429, message, issues: [{ path: "", message }], entries });
  });
