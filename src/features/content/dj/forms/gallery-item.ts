import * as z from "zod/mini";
import {
  type GalleryShape,
  galleryCategories,
  galleryFilterLabels,
  galleryShapes,
} from "../../../../content/gallery.ts";
import { choice, optionalChoice, requiredLine } from "../../../../platform/fields/fields.ts";
import { contentLimits, picture } from "./content-fields.ts";
import type { ContentKindDescription } from "./content-kind.ts";

export const galleryItemForm = z.object({
  caption: requiredLine(contentLimits.title, "Caption is required"),
  src: picture,
  category: choice(galleryCategories, "Please choose a kind"),
  shape: optionalChoice(galleryShapes, "Please choose a size"),
});

export type GalleryItemForm = z.output<typeof galleryItemForm>;

const shapes: Readonly<Record<GalleryShape, string>> = { wide: "Wide, a row of its own" };

export const galleryItemKind: ContentKindDescription = {
  singular: "picture",
  plural: "Gallery",
  icon: "i-lucide-images",
  shown: "On the gallery page, the newest 60, newest first.",
  empty: "No pictures. The gallery is empty until there is one.",
  fields: [
    {
      name: "caption",
      label: "Caption",
      control: "text",
      wide: true,
      placeholder: "First dance between cold sparks",
    },
    { name: "src", label: "Picture", control: "picture", wide: true },
    {
      name: "category",
      label: "Kind of picture",
      control: "select",
      options: Object.fromEntries(galleryCategories.map((category) => [category, galleryFilterLabels[category]])),
    },
    { name: "shape", label: "Size in the gallery", control: "select", optional: true, options: shapes },
  ],
};
