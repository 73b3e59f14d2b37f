import { Hono } from "hono";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { problem } from "../../../platform/http/forms/problem.tsx";
import { publicHeaders } from "../../../platform/pages/public/public-headers.ts";
import { wordsIn } from "../../../platform/pages/words.ts";
import { portalParameters } from "../../portal/paths.ts";
import { planTimesPath } from "../paths.ts";
import { timesByToken } from "../public-times.ts";

/** Answers are at most five seconds old, however many look. */
export const planTimesApi = new Hono<AppEnv>().get(planTimesPath(":token{[\\w.-]{20,600}}"), async (c) => {
  const { linkSecrets } = settingsOf(c.env);
  const now = Date.now();
  const found = linkSecrets
    ? await timesByToken(
        c.env.DB,
        linkSecrets,
        c.req.param("token") ?? "",
        now,
        wordsIn(c.req.query(portalParameters.language)),
      ).catch(() => "unknown" as const)
    : null;
  if (found === "unknown") return problem(c, 503, "The times cannot be read just now. Please look again in a moment.");
  if (!found) return problem(c, 404, "These times are not to be seen any more.");
  const seconds = Math.max(0, Math.floor((found.until - now) / 1000));
  const more = { "Cache-Control": `public, max-age=0, s-maxage=${seconds}` };
  const type = "application/json; charset=UTF-8";
  const headers = publicHeaders({ type, more, lasting: "passing", tags: ["plan-times"], etag: null });
  return new Response(JSON.stringify({ times: found.times }), { headers });
});
