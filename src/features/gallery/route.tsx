import { isGalleryFilter } from "../../content/gallery.ts";
import { getCode } from "../../content/offers.ts";
import { Island } from "../../platform/islands/island.tsx";
import { startingWord } from "../../platform/numbers.ts";
import { type PageMetadata, titled } from "../../platform/pages/metadata/page-metadata.ts";
import type { PublicRoute } from "../site/frame/public-route.ts";
import { contactOnHome, galleryParameters, paths } from "../site/paths.ts";
import type { GalleryProps } from "./gallery.island.tsx";
import gallery from "./gallery.island.tsx";
import { listGalleryQuery } from "./store.ts";

const counted = (count: number): string => (count === 1 ? "One picture" : `${startingWord(count)} pictures`);

function GalleryPage({ items, filter }: GalleryProps) {
  return (
    <div className="wrap pt-[clamp(40px,4vw,56px)] pb-[var(--section)]">
      <div className="title-row">
        <h1 className="h1">From sunset to sunrise</h1>
        <p className="lead">{counted(items.length)} of one long night, rendered for this site, each at its hour.</p>
      </div>
      <div>
        <Island of={gallery} props={{ items, filter }} when="touch" />
      </div>
      <div className="head-row items-center mt-10">
        <p className="h3">Seen your night in one of them?</p>
        <a className="btn btn-primary max-sm:w-full" href={contactOnHome}>
          {getCode}
        </a>
      </div>
    </div>
  );
}

const galleryMetadata = ({ items }: GalleryProps): PageMetadata => ({
  title: titled("Gallery: Weddings, Clubs and Stages"),
  description: `${counted(items.length)} of what a night can look like: first dances, club floors, company galas, festival stages, and the sound and light behind them.`,
  path: paths.gallery,
  feature: "gallery",
  structuredData: [],
});

export const galleryRoute: PublicRoute = {
  path: paths.gallery,
  choices: { [galleryParameters.category]: null },
  shows: ["gallery_items"],
  async show({ db, chosen }) {
    const [items] = await db.batch([listGalleryQuery(db)]);
    const asked = chosen[galleryParameters.category] ?? "all";
    const filter = isGalleryFilter(asked) ? asked : null;
    const page = { items, filter };
    return { page: <GalleryPage {...page} />, metadata: galleryMetadata(page), isCacheable: filter !== null };
  },
};
