import { type EventCategory, eventCategories } from "./categories.ts";

export const leadEventTypes = {
  corporate: [
    "Corporate Party",
    "Holiday Celebration",
    "Team Building Event",
    "Product Launch",
    "Conference/Convention",
    "Networking Event",
  ],
  wedding: ["Wedding Reception", "Ceremony & Reception", "Cocktail Hour", "Rehearsal Dinner", "Engagement Party"],
  "private-party": [
    "Birthday Party",
    "Anniversary",
    "Graduation Party",
    "Retirement Party",
    "House Party",
    "Milestone Celebration",
    "Quinceañera",
    "Bar or Bat Mitzvah",
    "School Dance",
  ],
} as const satisfies Record<EventCategory, readonly string[]>;

export type LeadEventType = (typeof leadEventTypes)[EventCategory][number];

/** For event types in the DJ's own words. */
const tellingWords: Readonly<Record<EventCategory, RegExp>> = {
  corporate: /corporate|company|conference|gala|launch|team/i,
  wedding: /wedding|ceremony|reception|engagement|bridal/i,
  "private-party": /party|birthday|anniversary|quincea|mitzvah|dance|graduation|private/i,
};

export const categoryOfEventType = (eventType: string): EventCategory | null =>
  eventCategories.find((category) => leadEventTypes[category].some((type) => type === eventType)) ??
  eventCategories.find((category) => tellingWords[category].test(eventType)) ??
  null;

export const contactEventTypes = [
  "wedding",
  "club",
  "corporate",
  "private",
  "quinceanera",
  "mitzvah",
  "school-dance",
  "other",
] as const;

export const contactEventTypeLabels: Readonly<Record<(typeof contactEventTypes)[number], string>> = {
  wedding: "Wedding",
  club: "Club",
  corporate: "Corporate",
  private: "Private",
  quinceanera: "Quinceañera",
  mitzvah: "Bar or Bat Mitzvah",
  "school-dance": "School Dance",
  other: "Other",
};
