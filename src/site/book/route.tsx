import { Hono } from "hono";
import { heldPackages } from "../../business/content/packages.ts";
import type { AppEnv } from "../../env.ts";
import { edgeCache } from "../../web/middleware/edge-cache.ts";
import { paths } from "../paths.ts";
import { BookPage, bookMetadata } from "./page.tsx";

export const book = new Hono<AppEnv>().get(paths.book, edgeCache("packages"), async (c) => {
  const props = { packages: await heldPackages(c.env.DB) };
  return c.render(<BookPage {...props} />, { metadata: bookMetadata(props) });
});
