import type { ListedUpload } from "../uploads.ts";

export interface UploadedPictures {
  uploads: readonly ListedUpload[];
  canUpload: boolean;
}
