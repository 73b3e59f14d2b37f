import { Hono } from "hono";
import { listMixes } from "../../business/content/mixes.ts";
import { nearbyReads } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { edgeCache } from "../../web/middleware/edge-cache.ts";
import { mixesQuery, paths } from "../paths.ts";
import { MixesPage, mixesMetadata } from "./page.tsx";

export const mixes = new Hono<AppEnv>().get(paths.mixes, edgeCache("mixes"), async (c) => {
  const page = { mixes: await listMixes(nearbyReads(c.env.DB)), tag: c.req.query(mixesQuery.tag) || undefined };
  return c.render(<MixesPage {...page} />, { metadata: mixesMetadata(page) });
});
