import { Hono } from "hono";
import { primary } from "../../database/client.ts";
import { type AppEnv, settingsOf } from "../../env.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { clientNetwork } from "../../platform/http/client-address.ts";
import { sha256 } from "../../platform/links/signed-link.ts";
import { mixPlays } from "../site/paths.ts";
import { countPlay } from "./store.ts";

/**
 * A visitor counts once a day and mix, limited per network (`BEACON_LIMIT`). Counts nothing without LINK_SECRET: a
 * hash without a secret would identify its visitor.
 */
export const mixPlaysApi = new Hono<AppEnv>().post(mixPlays(":id"), async (c) => {
  const network = clientNetwork(c);
  const { linkSecrets } = settingsOf(c.env);
  const { success } = await c.env.BEACON_LIMIT.limit({ key: network });
  if (!success || !linkSecrets) return c.body(null, 204);
  const mix = c.req.param("id") ?? "";
  const day = calendarDateAt(Date.now());
  const listener = await sha256(["mix-play", linkSecrets.current, day, network, mix].join("\n"));
  c.executionCtx.waitUntil(
    countPlay(primary(c.env.DB), mix, listener, day).catch((error: unknown) =>
      console.error(JSON.stringify({ event: "play-not-counted", message: String(error) })),
    ),
  );
  return c.body(null, 204);
});
