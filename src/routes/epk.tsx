import { Hono } from "hono";
import type { AppEnv } from "../env.ts";
import { edgeCache } from "../middleware/edge-cache.ts";
import { EpkPage, epkMetadata } from "../pages/epk.tsx";
import { paths } from "../paths.ts";

export const epk = new Hono<AppEnv>().get(paths.epk, edgeCache(), (c) =>
  c.render(<EpkPage />, { metadata: epkMetadata }),
);
