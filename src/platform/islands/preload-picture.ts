import type { Picture } from "../../content/picture.ts";

/** Milliseconds. */
const timeout = 600;

/** Decodes the picture, so that the change does not flash. Never fails. */
export async function preloadPicture(picture: Picture, sizes: string): Promise<void> {
  const image = new Image();
  image.sizes = sizes;
  image.srcset = picture.avif ?? picture.srcset;
  const late = new Promise<void>((resolve) => setTimeout(resolve, timeout));
  await Promise.race([image.decode().catch(() => undefined), late]);
}
