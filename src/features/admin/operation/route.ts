import { Hono } from "hono";
import type { AppEnv } from "../../../env.ts";
import { clientNetwork } from "../../../platform/http/client-address.ts";
import { problem } from "../../../platform/http/forms/problem.tsx";
import { visitorOf } from "../frame/access.tsx";
import { adminApi } from "../paths.ts";
import { healthOf } from "./health.ts";

const inWords = (instant: number | null): string | null => (instant === null ? null : new Date(instant).toISOString());

/**
 * Whether the site is well: 200 or 503, for whatever watches it. Only who is logged in learns more. Not behind the guard,
 * for a watch has no login.
 */
export const health = new Hono<AppEnv>().get(adminApi.health, async (c) => {
  const { success } = await c.env.BEACON_LIMIT.limit({ key: `health:${clientNetwork(c)}` });
  if (!success) {
    c.header("Retry-After", "60");
    return problem(c, 429, "That was a lot at once. Please try again in a minute.");
  }
  const { health: found, isWell } = await healthOf(c.env, Date.now());
  const status = isWell ? "ok" : "failing";
  c.status(isWell ? 200 : 503);
  if (typeof (await visitorOf(c)) !== "object") return c.json({ status });
  const { oldestDueMail, lastCron, lastSync, ...rest } = found;
  const times = { oldestDueMail: inWords(oldestDueMail), lastCron: inWords(lastCron), lastSync: inWords(lastSync) };
  return c.json({ status, ...rest, ...times, version: c.env.VERSION ?? null });
});
