import { uploadedFile } from "../features/site/paths.ts";
import type { Picture, UploadedPicture } from "./picture.ts";
import * as pictures from "./pictures.ts";

const byName = new Map<string, Picture>(Object.entries(pictures));

/** The picture of the site's own that has `name`, which is its export in `pictures.ts`; `null` when there is none. */
export const pictureByName = (name: string | null): Picture | null => (name && byName.get(name)) || null;

/** The names of all pictures of this site, in their order. */
export const pictureNames: readonly string[] = [...byName.keys()];

/** Widest variant that stands for a picture where one address is taken. */
const middling = 1200;

/** The width that the name of a variant begins with. */
const widthOf = (file: string): number => Number.parseInt(file, 10);

/** An uploaded picture in its variants. */
export function uploadedPicture({ files, ...picture }: UploadedPicture): Picture {
  const src = files.findLast((file) => widthOf(file) <= middling) ?? files[0] ?? "";
  return {
    ...picture,
    avif: null,
    srcset: files.map((file) => `${uploadedFile(file)} ${widthOf(file)}w`).join(", "),
    src: uploadedFile(src),
  };
}

/** The picture that a row of the database names: one that was uploaded, or one of this site. */
export const pictureNamed = (name: string | null, upload: UploadedPicture | null): Picture | null =>
  upload ? uploadedPicture(upload) : pictureByName(name);
