import { max } from "drizzle-orm";
import { batchOf } from "../../../database/batch-of.ts";
import type { Database } from "../../../database/client.ts";
import { galleryItems, mixes, packages, shows, testimonials } from "../../../database/schema/content.ts";
import { listPostsQuery } from "../../blog/store.ts";

export async function postsAndNewestRows(db: Database) {
  const {
    posts,
    ofGallery: [ofGallery],
    ofPackages: [ofPackages],
    ofTestimonials: [ofTestimonials],
    ofMixes: [ofMixes],
    ofShows: [ofShows],
  } = await batchOf(db, {
    posts: listPostsQuery(db),
    ofGallery: db.select({ at: max(galleryItems.createdAt) }).from(galleryItems),
    ofPackages: db.select({ at: max(packages.createdAt) }).from(packages),
    ofTestimonials: db.select({ at: max(testimonials.createdAt) }).from(testimonials),
    ofMixes: db.select({ at: max(mixes.createdAt) }).from(mixes),
    ofShows: db.select({ at: max(shows.createdAt) }).from(shows),
  });
  const newest = {
    gallery: ofGallery?.at ?? 0,
    packages: ofPackages?.at ?? 0,
    testimonials: ofTestimonials?.at ?? 0,
    mixes: ofMixes?.at ?? 0,
    shows: ofShows?.at ?? 0,
  };
  return { posts, newest };
}

/** Instants; zero when there is no row. */
export type NewestRows = Awaited<ReturnType<typeof postsAndNewestRows>>["newest"];
