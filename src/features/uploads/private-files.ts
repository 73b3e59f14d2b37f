import type { R2Bucket } from "@cloudflare/workers-types";
import { sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { mailReplies, type ReplyFile } from "../../database/schema/requests.ts";
import { day } from "../../platform/durations.ts";
import { pictureHeader, pictureLimits } from "./picture-file.ts";

/** Of one mail. */
const mostFiles = 10;

/** Those that {@link uploadedFiles} gives out stand in no folder. */
const folder = "reply/";

const latin = new TextDecoder("latin1");

/** By the bytes alone: a picture or a PDF. `null` for all others, whatever they call themselves. */
function typeOf(bytes: Uint8Array): string | null {
  const begin = latin.decode(bytes.subarray(0, 12));
  if (begin.startsWith("%PDF-")) return "application/pdf";
  if (begin.startsWith("GIF8")) return "image/gif";
  // As phones take them.
  if (/^.{4}ftyp(?:heic|heix|mif1)/s.test(begin)) return "image/heic";
  return pictureHeader(bytes)?.type ?? null;
}

/**
 * Keeps pictures and PDFs of up to 10 MB, ten at most; others, and all where there is no bucket, are named alone. The
 * same `id` puts the same files.
 * @throws when the bucket does
 */
export async function keepFiles(
  bucket: R2Bucket | undefined,
  id: string,
  files: readonly { name: string; type: string; bytes: Uint8Array<ArrayBuffer> }[],
): Promise<ReplyFile[]> {
  const kept: ReplyFile[] = [];
  for (const [index, { name, type: said, bytes }] of files.entries()) {
    const type = index < mostFiles && bytes.length <= pictureLimits.file ? typeOf(bytes) : null;
    const key = type && bucket ? `${folder}${id}/${index}` : null;
    if (key && type) await bucket?.put(key, bytes, { httpMetadata: { contentType: type } });
    kept.push({ name, type: type ?? said, size: bytes.length, key });
  }
  return kept;
}

const shown = /^image\/(?:jpeg|png|gif|webp)$/;

/** For who may see the conversation. Null when there is none. */
export async function privateFile(bucket: R2Bucket | undefined, file: ReplyFile | undefined): Promise<Response | null> {
  const found = file?.key ? await bucket?.get(file.key) : null;
  if (!file || !found) return null;
  const how = shown.test(file.type) ? "inline" : "attachment";
  return new Response(await found.arrayBuffer(), {
    headers: {
      "Content-Type": file.type,
      "Content-Disposition": `${how}; filename*=UTF-8''${encodeURIComponent(file.name.toWellFormed())}`,
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cache-Control": "private, no-store",
    },
  });
}

/** Removes files whose mail is gone, erased or not taken; a mail that comes just now may not be stored yet. */
export async function removeLostFiles(db: Database, bucket: R2Bucket | undefined, now: number): Promise<void> {
  let cursor: string | undefined;
  do {
    const page = await bucket?.list({ prefix: folder, ...(cursor ? { cursor } : {}) });
    const old = page?.objects.filter(({ uploaded }) => uploaded.getTime() < now - day).map(({ key }) => key) ?? [];
    const idOf = (key: string) => key.split("/")[1] ?? "";
    const ids = JSON.stringify([...new Set(old.map(idOf))]);
    const known = await db
      .select({ id: mailReplies.id })
      .from(mailReplies)
      .where(sql`${mailReplies.id} in (select value from json_each(${ids}))`);
    const lost = old.filter((key) => !known.some(({ id }) => id === idOf(key)));
    if (lost.length > 0) await bucket?.delete(lost);
    cursor = page?.truncated ? page.cursor : undefined;
  } while (cursor);
}
