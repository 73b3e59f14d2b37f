import { createHash } from "node:crypto";
import { access, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/** One file to serve: a picture in one width and one format. */
export interface Variant {
  format: Format;
  /** Width in pixels. */
  width: number;
  fileName: string;
}

type Format = keyof typeof encoders;

// Colors at full resolution (4:4:4) keep the edges of colored light crisp and cost about a seventh. Below these
// qualities the grain is smoothed away and dark skies fall into steps; WebP needs more, for it stores fewer shades.
const encoders = {
  avif: { quality: 60, effort: 4, chromaSubsampling: "4:4:4" },
  webp: { quality: 82, effort: 6, smartSubsample: true, smartDeblock: true },
} as const;
// Seen small, or on phones with two or three pixels where other screens have one: nobody misses the grain, and a third is saved.
const encodersForPhones = { ...encoders, avif: { ...encoders.avif, quality: 48 } } as const;

const wideWidths = [480, 800, 1200, 1600, 1920];
const tallWidths = [320, 480, 640, 900];

const phoneWidth = 900;
const phoneByteLimit = 150_000;

const encoderOf = (format: Format, width: number) => (width <= phoneWidth ? encodersForPhones : encoders)[format];

/**
 * Gives the variants of a picture, narrowest first, none wider than the original. Upright and square pictures, which
 * never span the page, get other widths. The names change with the original and with the encoder settings, so that
 * they may be cached for ever.
 *
 * `original` is the content of the original file, `width` and `height` its size in pixels, `widest` the widest to make.
 */
export function planVariants(
  name: string,
  original: Uint8Array,
  { width, height, widest = width }: { width: number; height: number; widest?: number | undefined },
): Variant[] {
  const widths = (width > height ? wideWidths : tallWidths).filter((candidate) => candidate <= Math.min(width, widest));
  if (widths.length === 0) throw new Error(`${name} is only ${width} px wide, too small for the site.`);
  return (["avif", "webp"] as const).flatMap((format) => {
    return widths.map((variantWidth) => {
      const encoder = JSON.stringify(encoderOf(format, variantWidth));
      const hash = createHash("sha256").update(original).update(encoder).digest("hex").slice(0, 8);
      return { format, width: variantWidth, fileName: `${name}-${variantWidth}-${hash}.${format}` };
    });
  });
}

/**
 * Writes a variant into `folder` unless it is there already. Resolves to whether it had to be written. Rejects when a
 * variant for phones comes out heavier than 150 KB.
 */
export async function writeVariant(original: Uint8Array, variant: Variant, folder: string): Promise<boolean> {
  const path = join(folder, variant.fileName);
  if (await exists(path)) return false;
  const bytes = await sharp(original)
    .autoOrient()
    .resize(variant.width)
    .toFormat(variant.format, encoderOf(variant.format, variant.width))
    .toBuffer();
  if (variant.width <= phoneWidth && bytes.length > phoneByteLimit) {
    throw new Error(`${variant.fileName} has ${bytes.length} bytes, more than the ${phoneByteLimit} phones may load.`);
  }
  // An interrupted run must not leave half a file under the final name, which the next run would take for done.
  await writeFile(`${path}.part`, bytes);
  await rename(`${path}.part`, path);
  return true;
}

/** Gives the mean colors of its upper, middle and lower third, as `#rrggbb` each. */
export async function colorsOf(original: Uint8Array): Promise<string> {
  const rows = sharp(original).autoOrient().removeAlpha().toColourspace("srgb").resize(1, 3, { fit: "fill" });
  const pixels = await rows.raw().toBuffer();
  return [0, 3, 6].map((at) => `#${pixels.subarray(at, at + 3).toString("hex")}`).join(",");
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
