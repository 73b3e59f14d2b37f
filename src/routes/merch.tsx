import { Hono } from "hono";
import { type AppEnv, settingsOf } from "../env.ts";
import { edgeCache } from "../middleware/edge-cache.ts";
import { MerchPage, merchMetadata } from "../pages/merch.tsx";
import { paths } from "../paths.ts";

export const merch = new Hono<AppEnv>().get(paths.merch, edgeCache(), (c) =>
  c.render(<MerchPage />, { metadata: merchMetadata(settingsOf(c.env).siteOrigin) }),
);
