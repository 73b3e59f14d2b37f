import { desc } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { galleryItems } from "../../database/schema/content.ts";
import { uploadNamed } from "../uploads/uploads.ts";

/** Pictures that the gallery shows at most. */
export const shownInGallery = 60;

/** The pictures of the gallery, newest first. */
export const listGalleryQuery = (db: Database) =>
  db
    .select({
      id: galleryItems.id,
      src: galleryItems.src,
      caption: galleryItems.caption,
      category: galleryItems.category,
      shape: galleryItems.shape,
      upload: uploadNamed(galleryItems.src),
    })
    .from(galleryItems)
    .orderBy(desc(galleryItems.createdAt), desc(galleryItems.id))
    .limit(shownInGallery);
