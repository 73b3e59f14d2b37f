import type { Picture, UploadedPicture } from "./picture.ts";
import { pictureNamed } from "./picture-by-name.ts";

export const galleryCategories = ["clubs", "weddings", "corporate", "festivals", "equipment"] as const;
type GalleryCategory = (typeof galleryCategories)[number];

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

export const galleryShapes = ["wide"] as const;
export type GalleryShape = (typeof galleryShapes)[number];

/** `src` names one of the site's pictures unless there is an `upload`. */
export interface GalleryItem {
  id: string;
  src: string;
  caption: string | null;
  category: GalleryCategory;
  shape: GalleryShape | null;
  upload: UploadedPicture | null;
}

export interface GalleryPicture extends Pick<GalleryItem, "id" | "category"> {
  picture: Picture;
  /** Begins the caption, as "7:58 PM". */
  hour: string | null;
  caption: string;
  span: Span;
}

type Span = 4 | 5 | 7 | 12;

const rows: readonly (readonly Span[])[] = [
  [7, 5],
  [5, 7],
  [4, 4, 4],
  [4, 4, 4],
];

export function spansOf(wide: readonly boolean[]): readonly Span[] {
  const spans: Span[] = [];
  let turn = 0;
  while (spans.length < wide.length) {
    const next = wide.indexOf(true, spans.length);
    const left = (next < 0 ? wide.length : next) - spans.length;
    const row = rows[turn % rows.length] ?? [];
    if (left >= row.length) turn += 1;
    spans.push(...(left === 0 || left === 1 ? ([12] as const) : left >= row.length ? row : ([7, 5] as const)));
  }
  return spans;
}

const hourFirst = /^(\d{1,2}:\d\d [AP]M) (.+)$/;

/** A single category's first picture is wide. An unknown filter (`null`) has none. */
export function picturesOf(items: readonly GalleryItem[], filter: GalleryFilter | null): readonly GalleryPicture[] {
  const shown = items.flatMap(({ id, src, caption, category, shape, upload }) => {
    const picture = filter === "all" || filter === category ? pictureNamed(src, upload) : null;
    const [, hour = null, words = caption] = hourFirst.exec(caption ?? "") ?? [];
    return picture ? [{ id, picture, category, shape, hour, caption: words ?? picture.alt }] : [];
  });
  const spans = spansOf(shown.map(({ shape }, index) => (filter === "all" ? shape === "wide" : index === 0)));
  return shown.map(({ shape, ...item }, index) => ({ ...item, span: spans[index] ?? 12 }));
}
