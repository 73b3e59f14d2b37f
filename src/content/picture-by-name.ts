import type { Picture } from "./picture.ts";
import * as pictures from "./pictures.ts";

const byName = new Map<string, Picture>(Object.entries(pictures));

/** The picture that a row of the database names by its export in `pictures.ts`; `null` when there is none. */
export const pictureByName = (name: string | null): Picture | null => (name && byName.get(name)) || null;

/** The names of all pictures, and what each shows. */
export const picturesByName: readonly { name: string; alt: string }[] = [...byName].map(([name, { alt }]) => ({
  name,
  alt,
}));
