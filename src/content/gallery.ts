import type { Picture } from "./picture.ts";
import {
  clubsDjBoothWithLasers,
  clubsHandsUpUnderBeams,
  clubsMirrorBallLightSpots,
  corporateConferenceStage,
  corporateGalaBallroom,
  corporateReceptionUplighting,
  equipmentDjControllerCloseUp,
  equipmentFullSoundAndLightRig,
  equipmentMovingHeadsOnTruss,
  festivalsConfettiOverTheCrowd,
  festivalsMainStageAtNight,
  festivalsSunsetCrowd,
  weddingsColdSparksFirstDance,
  weddingsFirstDanceBistroLights,
  weddingsGoboOnDanceFloor,
} from "./pictures.ts";

const galleryCategories = ["clubs", "weddings", "corporate", "festivals", "equipment"] as const;
type GalleryCategory = (typeof galleryCategories)[number];

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

export interface GalleryPicture {
  picture: Picture;
  caption: string;
  category: GalleryCategory;
  /** Room in the whole gallery: `wide` is two cells by two, `tall` two cells high. */
  shape?: "wide" | "tall";
}

/** In this order the shapes fill three columns, and two, to the last cell. */
export const galleryPictures: readonly GalleryPicture[] = [
  {
    picture: weddingsColdSparksFirstDance,
    caption: "First dance between cold sparks",
    category: "weddings",
    shape: "wide",
  },
  { picture: clubsHandsUpUnderBeams, caption: "Hands up on the drop", category: "clubs", shape: "tall" },
  {
    picture: equipmentFullSoundAndLightRig,
    caption: "The full rig before doors",
    category: "equipment",
    shape: "tall",
  },
  { picture: corporateConferenceStage, caption: "Keynote, then the dance floor", category: "corporate" },
  { picture: festivalsConfettiOverTheCrowd, caption: "Confetti over the crowd", category: "festivals" },
  { picture: equipmentDjControllerCloseUp, caption: "The desk, two decks wide", category: "equipment" },
  { picture: clubsMirrorBallLightSpots, caption: "Mirror ball at midnight", category: "clubs" },
  { picture: corporateGalaBallroom, caption: "A ballroom set for a gala", category: "corporate" },
  { picture: festivalsMainStageAtNight, caption: "Main stage after dark", category: "festivals", shape: "tall" },
  {
    picture: weddingsFirstDanceBistroLights,
    caption: "First dance under bistro lights",
    category: "weddings",
    shape: "tall",
  },
  { picture: weddingsGoboOnDanceFloor, caption: "Two rings on the dance floor", category: "weddings" },
  { picture: clubsDjBoothWithLasers, caption: "Lasers behind the booth", category: "clubs", shape: "tall" },
  { picture: corporateReceptionUplighting, caption: "Reception in violet uplight", category: "corporate" },
  { picture: festivalsSunsetCrowd, caption: "Sunset set by the water", category: "festivals", shape: "tall" },
  { picture: equipmentMovingHeadsOnTruss, caption: "Moving heads on the truss", category: "equipment" },
];

/** The pictures that `filter` leaves; none for a filter that does not exist (`null`). */
export const picturesOf = (filter: GalleryFilter | null): readonly GalleryPicture[] =>
  galleryPictures.filter(({ category }) => filter === "all" || filter === category);
