import { galleryPictures } from "../../content/gallery.ts";
import { startingWord } from "../../numbers.ts";
import { Island } from "../../web/islands/island.tsx";
import type { PageMetadata } from "../../web/metadata/page-metadata.ts";
import { paths } from "../paths.ts";
import type { GalleryProps } from "./gallery.island.tsx";
import gallery from "./gallery.island.tsx";

const pictureCount = startingWord(galleryPictures.length);

/** The gallery, narrowed to one category or whole. */
export function GalleryPage({ filter }: GalleryProps) {
  return (
    <div className="wrap pt-[clamp(40px,4vw,56px)] pb-[var(--section)]">
      <div className="grid gap-4 md:grid-cols-[7fr_5fr] md:items-end">
        <h1 className="h1">Rooms, after dark</h1>
        <p className="lead">{pictureCount} pictures from clubs, weddings, company nights and festivals.</p>
      </div>
      <div className="gallery-box">
        <Island of={gallery} props={{ filter }} when="touch" />
      </div>
    </div>
  );
}

export const galleryMetadata: PageMetadata = {
  title: "Gallery: Weddings, Clubs and Stages | Sunset Bay DJ",
  description: `${pictureCount} pictures of what a night can look like: first dances, club floors, company galas, festival stages, and the sound and light behind them.`,
  path: paths.gallery,
  feature: "gallery",
  structuredData: [],
};
