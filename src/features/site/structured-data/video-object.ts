import type { VideoObjectLeaf } from "schema-dts";
import type { Picture } from "../../../content/picture.ts";
import type { Player } from "../../../content/player.ts";
import { businessId, type StructuredData } from "../../../platform/pages/metadata/structured-data.ts";
import { type Recording, recording } from "./recording.ts";

/** A video on YouTube or of this site, with the poster that it stands behind. */
export interface Video extends Recording {
  player: Extract<Player, { type: "youtube" | "file" }>;
  poster: Picture;
}

/** A video that a page plays. */
export const videoObject = (video: Video): StructuredData => ({
  "@context": "https://schema.org",
  "@type": "VideoObject",
  ...recording(video),
  thumbnailUrl: video.poster.src,
  ...(video.player.type === "file"
    ? ({ contentUrl: video.player.src } satisfies Partial<VideoObjectLeaf>)
    : ({
        embedUrl: `https://www.youtube-nocookie.com/embed/${encodeURIComponent(video.player.id)}`,
      } satisfies Partial<VideoObjectLeaf>)),
  publisher: { "@id": businessId() },
});
