import type { R2Bucket } from "@cloudflare/workers-types";
import { eq } from "drizzle-orm";
import type { UploadedPicture } from "../../content/picture.ts";
import type { Database } from "../../database/client.ts";
import { uploads } from "../../database/schema/content.ts";
import { id, uploadChangedQuery } from "./uploads.ts";

/** Variants from the narrowest, of one type. */
export interface NewUpload extends Omit<UploadedPicture, "files"> {
  type: "image/jpeg" | "image/webp";
  variants: readonly { width: number; bytes: Uint8Array<ArrayBuffer> }[];
}

const endings = { "image/jpeg": "jpg", "image/webp": "webp" } as const;

async function hexDigest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * A fault leaves nothing. The same picture again changes only its words.
 * @returns the id by which rows name it
 * @throws when the bucket or D1 does
 */
export async function storeUpload(
  db: Database,
  bucket: R2Bucket,
  { type, variants, ...picture }: NewUpload,
  now: number,
): Promise<string> {
  const named = await Promise.all(
    variants.map(async (variant) => ({ ...variant, hash: await hexDigest(variant.bytes) })),
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
        .values({ ...picture, color: picture.colors.slice(0, 7), id: upload, files: fileNames, createdAt: now })
        .onConflictDoUpdate({ target: id, set: { alt: picture.alt } }),
      uploadChangedQuery(db),
    ]);
  } catch (error) {
    const known = await db
      .select({ id })
      .from(uploads)
      .where(eq(id, upload))
      .catch(() => null);
    // Files of a picture stored before stay.
    if (known?.length === 0) await bucket.delete(fileNames).catch(() => undefined);
    throw error;
  }
  return upload;
}
