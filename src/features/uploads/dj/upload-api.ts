import type { R2Bucket } from "@cloudflare/workers-types";
import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as z from "zod/mini";
import type { UploadedPicture } from "../../../content/picture.ts";
import { type Database, primary } from "../../../database/client.ts";
import { uploads } from "../../../database/schema/content.ts";
import type { AppEnv } from "../../../env.ts";
import { fieldIssues } from "../../../platform/fields/form-state.ts";
import { hexDigest } from "../../../platform/hex.ts";
import { adminApi } from "../../admin/paths.ts";
import { pictureFaults, pictureLimits } from "../picture-file.ts";
import { id, uploadChangedQuery } from "../uploads.ts";
import { checkPicture, uploadForm } from "./upload-form.ts";

/** Bytes of a post beside its files. */
const around = 16 * 1024;

/** The page's script wants JSON, though it sends a form. */
const refuse = (c: Context, status: ContentfulStatusCode, message: string) => c.json({ message }, status);

const limit = bodyLimit({
  maxSize: pictureLimits.variants + around,
  onError: (c) => refuse(c, 413, pictureFaults.tooMuch),
});

/** Variants from the narrowest, of one type. */
interface NewUpload extends Omit<UploadedPicture, "files"> {
  type: "image/jpeg" | "image/webp";
  variants: readonly { width: number; bytes: Uint8Array<ArrayBuffer> }[];
}

const endings = { "image/jpeg": "jpg", "image/webp": "webp" } as const;

/**
 * A fault leaves nothing. The same picture again changes only its words.
 * @returns the id by which rows name it
 * @throws when the bucket or D1 does
 */
async function storeUpload(
  db: Database,
  bucket: R2Bucket,
  { type, variants, ...picture }: NewUpload,
  now: number,
): Promise<string> {
  const named = await Promise.all(
    variants.map(async (variant) => ({ ...variant, hash: (await hexDigest(variant.bytes)).slice(0, 32) })),
  );
  const fileNames = named.map((variant) => `${variant.width}-${variant.hash}.${endings[type]}`);
  const upload = `upload-${named.at(-1)?.hash}`;
  const puts = await Promise.allSettled(
    named.map(({ bytes }, index) => bucket.put(fileNames[index] ?? "", bytes, { httpMetadata: { contentType: type } })),
  );
  try {
    for (const put of puts) if (put.status === "rejected") throw put.reason;
    await db.batch([
      db
        .insert(uploads)
        .values({ ...picture, id: upload, files: fileNames, createdAt: now })
        .onConflictDoUpdate({ target: id, set: { alt: picture.alt } }),
      uploadChangedQuery(db),
    ]);
  } catch (error) {
    const existing = await db
      .select({ id })
      .from(uploads)
      .where(eq(id, upload))
      .catch(() => null);
    // Files of a picture stored before stay.
    if (existing?.length === 0) await bucket.delete(fileNames).catch(() => undefined);
    throw error;
  }
  return upload;
}

/**
 * 201 with the picture's id, 413 too large, 415 no form with files, 422 not a picture or not described, 503 without a
 * bucket or when it fails.
 */
export const uploadApi = new Hono<AppEnv>().post(adminApi.uploads, limit, async (c) => {
  const bucket = c.env.PICTURES;
  if (!bucket) return refuse(c, 503, "Uploading is off: there is no bucket for pictures.");
  if (!c.req.header("Content-Type")?.startsWith("multipart/form-data"))
    return refuse(c, 415, "Please send a form with files.");
  const body = await c.req.parseBody({ all: true }).catch(() => null);
  if (!body) return refuse(c, 400, "This picture arrived damaged. Please send it again.");
  const picture = await checkPicture([body.variants ?? []].flat());
  if ("fault" in picture) return refuse(c, 422, picture.fault);
  const words = z.safeParse(uploadForm, body);
  if (!words.success) return refuse(c, 422, fieldIssues(words.error)[0]?.message ?? pictureFaults.noWords);
  const upload = { ...words.data, ...picture };
  try {
    return c.json({ id: await storeUpload(primary(c.env.DB), bucket, upload, Date.now()) }, 201);
  } catch (error) {
    console.error(JSON.stringify({ event: "upload-failed", id: c.get("requestId"), message: String(error) }));
    return refuse(c, 503, "The picture could not be stored just now. Please save again in a minute: nothing is lost.");
  }
});
