import type { Picture } from "../../../content/picture.ts";
import { type Recording, recording } from "./recording.ts";
import { businessId, type StructuredData } from "./structured-data.ts";

/** A video on YouTube, with the poster that it stands behind. */
export interface Video extends Recording {
  /** The video's id on YouTube. */
  id: string;
  poster: Picture;
}

/** A video that a page plays. */
export const videoObject = (video: Video): StructuredData => ({
  "@context": "https://schema.org",
  "@type": "VideoObject",
  ...recording(video),
  thumbnailUrl: video.poster.src,
  embedUrl: `https://www.youtube-nocookie.com/embed/${encodeURIComponent(video.id)}`,
  publisher: { "@id": businessId() },
});
