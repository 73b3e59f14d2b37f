import { createHash } from "node:crypto";
import { access, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

export interface Variant {
  format: Format;
  /** Pixels. */
  width: number;
  fileName: string;
}

type Format = keyof typeof encoders;

// Full color resolution (4:4:4) keeps edges of colored light crisp for about a seventh more. Below these qualities
// the grain goes and dark skies fall into steps; WebP needs more, as it stores fewer shades.
const encoders = {
  avif: { quality: 60, effort: 4, chromaSubsampling: "4:4:4" },
  webp: { quality: 82, effort: 6, smartSubsample: true, smartDeblock: true },
} as const;
// Small, or on dense phone screens: nobody misses the grain, and a third is saved.
const encodersForPhones = { ...encoders, avif: { ...encoders.avif, quality: 48 } } as const;

const wideWidths = [480, 800, 1200, 1600, 1920];
const tallWidths = [320, 480, 640, 900];

const phoneWidth = 900;
const phoneByteLimit = 150_000;

const encoderOf = (format: Format, width: number) => (width <= phoneWidth ? encodersForPhones : encoders)[format];

/**
 * Narrowest first, none wider than the original. Upright and square pictures, which never span the page, have other
 * widths. Names change with the original and the encoder settings, so that they may be cached for ever. `original` is
 * the file's content, sizes are pixels.
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
 * Unless it is there already; resolves to whether it was written. Rejects when a variant for phones is heavier than
 * 150 KB.
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
  // An interrupted run must not leave half a file that the next run takes for done.
  await writeFile(`${path}.part`, bytes);
  await rename(`${path}.part`, path);
  return true;
}

/** Mean colors of its upper, middle and lower third, as `#rrggbb`. */
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
