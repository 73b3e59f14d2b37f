import { Hono } from "hono";
import type { AppEnv } from "../../../env.ts";
import { problem } from "../../../platform/http/forms/problem.tsx";
import { answerFrom } from "../../../platform/pages/public/public-headers.ts";
import { guestPaths } from "../../site/paths.ts";
import { writtenCode } from "../settings.ts";
import { cachedListsOf } from "./cached-lists.ts";

/** The same bytes for every guest, with nothing of any of them. */
export const guestListApi = new Hono<AppEnv>().get(guestPaths(":code{[A-Za-z0-9]{4,12}}").list, async (c) => {
  const cached = await cachedListsOf(c.env.DB)
    .list(writtenCode(c.req.param("code") ?? ""), Date.now())
    .catch(() => "unknown" as const);
  if (cached === "unknown") return problem(c, 503, "The list cannot be read just now. Please look again in a moment.");
  return cached ? answerFrom(cached, c.req.raw) : problem(c, 404, "There is no such event.");
});
