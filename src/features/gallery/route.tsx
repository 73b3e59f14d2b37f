import { isGalleryFilter } from "../../content/gallery.ts";
import type { PublicRoute } from "../site/frame/public-route.ts";
import { galleryQuery, paths } from "../site/paths.ts";
import { GalleryPage, galleryMetadata } from "./page.tsx";
import { listGalleryQuery } from "./store.ts";

export const galleryRoute: PublicRoute = {
  path: paths.gallery,
  choices: { [galleryQuery.category]: null },
  shows: ["gallery_items"],
  async show({ db, chosen }) {
    const [items] = await db.batch([listGalleryQuery(db)]);
    const asked = chosen[galleryQuery.category] ?? "all";
    const filter = isGalleryFilter(asked) ? asked : null;
    const page = { items, filter };
    return { page: <GalleryPage {...page} />, metadata: galleryMetadata(page), isCacheable: filter !== null };
  },
};
