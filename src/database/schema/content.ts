import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { galleryCategories, galleryShapes } from "../../content/gallery.ts";
import { createdAt, flag, id, instant, strings } from "../columns.ts";

export const shows = sqliteTable(
  "shows",
  {
    id: id(),
    title: text().notNull(),
    datetime: instant().notNull(),
    venue: text(),
    city: text(),
    heroImage: text(),
    ticketsUrl: text(),
    isLive: flag().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index("shows_by_time").on(table.datetime, table.id)],
);

export const mixes = sqliteTable(
  "mixes",
  {
    id: id(),
    title: text().notNull(),
    platform: text().notNull(),
    videoId: text(),
    url: text(),
    duration: text(),
    tags: strings(),
    cover: text(),
    views: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [index("mixes_newest").on(table.createdAt, table.id)],
);

/** A visitor counts once a day and mix. `listener` is a keyed hash of all three, deleted the day after. */
export const mixPlays = sqliteTable("mix_plays", { day: text().notNull(), listener: text().notNull() }, (table) => [
  primaryKey({ columns: [table.day, table.listener] }),
]);

/** `price` in cents, `duration` in hours of music. */
export const packages = sqliteTable(
  "packages",
  {
    id: id(),
    name: text().notNull(),
    price: integer().notNull(),
    features: strings(),
    duration: integer().notNull(),
    description: text().notNull(),
    isPopular: flag().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index("packages_price").on(table.price)],
);

/** In cents, for the hours of `singleService`. Without `usual` a page names a range. */
export const prices = sqliteTable(
  "prices",
  {
    id: id(),
    /** Path. */
    page: text().notNull().unique(),
    least: integer().notNull(),
    usual: integer(),
    most: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("prices_least").on(table.least, table.id)],
);

/** `rating` out of five; `author` is a role and a place, never a person's name. */
export const testimonials = sqliteTable(
  "testimonials",
  {
    id: id(),
    author: text().notNull(),
    role: text(),
    rating: integer().notNull(),
    quote: text().notNull(),
    /** Pages show those in their own. */
    language: text().notNull().default("en"),
    source: text(),
    createdAt: createdAt(),
  },
  (table) => [index("testimonials_newest").on(table.createdAt, table.id)],
);

export const posts = sqliteTable(
  "posts",
  {
    id: id(),
    title: text().notNull(),
    slug: text().notNull().unique(),
    excerpt: text().notNull(),
    content: text().notNull(),
    image: text(),
    published: flag().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: instant().notNull(),
  },
  (table) => [index("posts_newest").on(table.createdAt, table.id)],
);

/** `src` names a picture; `shape` is for the unfiltered gallery. */
export const galleryItems = sqliteTable(
  "gallery_items",
  {
    id: id(),
    type: text().notNull(),
    src: text().notNull(),
    alt: text().notNull(),
    caption: text(),
    category: text({ enum: galleryCategories }).notNull(),
    shape: text({ enum: galleryShapes }),
    createdAt: createdAt(),
  },
  (table) => [index("gallery_items_newest").on(table.createdAt, table.id)],
);

/** `files` in the bucket begin with the narrowest; `width` and `height` are the widest's. */
export const uploads = sqliteTable(
  "uploads",
  {
    id: id(),
    alt: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    colors: text().notNull(),
    files: strings(),
    createdAt: createdAt(),
  },
  (table) => [index("uploads_newest").on(table.createdAt, table.id)],
);

/** Instants, raised with each change (`features/content/versions.ts`). */
export const contentVersions = sqliteTable("content_versions", {
  kind: text().primaryKey(),
  version: instant().notNull(),
});
