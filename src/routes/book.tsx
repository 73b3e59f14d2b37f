import { Hono } from "hono";
import { heldPackages } from "../db/packages.ts";
import { type AppEnv, settingsOf } from "../env.ts";
import { edgeCache } from "../middleware/edge-cache.ts";
import { BookPage, bookMetadata } from "../pages/book.tsx";
import { paths } from "../paths.ts";

export const book = new Hono<AppEnv>().get(paths.book, edgeCache("packages"), async (c) => {
  const props = { packages: await heldPackages(c.env.DB) };
  return c.render(<BookPage {...props} />, { metadata: bookMetadata(props, settingsOf(c.env).siteOrigin) });
});
