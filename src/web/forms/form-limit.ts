import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../../env.ts";
import { refuse, type ShowAgain, texts } from "./form-body.ts";
import { isFormPost } from "./problem.tsx";

/** Seconds after which a refused visitor may try again: the period of the limits. */
const retryAfter = 60;

/**
 * Refuses (429) a visitor address that sends forms faster than any person does, as counted by `binding`. Stands behind
 * validation.
 */
export const formLimit = (showAgain: ShowAgain, binding: "FORM_LIMIT" | "PORTAL_CLIENT_LIMIT" = "FORM_LIMIT") =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { success } = await c.env[binding].limit({ key: c.req.header("CF-Connecting-IP") ?? "unknown" });
    if (success) return next();
    const message = "That was a lot at once. Please try again in a minute, or call.";
    c.header("Retry-After", String(retryAfter));
    const entries = isFormPost(c) ? texts(await c.req.parseBody()) : {};
    return refuse(c, showAgain, { status: 429, message, issues: [{ path: "", message }], entries });
  });
