import { uploadedFile } from "../features/site/paths.ts";
import type { Picture, UploadedPicture } from "./picture.ts";
import * as pictures from "./pictures.ts";

const byName = new Map<string, Picture>(Object.entries(pictures));

/** `name` is an export of `pictures.ts`. */
export const pictureByName = (name: string | null): Picture | null => (name && byName.get(name)) || null;

export const pictureNames: readonly string[] = [...byName.keys()];

/** Pixels. */
const middling = 1200;

/** Names of variants begin with their width. */
const widthOf = (file: string): number => Number.parseInt(file, 10);

export function uploadedPicture({ files, ...picture }: UploadedPicture): Picture {
  const src = files.findLast((file) => widthOf(file) <= middling) ?? files[0] ?? "";
  return {
    ...picture,
    avif: null,
    srcset: files.map((file) => `${uploadedFile(file)} ${widthOf(file)}w`).join(", "),
    src: uploadedFile(src),
  };
}

export const pictureNamed = (name: string | null, upload: UploadedPicture | null): Picture | null =>
  upload ? uploadedPicture(upload) : pictureByName(name);
