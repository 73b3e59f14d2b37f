import { and, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { posts } from "../../database/schema/content.ts";

/** Leaves room for a number behind it. */
const longest = 76;

/** Small letters, digits and single hyphens; may be empty. */
const slugOf = (title: string): string =>
  title
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replace(/^-+|-+$/g, "");

/** Made of the title, unlike any other post's; empty when none can be made. */
export async function freeSlug(db: Database, id: string, title: string): Promise<string> {
  const base = slugOf(title);
  if (base === "") return base;
  const others = await db
    .select({ slug: posts.slug })
    .from(posts)
    .where(and(ne(posts.id, id), or(sql`${posts.slug} = ${base}`, sql`${posts.slug} glob ${`${base}-*`}`)));
  const taken = new Set(others.map(({ slug }) => slug));
  let number = 1;
  while (taken.has(number === 1 ? base : `${base}-${number}`)) number += 1;
  return number === 1 ? base : `${base}-${number}`;
}
