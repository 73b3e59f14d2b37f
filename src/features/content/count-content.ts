import { count } from "drizzle-orm";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import {
  galleryItems,
  mixes,
  packages,
  posts,
  prices,
  shows,
  testimonials,
  uploads,
} from "../../database/schema/content.ts";
import { addOns, travelZones } from "../../database/schema/quotes.ts";
import type { ContentKind } from "./dj/forms/content-kind.ts";

const tables = {
  gallery_items: galleryItems,
  packages,
  prices,
  add_ons: addOns,
  travel_zones: travelZones,
  testimonials,
  mixes,
  shows,
  posts,
  uploads,
};

export async function countContent(db: Database): Promise<Readonly<Record<ContentKind | "uploads", number>>> {
  const rowsOf = (kind: keyof typeof tables) => db.select({ rows: count() }).from(tables[kind]);
  const { inGallery, inPackages, inPrices, inAddOns, inZones, inTestimonials, inMixes, inShows, inPosts, inUploads } =
    await batchOf(db, {
      inGallery: rowsOf("gallery_items"),
      inPackages: rowsOf("packages"),
      inPrices: rowsOf("prices"),
      inAddOns: rowsOf("add_ons"),
      inZones: rowsOf("travel_zones"),
      inTestimonials: rowsOf("testimonials"),
      inMixes: rowsOf("mixes"),
      inShows: rowsOf("shows"),
      inPosts: rowsOf("posts"),
      inUploads: rowsOf("uploads"),
    });
  const of = ([row]: readonly { rows: number }[]): number => row?.rows ?? 0;
  return {
    gallery_items: of(inGallery),
    packages: of(inPackages),
    prices: of(inPrices),
    add_ons: of(inAddOns),
    travel_zones: of(inZones),
    testimonials: of(inTestimonials),
    mixes: of(inMixes),
    shows: of(inShows),
    posts: of(inPosts),
    uploads: of(inUploads),
  };
}
