import type { R2Bucket } from "@cloudflare/workers-types";
import { and, desc, eq, notExists, type SQLWrapper, sql } from "drizzle-orm";
import type { UploadedPicture } from "../../content/picture.ts";
import type { Database } from "../../database/client.ts";
import { galleryItems, mixes, posts, shows, uploads } from "../../database/schema/content.ts";
import { raiseVersionsQuery } from "../content/versions.ts";

const { alt, width, height, colors, files } = uploads;
export const { id } = uploads;

const asJson = sql`json_object('alt', ${alt}, 'width', ${width}, 'height', ${height},
    'colors', ${colors}, 'files', json(${files}))`;

const isShownIn = (text: SQLWrapper, upload: SQLWrapper) => sql`instr(${text}, '](' || ${upload} || ')') > 0`;

/** `null` when `name` is one of the site's own pictures, or none. */
export const uploadNamed = (name: SQLWrapper) =>
  sql<UploadedPicture | null>`(select ${asJson} from ${uploads} where ${id} = ${name})`
    .mapWith((json: string): UploadedPicture => JSON.parse(json))
    .as("upload");

export const uploadsNamedIn = (text: SQLWrapper) =>
  sql<
    Record<string, UploadedPicture>
  >`(select json_group_object(${id}, ${asJson}) from ${uploads} where ${isShownIn(text, id)})`
    .mapWith((json: string): ReadonlyMap<string, UploadedPicture> => new Map(Object.entries(JSON.parse(json))))
    .as("uploads");

const listed = 100;

export const listUploadsQuery = (db: Database) =>
  db.select().from(uploads).orderBy(desc(uploads.createdAt), desc(uploads.id)).limit(listed);

export type ListedUpload = Awaited<ReturnType<typeof listUploadsQuery>>[number];

const uses = (upload: SQLWrapper) => sql`
  select 'Gallery: ' || ${galleryItems.caption} as place from ${galleryItems} where ${galleryItems.src} = ${upload}
  union all select 'Mix: ' || ${mixes.title} from ${mixes} where ${mixes.cover} = ${upload}
  union all select 'Show: ' || ${shows.title} from ${shows} where ${shows.heroImage} = ${upload}
  union all select 'Post: ' || ${posts.title} from ${posts}
    where ${posts.image} = ${upload} or ${isShownIn(posts.content, upload)}`;

const usesOfUploadQuery = (db: Database, upload: string) =>
  db.select({ place: sql<string>`place` }).from(sql`(${uses(sql`${upload}`)})`);

export async function findUpload(db: Database, upload: string) {
  const [[row], used] = await db.batch([
    db.select().from(uploads).where(eq(id, upload)),
    usesOfUploadQuery(db, upload),
  ]);
  return row ? { row, uses: used.map(({ place }) => place) } : null;
}

/** Goes after every change of an upload, so that pages that may show it are rendered again. */
export const uploadChangedQuery = (db: Database) => raiseVersionsQuery(db, "gallery_items", "mixes", "shows", "posts");

/** Also updates copies of the words. False without such an upload. */
export async function describeUpload(db: Database, upload: string, words: string): Promise<boolean> {
  const [changed] = await db.batch([
    db.update(uploads).set({ alt: words }).where(eq(id, upload)).returning({ id }),
    uploadChangedQuery(db),
    db.update(galleryItems).set({ alt: words }).where(eq(galleryItems.src, upload)),
  ]);
  return changed.length > 0;
}

export async function removeUpload(db: Database, bucket: R2Bucket | undefined, upload: string): Promise<boolean> {
  const [removed] = await db
    .delete(uploads)
    .where(and(eq(id, upload), notExists(sql`(${uses(sql`${upload}`)})`)))
    .returning({ files });
  if (!removed) return false;
  await bucket?.delete(removed.files).catch(() => {
    console.error(JSON.stringify({ event: "upload-files-left", id: upload }));
  });
  return true;
}
