import type { Picture, UploadedPicture } from "./picture.ts";
import { pictureNamed } from "./picture-by-name.ts";

export const galleryCategories = ["clubs", "weddings", "corporate", "festivals", "equipment"] as const;
export type GalleryCategory = (typeof galleryCategories)[number];

/** What the gallery can be narrowed to, in the order of its filters. */
export const galleryFilters = ["all", ...galleryCategories] as const;
export type GalleryFilter = (typeof galleryFilters)[number];

export const isGalleryFilter = (value: unknown): value is GalleryFilter =>
  galleryFilters.some((filter) => filter === value);

export const galleryFilterLabels: Readonly<Record<GalleryFilter, string>> = {
  all: "All",
  clubs: "Clubs",
  weddings: "Weddings",
  corporate: "Corporate",
  festivals: "Festivals",
  equipment: "Equipment",
};

/** Room in the gallery: `wide` is two cells by two, `tall` two cells high, and without a shape it is one cell. */
export const galleryShapes = ["wide", "tall"] as const;
export type GalleryShape = (typeof galleryShapes)[number];

/** A picture of the gallery as its row tells of it: `src` names one of the site's own, unless it was uploaded. */
export interface GalleryItem {
  id: string;
  src: string;
  caption: string | null;
  category: GalleryCategory;
  shape: GalleryShape | null;
  upload: UploadedPicture | null;
}

/** A picture of the gallery as it is shown. */
export interface GalleryPicture extends Pick<GalleryItem, "id" | "category" | "shape"> {
  picture: Picture;
  caption: string;
}

const cellsOf = (shape: GalleryShape | null): number => (shape === null ? 1 : { wide: 4, tall: 2 }[shape]);

/** Cells that fill rows of three, and of two, to the end. */
const fullRows = 6;

/** `shapes` with the last single cells made tall, as many as the last row of three columns, or two, has empty cells. */
export function filledShapes(shapes: readonly (GalleryShape | null)[]): readonly (GalleryShape | null)[] {
  const cells = shapes.reduce((sum, shape) => sum + cellsOf(shape), 0);
  const missing = (fullRows - (cells % fullRows)) % fullRows;
  const singles = shapes.flatMap((shape, index) => (shape === null ? [index] : []));
  const grown = singles.length >= missing ? singles.slice(singles.length - missing) : [];
  return shapes.map((shape, index) => (grown.includes(index) ? "tall" : shape));
}

/**
 * The pictures that `filter` leaves of `items`, with their room: in the whole gallery their own, in one category the first
 * is wide. None for a filter that does not exist (`null`).
 */
export function picturesOf(items: readonly GalleryItem[], filter: GalleryFilter | null): readonly GalleryPicture[] {
  const shown = items.flatMap(({ id, src, caption, category, shape, upload }): GalleryPicture[] => {
    const picture = filter === "all" || filter === category ? pictureNamed(src, upload) : null;
    return picture ? [{ id, picture, category, shape, caption: caption ?? picture.alt }] : [];
  });
  const shapes = filledShapes(
    shown.map(({ shape }, index) => (filter === "all" ? shape : index === 0 ? "wide" : null)),
  );
  return shown.map((item, index) => ({ ...item, shape: shapes[index] ?? null }));
}
