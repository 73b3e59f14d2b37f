import type { Picture } from "../../content/picture.ts";
import { site } from "../../content/site.ts";
import { absolute } from "../../paths.ts";
import { businessId, type StructuredData } from "./structured-data.ts";

/** The site's video, with the poster that it stands behind. `origin` is the public origin. */
export const videoObject = (origin: string, poster: Picture): StructuredData => ({
  "@context": "https://schema.org",
  "@type": "VideoObject",
  name: site.video.title,
  description: site.video.caption,
  thumbnailUrl: absolute(origin, poster.src),
  uploadDate: site.video.uploaded,
  embedUrl: `https://www.youtube-nocookie.com/embed/${site.video.id}`,
  publisher: { "@id": businessId(origin) },
});
