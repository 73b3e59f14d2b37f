import type { Picture } from "../../../content/picture.ts";
import { businessId, type StructuredData } from "../../../platform/pages/metadata/structured-data.ts";
import { type Recording, recording } from "./recording.ts";

/** A recording on SoundCloud or Mixcloud, with its cover. */
export interface Audio extends Recording {
  /** Its page there. */
  url: string;
  cover: Picture;
}

/** A recording that a page plays. */
export const audioObject = (audio: Audio): StructuredData => ({
  "@context": "https://schema.org",
  "@type": "AudioObject",
  ...recording(audio),
  url: audio.url,
  thumbnailUrl: audio.cover.src,
  publisher: { "@id": businessId() },
});
