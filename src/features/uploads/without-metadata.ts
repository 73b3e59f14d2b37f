import type { PictureHeader } from "./picture-file.ts";

type Parts = Uint8Array[];

const joined = (parts: Parts): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
};

const latin = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** ITU T.81, table B.1. */
const [endOfImage, startOfScan, comment, firstOfApplication, lastOfApplication] = [0xd9, 0xda, 0xfe, 0xe0, 0xef];

/** Keeps color segments, and JFIF without a thumbnail. */
function isShown(marker: number, segment: Uint8Array): boolean {
  if (marker === comment) return false;
  if (marker < firstOfApplication || marker > lastOfApplication) return true;
  const isJfif = latin(segment, 4, 5) === "JFIF\0" && segment.byteLength === 18;
  return isJfif || latin(segment, 4, 12) === "ICC_PROFILE\0" || latin(segment, 4, 5) === "Adobe";
}

function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  // FF 00 is data, D0 to D7 begin its parts, and FF fills.
  for (; at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.byteLength;
}

function plainJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const parts: Parts = [bytes.subarray(0, 2)];
  for (let at = 2; at + 2 <= bytes.byteLength; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return null;
    if (marker === endOfImage) return joined([...parts, bytes.subarray(at, at + 2)]);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.byteLength) return null;
    const next = marker === startOfScan ? endOfScan(bytes, end) : end;
    const segment = bytes.subarray(at, next);
    if (isShown(marker, segment)) parts.push(segment);
    at = next;
  }
  return null;
}

/** Chunk names of RFC 9649. */
const chunksOfStill = ["VP8 ", "VP8L", "VP8X", "ALPH", "ICCP"];

/** Header bits for XMP and Exif. */
const tellsOfMetadata = 0x04 | 0x08;

function plainWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Parts = [bytes.slice(0, 12)];
  for (let at = 12; at + 8 <= bytes.byteLength; ) {
    const name = latin(bytes, at, 4);
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    if (end > bytes.byteLength) return null;
    const chunk = bytes.slice(at, end);
    if (name === "VP8X") chunk[8] = (chunk[8] ?? 0) & ~tellsOfMetadata;
    if (chunksOfStill.includes(name)) parts.push(chunk);
    at = end;
  }
  const whole = joined(parts);
  new DataView(whole.buffer).setUint32(4, whole.byteLength - 8, true);
  return whole;
}

/**
 * Removes Exif, XMP, IPTC, comments, thumbnails and trailing data; pixels and colors stay to the bit. `null` for a
 * damaged file.
 */
export const withoutMetadata = (
  type: Exclude<PictureHeader["type"], "image/png">,
  bytes: Uint8Array,
): Uint8Array<ArrayBuffer> | null => (type === "image/jpeg" ? plainJpeg(bytes) : plainWebp(bytes));
