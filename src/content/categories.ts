import { claims, counted, site } from "./site.ts";

export const eventCategories = ["corporate", "wedding", "private-party"] as const;
export type EventCategory = (typeof eventCategories)[number];

export const defaultCategory: EventCategory = "wedding";

export const isEventCategory = (value: unknown): value is EventCategory =>
  eventCategories.some((category) => category === value);

/** `headline` has short phrases that must not break inside. */
export interface CategoryCopy {
  tab: string;
  shortTab: string;
  headline: readonly string[];
  lead: string;
  bullets: readonly string[];
  stats: readonly { value: string; unit?: string; label: string }[];
  formTitle: string;
  offPackage: string;
  detailsPlaceholder: string;
  /** As in "your … inquiry". */
  inquiry: string;
}

const statsOf = (kind: "corporateEvents" | "weddings" | "privateEvents"): CategoryCopy["stats"] => [
  ...(claims[kind] ? [{ value: claims[kind], label: counted[kind] }] : []),
  ...(claims.retention ? [{ value: claims.retention, label: "client retention" }] : []),
  ...(claims.rating ? [{ value: claims.rating, unit: "of 5", label: "average rating" }] : []),
  { value: String(site.since), label: "in service since" },
];

export const categoryCopy: Readonly<Record<EventCategory, CategoryCopy>> = {
  corporate: {
    tab: "Corporate",
    shortTab: "Corporate",
    headline: ["A company night", "people stay late for."],
    lead: `Holiday parties, launches and conferences around ${site.metro}, run to your agenda by one DJ and MC.`,
    bullets: [
      "Clean edits only, volume that lets people talk",
      "Microphones and playback for speeches and awards",
      "Certificate of insurance sent to your venue",
    ],
    stats: statsOf("corporateEvents"),
    formTitle: "Tell me about the event",
    offPackage: "off your event package",
    detailsPlaceholder: "Venue, agenda, awards, a walk-on song",
    inquiry: "corporate event",
  },
  wedding: {
    tab: "Weddings",
    shortTab: "Weddings",
    headline: ["A full floor, and", "every toast heard."],
    lead: `One DJ and MC for ceremony, cocktail hour and reception, anywhere around ${site.metro}.`,
    bullets: [
      "Lapel microphone for the vows, sound for every guest",
      "Your must-play list kept. Your do-not-play list too",
      "Timeline built with your planner and venue",
    ],
    stats: statsOf("weddings"),
    formTitle: "Tell me about the day",
    offPackage: "off your wedding package",
    detailsPlaceholder: "Venue, first dance, a song that must not be played",
    inquiry: "wedding",
  },
  "private-party": {
    tab: "Private parties",
    shortTab: "Private",
    headline: ["Your people.", "Your songs.", "All night."],
    lead: `Birthdays, anniversaries and house parties around ${site.metro}, from first guest to last song.`,
    bullets: [
      "Set up and sound-checked before your guests arrive",
      "Requests by phone all night, with your veto",
      "Fits a living room, a patio or a ballroom",
    ],
    stats: statsOf("privateEvents"),
    formTitle: "Tell me about the party",
    offPackage: "off your party package",
    detailsPlaceholder: "Whose night it is, the place, the song that starts it",
    inquiry: "private party",
  },
};
