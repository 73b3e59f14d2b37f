import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { posts } from "../../database/schema/content.ts";
import { uploadNamed, uploadsNamedIn } from "../uploads/uploads.ts";

const published = eq(posts.published, true);

const teaser = {
  slug: posts.slug,
  title: posts.title,
  excerpt: posts.excerpt,
  image: posts.image,
  upload: uploadNamed(posts.image),
  /** Counted by its spaces, which is close enough for a reading time. */
  words: sql<number>`length(${posts.content}) - length(replace(${posts.content}, ' ', '')) + 1`,
  createdAt: posts.createdAt,
  updatedAt: posts.updatedAt,
};

/** A post as lists show it: `image` names a picture, `createdAt` and `updatedAt` are instants in milliseconds. */
export type PostTeaser = Awaited<ReturnType<typeof listPostsQuery>>[number];
export type Post = Awaited<ReturnType<typeof listPostsInFullQuery>>[number];

/** What a post's own page shows of it. */
const whole = { ...teaser, content: posts.content, uploads: uploadsNamedIn(posts.content) };

/** A post with its text, and the uploaded pictures that this names, by their ids. */
export type WholePost = Post & Pick<NonNullable<Awaited<ReturnType<typeof findPost>>>["post"], "uploads">;

/** The published posts, newest first. */
export const listPostsQuery = (db: Database) =>
  db.select(teaser).from(posts).where(published).orderBy(desc(posts.createdAt));

/** The published posts with their text, newest first. */
export const listPostsInFullQuery = (db: Database) =>
  db
    .select({ ...teaser, content: posts.content })
    .from(posts)
    .where(published)
    .orderBy(desc(posts.createdAt));

/** The published post at `slug` and its neighbors in time, in one round trip; `null` when there is none. */
export async function findPost(db: Database, slug: string) {
  const [[post], all] = await db.batch([
    db
      .select(whole)
      .from(posts)
      .where(and(published, eq(posts.slug, slug)))
      .limit(1),
    listPostsQuery(db),
  ]);
  if (!post) return null;
  const index = all.findIndex((other) => other.slug === slug);
  return { post, newer: all[index - 1] ?? null, older: all[index + 1] ?? null };
}

/** A post by its id, published or not, for its preview. */
export const findPostByIdQuery = (db: Database, id: string) =>
  db
    .select({ ...whole, published: posts.published })
    .from(posts)
    .where(eq(posts.id, id))
    .limit(1);
