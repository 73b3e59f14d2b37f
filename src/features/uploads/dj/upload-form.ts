import * as z from "zod/mini";
import { requiredLine } from "../../../platform/fields/fields.ts";
import { type PictureHeader, pictureFaults, pictureHeader, pictureLimits, variantWidths } from "../picture-file.ts";
import { withoutMetadata } from "../without-metadata.ts";

const odd = "The picture was not prepared as it should be. Please reload the page and choose it again.";

export const uploadWords = z.object({ alt: requiredLine(pictureLimits.alt, pictureFaults.noWords) });

export const uploadForm = z.extend(uploadWords, {
  colors: z.string().check(z.regex(/^#[0-9a-f]{6}(?:,#[0-9a-f]{6}){2}$/, odd)),
});

interface CheckedFile extends PictureHeader {
  bytes: Uint8Array<ArrayBuffer>;
}

interface CheckedPicture {
  type: "image/jpeg" | "image/webp";
  variants: readonly CheckedFile[];
  width: number;
  height: number;
}

async function looked(file: unknown): Promise<CheckedFile | "broken" | null> {
  if (!(file instanceof File)) return null;
  const sent = new Uint8Array(await file.arrayBuffer());
  const header = pictureHeader(sent);
  if (!header) return null;
  const bytes = header.type === "image/png" ? sent : withoutMetadata(header.type, sent);
  return bytes ? { ...header, bytes } : "broken";
}

/** Allows for rounding to whole pixels. */
const isSmaller = (file: CheckedFile, whole: CheckedFile): boolean =>
  Math.abs(file.height - (whole.height / whole.width) * file.width) <= 1;

/** By the bytes: one type and shape in the site's widths. Removes metadata. */
export async function checkPicture(files: readonly unknown[]): Promise<CheckedPicture | { fault: string }> {
  if (files.length === 0) return { fault: pictureFaults.none };
  const all = await Promise.all(files.map(looked));
  if (all.includes(null)) return { fault: pictureFaults.noPicture };
  const variants = all.filter((file) => file !== null && file !== "broken");
  if (variants.length < all.length) return { fault: pictureFaults.broken };
  const huge = variants.find(({ width, height }) => Math.max(width, height) > pictureLimits.side);
  if (huge) return { fault: pictureFaults.tooWide(huge) };
  const widest = variants.at(-1);
  if (!widest) return { fault: pictureFaults.none };
  if (widest.width < variantWidths[0]) return { fault: pictureFaults.tooSmall(widest.width) };
  const expected = [...variantWidths.filter((width) => width < widest.width), widest.width];
  const { type } = widest;
  const isWhole =
    type !== "image/png" &&
    widest.width <= (variantWidths.at(-1) ?? 0) &&
    variants.map(({ width }) => width).join() === expected.join() &&
    variants.every((file) => file.bytes.byteLength <= pictureLimits.variant && isSmaller(file, widest)) &&
    variants.every((file) => file.type === type);
  return isWhole ? { type, variants, width: widest.width, height: widest.height } : { fault: odd };
}
