import { Hono } from "hono";
import type { AppEnv } from "../../env.ts";

const types = { webp: "image/webp", jpg: "image/jpeg" } as const;

const name = /^\d{2,4}-[0-9a-f]{32}\.(webp|jpg)$/;

/** Cacheable for a year (seconds), because names derive from content. */
const always = "public, max-age=31536000, immutable";

export const uploadedFiles = new Hono<AppEnv>().get("/uploads/:file", async (c) => {
  const file = c.req.param("file");
  const [, ending] = name.exec(file) ?? [];
  if (ending !== "webp" && ending !== "jpg") return c.notFound();
  const found = await c.env.PICTURES?.get(file);
  if (!found) return c.notFound();
  return c.body(await found.arrayBuffer(), 200, {
    "Content-Type": types[ending],
    "Cache-Control": always,
    ETag: found.httpEtag,
  });
});
