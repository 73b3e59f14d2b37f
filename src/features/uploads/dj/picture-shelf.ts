import type { ListedUpload } from "../uploads.ts";

/** What a form of content can choose a picture from, beside the site's own. */
export interface PictureShelf {
  uploads: readonly ListedUpload[];
  /** Whether there is a bucket to upload into. */
  canUpload: boolean;
}
