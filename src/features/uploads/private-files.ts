import type { R2Bucket } from "@cloudflare/workers-types";
import { sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { mailReplies, type ReplyFile } from "../../database/schema/requests.ts";
import { day } from "../../platform/durations.ts";
import { pictureHeader, pictureLimits } from "./picture-file.ts";

const mostFiles = 10;

/** {@link uploadedFiles} serves no folder, so these stay private. */
const folder = "reply/";

const latin = new TextDecoder("latin1");

/** By the bytes, not the declared type: a picture or a PDF, else `null`. */
function typeOf(bytes: Uint8Array): string | null {
  const begin = latin.decode(bytes.subarray(0, 12));
  if (begin.startsWith("%PDF-")) return "application/pdf";
  if (begin.startsWith("GIF8")) return "image/gif";
  if (/^.{4}ftyp(?:heic|heix|mif1)/s.test(begin)) return "image/heic";
  return pictureHeader(bytes)?.type ?? null;
}

/**
 * Pictures and PDFs of up to 10 MB, ten at most; the rest, or all without a bucket, are only named. Idempotent for an
 * `id`.
 * @throws when the bucket does
 */
export async function keepFiles(
  bucket: R2Bucket | undefined,
  id: string,
  files: readonly { name: string; type: string; bytes: Uint8Array<ArrayBuffer> }[],
): Promise<ReplyFile[]> {
  const kept: ReplyFile[] = [];
  for (const [index, { name, type: claimedType, bytes }] of files.entries()) {
    const type = index < mostFiles && bytes.length <= pictureLimits.file ? typeOf(bytes) : null;
    const key = type && bucket ? `${folder}${id}/${index}` : null;
    if (key && type) await bucket?.put(key, bytes, { httpMetadata: { contentType: type } });
    kept.push({ name, type: type ?? claimedType, size: bytes.length, key });
  }
  return kept;
}

const shownTypes = /^image\/(?:jpeg|png|gif|webp)$/;

/** The caller checks access. */
export async function privateFile(bucket: R2Bucket | undefined, file: ReplyFile | undefined): Promise<Response | null> {
  const found = file?.key ? await bucket?.get(file.key) : null;
  if (!file || !found) return null;
  const how = shownTypes.test(file.type) ? "inline" : "attachment";
  return new Response(await found.arrayBuffer(), {
    headers: {
      "Content-Type": file.type,
      "Content-Disposition": `${how}; filename*=UTF-8''${encodeURIComponent(file.name.toWellFormed())}`,
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cache-Control": "private, no-store",
    },
  });
}

/** Spares recent files, whose mail may not be stored yet. */
export async function removeLostFiles(db: Database, bucket: R2Bucket | undefined, now: number): Promise<void> {
  let cursor: string | undefined;
  do {
    const page = await bucket?.list({ prefix: folder, ...(cursor ? { cursor } : {}) });
    const old = page?.objects.filter(({ uploaded }) => uploaded.getTime() < now - day).map(({ key }) => key) ?? [];
    const idOf = (key: string) => key.split("/")[1] ?? "";
    const ids = JSON.stringify([...new Set(old.map(idOf))]);
    const existing = await db
      .select({ id: mailReplies.id })
      .from(mailReplies)
      .where(sql`${mailReplies.id} in (select value from json_each(${ids}))`);
    const lost = old.filter((key) => !existing.some(({ id }) => id === idOf(key)));
    if (lost.length > 0) await bucket?.delete(lost);
    cursor = page?.truncated ? page.cursor : undefined;
  } while (cursor);
}
