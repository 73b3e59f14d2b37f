import { Hono } from "hono";
import type { AppEnv } from "../../env.ts";
import { edgeCache } from "../../web/middleware/edge-cache.ts";
import { paths } from "../paths.ts";
import { EpkPage, epkMetadata } from "./page.tsx";

export const epk = new Hono<AppEnv>().get(paths.epk, edgeCache(), (c) =>
  c.render(<EpkPage />, { metadata: epkMetadata }),
);
