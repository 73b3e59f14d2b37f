import type { EventCategory } from "./categories.ts";
import { site } from "./site.ts";

/** Headlines of shared links' pictures, those of other languages in their words; drawn by `npm run cards` to `public/cards/`. */
export const cards = {
  default: `Mobile DJ and MC for ${site.metro}`,
  home: "A full floor, and every toast heard",
  city: "One DJ, all around the bay",
  wedding: "Vows heard. Floor full. All day.",
  corporate: "A company night people stay late for",
  party: "Your people. Your songs. All night.",
  nightclub: "Open format, until the lights come on",
  school: "School dances, clean edits all night",
  quinceanera: "Quinceañeras, in English y español",
  mitzvah: "From the hora to the last song",
  live: "Live from the booth, every week",
  blog: "Notes from the booth",
} as const;

export type CardName = keyof typeof cards;

/** In `public/cards/`; null where its headline is in English. */
export const cardFile = (name: CardName, language: string | null): string =>
  `${[language, name].filter(Boolean).join("-")}.jpg`;

/** Pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/** For pages that name no card. */
export const cardByAccent: Readonly<Record<EventCategory, CardName>> = {
  corporate: "corporate",
  wedding: "wedding",
  "private-party": "party",
};
