import { count } from "drizzle-orm";
import type { ContentKind } from "../../admin/content/forms/content-kinds.ts";
import type { Database } from "../../db/client.ts";
import { mixes, packages, posts, shows, testimonials } from "./schema.ts";

/** How many rows each kind of content has, in one round trip. */
export async function countContent(db: Database): Promise<Readonly<Record<ContentKind, number>>> {
  const rowsOf = (table: typeof packages | typeof testimonials | typeof mixes | typeof shows | typeof posts) =>
    db.select({ rows: count() }).from(table);
  const counts = await db.batch([rowsOf(packages), rowsOf(testimonials), rowsOf(mixes), rowsOf(shows), rowsOf(posts)]);
  const [inPackages = 0, inTestimonials = 0, inMixes = 0, inShows = 0, inPosts = 0] = counts.map(
    ([row]) => row?.rows ?? 0,
  );
  return { packages: inPackages, testimonials: inTestimonials, mixes: inMixes, shows: inShows, posts: inPosts };
}
