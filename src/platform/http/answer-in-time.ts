import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../../env.ts";
import { inTime, patience } from "./deadline.ts";

/**
 * Answers with a fault when the answer takes longer than anyone should wait. Pages behind a login have nothing to fall back
 * on, so they get as long as a write does: cutting them short would make no page of a slow database. Public pages and
 * forms have shorter limits of their own.
 */
export const answerInTime = createMiddleware<AppEnv>((_, next) => inTime(next(), patience.answer));
