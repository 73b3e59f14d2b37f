import { count } from "drizzle-orm";
import type { ContentKind } from "../../admin/content/forms/content-kinds.ts";
import type { Database } from "../../db/client.ts";
import { mixes, packages, posts, prices, shows, testimonials } from "./schema.ts";

type ContentRowsTable =
  | typeof packages
  | typeof prices
  | typeof testimonials
  | typeof mixes
  | typeof shows
  | typeof posts;

/** How many rows each kind of content has, in one round trip. */
export async function countContent(db: Database): Promise<Readonly<Record<ContentKind, number>>> {
  const rowsOf = (table: ContentRowsTable) => db.select({ rows: count() }).from(table);
  const [inPackages, inPrices, inTestimonials, inMixes, inShows, inPosts] = await db.batch([
    rowsOf(packages),
    rowsOf(prices),
    rowsOf(testimonials),
    rowsOf(mixes),
    rowsOf(shows),
    rowsOf(posts),
  ]);
  const rowsIn = ([row]: readonly { rows: number }[]) => row?.rows ?? 0;
  return {
    packages: rowsIn(inPackages),
    prices: rowsIn(inPrices),
    testimonials: rowsIn(inTestimonials),
    mixes: rowsIn(inMixes),
    shows: rowsIn(inShows),
    posts: rowsIn(inPosts),
  };
}
