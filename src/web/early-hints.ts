import { assets } from "./assets.ts";
import type { PageMetadata } from "./metadata/page-metadata.ts";

/** Pixels of width that a phone takes of a picture as wide as its screen. */
const phoneWidth = 800;

/** The address in `srcset` that fits a phone: the widest of at most 800 pixels. */
function forPhone(srcset: string): string {
  const variants = srcset.split(", ").map((variant) => variant.split(" "));
  const [address = ""] = variants.findLast(([, width]) => Number.parseInt(width ?? "", 10) <= phoneWidth) ?? [];
  return address;
}

/** The stylesheets of a page, the site's first. */
export const stylesheetsOf = ({ feature, area }: Pick<PageMetadata, "feature" | "area">): readonly string[] => [
  assets.stylesheet,
  ...(feature ? [assets.sheets[feature]] : []),
  ...(area ? [assets.sheets[area]] : []),
];

/**
 * What a browser may fetch before the page itself is there, as a `Link` header, which Cloudflare also sends ahead (103). A
 * browser that is told ahead leaves the picture until it knows its screen, as HTML has it for links with a source set.
 */
export function earlyHints(metadata: PageMetadata): string {
  const { heroPicture } = metadata;
  return [
    ...(heroPicture
      ? [
          `<${forPhone(heroPicture.picture.avif)}>; rel=preload; as=image; type="image/avif"; fetchpriority=high; ` +
            `imagesrcset="${heroPicture.picture.avif}"; imagesizes="${heroPicture.sizes}"`,
        ]
      : []),
    ...stylesheetsOf(metadata).map((href) => `<${href}>; rel=preload; as=style`),
    ...assets.fonts.map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ].join(", ");
}
