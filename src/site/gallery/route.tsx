import { Hono } from "hono";
import { isGalleryFilter } from "../../content/gallery.ts";
import type { AppEnv } from "../../env.ts";
import { edgeCache } from "../../web/middleware/edge-cache.ts";
import { galleryQuery, paths } from "../paths.ts";
import { GalleryPage, galleryMetadata } from "./page.tsx";

export const gallery = new Hono<AppEnv>().get(paths.gallery, edgeCache(), (c) => {
  const asked = c.req.query(galleryQuery.category) ?? "all";
  const filter = isGalleryFilter(asked) ? asked : null;
  return c.render(<GalleryPage filter={filter} />, { metadata: galleryMetadata });
});
