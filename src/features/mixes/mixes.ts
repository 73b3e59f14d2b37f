import { desc } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { mixes } from "../../database/schema/content.ts";
import { uploadNamed } from "../uploads/uploads.ts";

/** A mix as pages show it: `duration` as `58:12` or `1:04:05`, `cover` names a picture, which is `upload` if
 * it was uploaded, `createdAt` is an instant. */
export type Mix = Awaited<ReturnType<typeof listMixesQuery>>[number];

/** All mixes, newest first. */
export const listMixesQuery = (db: Database) =>
  db
    .select({
      id: mixes.id,
      title: mixes.title,
      platform: mixes.platform,
      videoId: mixes.videoId,
      url: mixes.url,
      duration: mixes.duration,
      tags: mixes.tags,
      cover: mixes.cover,
      upload: uploadNamed(mixes.cover),
      createdAt: mixes.createdAt,
    })
    .from(mixes)
    .orderBy(desc(mixes.createdAt));
