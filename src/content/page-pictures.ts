import type { CardName } from "./cards.ts";

/** The pictures of pages outside of `landing`: put others here before you take one of these out of `pictures`. */
export {
  boothHandOnAmberMixer as boothPicture,
  clubsMirrorBallLightSpots as mixPicture,
  corporateConferenceStage as corporateHero,
  emptyDanceFloorAtSunrise as contactPicture,
  festivalsConfettiOverTheCrowd as newsletterPicture,
  festivalsMainStageAtNight as privatePartyHero,
  heroWedding as weddingHero,
  serviceNightclub as livePagePicture,
  weddingsColdSparksFirstDance as filmPicture,
} from "./pictures.ts";

const teal = "#2dd4bf";
const amber = "#fbbf24";
const magenta = "#ec4899";
const violet = "#9b78f8";

/** Behind the headlines of `cards.ts`, by the names of their originals. `position` is the part to keep in view. */
export const cardPictures: Readonly<Record<CardName, { picture: string; accent: string; position?: string }>> = {
  default: { picture: "og-background", accent: violet },
  home: { picture: "hero-wedding", accent: amber, position: "100% 50%" },
  city: { picture: "city-tampa", accent: violet },
  wedding: { picture: "weddings-cold-sparks-first-dance", accent: amber, position: "50% 92%" },
  corporate: { picture: "corporate-gala-ballroom", accent: teal },
  party: { picture: "hero-private-party", accent: magenta, position: "100% 50%" },
  nightclub: { picture: "service-nightclub", accent: magenta },
  school: { picture: "service-school-dance", accent: teal },
  quinceanera: { picture: "service-quinceanera", accent: magenta, position: "50% 92%" },
  mitzvah: { picture: "service-bar-mitzvah", accent: amber },
  live: { picture: "clubs-dj-booth-with-lasers", accent: magenta, position: "50% 92%" },
  blog: { picture: "blog-vinyl-record-macro", accent: amber },
};

/** In the press kit, by the names of their originals; the first is the portrait where `identity.owner` has none. */
export const pressPhotos = [
  "booth-hand-on-amber-mixer",
  "clubs-hands-up-under-beams",
  "weddings-cold-sparks-first-dance",
  "weddings-first-dance-bistro-lights",
  "corporate-gala-ballroom",
  "festivals-main-stage-at-night",
  "beach-wedding-clearwater",
  "corporate-conference-stage",
];
