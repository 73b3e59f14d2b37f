import { adminApi } from "../features/admin/paths.ts";
import { origin } from "./site.ts";

/** Only the header has this size (RFC 9649); the picture has `more` bytes, rounded up to even. */
export function webp(width: number, height: number, more = 0): Uint8Array<ArrayBuffer> {
  const even = more + (more % 2);
  const bytes = new Uint8Array(38 + even);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode("RIFF\0\0\0\0WEBPVP8X\n\0\0\0"));
  bytes.set(new TextEncoder().encode("VP8 "), 30);
  view.setUint32(4, bytes.byteLength - 8, true);
  view.setUint32(34, even, true);
  for (const [at, side] of [
    [24, width],
    [27, height],
  ] as const) {
    view.setUint16(at, (side - 1) & 0xffff, true);
    view.setUint8(at + 2, (side - 1) >> 16);
  }
  return bytes;
}

export const uploadWords = "A couple on a pier at dusk.";
export const uploadVariants = [webp(480, 320), webp(800, 533), webp(1000, 667)];

export interface UploadParts {
  alt?: string;
  variants?: readonly (Uint8Array<ArrayBuffer> | string)[];
  colors?: string;
}

export function upload({
  alt = uploadWords,
  variants: files = uploadVariants,
  colors = "#202040,#303060,#404080",
}: UploadParts = {}): Request {
  const body = new FormData();
  body.set("alt", alt);
  body.set("colors", colors);
  for (const file of files) body.append("variants", new Blob([file]), "party.jpg");
  return new Request(origin + adminApi.uploads, { method: "POST", body, headers: { Origin: origin } });
}
