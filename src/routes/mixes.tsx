import { Hono } from "hono";
import { nearbyReads } from "../db/client.ts";
import { listMixes } from "../db/mixes.ts";
import type { AppEnv } from "../env.ts";
import { edgeCache } from "../middleware/edge-cache.ts";
import { MixesPage, mixesMetadata } from "../pages/mixes.tsx";
import { mixesQuery, paths } from "../paths.ts";

export const mixes = new Hono<AppEnv>().get(paths.mixes, edgeCache("mixes"), async (c) => {
  const mixes = await listMixes(nearbyReads(c.env.DB));
  const tag = c.req.query(mixesQuery.tag) || undefined;
  return c.render(<MixesPage mixes={mixes} tag={tag} />, { metadata: mixesMetadata });
});
