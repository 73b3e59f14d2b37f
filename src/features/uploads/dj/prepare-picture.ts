import { type PictureHeader, pictureFaults, pictureHeader, pictureLimits, variantWidths } from "../picture-file.ts";

/** Upright, without the camera's metadata. */
export interface PreparedPicture {
  variants: readonly Blob[];
  colors: string;
  preview: string;
}

/** Bytes: photos have a thumbnail and more before its end. */
const headBytes = 512 * 1024;

const quality = 0.8;

function drawn(
  bitmap: ImageBitmap,
  width: number,
  height = Math.round((bitmap.height / bitmap.width) * width),
): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.max(1, height);
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("no canvas");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const encoded = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("not encoded"))), type, quality),
  );

/** Safari writes PNG when asked for WebP. */
async function typeHere(canvas: HTMLCanvasElement): Promise<"image/webp" | "image/jpeg"> {
  return (await encoded(canvas, "image/webp")).type === "image/webp" ? "image/webp" : "image/jpeg";
}

function colorsOf(bitmap: ImageBitmap): string {
  const pixels = drawn(bitmap, 1, 3).getContext("2d")?.getImageData(0, 0, 1, 3).data ?? [];
  const hex = [...pixels].map((part) => part.toString(16).padStart(2, "0"));
  return [0, 4, 8].map((at) => `#${hex.slice(at, at + 3).join("")}`).join(",");
}

const dataAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** `null` when nothing is wrong. */
async function faultOf(file: File): Promise<string | null> {
  const header: PictureHeader | null = pictureHeader(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  if (!header) return pictureFaults.noPicture;
  if (file.size > pictureLimits.file) return pictureFaults.tooLarge(file.size);
  if (Math.max(header.width, header.height) > pictureLimits.side) return pictureFaults.tooWide(header);
  return null;
}

export async function preparePicture(file: File): Promise<PreparedPicture | { fault: string }> {
  try {
    const fault = await faultOf(file);
    if (fault) return { fault };
    const bitmap = await createImageBitmap(file);
    const widest = Math.min(bitmap.width, variantWidths.at(-1) ?? 0);
    if (bitmap.width < variantWidths[0]) return { fault: pictureFaults.tooSmall(bitmap.width) };
    const widths = [...variantWidths.filter((width) => width < widest), widest];
    const type = await typeHere(drawn(bitmap, 1));
    const variants = await Promise.all(widths.map((width) => encoded(drawn(bitmap, width), type)));
    const colors = colorsOf(bitmap);
    bitmap.close();
    const [narrowest] = variants;
    return { variants, colors, preview: narrowest ? await dataAddress(narrowest) : "" };
  } catch {
    return { fault: pictureFaults.broken };
  }
}
