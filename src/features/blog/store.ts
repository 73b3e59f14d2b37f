import { and, desc, eq, ne, notExists, or, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { askedRows, pageBy } from "../../database/page-of.ts";
import { posts } from "../../database/schema/content.ts";
import { dayInWords } from "../../platform/english.ts";
import { type ContentRows, orEmpty, ticked } from "../content/content-rows.ts";
import type { PostForm } from "../content/dj/forms/post.ts";
import { uploadNamed, uploadsNamedIn } from "../uploads/uploads.ts";

const noSlug = { path: "slug", message: "Please write an address: the title has no letters that one can be made of" };

function slugOf({ slug }: PostForm): string {
  if (slug === null) throw new TypeError("A post has no address");
  return slug;
}

const othersQuery = (db: Database, id: string, form: PostForm) =>
  db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.slug, slugOf(form)), ne(posts.id, id)));

/** A post's day is that of its publication. */
export const postRows: ContentRows<PostForm, typeof posts.$inferSelect> = {
  kind: "posts",
  async list(db, after) {
    const { where, orderBy } = pageBy(posts.createdAt, posts.id, "desc", after);
    const { id, title, slug, published, createdAt } = posts;
    const columns = { id, title, slug, published, createdAt };
    const rows = await db
      .select(columns)
      .from(posts)
      .where(where)
      .orderBy(...orderBy)
      .limit(askedRows);
    return rows.map((post) => ({
      id: post.id,
      title: post.title,
      note: `${post.published ? "Published" : "Draft"}, ${dayInWords(post.createdAt)}`,
      at: post.createdAt,
      published: post.published,
    }));
  },
  row: (db, id) => db.select().from(posts).where(eq(posts.id, id)),
  shown({ title, slug, excerpt, content, image, published }) {
    return { title, texts: { title, slug, excerpt, content, image: orEmpty(image), published: ticked(published) } };
  },
  async complete(db, id, form) {
    const slug = form.slug ?? (await freeSlug(db, id, form.title));
    return slug ? { form: { ...form, slug } } : { issue: noSlug };
  },
  insert: (db, id, form, now) =>
    db
      .insert(posts)
      .values({ ...form, slug: slugOf(form), id, createdAt: now, updatedAt: now })
      .onConflictDoNothing(),
  update(db, id, form, now) {
    const createdAt = form.published ? sql`iif(${posts.published}, ${posts.createdAt}, ${now})` : posts.createdAt;
    return db
      .update(posts)
      .set({ ...form, slug: slugOf(form), createdAt: sql`${createdAt}`, updatedAt: now })
      .where(and(eq(posts.id, id), notExists(othersQuery(db, id, form))))
      .returning({ id: posts.id });
  },
  remove: (db, id) => db.delete(posts).where(eq(posts.id, id)),
  unique: { others: othersQuery, issue: { path: "slug", message: "Another post has this address" } },
};

const published = eq(posts.published, true);

const teaser = {
  slug: posts.slug,
  title: posts.title,
  excerpt: posts.excerpt,
  image: posts.image,
  upload: uploadNamed(posts.image),
  /** Counting spaces is close enough for a reading time. */
  words: sql<number>`length(${posts.content}) - length(replace(${posts.content}, ' ', '')) + 1`,
  createdAt: posts.createdAt,
  updatedAt: posts.updatedAt,
};

export type PostTeaser = Awaited<ReturnType<typeof listPostsQuery>>[number];
export type Post = Awaited<ReturnType<typeof listPostsInFullQuery>>[number];

const whole = { ...teaser, content: posts.content, uploads: uploadsNamedIn(posts.content) };

/** `uploads` are the pictures that the text names. */
export type WholePost = Post & Pick<NonNullable<Awaited<ReturnType<typeof findPost>>>["post"], "uploads">;

export const listPostsQuery = (db: Database) =>
  db.select(teaser).from(posts).where(published).orderBy(desc(posts.createdAt));

export const listPostsInFullQuery = (db: Database) =>
  db
    .select({ ...teaser, content: posts.content })
    .from(posts)
    .where(published)
    .orderBy(desc(posts.createdAt));

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

/** Drafts too, for the preview. */
export const findPostByIdQuery = (db: Database, id: string) =>
  db
    .select({ ...whole, published: posts.published })
    .from(posts)
    .where(eq(posts.id, id))
    .limit(1);

/** Leaves room for a number. */
const longest = 76;

const slugFrom = (title: string): string =>
  title
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replace(/^-+|-+$/g, "");

/** Empty when the title gives none. */
async function freeSlug(db: Database, id: string, title: string): Promise<string> {
  const base = slugFrom(title);
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
