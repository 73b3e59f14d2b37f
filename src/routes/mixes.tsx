import { Hono } from "hono";
import { nearbyReads } from "../db/client.ts";
import { listMixes } from "../db/mixes.ts";
import { type AppEnv, settingsOf } from "../env.ts";
import { edgeCache } from "../middleware/edge-cache.ts";
import { MixesPage, mixesMetadata } from "../pages/mixes.tsx";
import { mixesQuery, paths } from "../paths.ts";

export const mixes = new Hono<AppEnv>().get(paths.mixes, edgeCache("mixes"), async (c) => {
  const page = { mixes: await listMixes(nearbyReads(c.env.DB)), tag: c.req.query(mixesQuery.tag) || undefined };
  return c.render(<MixesPage {...page} />, { metadata: mixesMetadata(settingsOf(c.env).siteOrigin, page) });
});
