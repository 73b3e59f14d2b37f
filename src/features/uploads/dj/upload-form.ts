import * as z from "zod/mini";
import { requiredLine } from "../../../platform/fields/fields.ts";
import { withoutMetadata } from "../../content/dj/without-metadata.ts";
import { type PictureHeader, pictureFaults, pictureHeader, pictureLimits, variantWidths } from "../picture-file.ts";

/** Variants of other sizes or types than the site's own page makes. */
const odd = "The picture was not prepared as it should be. Please reload the page and choose it again.";

/** The words for an uploaded picture. */
export const uploadWords = z.object({ alt: requiredLine(pictureLimits.alt, pictureFaults.noWords) });

/** What is sent beside the files. */
export const uploadForm = z.extend(uploadWords, {
  colors: z.string().check(z.regex(/^#[0-9a-f]{6}(?:,#[0-9a-f]{6}){2}$/, odd)),
});

/** A file that was looked at; `bytes` is what is kept of it. */
export interface CheckedFile extends PictureHeader {
  bytes: Uint8Array<ArrayBuffer>;
}

/** A picture of the site's own making, of the size of its widest variant. */
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

/** Whether `file` has the shape of `whole`, but for the rounding to whole pixels. */
const isSmaller = (file: CheckedFile, whole: CheckedFile): boolean =>
  Math.abs(file.height - (whole.height / whole.width) * file.width) <= 1;

/**
 * Checks the variants of a picture by their own bytes: each is a picture of one type, in the widths of the site, and all
 * of one shape. Gives them without whatever they tell of who took it, or what to tell of them otherwise.
 */
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
