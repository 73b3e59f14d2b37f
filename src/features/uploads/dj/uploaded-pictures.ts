import type { ListedUpload } from "../uploads.ts";

/** Beside the site's own pictures. */
export interface UploadedPictures {
  uploads: readonly ListedUpload[];
  /** There is a bucket. */
  canUpload: boolean;
}
