import { isGalleryFilter } from "../../content/gallery.ts";
import type { PublicRoute } from "../frame/public-route.ts";
import { galleryQuery, paths } from "../paths.ts";
import { GalleryPage, galleryMetadata } from "./page.tsx";

export const galleryRoute: PublicRoute = {
  path: paths.gallery,
  choices: { [galleryQuery.category]: null },
  show({ chosen }) {
    const asked = chosen[galleryQuery.category] ?? "all";
    const filter = isGalleryFilter(asked) ? asked : null;
    return { page: <GalleryPage filter={filter} />, metadata: galleryMetadata, keep: filter !== null };
  },
};
