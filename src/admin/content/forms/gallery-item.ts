import * as z from "zod/mini";
import { galleryCategories, galleryShapes } from "../../../content/gallery.ts";
import { choice, optionalChoice, requiredLine } from "../../../forms/fields.ts";
import { contentLimits, picture } from "./content-fields.ts";

/** A picture of the gallery. */
export const galleryItemForm = z.object({
  caption: requiredLine(contentLimits.title, "Caption is required"),
  src: picture,
  category: choice(galleryCategories, "Please choose a kind"),
  shape: optionalChoice(galleryShapes, "Please choose a size"),
});

export type GalleryItemForm = z.output<typeof galleryItemForm>;
