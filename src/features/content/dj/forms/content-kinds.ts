import { addOnKind } from "./add-on.ts";
import type { ContentKind, ContentKindDescription } from "./content-kind.ts";
import { galleryItemKind } from "./gallery-item.ts";
import { mixKind } from "./mix.ts";
import { packageKind } from "./package.ts";
import { postKind } from "./post.ts";
import { priceKind } from "./price.ts";
import { showKind } from "./show.ts";
import { testimonialKind } from "./testimonial.ts";
import { travelZoneKind } from "./travel-zone.ts";

export const contentKinds: Readonly<Record<ContentKind, ContentKindDescription>> = {
  gallery_items: galleryItemKind,
  packages: packageKind,
  prices: priceKind,
  add_ons: addOnKind,
  travel_zones: travelZoneKind,
  testimonials: testimonialKind,
  mixes: mixKind,
  shows: showKind,
  posts: postKind,
};
