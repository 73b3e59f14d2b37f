import { Hono } from "hono";
import type { AppEnv } from "../../env.ts";
import { edgeCache } from "../../web/middleware/edge-cache.ts";
import { paths } from "../paths.ts";
import { MerchPage, merchMetadata } from "./page.tsx";

export const merch = new Hono<AppEnv>().get(paths.merch, edgeCache(), (c) =>
  c.render(<MerchPage />, { metadata: merchMetadata }),
);
