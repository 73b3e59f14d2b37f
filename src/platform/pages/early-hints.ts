import { assets } from "./assets.ts";
import type { PageMetadata } from "./metadata/page-metadata.ts";

/** Pixels for a full-width picture on a phone. */
const phoneWidth = 800;

function forPhone(srcset: string): string {
  const variants = srcset.split(", ").map((variant) => variant.split(" "));
  const [address = ""] = variants.findLast(([, width]) => Number.parseInt(width ?? "", 10) <= phoneWidth) ?? [];
  return address;
}

export const stylesheetOf = ({ feature, area }: Pick<PageMetadata, "feature" | "area">): string =>
  assets.sheets[feature ?? area ?? "site"];

function pictureHint({ picture: { avif, srcset }, sizes }: NonNullable<PageMetadata["heroPicture"]>): string {
  const type = avif ? `type="image/avif"; ` : "";
  const from = avif ?? srcset;
  return `<${forPhone(from)}>; rel=preload; as=image; ${type}fetchpriority=high; imagesrcset="${from}"; imagesizes="${sizes}"`;
}

/** Cloudflare also sends it ahead (103). */
export const earlyHints = (metadata: PageMetadata): string =>
  [
    ...(metadata.heroPicture ? [pictureHint(metadata.heroPicture)] : []),
    `<${stylesheetOf(metadata)}>; rel=preload; as=style`,
    ...assets.fonts.map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ].join(", ");
