import { desc, sql } from "drizzle-orm";
import { galleryFilterLabels } from "../../content/gallery.ts";
import { pictureByName } from "../../content/picture-by-name.ts";
import type { Database } from "../../database/client.ts";
import { askedRows, pageBy } from "../../database/page-of.ts";
import { galleryItems, uploads } from "../../database/schema/content.ts";
import { type ContentRows, orEmpty, storedIn } from "../content/content-rows.ts";
import type { GalleryItemForm } from "../content/dj/forms/gallery-item.ts";
import { uploadNamed } from "../uploads/uploads.ts";

const columnsOf = (form: GalleryItemForm) => ({
  ...form,
  type: "image",
  alt: sql`coalesce((select ${uploads.alt} from ${uploads} where ${uploads.id} = ${form.src}), ${pictureByName(form.src)?.alt ?? ""})`,
});

export const galleryRows: ContentRows<GalleryItemForm, typeof galleryItems.$inferSelect> = {
  kind: "gallery_items",
  async list(db, after) {
    const { where, orderBy } = pageBy(galleryItems.createdAt, galleryItems.id, "desc", after);
    const { id, src, alt, caption, category, createdAt } = galleryItems;
    const rows = await db
      .select({ id, src, alt, caption, category, createdAt, upload: uploadNamed(src) })
      .from(galleryItems)
      .where(where)
      .orderBy(...orderBy)
      .limit(askedRows);
    return rows.map((row) => ({
      id: row.id,
      title: row.caption ?? row.alt,
      note: `${galleryFilterLabels[row.category]}. ${row.alt}`,
      at: row.createdAt,
      picture: { name: row.src, upload: row.upload },
    }));
  },
  shown: ({ caption, category, src, shape, alt }) => ({
    title: caption ?? alt,
    texts: { caption: orEmpty(caption), category, src, shape: orEmpty(shape) },
  }),
  ...storedIn(galleryItems, columnsOf),
};

const shownInGallery = 60;

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
